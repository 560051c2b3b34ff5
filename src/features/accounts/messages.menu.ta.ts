import type { en } from './messages.menu.en.ts'

export const ta: typeof en = {
  menu: (name) => `கணக்கு: ${name}`,
  dashboard: 'என் பக்கம்',
  account: 'உங்கள் கணக்கு',
  changePassword: 'கடவுச்சொல்லை மாற்று',
  devices: 'உள்நுழைந்த ஃபோன்களும் கணினிகளும்',
  logOut: 'வெளியேறு',
}
