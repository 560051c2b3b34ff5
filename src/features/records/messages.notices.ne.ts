import { plural } from '../../platform/shared/locale.ts'
import type { notices as en } from './messages.notices.en.ts'

export const notices: typeof en = {
  document_expiring: {
    label: 'एउटा कागज छिट्टै सकिन्छ',
    words: (paper, date, days) => ({
      title: `छिट्टै सकिन्छ: ${paper}`,
      text: `तपाईंको कागज “${paper}” ${date} सम्म मान्य छ, अब ${plural('ne', days, { one: '# दिन', other: '# दिन' })}। नवीकरण गर्नुहोस् र नयाँ अपलोड गर्नुहोस्।`,
    }),
  },
}
