import { plural } from '../../platform/shared/locale.ts'
import type { notices as en } from './messages.notices.en.ts'

export const notices: typeof en = {
  document_expiring: {
    label: 'አንድ ሰነድ በቅርቡ ያበቃል',
    words: (paper, date, days) => ({
      title: `${paper} በቅርቡ ያበቃል`,
      text: `“${paper}” የተባለው ሰነድዎ የሚሠራው እስከ ${date} ነው፤ ከአሁን ${plural('am', days, { one: '# ቀን', other: '# ቀን' })} በኋላ። እባክዎ ያድሱትና አዲሱን ይላኩ።`,
    }),
  },
}
