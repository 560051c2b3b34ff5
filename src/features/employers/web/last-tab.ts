export const profileTabs = ['profile', 'family', 'staff'] as const
export type ProfileTab = (typeof profileTabs)[number]

const key = 'employer-profile-tab'

/** The tab of Edit Profile that was used last; the first one for who has used none. */
export const rememberedTab = (): ProfileTab =>
  profileTabs.find((tab) => tab === localStorage.getItem(key)) ?? 'profile'

export const rememberTab = (tab: ProfileTab): void => localStorage.setItem(key, tab)

/** The tab on which a field of the form stands. */
export function tabOf(path: string): ProfileTab {
  const [first = ''] = path.split('.')
  if (first === 'staff') return 'staff'
  return ['spouses', 'adults', 'kids', 'elders'].includes(first) ? 'family' : 'profile'
}
