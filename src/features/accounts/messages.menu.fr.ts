import type { en } from './messages.menu.en.ts'

export const fr: typeof en = {
  menu: (name) => `Compte : ${name}`,
  dashboard: 'Mon espace',
  account: 'Votre compte',
  changePassword: 'Changer le mot de passe',
  devices: 'Appareils connectés',
  logOut: 'Se déconnecter',
}
