import type { Translation } from '../../platform/shared/catalogues.ts'
import type { en } from './messages.leave.en.ts'

export const fil: Translation<typeof en> = {
  withdraw: 'Umatras',
  own: {
    title: 'Mga pamilyang pumili sa iyo',
    standings: { selected: 'Napili', hired: 'Natanggap' },
    since: {
      selected: (date) =>
        `Pinili ka noong ${date}. Wala pang tiyak hangga’t hindi sila nagbabayad.`,
      hired: (date) => `Tinanggap ka noong ${date}.`,
    },
    arrived:
      'Dumating ka na, kaya hindi ka na makakaatras dito. Kung may mali, lumapit sa amin o sa Ministry of Labour.',
    ministry: 'Tawagan ang Ministry: 16008',
    write: 'Sumulat sa amin',
    withdrawFrom: (household) => `Umatras sa ${household}`,
    ask: (household) => `Umatras sa ${household}?`,
    what: {
      selected: [
        'Sasabihan ang pamilya na umatras ka, at matatapos ang pagpili nila.',
        'Walang babayaran, ikaw man o ang pamilya.',
        'Mahahanap ka pa rin ng ibang pamilya, basta nakikita ang profile mo.',
      ],
      hired: [
        'Sasabihan ang pamilya, at ibabalik sa kanila ang lahat ng natitira sa ibinayad nila.',
        'Isasara ang recruitment mo sa kanila. Wala kang utang.',
        'Mahahanap ka ulit ng ibang pamilya, basta nakikita ang profile mo.',
      ],
    },
    done: (household) => `Umatras ka na sa ${household}. Nasabihan na ang pamilya.`,
    stale: 'Hindi ito ma-load: ang mga pamilyang pumili sa iyo.',
  },
  failed: 'Hindi naipadala ang pag-atras. Subukan ulit.',
  retry: 'Subukan ulit',
  cancel: 'Kanselahin',
  close: 'Isara',
}
