import { plural } from '../../platform/shared/locale.ts'
import { report } from './messages.report.ar.ts'
import type { desk as en } from './messages.support.en.ts'

export const desk: typeof en = {
  ...report,
  columns: {
    id: 'الرقم',
    about: 'بشأن',
    aboutId: 'السجل',
    reason: 'السبب',
    urgent: 'عاجل',
    message: 'الرسالة',
    contact: 'وسيلة التواصل',
    state: 'الحالة',
    note: 'ملاحظة',
    since: 'تاريخ الوصول',
    closed: 'تاريخ الإغلاق',
    kind: 'النوع',
    name: 'الاسم',
    email: 'البريد الإلكتروني',
    phone: 'الهاتف',
    assignee: 'المسؤول عن الرد',
    days: 'الأيام',
    words: 'المكتوب في الصفحة',
    page: 'الصفحة',
  },
  reportStates: { open: 'مفتوح', in_progress: 'قيد المعالجة', closed: 'مغلق' },
  enquiryStates: { open: 'مفتوحة', in_progress: 'قيد المعالجة', done: 'منجزة' },
  kinds: { contact: 'رسالة', visa: 'طلب تأشيرة', word: 'كلمة أفضل' },
  metIn: { profile: 'الملف العام', interview: 'مقابلة', case: 'استقدام' },
  days: (n) =>
    n === 0
      ? 'اليوم'
      : plural('ar', n, {
          zero: 'اليوم',
          one: 'يوم واحد',
          two: 'يومان',
          few: '# أيام',
          many: '# يوماً',
          other: '# يوم',
        }),
}
