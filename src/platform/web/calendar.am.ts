import type { en } from './calendar.en.ts'

export const am: typeof en = {
  pattern: 'ቀን/ወር/ዓመት',
  open: 'ከቀን መቁጠሪያ ይምረጡ',
  close: 'ዝጋ',
  month: 'ወር',
  year: 'ዓመት',
  previous: 'ያለፈው ወር',
  next: 'የሚቀጥለው ወር',
  unknown: 'እባክዎ ያለ ቀን ያስገቡ፣ ለምሳሌ 25/03/2026',
  from: (day) => `እባክዎ ${day} ወይም ከዚያ በኋላ ያለ ቀን ይምረጡ`,
  until: (day) => `እባክዎ ${day} ወይም ከዚያ በፊት ያለ ቀን ይምረጡ`,
  time: 'ሰዓት ይምረጡ',
}
