import type { report as en } from './messages.report.en.ts'

export const report: typeof en = {
  report: 'Ripoti',
  reportOf: (name) => `Ripoti ${name}`,
  title: 'Ripoti kwa Manzil',
  lead: 'Ni msimamizi wa Manzil pekee anayesoma hii. Mtu huyo haambiwi kamwe ni nani aliyeripoti.',
  reason: 'Inahusu nini?',
  reasons: {
    danger: 'Kuna mtu aliye hatarini',
    minor: 'Mtu huyu huenda ana umri chini ya miaka 18',
    document_withheld: 'Pasipoti au hati nyingine zimezuiliwa, mwenyewe hazipati',
    unpaid: 'Mshahara haulipwi, au mapumziko yanakataliwa',
    fees: 'Mfanyakazi aliombwa pesa',
    false_information: 'Kuna jambo hapa lisilo la kweli',
    foreign_picture: 'Picha inaonyesha mtu mwingine',
    insulting: 'Matusi, vitisho au usumbufu',
    other: 'Jambo lingine',
  },
  choose: 'Chagua',
  message: 'Nini kilitokea?',
  contact: 'Tukupateje? (Si lazima)',
  contactHint: 'Namba ya simu au barua pepe, kama tunaweza kukuuliza tena.',
  send: 'Tuma ripoti',
  urgent:
    'Kuna mtu aliye hatarini sasa hivi? Piga 999. Kuhusu pasipoti na mshahara, Wizara ya Kazi inajibu kwa 16008.',
  sentTitle: 'Asante, ripoti yako imefika',
  sent: 'Ripoti yako imefika. Tunaiangalia na hatumwambii mtu yeyote ni nani aliyeituma.',
  close: 'Funga',
  unreachable: 'Hatukuweza kufikia Manzil. Ulichoandika bado kipo hapa: tafadhali jaribu tena.',
}
