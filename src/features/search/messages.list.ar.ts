import { plural } from '../../platform/shared/locale.ts'
import type { list as en } from './messages.list.en.ts'

export const results = (n: number) =>
  plural('ar', n, {
    zero: 'لا نتائج',
    one: 'نتيجة واحدة',
    two: 'نتيجتان',
    few: '# نتائج',
    many: '# نتيجة',
    other: '# نتيجة',
  })

export const list: typeof en = {
  list: {
    title: 'جميع المرشحين',
    showing: (from, to, total) => `عرض ${from} - ${to} من ${results(total)}`,
    none: {
      title: 'لم يُعثر على أحد',
    },
    results: 'النتائج',
    skip: 'الانتقال إلى النتائج',
    loading: 'جارٍ تحميل الملفات…',
    pages: 'الصفحات',
    page: (n) => `الصفحة ${n}`,
    previous: 'الصفحة السابقة',
    next: 'الصفحة التالية',
  },
  sort: {
    label: 'الترتيب',
    default: 'الافتراضي',
    salary_asc: 'الراتب: من الأقل إلى الأعلى',
    salary_desc: 'الراتب: من الأعلى إلى الأقل',
    age_asc: 'العمر: الأصغر أولاً',
    age_desc: 'العمر: الأكبر أولاً',
  },
  filters: {
    title: 'التصفية',
    open: 'التصفية',
    close: 'إغلاق التصفية',
    clear: 'مسح الكل',
    apply: 'عرض النتائج',
    show: (n) => `عرض ${results(n)}`,
    search: 'الاسم أو المهارة أو المكان',
    searchLabel: 'بحث',
    labels: {
      nationality: 'الجنسية',
      position: 'الوظيفة',
      in_qatar: 'في قطر الآن',
      work_type: 'نوع العمل',
      skills: 'المهارات',
      visa_status: 'التأشيرة',
      location: 'الموقع',
    },
    more: 'المزيد من عوامل التصفية',
    locationHint: 'مثلاً Doha',
    age: (n) => `العمر حتى ${n}`,
    anyAge: 'أي عمر',
    salary: (currency) => `الراتب (${currency} شهريًا)`,
    from: 'من',
    to: 'إلى',
    reversed: 'قيمة «من» أعلى من قيمة «إلى»: لا يُحتسب هذا النطاق حتى تتغيّر إحداهما.',
  },
}
