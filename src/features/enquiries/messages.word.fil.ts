import type { WordTexts } from './messages.word.en.ts'

export const fil: WordTexts = {
  machine: 'Makina ang sumulat sa wikang ito. Wala pang nagsasalita nito ang nagsuri.',
  tell: 'Magmungkahi ng mas tamang salita',
  title: 'Mas tamang salita',
  lead: 'Mas alam mo ang wikang ito kaysa sa amin. Ano ang mali sa pahinang ito, at paano mo ito sasabihin?',
  words: 'Ang nakasulat ngayon (puwedeng iwanang blangko)',
  better: 'Ang dapat nakasulat',
  send: 'Ipadala',
  sent: 'Salamat! May babasa nito at itatama namin.',
  close: 'Isara',
  unreachable: 'Hindi maabot ang Manzil. Narito pa ang isinulat mo: pakisubukan ulit.',
  errors: {
    betterWordRequired: 'Pakisulat ang mas tamang salita',
    pageUnknown: 'Hindi kilala ang pahinang ito. I-reload ito at subukan ulit.',
  },
}
