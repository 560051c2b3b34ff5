import type { Translation } from '../../platform/shared/catalogues.ts'
import { plural } from '../../platform/shared/locale.ts'
import type { en } from './messages.en.ts'

export const sw: Translation<typeof en> = {
  erasedAccount: 'Akaunti iliyofutwa',
  errors: {
    phoneRequired: 'Tafadhali andika namba yako ya simu',
    phoneInvalid: 'Tafadhali andika namba sahihi ya simu',
    phoneUnchanged: 'Hii tayari ndiyo namba yako ya simu',
    phoneTaken: 'Namba hii tayari ina akaunti. Tafadhali ingia.',
    phoneChangesByCode:
      'Kubadilisha namba, tumia “Badilisha namba ya simu”: tunatuma msimbo kwa namba mpya.',
    fullNameRequired: 'Tafadhali andika jina lako kamili',
    passwordRequired: 'Tafadhali andika nenosiri',
    passwordTooShortAtSignUp: 'Nenosiri lazima liwe na angalau herufi 6',
    passwordTooLong: 'Nenosiri lisizidi herufi 200',
    passwordsDiffer: 'Manenosiri hayafanani',
    allFieldsRequired: 'Sehemu zote lazima zijazwe',
    newPasswordsDiffer: 'Nenosiri jipya na marudio yake hayafanani',
    newPasswordTooShort: 'Nenosiri jipya lazima liwe na angalau herufi 8',
    newPasswordUnchanged: 'Nenosiri jipya lazima liwe tofauti na la sasa',
    currentPasswordWrong: 'Nenosiri halikubadilishwa. Tafadhali angalia nenosiri lako la sasa.',
    codeInvalid: 'Tafadhali andika OTP sahihi ya tarakimu 6',
    codeIncomplete: 'Tafadhali andika OTP ya tarakimu 6',
    codeWrong: 'OTP si sahihi. Tafadhali jaribu tena.',
    codeVoid: 'OTP haifanyi kazi tena. Tafadhali omba mpya.',
    codeNotRequested: 'Tafadhali omba OTP kwanza',
    codeNotSent: 'OTP haikutumwa',
    emailInvalid: 'Tafadhali andika barua pepe sahihi',
    emailMissing: 'Tafadhali andika barua pepe yako',
    emailNotSent: 'Barua pepe haikuweza kutumwa. Tafadhali jaribu tena.',
    undoLinkVoid:
      'Link hii haifanyi kazi tena: hutumika mara moja, kwa saa 72. Tafadhali tuandikie kama mtu amechukua akaunti yako.',
    undoPhoneTaken:
      'Namba yako ya zamani sasa ni ya akaunti nyingine. Tafadhali tuandikie ili tukusaidie.',
    oldPasswordWrong: 'Hili si nenosiri ulilokuwa nalo kabla ya mabadiliko.',
    linkVoid: 'Link hii haifanyi kazi tena. Tafadhali omba mpya.',
    INVALID_CREDENTIALS: 'Imeshindikana kuingia. Tafadhali angalia namba na nenosiri lako.',
    ROLE_MISMATCH: 'Akaunti hii ni ya aina nyingine.',
    ACCOUNT_CLOSING: 'Akaunti hii itafutwa tarehe {date}. Hadi hapo bado unaweza kuibakiza.',
    accountSuspended: 'Akaunti hii imesimamishwa. Tafadhali wasiliana nasi.',
    accountSuspended_identity:
      'Akaunti hii imesimamishwa hadi tuhakikishe ni ya nani. Tafadhali wasiliana nasi.',
    accountSuspended_conduct:
      'Akaunti hii imesimamishwa kwa sababu matumizi yake yamevunja masharti yetu. Wasiliana nasi ukiona si sawa.',
    accountSuspended_payment:
      'Akaunti hii imesimamishwa kwa sababu ya swali la malipo lisilotatuliwa. Tafadhali wasiliana nasi.',
    accountSuspended_request:
      'Akaunti hii ilisimamishwa kwa ombi la mwenyewe. Wasiliana nasi ili kuifungua tena.',
    accountSuspended_other: 'Akaunti hii imesimamishwa. Wasiliana nasi ujue sababu.',
    numberTaken: 'Namba hii ina akaunti nyingine.',
    numberMissing:
      'Akaunti yako haina namba ya simu kwa sasa. Tafadhali iongeze kwanza kwenye ukurasa wa akaunti yako.',
    passwordCommon: 'Nenosiri hili ni rahisi sana kukisia. Tafadhali chagua lingine.',
    passwordRepeats: 'Nenosiri hili linajirudia tu. Tafadhali chagua lingine.',
    passwordOwnWords:
      'Nenosiri hili linakaribia kuwa neno letu au namba yako mwenyewe. Tafadhali chagua lingine.',
    passwordBreached: 'Nenosiri hili liliibwa kwingine. Tafadhali chagua lingine.',
    refreshTokenVoid: 'Muda wako umeisha. Tafadhali ingia tena.',
  },
  sms: {
    signUpCode: ({ code }) =>
      `${code} ni msimbo wako wa Manzil. Unafanya kazi dakika 10. Usimpe mtu yeyote.`,
    signUpTaken: ({ link }) =>
      `Mtu anajisajili Manzil kwa namba yako, ambayo tayari ina akaunti. Ingia au badilisha nenosiri: ${link}`,
    resetPassword: ({ code, link }) =>
      `Weka nenosiri jipya la Manzil: ${link} au andika msimbo ${code}. Dakika 10 tu. Si wewe? Puuza ujumbe huu.`,
    resetUnknown: ({ link }) =>
      `Mtu ameomba nenosiri jipya la Manzil kwa namba yako, ambayo haina akaunti. Unaweza kujisajili: ${link}`,
    changePhoneCode: ({ code }) =>
      `${code} ni msimbo wa kutumia namba hii Manzil. Unafanya kazi dakika 10. Usimpe mtu yeyote.`,
    confirmationCode: ({ code }) =>
      `${code} ni msimbo wako wa Manzil wa kukubali kazi. Unafanya kazi dakika 10. Usimpe mtu yeyote.`,
    changePhoneTaken: () =>
      'Mtu ameomba kutumia namba yako Manzil, lakini tayari ina akaunti. Hakuna kilichobadilika.',
    phoneChanged: ({ link }) =>
      `Akaunti yako ya Manzil sasa inatumia namba nyingine; hii haiingii tena. Si wewe? Tengua ndani ya saa 72: ${link}`,
    emailChanged: ({ link }) =>
      `Akaunti yako ya Manzil sasa ina barua pepe nyingine. Si wewe? Tengua ndani ya saa 72: ${link}`,
    passwordChanged: ({ link }) =>
      `Nenosiri la akaunti yako ya Manzil limebadilishwa. Si wewe? Tengua ndani ya saa 72: ${link}`,
    factorChanged: ({ link }) =>
      `Kinga ya pili ya akaunti yako ya Manzil imebadilishwa. Si wewe? Tengua ndani ya saa 72: ${link}`,
    passkeysChanged: ({ link }) =>
      `Passkey imeongezwa kwenye akaunti yako ya Manzil au kuondolewa. Si wewe? Tengua ndani ya saa 72: ${link}`,
    numberReleased: ({ link }) =>
      `Kampuni ya simu ilimpa mtu mwingine namba ya akaunti yako ya Manzil, kwa hiyo tumeiondoa. Bado ni yako? Irudishe ndani ya saa 72: ${link} Kama si yako, ingia kwa passkey yako na uongeze namba mpya, au tuandikie.`,
    numberGiven: ({ link }) =>
      `Akaunti yako ya Manzil sasa ina namba hii, kama ulivyotuomba. Unaingia kwa namba hii na nenosiri lako; nenosiri jipya linaweza kuwekwa kwayo baada ya saa 24. Si wewe? Tuandikie: ${link}`,
    resetWaits: ({ link }) =>
      `Namba hii ni mpya kwenye akaunti yako ya Manzil. Kwa usalama wako inaweka nenosiri jipya saa 24 tu baada ya mabadiliko. Si wewe? Tuandikie: ${link}`,
    resetByEmail: ({ link }) =>
      `Akaunti yako ya Manzil haikutumika kwa muda mrefu, kwa hiyo link ya nenosiri jipya imetumwa kwa barua pepe yake. Si akaunti yako? Tuandikie: ${link}`,
    resetByUs: ({ link }) =>
      `Akaunti ya Manzil ya namba hii haikutumika kwa muda mrefu, kwa hiyo ujumbe peke yake hauweki nenosiri jipya. Tuandikie, hata kama akaunti si yako: ${link}`,
    resetLink: ({ link }) =>
      `Weka nenosiri jipya la akaunti yako ya Manzil: ${link} Dakika 10 tu. Si wewe? Puuza ujumbe huu.`,
  },
  emails: {
    changedSubject: 'Akaunti yako ya Manzil',
    verifyEmailSubject: 'Thibitisha barua pepe yako',
    verifyEmail: ({ link }) =>
      `Tafadhali thibitisha kuwa hii ni barua pepe yako ya Manzil:\n\n${link}\n\nLink hii hutumika mara moja, kwa saa 24. Kama hukuiomba, ipuuze.`,
  },
  notices: {
    passwordChanged: {
      label: 'Nenosiri limebadilishwa',
      title: 'Nenosiri lako limebadilishwa',
      text: 'Nenosiri la akaunti yako ya Manzil limebadilishwa. Si wewe? Weka jipya mara moja na uwasiliane nasi.',
    },
    phoneChanged: {
      label: 'Namba ya simu imebadilishwa',
      title: 'Namba yako ya simu imebadilishwa',
      text: 'Kuanzia sasa unaingia kwa namba yako mpya.',
    },
    numberReleased: {
      label: 'Namba ya simu imepewa mtu mwingine',
      title: 'Akaunti yako haina namba ya simu',
      text: 'Kampuni ya simu ilimpa mtu mwingine namba yako, kwa hiyo tumeiondoa kwenye akaunti yako. Tafadhali ongeza namba uliyo nayo sasa.',
    },
  },
  form: {
    phone: 'Namba ya simu',
    password: 'Nenosiri',
    showPassword: 'Onyesha nenosiri',
    hidePassword: 'Ficha nenosiri',
    close: 'Funga',
    cancel: 'Ghairi',
    country: (name, code) => `Msimbo wa nchi: ${name} ${code}`,
    countries: 'Nchi',
    searchCountry: 'Tafuta nchi au msimbo',
    noCountry: 'Hakuna nchi inayofanana.',
    countriesFound: (count) => plural('sw', count, { one: 'nchi #', other: 'nchi #' }),
    strength: ['Dhaifu: ndefu zaidi ni imara', 'Wastani: ongeza herufi chache', 'Nzuri', 'Imara'],
    strengthIs: (strength) => `Uimara wa nenosiri: ${strength}`,
  },
  problems: { retry: 'Jaribu tena' },
  code: {
    label: 'Msimbo wa tarakimu 6',
    box: (box) => `Tarakimu ${box} ya 6`,
    sentTo: (phone) => `Tumetuma msimbo wa tarakimu 6 kwa ${phone}. Unafanya kazi kwa dakika 10.`,
    send: 'Tuma OTP',
    resend: 'Tuma OTP tena',
    resendIn: (clock) => `Tuma OTP tena baada ya ${clock}`,
    resendSoon: (minutes) =>
      `Unaweza kuomba msimbo mpya baada ya ${plural('sw', minutes, { one: 'dakika #', other: 'dakika #' })}.`,
    resendNow: 'Sasa unaweza kuomba msimbo mpya.',
    resendFailed: 'OTP haikutumwa tena',
    changeNumber: 'Badilisha namba ya simu',
  },
  signIn: {
    title: 'Ingia',
    submit: 'Ingia',
    done: 'Umeingia',
    failed: 'Imeshindikana kuingia. Tafadhali angalia namba na nenosiri lako.',
    failedUnexplained: 'Imeshindikana kuingia',
    forgot: 'Umesahau nenosiri?',
    keep: 'Bakiza akaunti yangu',
    noAccount: 'Huna akaunti?',
    signUp: 'Jisajili',
  },
  signUp: {
    title: 'Jisajili',
    role: 'Wewe ni nani?',
    roles: { employer: 'Mwajiri', jobseeker: 'Natafuta kazi' },
    roleHints: {
      employer: 'Tafuta na uajiri msaada wa nyumbani.',
      jobseeker: 'Tengeneza profaili yako na upate kazi. Ni bure, daima.',
    },
    fullName: 'Jina kamili',
    confirmation: 'Rudia nenosiri',
    verify: 'Thibitisha na ufungue akaunti',
    failed: 'Usajili umeshindikana',
    done: 'Akaunti yako iko tayari. Karibu Manzil!',
    haveAccount: 'Una akaunti tayari?',
    signIn: 'Ingia',
    agreeBefore: 'Ukijisajili unakubali ',
    terms: 'Masharti',
    agreeBetween: ' na ',
    privacy: 'Sera ya Faragha',
    agreeAfter: ' yetu.',
  },
  reset: {
    title: 'Weka nenosiri jipya',
    intro:
      'Andika namba ya simu ya akaunti yako. Tunatuma link na msimbo wa kuweka nenosiri jipya.',
    send: 'Tuma msimbo',
    sent: (phone) =>
      `Kama ${phone} ina akaunti, ujumbe uko njiani. Fungua link iliyomo, au andika msimbo wake hapa. Vyote vinafanya kazi kwa dakika 10.`,
    verify: 'Endelea',
    anotherNumber: 'Tumia namba nyingine',
    choose: 'Chagua nenosiri jipya',
    password: 'Nenosiri jipya',
    confirmation: 'Rudia nenosiri jipya',
    passwordHint: 'Angalau herufi 8',
    submit: 'Weka nenosiri jipya',
    failed: 'Nenosiri halikuweza kubadilishwa. Tafadhali jaribu tena.',
    done: 'Nenosiri lako limebadilishwa. Umetolewa kwenye vifaa vyote; tafadhali ingia kwa jipya.',
    backToSignIn: 'Rudi kwenye Ingia',
    askAgain: 'Omba link mpya',
  },
  changePassword: {
    title: 'Badilisha nenosiri',
    current: 'Nenosiri la sasa',
    next: 'Nenosiri jipya',
    confirmation: 'Rudia nenosiri jipya',
    submit: 'Badilisha nenosiri',
    others: 'Vifaa vyako vingine vitatolewa.',
    done: 'Nenosiri limebadilishwa!',
    failed: 'Nenosiri lako halikubadilishwa.',
  },
  devices: {
    title: 'Vifaa vilivyoingia',
    loading: 'Inapakia vifaa vyako...',
    failed: 'Vifaa vyako havikuweza kupakiwa.',
    unknown: 'Kifaa kisichojulikana',
    on: (browser, system) => `${browser} kwenye ${system}`,
    current: 'Kifaa hiki',
    lastUsed: (day) => `Kilitumika mwisho ${day}`,
    end: 'Toa',
    endOf: (device) => `Toa ${device}`,
    endAll: 'Toka kwenye vifaa vyote',
    endAllText: 'Kifaa hiki pia. Kisha utahitaji nenosiri lako kuingia tena.',
    endFailed: 'Imeshindikana kutoa. Tafadhali jaribu tena.',
  },
  changeMobile: {
    title: 'Badilisha namba ya simu',
    intro: 'Tunatuma msimbo kwa namba yako mpya. Namba yako ya zamani inaarifiwa.',
    phone: 'Namba mpya ya simu',
    verify: 'Thibitisha',
    done: 'Namba yako imebadilishwa.',
    failed: 'Namba haikuweza kubadilishwa. Tafadhali jaribu tena.',
  },
  loginPage: {
    metaTitle: 'Ingia | Manzil',
    ended: 'Muda wako umeisha. Tafadhali ingia tena; utarudi mahali ulipokuwa.',
    scriptNeeded: 'Kuingia kunahitaji JavaScript, ambayo imezimwa kwenye browser yako.',
  },
  resetPage: { metaTitle: 'Weka nenosiri jipya | Manzil' },
  undoPage: {
    metaTitle: 'Tengua mabadiliko | Manzil',
    title: 'Hukuwa wewe?',
    text: 'Tunarudisha namba, barua pepe, passkey na kinga ya pili yako kama zilivyokuwa, tunawatoa wote, na kuipa akaunti yako nenosiri jipya unalochagua hapa.',
    old: 'Nenosiri lako kabla ya mabadiliko',
    next: 'Nenosiri jipya',
    confirmation: 'Rudia nenosiri jipya',
    hint: 'Angalau herufi 8, na tofauti na la zamani',
    submit: 'Tengua mabadiliko',
    failed: 'Mabadiliko hayakuweza kutenguliwa. Tafadhali jaribu tena.',
    done: 'Akaunti yako ni yako tena. Wote wametolewa; tafadhali ingia kwa namba yako na nenosiri jipya.',
    contact: 'Tuandikie',
  },
  verifyPage: {
    metaTitle: 'Thibitisha barua pepe yako | Manzil',
    title: 'Thibitisha barua pepe yako',
    text: 'Bonyeza mara moja, nasi tunajua kuwa ujumbe unakufikia.',
    submit: 'Thibitisha barua pepe',
    done: (email) => `${email} imethibitishwa. Asante!`,
    failed: 'Anwani haikuweza kuthibitishwa. Tafadhali jaribu tena.',
    home: 'Nenda Manzil',
  },
}
