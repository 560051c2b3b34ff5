import { frame } from '../console/messages.frame.ar.ts'
import type { rooms as english } from './messages.console.en.ts'

const { rooms: names } = frame

export const rooms: typeof english = {
  reports: {
    title: names.reports,
    text: 'العاجل أولاً. لا يُخبَر أحد بصاحب البلاغ.',
    empty: { title: 'لا بلاغات مفتوحة', text: 'تظهر هنا البلاغات عن الملفات والأشخاص.' },
    urgent: 'عاجل',
    from: 'من',
    visitor: 'زائر',
    roles: { employer: 'أسرة', jobseeker: 'طلب عمل', agency: 'مكتب', admin: 'مشرف' },
    note: 'ملاحظة',
    noteHint: 'للمشرفين فقط.',
    begin: 'بدء المعالجة',
    closeIt: 'إغلاق البلاغ',
    reopen: 'إعادة الفتح',
    openUser: 'فتح الحساب',
    hideReason: 'سبب الإخفاء، لصاحب الملف',
  },
  enquiries: {
    title: names.enquiries,
    text: 'رسائل التواصل وطلبات التأشيرة. تعد الصفحات بالرد خلال 30 يوماً.',
    empty: { title: 'لا رسائل مفتوحة', text: 'يظهر هنا ما يكتبه الناس إلى منزل.' },
    overdue: 'متأخرة',
    who: 'بصفة',
    worker: 'عمالة منزلية',
    employer: 'أسرة',
    language: 'اللغة',
    languages: { en: 'الإنجليزية', ar: 'العربية' },
    nobody: 'لا أحد بعد',
    take: 'سأرد عليها',
    giveBack: 'تركها لغيري',
    note: 'ما تم الرد به',
    noteHint: 'للمشرفين فقط.',
    markDone: 'تم الرد',
    reopen: 'إعادة الفتح',
  },
}
