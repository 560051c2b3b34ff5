import type { company as enCompany, en } from './messages.site.en.ts'

export const fil: typeof en = {
  purpose: 'Dito naghahanap at kumukuha ang mga pamilya sa Qatar ng mga taong tumutulong sa bahay.',
  skip: 'Lumaktaw sa nilalaman',
  navigation: 'Pangunahin',
  menu: 'Menu',
  home: 'Home',
  candidates: 'Mga kandidato',
  visa: 'Mga serbisyo sa visa',
  pricing: 'Mga presyo',
  about: 'Tungkol sa amin',
  contact: 'Kontakin kami',
  toTop: 'Bumalik sa itaas',
  demo: {
    text: 'Demo ito: gawa-gawa ang mga tao at walang perang gumagalaw.',
    link: 'Subukan ang bawat papel',
    hide: 'Itago ito',
  },
  footer: {
    label: 'Ibaba ng pahina',
    explore: 'Tumingin',
    help: 'Tulong',
    howItWorks: 'Paano ito gumagana',
    faq: 'Mga tanong',
    testimonials: 'Mga kuwento',
    privacy: 'Privacy',
    terms: 'Mga tuntunin',
    demo: 'Ang demo',
    admin: 'Admin login',
    settings: 'Wika at itsura',
    fairness: 'Walang babayaran ang manggagawa, sa anumang hakbang.',
    howWeCheck: 'Paano kami nagsusuri',
  },
  newsletter: {
    title: 'Newsletter',
    email: 'Iyong e-mail address',
    subscribe: 'Mag-subscribe',
    leaveEmpty: 'Iwanang walang laman',
  },
  theme: { label: 'Itsura', light: 'Maliwanag', dark: 'Madilim', system: 'Ayon sa device' },
  largerText: 'Mas malaking letra',
  toasts: { label: 'Mga mensahe', close: 'Isara' },
  partMissing: 'May bahagi ng pahinang hindi ma-load. Darating ito kapag bumalik ang koneksyon.',
}

export const company: typeof enCompany = {
  registration: 'Rehistro ng negosyo',
  licence: 'Lisensya',
  whatsapp: 'WhatsApp',
}
