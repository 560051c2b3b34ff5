import type { Translation } from '../../platform/shared/catalogues.ts'
import type { notices as en, NoticeTerms } from './messages.notices.en.ts'

const terms = ({ role, wage, start }: NoticeTerms): string =>
  `${role}, ${wage} bawat buwan, mula ${start}`

export const notices: Translation<typeof en> = {
  agreement_asked: {
    label: 'May pamilyang humihingi ng oo mo',
    title: 'May pamilyang nagtatanong sa iyo',
    text: (p) =>
      `Gusto ng ${p.who} na magtrabaho ka sa kanila: ${terms(p)}. Sumagot ng oo o hindi, o magmungkahi ng ibang kondisyon.`,
  },
  agreement_taken: {
    label: 'Tinanggap ng pamilya ang mungkahi mong kondisyon',
    title: 'Nagkasundo na kayo',
    text: (p) => `Tinanggap ng ${p.who} ang mungkahi mong kondisyon: ${terms(p)}.`,
  },
  agreement_withdrawn: {
    label: 'Tapos na ang tanong ng isang pamilya',
    title: 'Hindi na kailangang sumagot',
    text: (p) => `Hindi ka na tinatanong ng ${p.who}: tapos na ang tanong tungkol sa trabaho.`,
  },
}
