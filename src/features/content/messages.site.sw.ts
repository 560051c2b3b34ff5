import type { company as enCompany, en } from './messages.site.en.ts'

export const sw: typeof en = {
  purpose: 'Familia za Qatar hupata na kuajiri watu wanaosaidia nyumbani.',
  skip: 'Ruka hadi yaliyomo',
  navigation: 'Kuu',
  menu: 'Menyu',
  home: 'Mwanzo',
  candidates: 'Wote wanaotafuta kazi',
  visa: 'Huduma za viza',
  pricing: 'Bei',
  about: 'Kuhusu sisi',
  contact: 'Mawasiliano',
  toTop: 'Rudi juu',
  demo: {
    text: 'Hii ni demo: watu ni wa kubuni na hakuna pesa inayohama.',
    link: 'Jaribu kila nafasi',
    hide: 'Ficha mstari huu',
  },
  footer: {
    label: 'Chini ya ukurasa',
    explore: 'Tembelea',
    help: 'Msaada',
    howItWorks: 'Jinsi inavyofanya kazi',
    faq: 'Maswali ya kawaida',
    testimonials: 'Wanachosema watu',
    privacy: 'Faragha',
    terms: 'Masharti',
    demo: 'Demo',
    admin: 'Kuingia kwa admin',
    settings: 'Lugha na mwonekano',
    fairness: 'Wafanyakazi hawalipi ada kamwe, katika hatua yoyote.',
    howWeCheck: 'Jinsi tunavyokagua',
  },
  newsletter: {
    title: 'Jarida',
    email: 'Barua pepe yako',
    subscribe: 'Jiandikishe',
    leaveEmpty: 'Acha sehemu hii wazi',
  },
  theme: { label: 'Mwonekano', light: 'Mwanga', dark: 'Giza', system: 'Kama kifaa' },
  largerText: 'Maandishi makubwa',
  toasts: { label: 'Ujumbe', close: 'Funga' },
  partMissing: 'Sehemu ya ukurasa huu haikuweza kupakiwa. Itakuja mtandao ukirudi.',
}

export const company: typeof enCompany = {
  registration: 'Usajili wa biashara',
  licence: 'Leseni',
  whatsapp: 'WhatsApp',
}
