import type { Translation } from '../../platform/shared/catalogues.ts'
import type { certificate as enCertificate, offer as enOffer } from './messages.offer.en.ts'

export const offer: Translation<typeof enOffer> = {
  title: 'Offer letter',
  attestation: 'Kailangan pa ang pagpapatunay ng Ministry of Labour sa kontrata.',
  statuses: {
    sent: 'Naghihintay ng sagot',
    accepted: 'Tinanggap',
    declined: 'Tinanggihan',
    replaced: 'Pinalitan',
  },
  onPaper: 'Pirmado sa papel',
  from: (name) => `Alok mula sa ${name}`,
  sign: 'Pirmahan gamit ang code',
  signText:
    'Basahin ang pipirmahan mo. Magpapadala kami ng code sa phone mo; ilagay ito para pirmahan ang offer letter.',
  signed: 'Pinirmahan mo',
  read: 'Basahin ang letter',
  accept: 'Tanggapin',
  acceptText:
    'Basahin ang papayagan mo. Magpapadala kami ng code sa phone mo; ilagay ito para tanggapin ang alok.',
  sendCode: 'Ipadala ang code',
  code: 'Code',
  codeBox: (number) => `Ika-${number} digit sa 6`,
  codeSent: 'Papunta na sa phone mo ang code.',
  resend: 'Magpadala ng ibang code',
  decline: 'Tanggihan',
  declineText: 'Makikita ng pamilya ang dahilan mo at puwede silang gumawa ng ibang alok.',
  reason: 'Dahilan',
  accepted: 'Tinanggap mo ang alok na ito.',
  declined: 'Tinanggihan mo ang alok na ito.',
  declinedBecause: (reason) => `Tinanggihan: ${reason}`,
  answerFailed: 'Hindi na-save ang sagot mo. Subukan ulit.',
  certificate: 'Certificate ng pagtanggap',
}

export const certificate: typeof enCertificate = {
  title: 'Certificate ng pagtanggap',
  text: (worker, household) =>
    `Tinanggap ni ${worker} ang alok ng ${household} gamit ang one-time code.`,
  household: 'Pamilya',
  worker: 'Manggagawa',
  agreedAt: 'Pareho silang pumayag sa mga kondisyong ito noong',
  at: 'Pinirmahan ng manggagawa noong',
  from: 'Mula sa address',
  householdAt: 'Pinirmahan ng pamilya noong',
  householdFrom: 'Mula sa address ng pamilya',
  unsigned: 'Hindi pa pinipirmahan gamit ang code',
  letter: 'Letter',
  hash: 'SHA-256 ng letter',
  read: 'Buksan ang letter',
  print: 'I-print',
  notFound: 'Walang ganitong certificate',
}
