import type { Translation } from '../../platform/shared/catalogues.ts'
import type { notices as en, NoticeTerms } from './messages.notices.en.ts'

const terms = ({ role, wage, start }: NoticeTerms): string =>
  `${role}, ${wage} kwa mwezi, kuanzia ${start}`

export const notices: Translation<typeof en> = {
  agreement_asked: {
    label: 'Familia inaomba useme ndiyo',
    title: 'Familia inakuuliza',
    text: (p) =>
      `${p.who} wangependa uwafanyie kazi: ${terms(p)}. Tafadhali sema ndiyo, hapana, au pendekeza masharti mengine.`,
  },
  agreement_taken: {
    label: 'Familia imekubali masharti uliyopendekeza',
    title: 'Mmekubaliana',
    text: (p) => `${p.who} wamekubali masharti uliyopendekeza: ${terms(p)}.`,
  },
  agreement_withdrawn: {
    label: 'Swali la familia limekwisha',
    title: 'Hakuna jibu linalohitajika tena',
    text: (p) => `${p.who} hawakuulizi tena: swali kuhusu kazi hii limekwisha.`,
  },
}
