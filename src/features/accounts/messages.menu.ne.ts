import type { en } from './messages.menu.en.ts'

export const ne: typeof en = {
  menu: (name) => `${name} को खाता`,
  dashboard: 'मेरो पेज',
  account: 'तपाईंको खाता',
  changePassword: 'पासवर्ड बदल्नुहोस्',
  devices: 'साइन इन भएका डिभाइस',
  logOut: 'लग आउट गर्नुहोस्',
}
