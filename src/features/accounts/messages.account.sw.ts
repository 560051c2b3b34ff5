import type { Translation } from '../../platform/shared/catalogues.ts'
import type { account as enAccount, doors as enDoors } from './messages.account.en.ts'

export const account: typeof enAccount = {
  metaTitle: (title) => `${title} | Manzil`,
  menu: 'Akaunti yako',
  title: 'Akaunti yako',
  close: 'Funga',
  tabs: {
    home: 'Ukurasa wangu',
    account: 'Akaunti',
    security: 'Kuingia na usalama',
    data: 'Taarifa zako',
    notifications: 'Arifa',
    settings: 'Mipangilio',
  },
  loading: 'Inapakia akaunti yako...',
  failed: {
    title: 'Akaunti yako haikuweza kupakiwa',
    text: 'Tafadhali jaribu tena baada ya muda mfupi.',
  },
  away: {
    offline: 'Huna mtandao',
    unreachable: 'Manzil haikuweza kufikiwa',
    text: 'Tafadhali angalia mtandao wako kisha ujaribu tena.',
  },
  retry: 'Jaribu tena',
  details: {
    title: 'Jina lako',
    text: 'Jinsi watu unaoshughulika nao wanavyokuona.',
    name: 'Jina kamili',
    save: 'Hifadhi',
    saved: 'Imehifadhiwa.',
    failed: 'Hii haikuweza kuhifadhiwa. Tafadhali jaribu tena.',
  },
  phone: {
    title: 'Namba ya simu',
    text: 'Unaingia kwa namba hii, na tunatuma misimbo yako kwake.',
    none: 'Kwa sasa hakuna: kampuni ya simu ilimpa mtu mwingine. Tafadhali ongeza namba uliyo nayo sasa.',
    change: 'Badilisha namba ya simu',
    changed: 'Namba yako imebadilishwa.',
  },
  email: {
    title: 'Barua pepe',
    text: 'Kwa mambo unayotaka kwa barua pepe. Tunaandika tu kwa anwani uliyothibitisha.',
    label: 'Barua pepe',
    confirmed: 'Imethibitishwa',
    waiting: 'Bado haijathibitishwa',
    none: 'Bado hakuna',
    send: 'Tuma link ya kuthibitisha',
    sent: (email) =>
      `Link inatumwa kwa ${email}. Ifungue ndani ya saa 24 ili kuthibitisha anwani hiyo.`,
    change: 'Tumia anwani nyingine',
    failed: 'Barua pepe haikuweza kutumwa. Tafadhali jaribu tena.',
  },
  language: {
    title: 'Lugha ya ujumbe',
    text: 'Kwa SMS na barua pepe. Lugha ya kurasa hubadilishwa mahali pake.',
    saved: 'Imehifadhiwa.',
  },
  password: {
    title: 'Nenosiri',
    text: 'Ukilibadilisha, vifaa vyako vingine vinatolewa kwenye akaunti.',
    change: 'Badilisha nenosiri',
  },
  devices: {
    title: 'Vifaa vilivyoingia',
    text: 'Mahali akaunti yako iko wazi. Toa usivyovijua, kisha ubadilishe nenosiri lako.',
  },
}

export const doors: Translation<typeof enDoors> = {
  elsewhere: 'Familia au mfanyakazi?',
  toSignIn: 'Ingia hapa',
}
