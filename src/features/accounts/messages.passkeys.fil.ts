import type { Translation } from '../../platform/shared/catalogues.ts'
import type { passkeys as en } from './messages.passkeys.en.ts'

export const passkeys: Translation<typeof en> = {
  errors: {
    passkeyInvalid: 'Hindi tinanggap ang passkey na ito. Subukan ulit.',
    passkeyUnknown:
      'Hindi na kilala rito ang passkey na ito. Mag-sign in sa ibang paraan, at alisin ito sa device mo.',
    passkeyTooLate: 'Masyadong natagalan, o nagawa na. Subukan ulit.',
    passkeyBlocked:
      'Naka-block ang passkey na ito dahil mukhang may kopya nito. Mag-sign in sa ibang paraan at alisin ito.',
    passkeyKnown: 'May passkey na para sa Manzil ang device na ito.',
    passkeyWanted: 'Mag-sign in gamit ang passkey mo, o ang recovery code.',
    passkeyNone: 'Wala ka pang passkey.',
    passkeysMany: 'Naabot mo na ang dami ng puwedeng passkey. Alisin muna ang isa.',
    passkeyLastFactor: 'Kailangan mo ng pangalawang patunay. Gumawa muna ng iba bago alisin ito.',
    passkeyNameRequired: 'Bigyan ito ng pangalan.',
  },
  notices: {
    changed: {
      label: 'Binago ang mga passkey',
      title: 'Binago ang mga passkey mo',
      text: 'May idinagdag o inalis na passkey sa Manzil account mo. Hindi ikaw? Ibalik ito gamit ang link sa mensaheng ipinadala namin.',
    },
    blocked: {
      label: 'Na-block ang passkey',
      title: 'Na-block ang isa mong passkey',
      text: 'Mukhang may kopya ang isa sa mga passkey mo sa Manzil. Naka-block na ito at na-sign out ka sa lahat. Mag-sign in gamit ang password mo at alisin ito.',
    },
  },
  signIn: {
    button: 'Mag-sign in gamit ang passkey',
    or: 'o',
    failed: 'Hindi gumana ang passkey. Subukan ulit, o gamitin ang numero at password mo.',
    confirm: 'Kumpirmahin gamit ang passkey',
  },
  offer: {
    label: 'Passkey',
    title: 'Mag-sign in nang walang password',
    text: 'Sa susunod, makakapag-sign in ka sa device na ito gamit ang fingerprint, mukha o screen lock.',
    add: 'Gumawa ng passkey',
    later: 'Saka na',
    added: 'Mula ngayon, ang device na ito ang magsa-sign in sa iyo.',
  },
  page: {
    title: 'Pag-sign in at seguridad',
    loading: 'Naglo-load',
    retry: 'Subukan ulit',
    failed: {
      title: 'Hindi ito ma-load',
      text: 'Tingnan ang koneksyon mo at subukan ulit.',
    },
  },
  passkeys: {
    title: 'Mga passkey',
    text: 'Sa passkey, makakapag-sign in ka gamit ang fingerprint, mukha o screen lock, nang walang numero at password. Walang makakahula nito o makakaloko sa iyo para makuha ito, at hindi ito mababasa gaya ng text message.',
    none: 'Wala pang passkey.',
    unsupported: 'Hindi kaya ng browser na ito ang passkey. Puwede kang magdagdag sa phone mo.',
    add: 'Magdagdag ng passkey',
    addText:
      'Hihingin ng device mo ang fingerprint, mukha o screen lock. Masa-sign out ang iba mong device.',
    name: 'Pangalan ng passkey',
    nameOn: (browser, system) => `${browser} sa ${system}`,
    nameDefault: 'Device ko',
    go: 'Ituloy',
    added: 'Naidagdag na ang passkey.',
    full: 'Naabot mo na ang dami ng puwedeng passkey.',
    failed: 'Hindi naidagdag ang passkey. Subukan ulit.',
    listFailed: 'Hindi ma-load ang mga passkey mo. Subukan ulit.',
    since: (day) => `Idinagdag ${day}`,
    used: (day) => `huling ginamit ${day}`,
    unused: 'hindi pa nagagamit',
    synced: 'Sa lahat ng device mo',
    blocked: 'Naka-block',
    blockedText:
      'Mukhang may kopya ang passkey na ito. Wala na itong mapapa-sign in. Alisin ito, at magdagdag ng bago.',
    menu: (name) => `Passkey ${name}`,
    rename: 'Palitan ang pangalan',
    remove: 'Alisin',
    removeOf: (name) => `Alisin ang ${name}?`,
    removeText:
      'Wala na itong mapapa-sign in. Masa-sign out ang iba mong device. Kung inaalok pa rin ito ng device mo, alisin din ito sa settings nito.',
    lastFactor:
      'Kailangan ng papel mo ang pangalawang patunay: gumawa muna ng iba bago alisin ito.',
    renamed: 'Napalitan na ang pangalan.',
    removed: 'Naalis na ang passkey.',
    renameFailed: 'Hindi napalitan ang pangalan. Subukan ulit.',
    removeFailed: 'Hindi naalis ang passkey. Subukan ulit.',
    save: 'I-save',
    cancel: 'Kanselahin',
    close: 'Isara',
  },
  factor: {
    title: 'Pangalawang patunay (second factor)',
    text: 'Kapag naka-on ito, hindi sapat ang password mo lang: kailangan din ng code na ipinapakita ng isang app sa phone mo.',
    off: 'Naka-off ang pangalawang patunay.',
    setUp: 'I-set up ang pangalawang patunay',
    manage: 'Mga recovery code at iba pa',
    on: 'Naka-on',
    passkeyOnly: 'Ang passkey mo ang pangalawang patunay mo.',
  },
  setUp: {
    title: 'I-set up ang pangalawang patunay',
    passkey: 'Gumamit ng passkey',
    passkeyText: 'Gamit ang fingerprint, mukha o screen lock ng device na ito. Pinakamabilis.',
    app: 'Gumamit ng authenticator app',
    appText: 'May app sa phone mo na nagpapakita ng code na ita-type mo sa pag-sign in.',
  },
}
