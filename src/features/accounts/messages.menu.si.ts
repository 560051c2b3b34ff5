import type { en } from './messages.menu.en.ts'

export const si: typeof en = {
  menu: (name) => `ගිණුම: ${name}`,
  dashboard: 'මගේ මුල් පිටුව',
  account: 'ඔබේ ගිණුම',
  changePassword: 'මුරපදය මාරු කරන්න',
  devices: 'ඇතුල් වෙලා ඉන්න උපාංග',
  logOut: 'ඉවත් වෙන්න',
}
