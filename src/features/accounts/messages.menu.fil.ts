import type { en } from './messages.menu.en.ts'

export const fil: typeof en = {
  menu: (name) => `Account ni ${name}`,
  dashboard: 'Aking pahina',
  account: 'Iyong account',
  changePassword: 'Palitan ang password',
  devices: 'Mga device na naka-sign in',
  logOut: 'Mag-log out',
}
