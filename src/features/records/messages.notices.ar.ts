import { plural } from '../../platform/shared/locale.ts'
import type { notices as en } from './messages.notices.en.ts'

export const notices: typeof en = {
  document_expiring: {
    label: 'قرب انتهاء مستند',
    words: (paper, date, days) => ({
      title: `قرب انتهاء: ${paper}`,
      text: `ينتهي مستندك «${paper}» في ${date}، أي بعد ${plural('ar', days, { zero: 'أقل من يوم', one: 'يوم واحد', two: 'يومين', few: '# أيام', many: '# يوماً', other: '# يوم' })}. يرجى تجديده ورفع النسخة الجديدة.`,
    }),
  },
}
