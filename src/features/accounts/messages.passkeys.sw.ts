import type { Translation } from '../../platform/shared/catalogues.ts'
import type { passkeys as en } from './messages.passkeys.en.ts'

export const passkeys: Translation<typeof en> = {
  errors: {
    passkeyInvalid: 'Passkey hii haikukubaliwa. Tafadhali jaribu tena.',
    passkeyUnknown:
      'Passkey hii haijulikani tena hapa. Ingia kwa njia nyingine, na uiondoe kwenye kifaa chako.',
    passkeyTooLate: 'Imechukua muda mrefu, au ilishafanyika. Tafadhali jaribu tena.',
    passkeyBlocked:
      'Passkey hii imezuiwa, kwani inaonekana ina nakala. Ingia kwa njia nyingine na uiondoe.',
    passkeyKnown: 'Kifaa hiki tayari kina passkey ya Manzil.',
    passkeyWanted: 'Tafadhali ingia kwa passkey yako, au kwa msimbo wa dharura.',
    passkeyNone: 'Bado huna passkey.',
    passkeysMany: 'Una passkey za kutosha. Ondoa moja kwanza.',
    passkeyLastFactor: 'Unahitaji kinga ya pili. Weka nyingine kabla ya kuondoa hii.',
    passkeyNameRequired: 'Tafadhali ipe jina.',
  },
  notices: {
    changed: {
      label: 'Passkey zimebadilishwa',
      title: 'Passkey zako zimebadilishwa',
      text: 'Passkey imeongezwa kwenye akaunti yako ya Manzil au kuondolewa. Si wewe? Tengua kwa link iliyo kwenye ujumbe tuliokutumia.',
    },
    blocked: {
      label: 'Passkey imezuiwa',
      title: 'Passkey yako moja imezuiwa',
      text: 'Inaonekana kuna nakala ya passkey yako moja ya Manzil. Imezuiwa na umetolewa kwenye vifaa vyote. Ingia kwa nenosiri lako na uiondoe.',
    },
  },
  signIn: {
    button: 'Ingia kwa passkey',
    or: 'au',
    failed: 'Passkey haikufanya kazi. Jaribu tena, au tumia namba na nenosiri lako.',
    confirm: 'Thibitisha kwa passkey',
  },
  offer: {
    label: 'Passkey',
    title: 'Ingia bila nenosiri',
    text: 'Wakati mwingine kifaa hiki kinaweza kukuingiza kwa alama ya kidole, uso au kifungo cha skrini.',
    add: 'Weka passkey',
    later: 'Si sasa',
    added: 'Kuanzia sasa kifaa hiki kinakuingiza.',
  },
  page: {
    title: 'Kuingia na usalama',
    loading: 'Inapakia',
    retry: 'Jaribu tena',
    failed: {
      title: 'Hii haikuweza kupakiwa',
      text: 'Tafadhali angalia mtandao wako kisha ujaribu tena.',
    },
  },
  passkeys: {
    title: 'Passkey',
    text: 'Passkey hukuingiza kwa alama ya kidole, uso au kifungo cha skrini, bila namba na nenosiri. Hakuna anayeweza kuikisia, kukudanganya uitoe, wala kuisoma kama SMS.',
    none: 'Bado hakuna passkey.',
    unsupported: 'Browser hii haijui passkey. Unaweza kuongeza moja kwenye simu yako.',
    add: 'Ongeza passkey',
    addText:
      'Kifaa chako kinaomba alama ya kidole, uso au kifungo cha skrini. Vifaa vyako vingine vinatolewa.',
    name: 'Jina la passkey',
    nameOn: (browser, system) => `${browser} kwenye ${system}`,
    nameDefault: 'Kifaa changu',
    go: 'Endelea',
    added: 'Passkey imeongezwa.',
    full: 'Una passkey za kutosha.',
    failed: 'Passkey haikuongezwa. Tafadhali jaribu tena.',
    listFailed: 'Passkey zako hazikuweza kupakiwa. Tafadhali jaribu tena.',
    since: (day) => `Iliongezwa ${day}`,
    used: (day) => `ilitumika mwisho ${day}`,
    unused: 'bado haijatumika',
    synced: 'Kwenye vifaa vyako vyote',
    blocked: 'Imezuiwa',
    blockedText:
      'Inaonekana kuna nakala ya passkey hii. Haimwingizi mtu yeyote. Iondoe, na uongeze mpya.',
    menu: (name) => `Passkey ${name}`,
    rename: 'Badilisha jina',
    remove: 'Ondoa',
    removeOf: (name) => `Ondoa ${name}?`,
    removeText:
      'Kisha haimwingizi mtu yeyote. Vifaa vyako vingine vinatolewa. Kama kifaa chako bado kinaionyesha, iondoe pia kwenye mipangilio yake.',
    lastFactor: 'Nafasi yako inahitaji kinga ya pili: weka nyingine kabla ya kuondoa hii.',
    renamed: 'Jina limebadilishwa.',
    removed: 'Passkey imeondolewa.',
    renameFailed: 'Jina halikubadilishwa. Tafadhali jaribu tena.',
    removeFailed: 'Passkey haikuondolewa. Tafadhali jaribu tena.',
    save: 'Hifadhi',
    cancel: 'Ghairi',
    close: 'Funga',
  },
  factor: {
    title: 'Kinga ya pili',
    text: 'Ukiwa nayo nenosiri peke yake halimwingizi mtu: kuingia kunahitaji pia msimbo unaoonyeshwa na app kwenye simu yako.',
    off: 'Kinga ya pili imezimwa.',
    setUp: 'Weka kinga ya pili',
    manage: 'Misimbo ya dharura na mengine',
    on: 'Imewashwa',
    passkeyOnly: 'Passkey yako ndiyo kinga yako ya pili.',
  },
  setUp: {
    title: 'Weka kinga ya pili',
    passkey: 'Tumia passkey',
    passkeyText:
      'Kwa alama ya kidole, uso au kifungo cha skrini cha kifaa hiki. Njia ya haraka zaidi.',
    app: 'Tumia app ya uthibitisho',
    appText: 'App kwenye simu yako inaonyesha msimbo unaouandika unapoingia.',
  },
}
