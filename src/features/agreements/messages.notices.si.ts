import type { Translation } from '../../platform/shared/catalogues.ts'
import type { notices as en, NoticeTerms } from './messages.notices.en.ts'

const terms = ({ role, wage, start }: NoticeTerms): string =>
  `${role}, මාසෙකට ${wage}, පටන් ගන්නේ ${start}`

export const notices: Translation<typeof en> = {
  agreement_asked: {
    label: 'පවුලක් ඔබේ කැමැත්ත ඉල්ලනවා',
    title: 'පවුලක් ඔබෙන් අහනවා',
    text: (p) =>
      `${p.who} කැමතියි ඔබ එහි වැඩ කරනවාට: ${terms(p)}. ඔව් හරි නැහැ හරි කියන්න, නැත්නම් වෙන කොන්දේසි යෝජනා කරන්න.`,
  },
  agreement_taken: {
    label: 'ඔබ යෝජනා කරපු කොන්දේසි පවුලක් පිළිගත්තා',
    title: 'දෙපැත්තම එකඟයි',
    text: (p) => `ඔබ යෝජනා කරපු කොන්දේසි ${p.who} පිළිගත්තා: ${terms(p)}.`,
  },
  agreement_withdrawn: {
    label: 'පවුලකගේ ප්‍රශ්නය ඉවරයි',
    title: 'දැන් උත්තරයක් ඕන නැහැ',
    text: (p) => `${p.who} තවදුරටත් ඔබෙන් අහන්නේ නැහැ: රැකියාව ගැන ප්‍රශ්නය ඉවරයි.`,
  },
}
