import type { WordTexts } from './messages.word.en.ts'

export const sw: WordTexts = {
  machine: 'Lugha hii imeandikwa na mashine. Bado hakuna anayeizungumza aliyeikagua.',
  tell: 'Tuambie neno bora zaidi',
  title: 'Neno bora zaidi',
  lead: 'Unaijua lugha hii kuliko sisi. Ni nini hakisikiki vizuri kwenye ukurasa huu, na wewe ungesemaje?',
  words: 'Kilichoandikwa sasa (si lazima)',
  better: 'Kinachopaswa kuandikwa',
  send: 'Tuma',
  sent: 'Asante! Mtu atasoma na kurekebisha.',
  close: 'Funga',
  unreachable: 'Hatukuweza kufikia Manzil. Ulichoandika bado kipo hapa: tafadhali jaribu tena.',
  errors: {
    betterWordRequired: 'Tafadhali andika neno bora zaidi',
    pageUnknown: 'Ukurasa huu haujulikani. Tafadhali upakie upya kisha ujaribu tena.',
  },
}
