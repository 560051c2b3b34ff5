import type { Translation } from '../../platform/shared/catalogues.ts'
import { plural } from '../../platform/shared/locale.ts'
import type { factor as en } from './messages.second-factor.en.ts'

export const factor: Translation<typeof en> = {
  errors: {
    factorCodeRequired: 'Ilagay ang code ng authenticator app mo, o ang recovery code.',
    factorCodeWrong:
      'Mali ang code o nagamit na. Hintayin ang susunod. Kung maulit, gawing automatic ang orasan ng phone mo.',
    factorPasswordWrong: 'Hindi ito ang password mo.',
    factorEnrolled: 'May pangalawang patunay na.',
    factorNotStarted: 'Magsimula ulit gamit ang bagong QR code.',
    factorNotEnrolled: 'Wala pang pangalawang patunay.',
  },
  notice: {
    label: 'Pinalitan ang pangalawang patunay',
    title: 'Pinalitan ang pangalawang patunay mo',
    text: 'Pinalitan ang pangalawang patunay ng Manzil account mo o ang mga recovery code nito. Hindi ikaw? Ibalik gamit ang link sa mensaheng ipinadala namin.',
  },
  codeNotice: {
    label: 'Nagamit ang recovery code',
    title: 'May nagamit na recovery code',
    text: 'Nagamit ang isa sa mga recovery code ng Manzil account mo. Hindi ikaw? Palitan ang password mo at sumulat agad sa amin.',
  },
  title: 'Pangalawang patunay',
  loading: 'Naglo-load',
  retry: 'Subukan ulit',
  failed: { title: 'Hindi ito ma-load', text: 'Tingnan ang koneksyon mo at subukan ulit.' },
  unexplained: 'Hindi ito gumana. Subukan ulit.',
  login: {
    title: 'Patunayang ikaw nga ito',
    text: 'Ilagay ang anim na digit na ipinapakita ng authenticator app mo para sa Manzil.',
    code: 'Code ng app mo',
    useRecovery: 'Recovery code na lang ang gamitin',
    recoveryText:
      'Ilagay ang isa sa mga itinabi mong recovery code. Isang beses lang gagana ang bawat isa.',
    recovery: 'Recovery code',
    useApp: 'App na lang ang gamitin',
    passkeyText: 'Tama ang password mo. Kumpirmahin ngayon gamit ang passkey, o ang recovery code.',
    submit: 'Kumpirmahin',
    back: 'Bumalik sa numero at password',
  },
  enrol: {
    title: 'I-set up ang pangalawang patunay',
    why: 'Bukod sa password mo, kakailanganin sa pag-sign in ang code na phone mo lang ang makakagawa.',
    steps: {
      app: 'Mag-install ng authenticator app sa phone mo, gaya ng Google Authenticator, Microsoft Authenticator o 2FAS.',
      scan: 'I-scan ang code na ito, o i-type ang sikreto.',
      type: 'Ilagay ang anim na digit na ipinapakita nito.',
    },
    start: 'Ipakita ang code na isa-scan',
    qr: 'QR code para sa authenticator app mo',
    secret: 'Sikretong ita-type',
    copy: 'Kopyahin',
    copied: 'Nakopya',
    code: 'Anim na digit ng app',
    submit: 'Kumpirmahin at i-on',
  },
  codes: {
    title: 'Itabi ang mga recovery code mo',
    text: 'Isang beses kang papapasukin ng bawat isa kung mawala ang phone mo. Ngayon lang ipapakita ang mga ito: i-print o itabi sa ligtas na lugar.',
    list: 'Mga recovery code',
    copy: 'Kopyahin lahat',
    copied: 'Nakopya',
    save: 'I-save bilang file',
    print: 'I-print',
    kept: 'Naitabi ko na',
    file: 'manzil-recovery-codes',
    fileTitle: 'Mga recovery code ng Manzil. Isang beses lang gagana ang bawat isa.',
  },
  manage: {
    on: 'Naka-on ang pangalawang patunay',
    since: (day) => `Mula ${day}`,
    left: (n) =>
      n === 0
        ? 'Wala nang natitirang recovery code'
        : plural('fil', n, {
            one: '# recovery code ang natitira',
            other: '# recovery code ang natitira',
          }),
    few: 'Kaunti na lang ang recovery code. Gumawa na ng bago.',
    renew: 'Mga bagong recovery code',
    renewText: 'Hindi na gagana ang mga luma.',
    off: 'I-off',
    offText:
      'Para lumipat sa ibang phone: i-off ito, saka i-set up agad ulit. Kapag wala ito, sapat na ang password mo para makapasok.',
    cancel: 'Kanselahin',
    close: 'Isara',
    passkeyOnly: 'Ang passkey mo ang pangalawang patunay mo',
    addApp: 'Gumamit din ng authenticator app',
    toSecurity: 'Sa pag-sign in at seguridad',
  },
}
