import type { en } from './calendar.en.ts'

export const ne: typeof en = {
  pattern: 'दिन/महिना/वर्ष',
  open: 'क्यालेन्डरबाट छान्नुहोस्',
  close: 'बन्द गर्नुहोस्',
  month: 'महिना',
  year: 'वर्ष',
  previous: 'अघिल्लो महिना',
  next: 'अर्को महिना',
  unknown: 'कृपया सही मिति लेख्नुहोस्, जस्तै 25/03/2026',
  from: (day) => `कृपया ${day} वा त्यसपछिको मिति छान्नुहोस्`,
  until: (day) => `कृपया ${day} वा त्यसअघिको मिति छान्नुहोस्`,
  time: 'समय छान्नुहोस्',
}
