import type { report as en } from './messages.report.en.ts'

export const report: typeof en = {
  report: 'I-report',
  reportOf: (name) => `I-report si ${name}`,
  title: 'I-report sa Manzil',
  lead: 'Ang operator lang ng Manzil ang babasa nito. Hindi kailanman sasabihin sa tao kung sino ang nag-report.',
  reason: 'Tungkol saan ito?',
  reasons: {
    danger: 'May taong nasa panganib',
    minor: 'Baka wala pang 18 taong gulang ang taong ito',
    document_withheld: 'Kinukuha ang passport o ibang papeles mula sa may-ari',
    unpaid: 'Hindi binabayaran ang sahod, o hindi pinapayagang magpahinga',
    fees: 'Hiningan ng pera ang isang manggagawa',
    false_information: 'May hindi totoo rito',
    foreign_picture: 'Ibang tao ang nasa larawan',
    insulting: 'Pang-iinsulto, pagbabanta o panggigipit',
    other: 'Iba pa',
  },
  choose: 'Pumili',
  message: 'Ano ang nangyari?',
  contact: 'Paano ka namin makokontak? (Opsyonal)',
  contactHint: 'Numero ng telepono o e-mail, kung puwede ka naming tanungin ulit.',
  send: 'Ipadala ang report',
  urgent:
    'May taong nasa panganib ba ngayon? Tumawag sa 999. Para sa passport at sahod, sumasagot ang Ministry of Labour sa 16008.',
  sentTitle: 'Salamat, dumating ang report mo',
  sent: 'Dumating ang report mo. Titingnan namin ito at hindi namin sasabihin kaninuman kung sino ang nagpadala.',
  close: 'Isara',
  unreachable: 'Hindi maabot ang Manzil. Narito pa ang isinulat mo: pakisubukan ulit.',
}
