import { plural } from '../../platform/shared/locale.ts'
import type { notices as en } from './messages.notices.en.ts'

export const notices: typeof en = {
  document_expiring: {
    label: 'Hati inakaribia kuisha',
    words: (paper, date, days) => ({
      title: `${paper} inakaribia kuisha`,
      text: `Hati yako “${paper}” inafaa hadi ${date}, zimebaki ${plural('sw', days, { one: 'siku #', other: 'siku #' })}. Tafadhali ifanye upya na upakie mpya.`,
    }),
  },
}
