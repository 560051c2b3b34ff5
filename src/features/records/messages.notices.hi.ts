import { plural } from '../../platform/shared/locale.ts'
import type { notices as en } from './messages.notices.en.ts'

export const notices: typeof en = {
  document_expiring: {
    label: 'एक कागज़ जल्द खत्म होगा',
    words: (paper, date, days) => ({
      title: `जल्द खत्म होगा: ${paper}`,
      text: `आपका कागज़ “${paper}” ${date} तक मान्य है, यानी ${plural('hi', days, { one: '# दिन', other: '# दिन' })} और। इसे नया बनवाएँ और नया अपलोड करें।`,
    }),
  },
}
