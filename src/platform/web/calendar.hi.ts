import type { en } from './calendar.en.ts'

export const hi: typeof en = {
  pattern: 'दिन/माह/वर्ष',
  open: 'कैलेंडर से चुनें',
  close: 'बंद करें',
  month: 'महीना',
  year: 'वर्ष',
  previous: 'पिछला महीना',
  next: 'अगला महीना',
  unknown: 'कृपया सही तारीख लिखें, जैसे 25/03/2026',
  from: (day) => `कृपया ${day} या उसके बाद की तारीख चुनें`,
  until: (day) => `कृपया ${day} या उससे पहले की तारीख चुनें`,
  time: 'समय चुनें',
}
