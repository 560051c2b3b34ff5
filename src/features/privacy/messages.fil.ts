import type { Translation } from '../../platform/shared/catalogues.ts'
import type { en } from './messages.en.ts'

export const fil: Translation<typeof en> = {
  errors: {
    requestAboutMissing: 'Sabihin kung tungkol saan ito',
    requestTextMissing: 'Sabihin kung ano ang hinihiling mo',
    deletionWordWrong: 'I-type ang DELETE',
    exportUnderWay: 'Ginagawa na ang kopya ng data mo.',
    noExport: 'Walang kopyang mada-download. Humingi ng bago.',
    recruitmentOpenEnds:
      'Matatapos ang recruitment mo, at sasabihan ang pamilya. Kung hindi ka pa dumarating, ibabalik sa kanila ang buong ibinayad. Wala kang babayaran.',
  },
  archive: {
    readme: [
      'Ito ang kopya ng lahat ng hawak ng Manzil tungkol sa iyo.',
      '',
      'data.json    ang mga nakatala, ayon sa kinalalagyan; bubukas sa kahit anong text editor o browser',
      'pictures/    mga litrato mo',
      'video/       video mo',
      'papers/      mga dokumento mo',
      'invoices/    mga invoice mo',
      'recruitment/ ang mga papeles ng recruitment na puwede mong buksan',
      'MISSING.txt  kung may mga file na hindi nabasa',
      '',
      'Hash lang ng mga password, code at link ang itinatago, kaya wala ang mga ito rito.',
      '',
    ].join('\n'),
    missing: (paths) =>
      [
        'Sa iyo rin ang mga file na ito, pero hindi nabasa nang gawin ang kopya.',
        'Humingi ng bagong kopya, o sumulat sa amin.',
        '',
        ...paths,
        '',
      ].join('\n'),
  },
}
