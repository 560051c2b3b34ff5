import type { Translation } from '../../platform/shared/catalogues.ts'
import type { account as enAccount, doors as enDoors } from './messages.account.en.ts'

export const account: typeof enAccount = {
  metaTitle: (title) => `${title} | Manzil`,
  menu: 'Iyong account',
  title: 'Iyong account',
  close: 'Isara',
  tabs: {
    home: 'Aking pahina',
    account: 'Account',
    security: 'Pag-sign in at seguridad',
    data: 'Iyong data',
    notifications: 'Mga abiso',
    settings: 'Settings',
  },
  loading: 'Nilo-load ang account mo...',
  failed: { title: 'Hindi ma-load ang account mo', text: 'Subukan ulit mamaya-maya.' },
  away: {
    offline: 'Offline ka',
    unreachable: 'Hindi maabot ang Manzil',
    text: 'Tingnan ang koneksyon mo at subukan ulit.',
  },
  retry: 'Subukan ulit',
  details: {
    title: 'Iyong pangalan',
    text: 'Ganito ka makikita ng mga kausap mo.',
    name: 'Buong pangalan',
    save: 'I-save',
    saved: 'Na-save na.',
    failed: 'Hindi ito na-save. Subukan ulit.',
  },
  phone: {
    title: 'Mobile number',
    text: 'Ito ang gamit mo sa pag-sign in, at dito namin ipinapadala ang mga code mo.',
    none: 'Wala sa ngayon: ibinigay ito ng kompanya ng telepono sa iba. Idagdag ang numerong gamit mo ngayon.',
    change: 'Palitan ang mobile number',
    changed: 'Napalitan na ang numero mo.',
  },
  email: {
    title: 'E-mail address',
    text: 'Para sa gusto mong matanggap sa e-mail. Sumusulat lang kami sa address na kinumpirma mo.',
    label: 'E-mail address',
    confirmed: 'Kumpirmado',
    waiting: 'Hindi pa kumpirmado',
    none: 'Wala pa',
    send: 'Ipadala ang link ng kumpirmasyon',
    sent: (email) =>
      `May link na papunta sa ${email}. Buksan ito sa loob ng 24 oras para makumpirma ang address.`,
    change: 'Gumamit ng ibang address',
    failed: 'Hindi naipadala ang e-mail. Subukan ulit.',
  },
  language: {
    title: 'Wika ng mga mensahe',
    text: 'Para sa mga text message at e-mail. May sariling pagpipilian ang mga pahina.',
    saved: 'Na-save na.',
  },
  password: {
    title: 'Password',
    text: 'Kapag pinalitan mo ito, masa-sign out ang iba mong device.',
    change: 'Palitan ang password',
  },
  devices: {
    title: 'Mga device na naka-sign in',
    text: 'Kung saan nakabukas ang account mo. I-sign out ang hindi mo kilala, saka palitan ang password.',
  },
}

export const doors: Translation<typeof enDoors> = {
  elsewhere: 'Pamilya o manggagawa?',
  toSignIn: 'Dito mag-sign in',
}
