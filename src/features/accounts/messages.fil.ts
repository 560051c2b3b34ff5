import type { Translation } from '../../platform/shared/catalogues.ts'
import { plural } from '../../platform/shared/locale.ts'
import type { en } from './messages.en.ts'

export const fil: Translation<typeof en> = {
  erasedAccount: 'Burado nang account',
  errors: {
    phoneRequired: 'Ilagay ang iyong phone number',
    phoneInvalid: 'Maglagay ng tamang phone number',
    phoneUnchanged: 'Ito na ang phone number mo',
    phoneTaken: 'May account na ang numerong ito. Mag-sign in na lang.',
    phoneChangesByCode:
      'Para palitan ang numero mo, gamitin ang “Palitan ang mobile number”: magpapadala kami ng code sa bagong numero.',
    fullNameRequired: 'Ilagay ang buong pangalan mo',
    passwordRequired: 'Maglagay ng password',
    passwordTooShortAtSignUp: 'Dapat may 6 na karakter o higit pa ang password',
    passwordTooLong: 'Hanggang 200 karakter lang ang password',
    passwordsDiffer: 'Hindi magkapareho ang mga password',
    allFieldsRequired: 'Kailangang punan ang lahat',
    newPasswordsDiffer: 'Hindi magkapareho ang bagong password at ang kumpirmasyon nito',
    newPasswordTooShort: 'Dapat may 8 karakter o higit pa ang bagong password',
    newPasswordUnchanged: 'Dapat iba ang bagong password sa kasalukuyan',
    currentPasswordWrong:
      'Hindi napalitan ang password. Tingnan kung tama ang kasalukuyang password mo.',
    codeInvalid: 'Ilagay ang tamang 6-digit na code',
    codeIncomplete: 'Ilagay ang 6-digit na code',
    codeWrong: 'Mali ang code. Subukan ulit.',
    codeVoid: 'Hindi na tanggap ang code. Humingi ng bago.',
    codeNotRequested: 'Humingi muna ng code',
    codeNotSent: 'Hindi naipadala ang code',
    emailInvalid: 'Maglagay ng tamang e-mail address',
    emailMissing: 'Ilagay ang iyong e-mail address',
    emailNotSent: 'Hindi naipadala ang e-mail. Subukan ulit.',
    undoLinkVoid:
      'Hindi na gumagana ang link na ito: isang beses lang ito magagamit, sa loob ng 72 oras. Sumulat sa amin kung may kumuha ng account mo.',
    undoPhoneTaken:
      'Nasa ibang account na ang dati mong numero. Sumulat sa amin para matulungan ka namin.',
    oldPasswordWrong: 'Hindi ito ang password mo bago ang pagbabago.',
    linkVoid: 'Hindi na gumagana ang link na ito. Humingi ng bago.',
    INVALID_CREDENTIALS: 'Hindi ka na-sign in. Tingnan ang numero at password mo.',
    ROLE_MISMATCH: 'Ibang uri ang account na ito.',
    ACCOUNT_CLOSING:
      'Buburahin ang account na ito sa {date}. Hanggang doon, puwede mo pa itong panatilihin.',
    accountSuspended: 'Sinuspinde ang account na ito. Makipag-ugnayan sa amin.',
    accountSuspended_identity:
      'Suspendido ang account na ito hanggang masuri namin kung kanino ito. Makipag-ugnayan sa amin.',
    accountSuspended_conduct:
      'Suspendido ang account na ito dahil lumabag ang paggamit nito sa aming mga tuntunin. Makipag-ugnayan sa amin kung sa tingin mo ay mali ito.',
    accountSuspended_payment:
      'Suspendido ang account na ito dahil may hindi pa naaayos sa bayad. Makipag-ugnayan sa amin.',
    accountSuspended_request:
      'Sinuspinde ang account na ito sa hiling ng may-ari. Makipag-ugnayan sa amin para buksan ito ulit.',
    accountSuspended_other:
      'Suspendido ang account na ito. Makipag-ugnayan sa amin para malaman kung bakit.',
    numberTaken: 'May ibang account ang numerong ito.',
    numberMissing:
      'Walang mobile number ang account mo ngayon. Idagdag muna ito sa pahina ng iyong account.',
    passwordCommon: 'Isa ito sa mga password na unang susubukan ng kahit sino. Pumili ng iba.',
    passwordRepeats: 'Inuulit lang ng password na ito ang sarili. Pumili ng iba.',
    passwordOwnWords:
      'Halos salita lang namin o sarili mong numero ang password na ito. Pumili ng iba.',
    passwordBreached: 'Nanakaw na sa ibang lugar ang password na ito. Pumili ng iba.',
    refreshTokenVoid: 'Natapos na ang session mo. Mag-sign in ulit.',
  },
  sms: {
    signUpCode: ({ code }) =>
      `${code} ang Manzil code mo. Gagana ito nang 10 minuto. Huwag ibigay kahit kanino.`,
    signUpTaken: ({ link }) =>
      `May nagsa-sign up sa Manzil gamit ang numero mo, na may account na. Mag-sign in o palitan ang password: ${link}`,
    resetPassword: ({ code, link }) =>
      `Gumawa ng bagong Manzil password: ${link} o ilagay ang code ${code}. Gagana nang 10 minuto. Hindi ikaw? Huwag pansinin.`,
    resetUnknown: ({ link }) =>
      `May humingi ng bagong Manzil password gamit ang numero mo, na walang account. Puwede kang mag-sign up: ${link}`,
    changePhoneCode: ({ code }) =>
      `${code} ang code mo para gamitin ang numerong ito sa Manzil. Gagana nang 10 minuto. Huwag ibigay kahit kanino.`,
    confirmationCode: ({ code }) =>
      `${code} ang Manzil code mo para tanggapin ang alok. Gagana nang 10 minuto. Huwag ibigay kahit kanino.`,
    changePhoneTaken: () =>
      'May gustong gumamit ng numero mo sa Manzil, pero may account na ito. Walang nagbago.',
    phoneChanged: ({ link }) =>
      `Ibang numero na ang gamit ng Manzil account mo, at hindi na makakapag-sign in ang numerong ito. Hindi ikaw? Ibalik sa loob ng 72 oras: ${link}`,
    emailChanged: ({ link }) =>
      `Iba na ang e-mail address ng Manzil account mo. Hindi ikaw? Ibalik sa loob ng 72 oras: ${link}`,
    passwordChanged: ({ link }) =>
      `Pinalitan ang password ng Manzil account mo. Hindi ikaw? Ibalik sa loob ng 72 oras: ${link}`,
    factorChanged: ({ link }) =>
      `Pinalitan ang pangalawang patunay (second factor) ng Manzil account mo. Hindi ikaw? Ibalik sa loob ng 72 oras: ${link}`,
    passkeysChanged: ({ link }) =>
      `May idinagdag o inalis na passkey sa Manzil account mo. Hindi ikaw? Ibalik sa loob ng 72 oras: ${link}`,
    numberReleased: ({ link }) =>
      `Ibinigay ng kompanya ng telepono sa iba ang mobile number ng Manzil account mo, kaya inalis namin ito. Sa iyo pa ba? Ibalik sa loob ng 72 oras: ${link} Kung hindi, mag-sign in gamit ang passkey at idagdag ang bago mong numero, o sumulat sa amin.`,
    numberGiven: ({ link }) =>
      `Nasa Manzil account mo na ang numerong ito, gaya ng hiniling mo. Mag-sign in gamit ito at ang password mo; makakagawa ng bagong password gamit ito pagkalipas ng 24 oras. Hindi ikaw? Sumulat sa amin: ${link}`,
    resetWaits: ({ link }) =>
      `Bago ang numerong ito sa Manzil account mo. Para sa kaligtasan mo, makakagawa ito ng bagong password pagkalipas pa ng 24 oras. Hindi ikaw? Sumulat sa amin: ${link}`,
    resetByEmail: ({ link }) =>
      `Matagal nang hindi nagamit ang Manzil account mo, kaya ipinadala sa e-mail nito ang link para sa bagong password. Hindi mo account? Sumulat sa amin: ${link}`,
    resetByUs: ({ link }) =>
      `Matagal nang hindi nagamit ang Manzil account ng numerong ito, kaya hindi sapat ang mensahe lang para sa bagong password. Sumulat sa amin, kahit hindi sa iyo ang account: ${link}`,
    resetLink: ({ link }) =>
      `Gumawa ng bagong password para sa Manzil account mo: ${link} Gagana nang 10 minuto. Hindi ikaw? Huwag pansinin.`,
  },
  emails: {
    changedSubject: 'Ang iyong Manzil account',
    verifyEmailSubject: 'Kumpirmahin ang iyong e-mail address',
    verifyEmail: ({ link }) =>
      `Kumpirmahin na ito ang e-mail address mo sa Manzil:\n\n${link}\n\nIsang beses lang gagana ang link, sa loob ng 24 oras. Kung hindi mo ito hiningi, huwag pansinin.`,
  },
  notices: {
    passwordChanged: {
      label: 'Pinalitan ang password',
      title: 'Pinalitan ang password mo',
      text: 'Pinalitan ang password ng Manzil account mo. Hindi ikaw? Gumawa agad ng bago at makipag-ugnayan sa amin.',
    },
    phoneChanged: {
      label: 'Pinalitan ang mobile number',
      title: 'Pinalitan ang mobile number mo',
      text: 'Mula ngayon, ang bagong numero mo ang gamitin sa pag-sign in.',
    },
    numberReleased: {
      label: 'Ibinigay sa iba ang mobile number',
      title: 'Walang mobile number ang account mo',
      text: 'Ibinigay ng kompanya ng telepono sa iba ang numero mo, kaya inalis namin ito sa account mo. Idagdag ang numerong gamit mo ngayon.',
    },
  },
  form: {
    phone: 'Phone number',
    password: 'Password',
    showPassword: 'Ipakita ang password',
    hidePassword: 'Itago ang password',
    close: 'Isara',
    cancel: 'Kanselahin',
    country: (name, code) => `Country code: ${name} ${code}`,
    countries: 'Mga bansa',
    searchCountry: 'Maghanap ng bansa o code',
    noCountry: 'Walang tumugmang bansa.',
    countriesFound: (count) => plural('fil', count, { one: '# bansa', other: '# na bansa' }),
    strength: [
      'Mahina: mas mahaba, mas matibay',
      'Puwede na: dagdagan pa ng kaunti',
      'Mabuti',
      'Matibay',
    ],
    strengthIs: (strength) => `Tibay ng password: ${strength}`,
  },
  problems: {
    retry: 'Subukan ulit',
  },
  code: {
    label: '6-digit na code',
    box: (box) => `Ika-${box} digit sa 6`,
    sentTo: (phone) => `Nagpadala kami ng 6-digit na code sa ${phone}. Gagana ito nang 10 minuto.`,
    send: 'Ipadala ang code',
    resend: 'Ipadala ulit ang code',
    resendIn: (clock) => `Ipadala ulit ang code sa ${clock}`,
    resendSoon: (minutes) =>
      `Makakahingi ka ng bagong code pagkalipas ng ${plural('fil', minutes, { one: '# minuto', other: '# minuto' })}.`,
    resendNow: 'Puwede ka nang humingi ng bagong code.',
    resendFailed: 'Hindi naipadala ulit ang code',
    changeNumber: 'Palitan ang mobile number',
  },
  signIn: {
    title: 'Mag-sign in',
    submit: 'Mag-sign in',
    done: 'Naka-sign in ka na',
    failed: 'Hindi ka na-sign in. Tingnan ang numero at password mo.',
    failedUnexplained: 'Hindi ka na-sign in',
    forgot: 'Nakalimutan ang password?',
    keep: 'Panatilihin ang account ko',
    noAccount: 'Wala ka pang account?',
    signUp: 'Mag-sign up',
  },
  signUp: {
    title: 'Mag-sign up',
    role: 'Sino ka?',
    roles: { employer: 'Employer', jobseeker: 'Naghahanap ng trabaho' },
    roleHints: {
      employer: 'Maghanap at kumuha ng makakatulong sa iyong tahanan.',
      jobseeker: 'Gawin ang profile mo at maghanap ng trabaho. Laging libre.',
    },
    fullName: 'Buong pangalan',
    confirmation: 'Ulitin ang password',
    verify: 'Kumpirmahin at gawin ang account',
    failed: 'Hindi natapos ang pag-sign up',
    done: 'Handa na ang account mo. Maligayang pagdating sa Manzil!',
    haveAccount: 'May account ka na?',
    signIn: 'Mag-sign in',
    agreeBefore: 'Sa pag-sign up, sumasang-ayon ka sa aming ',
    terms: 'Mga Tuntunin',
    agreeBetween: ' at ',
    privacy: 'Patakaran sa Privacy',
    agreeAfter: '.',
  },
  reset: {
    title: 'Gumawa ng bagong password',
    intro:
      'Ilagay ang phone number ng account mo. Magpapadala kami ng link at code para makagawa ka ng bagong password.',
    send: 'Ipadala ang code',
    sent: (phone) =>
      `Kung may account ang ${phone}, may paparating na mensahe. Buksan ang link doon, o ilagay dito ang code. Parehong gagana nang 10 minuto.`,
    verify: 'Magpatuloy',
    anotherNumber: 'Gumamit ng ibang numero',
    choose: 'Pumili ng bagong password',
    password: 'Bagong password',
    confirmation: 'Ulitin ang bagong password',
    passwordHint: '8 karakter o higit pa',
    submit: 'I-save ang bagong password',
    failed: 'Hindi napalitan ang password. Subukan ulit.',
    done: 'Napalitan na ang password mo. Naka-sign out ka na sa lahat ng device; mag-sign in gamit ang bago.',
    backToSignIn: 'Bumalik sa pag-sign in',
    askAgain: 'Humingi ng bagong link',
  },
  changePassword: {
    title: 'Palitan ang password',
    current: 'Kasalukuyang password',
    next: 'Bagong password',
    confirmation: 'Ulitin ang bagong password',
    submit: 'Palitan ang password',
    others: 'Masa-sign out ang iba mong device.',
    done: 'Napalitan na ang password!',
    failed: 'Hindi napalitan ang password mo.',
  },
  devices: {
    title: 'Mga device na naka-sign in',
    loading: 'Nilo-load ang mga device mo...',
    failed: 'Hindi ma-load ang mga device mo.',
    unknown: 'Hindi kilalang device',
    on: (browser, system) => `${browser} sa ${system}`,
    current: 'Itong device',
    lastUsed: (day) => `Huling ginamit ${day}`,
    end: 'I-sign out',
    endOf: (device) => `I-sign out ang ${device}`,
    endAll: 'Mag-sign out sa lahat',
    endAllText: 'Pati itong device. Kakailanganin mo ang password mo para mag-sign in ulit.',
    endFailed: 'Hindi na-sign out. Subukan ulit.',
  },
  changeMobile: {
    title: 'Palitan ang mobile number',
    intro: 'Magpapadala kami ng code sa bagong numero mo. Sasabihan din ang dati mong numero.',
    phone: 'Bagong mobile number',
    verify: 'Kumpirmahin',
    done: 'Napalitan na ang numero mo.',
    failed: 'Hindi napalitan ang numero. Subukan ulit.',
  },
  loginPage: {
    metaTitle: 'Mag-sign in | Manzil',
    ended: 'Natapos na ang session mo. Mag-sign in ulit; babalik ka sa pinanggalingan mo.',
    scriptNeeded: 'Kailangan ng JavaScript sa pag-sign in, pero nakapatay ito sa browser mo.',
  },
  resetPage: { metaTitle: 'Gumawa ng bagong password | Manzil' },
  undoPage: {
    metaTitle: 'Ibalik ang binago | Manzil',
    title: 'Hindi ba ikaw ito?',
    text: 'Ibabalik namin ang dati mong numero, e-mail address, mga passkey at pangalawang patunay, isa-sign out ang lahat, at ibibigay sa account mo ang bagong password na pipiliin mo rito.',
    old: 'Ang password mo bago ang pagbabago',
    next: 'Bagong password',
    confirmation: 'Ulitin ang bagong password',
    hint: '8 karakter o higit pa, at iba sa dati',
    submit: 'Ibalik ang binago',
    failed: 'Hindi naibalik ang binago. Subukan ulit.',
    done: 'Sa iyo na ulit ang account mo. Naka-sign out na ang lahat; mag-sign in gamit ang numero mo at ang bagong password.',
    contact: 'Sumulat sa amin',
  },
  verifyPage: {
    metaTitle: 'Kumpirmahin ang e-mail address mo | Manzil',
    title: 'Kumpirmahin ang e-mail address mo',
    text: 'Isang pindot lang, at alam na naming nakakarating sa iyo ang mga mensahe.',
    submit: 'Kumpirmahin ang e-mail address',
    done: (email) => `Kumpirmado na ang ${email}. Salamat!`,
    failed: 'Hindi nakumpirma ang address. Subukan ulit.',
    home: 'Pumunta sa Manzil',
  },
}
