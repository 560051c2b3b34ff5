import type { en } from './messages.menu.en.ts'

export const hi: typeof en = {
  menu: (name) => `${name} का अकाउंट`,
  dashboard: 'मेरा पेज',
  account: 'आपका अकाउंट',
  changePassword: 'पासवर्ड बदलें',
  devices: 'साइन इन किए हुए डिवाइस',
  logOut: 'लॉग आउट करें',
}
