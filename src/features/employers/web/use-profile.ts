import { useQuery } from '@tanstack/react-query'
import { api } from '../../../platform/web/browser-api.ts'
import { readSession, storeUser } from '../../../platform/web/session.ts'
import { type EmployerProfile, getProfile } from '../contract.ts'

export const profileKey = ['employer-profile']

/** The household's own profile; fresh for five minutes. Family and income are kept nowhere in the browser. */
export const useProfile = () =>
  useQuery({
    queryKey: profileKey,
    queryFn: async ({ signal }) => rememberProfile(await api(getProfile, {}, { signal })),
  })

/** Makes the menu show the name and picture of the profile. */
export function rememberProfile(profile: EmployerProfile): EmployerProfile {
  const user = readSession()?.user
  if (user === undefined) return profile
  try {
    localStorage.setItem(
      'profile-storage',
      JSON.stringify({ userId: user.id, profileImage: profile.avatar }),
    )
  } catch {
    // A full storage costs the menu a picture, nothing else.
  }
  const known = {
    ...user,
    full_name: profile.name,
    avatar: profile.avatar,
    phone_number: profile.phone_number,
  }
  if (JSON.stringify(known) !== JSON.stringify(user)) storeUser(known)
  return profile
}
