import { plural } from '../../platform/shared/locale.ts'
import type { notices as en } from './messages.notices.en.ts'

export const notices: typeof en = {
  document_expiring: {
    label: 'Malapit nang mapaso ang isang dokumento',
    words: (paper, date, days) => ({
      title: `Malapit nang mapaso: ${paper}`,
      text: `Hanggang ${date} lang ang dokumento mong “${paper}”, ${plural('fil', days, { one: '# araw', other: '# araw' })} na lang. I-renew ito at i-upload ang bago.`,
    }),
  },
}
