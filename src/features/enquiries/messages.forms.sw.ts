import type { Translation } from '../../platform/shared/catalogues.ts'
import type { en } from './messages.forms.en.ts'

// What households alone are asked is said in English.
export const sw: Translation<typeof en> = {
  form: {
    name: 'Jina kamili',
    email: 'Barua pepe',
    countryCode: 'Msimbo wa nchi',
    phone: 'Simu',
    phoneHint: 'Nchi yako haimo kwenye orodha? Andika namba yote, ukianza na +.',
    message: 'Ujumbe',
    iAm: 'Mimi ni',
    worker: 'Mfanyakazi',
    employer: 'Mwajiri',
    close: 'Funga',
    again: 'Andika ujumbe mwingine',
    offline: 'Inaonekana huna mtandao. Ulichoandika bado kipo hapa: tuma tena mtandao ukirudi.',
    unreachable: 'Seva haikuweza kufikiwa. Ulichoandika bado kipo hapa: tafadhali tuma tena.',
    failed: 'Kuna kitu kimeenda vibaya. Ulichoandika bado kipo hapa: tafadhali tuma tena.',
    limited: 'Ujumbe mwingi mno umetoka hapa. Tafadhali subiri kidogo kisha tuma tena.',
    tooLong: 'Hii ni ndefu mno.',
    check: 'Hii haikutumwa. Tafadhali rudi, angalia sehemu hizi na utume tena:',
    checkAll: 'Hii haikutumwa. Tafadhali rudi, angalia fomu na utume tena.',
  },
  contact: {
    send: 'Tuma ujumbe',
    sent: 'Asante. Ujumbe wako umetufikia, na uthibitisho unakuja kwenye barua pepe yako.',
    sentTitle: 'Ujumbe umetumwa',
    privacy: 'Tunatumia unachoandika hapa kukujibu tu.',
  },
}
