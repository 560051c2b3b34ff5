import type { bar as en } from './messages.bar.en.ts'

export const bar: typeof en = {
  label: 'الأماكن',
  home: 'الرئيسية',
  browse: 'تصفّح',
  shortlist: 'المختصرة',
  messages: 'الرسائل',
  hire: 'التوظيف',
  profile: 'الملف',
  today: 'اليوم',
  work: 'العمل',
  me: 'حسابي',
  candidates: 'المرشحون',
  interest: 'الاهتمام',
  recruitment: 'الاستقدام',
  reports: 'البلاغات',
  papers: 'المستندات',
  users: 'المستخدمون',
  orders: 'الطلبات',
}
