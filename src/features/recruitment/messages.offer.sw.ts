import type { Translation } from '../../platform/shared/catalogues.ts'
import type { certificate as enCertificate, offer as enOffer } from './messages.offer.en.ts'

export const offer: Translation<typeof enOffer> = {
  title: 'Barua ya kazi',
  attestation: 'Uthibitisho wa mkataba na Wizara ya Kazi bado unahitajika.',
  statuses: {
    sent: 'Inasubiri jibu',
    accepted: 'Imekubaliwa',
    declined: 'Imekataliwa',
    replaced: 'Imebadilishwa na nyingine',
  },
  onPaper: 'Imesainiwa kwenye karatasi',
  from: (name) => `Kazi kutoka kwa ${name}`,
  sign: 'Saini kwa msimbo',
  signText:
    'Soma unachosaini. Tunatuma msimbo kwenye simu yako; uandike ili kusaini barua ya kazi.',
  signed: 'Umesaini',
  read: 'Soma barua',
  accept: 'Kubali',
  acceptText: 'Soma unachokubali. Tunatuma msimbo kwenye simu yako; uandike ili kukubali kazi.',
  sendCode: 'Tuma msimbo',
  code: 'Msimbo',
  codeBox: (number) => `Tarakimu ${number} ya 6`,
  codeSent: 'Msimbo uko njiani kwenye simu yako.',
  resend: 'Tuma msimbo mwingine',
  decline: 'Kataa',
  declineText: 'Familia inaona sababu yako na inaweza kutoa barua nyingine ya kazi.',
  reason: 'Sababu',
  accepted: 'Umekubali kazi hii.',
  declined: 'Umekataa kazi hii.',
  declinedBecause: (reason) => `Imekataliwa: ${reason}`,
  answerFailed: 'Jibu lako halikuweza kuhifadhiwa. Tafadhali jaribu tena.',
  certificate: 'Cheti cha kukubali',
}

export const certificate: typeof enCertificate = {
  title: 'Cheti cha kukubali',
  text: (worker, household) =>
    `${worker} amekubali barua ya kazi ya ${household} kwa msimbo wa mara moja.`,
  household: 'Familia',
  worker: 'Mfanyakazi',
  agreedAt: 'Pande zote mbili zilikubali masharti haya',
  at: 'Ilisainiwa na mfanyakazi',
  from: 'Kutoka anwani',
  householdAt: 'Ilisainiwa na familia',
  householdFrom: 'Kutoka anwani ya familia',
  unsigned: 'Bado haijasainiwa kwa msimbo',
  letter: 'Barua',
  hash: 'SHA-256 ya barua',
  read: 'Fungua barua',
  print: 'Chapisha',
  notFound: 'Hakuna cheti kama hicho',
}
