import type { en } from './messages.menu.en.ts'

export const sw: typeof en = {
  menu: (name) => `Akaunti ya ${name}`,
  dashboard: 'Ukurasa wangu',
  account: 'Akaunti yako',
  changePassword: 'Badilisha nenosiri',
  devices: 'Vifaa vilivyoingia',
  logOut: 'Toka',
}
