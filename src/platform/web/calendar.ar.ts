import type { en } from './calendar.en.ts'

export const ar: typeof en = {
  pattern: 'يوم/شهر/سنة',
  open: 'الاختيار من التقويم',
  close: 'إغلاق',
  month: 'الشهر',
  year: 'السنة',
  previous: 'الشهر السابق',
  next: 'الشهر التالي',
  unknown: 'يُرجى إدخال تاريخ صحيح، مثل 25/03/2026',
  from: (day) => `يُرجى اختيار ${day} أو ما بعده`,
  until: (day) => `يُرجى اختيار ${day} أو ما قبله`,
  time: 'اختيار الوقت',
}
