import type { en } from './calendar.en.ts'

export const bn: typeof en = {
  pattern: 'দিন/মাস/বছর',
  open: 'ক্যালেন্ডার থেকে বেছে নিন',
  close: 'বন্ধ করুন',
  month: 'মাস',
  year: 'বছর',
  previous: 'আগের মাস',
  next: 'পরের মাস',
  unknown: 'অনুগ্রহ করে সঠিক তারিখ লিখুন, যেমন 25/03/2026',
  from: (day) => `অনুগ্রহ করে ${day} বা তার পরের তারিখ বেছে নিন`,
  until: (day) => `অনুগ্রহ করে ${day} বা তার আগের তারিখ বেছে নিন`,
  time: 'সময় বেছে নিন',
}
