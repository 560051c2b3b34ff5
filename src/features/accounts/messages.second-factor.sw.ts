import type { Translation } from '../../platform/shared/catalogues.ts'
import { plural } from '../../platform/shared/locale.ts'
import type { factor as en } from './messages.second-factor.en.ts'

export const factor: Translation<typeof en> = {
  errors: {
    factorCodeRequired: 'Tafadhali andika msimbo wa app yako ya uthibitisho, au msimbo wa dharura.',
    factorCodeWrong:
      'Msimbo huu si sahihi au ulishatumika. Subiri unaofuata. Ikitokea tena, weka saa ya simu yako iwe ya kujiendesha.',
    factorPasswordWrong: 'Hili si nenosiri lako.',
    factorEnrolled: 'Kinga ya pili imeshawekwa.',
    factorNotStarted: 'Tafadhali anza tena kwa QR code mpya.',
    factorNotEnrolled: 'Hakuna kinga ya pili iliyowekwa.',
  },
  notice: {
    label: 'Kinga ya pili imebadilishwa',
    title: 'Kinga yako ya pili imebadilishwa',
    text: 'Kinga ya pili ya akaunti yako ya Manzil au misimbo yake ya dharura imebadilishwa. Si wewe? Tengua kwa link iliyo kwenye ujumbe tuliokutumia.',
  },
  codeNotice: {
    label: 'Msimbo wa dharura umetumika',
    title: 'Msimbo wa dharura umetumika',
    text: 'Msimbo mmoja wa dharura wa akaunti yako ya Manzil umetumika. Si wewe? Badilisha nenosiri lako na utuandikie mara moja.',
  },
  title: 'Kinga ya pili',
  loading: 'Inapakia',
  retry: 'Jaribu tena',
  failed: {
    title: 'Hii haikuweza kupakiwa',
    text: 'Tafadhali angalia mtandao wako kisha ujaribu tena.',
  },
  unexplained: 'Hii haikufanya kazi. Tafadhali jaribu tena.',
  login: {
    title: 'Thibitisha kuwa ni wewe',
    text: 'Andika tarakimu sita ambazo app yako ya uthibitisho inaonyesha kwa Manzil.',
    code: 'Msimbo wa app yako',
    useRecovery: 'Tumia msimbo wa dharura',
    recoveryText: 'Andika msimbo mmoja wa dharura uliohifadhi. Kila mmoja hutumika mara moja.',
    recovery: 'Msimbo wa dharura',
    useApp: 'Tumia app',
    passkeyText:
      'Nenosiri lako ni sahihi. Sasa thibitisha kwa passkey yako, au kwa msimbo wa dharura.',
    submit: 'Thibitisha',
    back: 'Rudi kwenye namba na nenosiri',
  },
  enrol: {
    title: 'Weka kinga ya pili',
    why: 'Pamoja na nenosiri lako, kuingia kutahitaji msimbo unaotengenezwa na simu yako tu.',
    steps: {
      app: 'Weka app ya uthibitisho kwenye simu yako, kama Google Authenticator, Microsoft Authenticator au 2FAS.',
      scan: 'Skani msimbo huu kwayo, au andika siri kwa mkono.',
      type: 'Andika tarakimu sita inazoonyesha.',
    },
    start: 'Onyesha msimbo wa kuskani',
    qr: 'QR code ya app yako ya uthibitisho',
    secret: 'Siri ya kuandika kwa mkono',
    copy: 'Nakili',
    copied: 'Imenakiliwa',
    code: 'Tarakimu sita za app',
    submit: 'Thibitisha na uwashe',
  },
  codes: {
    title: 'Tunza misimbo yako ya dharura',
    text: 'Kila mmoja hukuingiza mara moja ukipoteza simu. Inaonyeshwa mara hii tu: ichapishe au uitunze mahali salama.',
    list: 'Misimbo ya dharura',
    copy: 'Nakili yote',
    copied: 'Imenakiliwa',
    save: 'Hifadhi kama faili',
    print: 'Chapisha',
    kept: 'Nimeitunza',
    file: 'manzil-misimbo-ya-dharura',
    fileTitle: 'Misimbo ya dharura ya Manzil. Kila mmoja hutumika mara moja.',
  },
  manage: {
    on: 'Kinga ya pili imewashwa',
    since: (day) => `Tangu ${day}`,
    left: (n) =>
      n === 0
        ? 'Misimbo ya dharura imeisha'
        : plural('sw', n, {
            one: 'Umebaki msimbo # wa dharura',
            other: 'Imebaki misimbo # ya dharura',
          }),
    few: 'Misimbo ya dharura iliyobaki ni michache. Tengeneza mipya mapema.',
    renew: 'Misimbo mipya ya dharura',
    renewText: 'Ya zamani haitafanya kazi tena.',
    off: 'Zima',
    offText:
      'Kuhamia simu nyingine: izime, kisha uiweke tena mara moja. Bila hiyo nenosiri lako peke yake linatosha kuingia.',
    cancel: 'Ghairi',
    close: 'Funga',
    passkeyOnly: 'Passkey yako ndiyo kinga yako ya pili',
    addApp: 'Tumia pia app ya uthibitisho',
    toSecurity: 'Kwenye kuingia na usalama',
  },
}
