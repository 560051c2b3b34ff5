import type * as en from './messages.cards.en.ts'

export const cards: typeof en.cards = {
  shortlist: 'إضافة إلى القائمة المختصرة',
  unshortlist: 'إزالة من القائمة المختصرة',
  seen: 'سبق الاطلاع',
  look: (name) => `نظرة سريعة: \u2068${name}\u2069`,
  looking: {
    close: 'إغلاق',
    loading: 'جارٍ تحميل الملف',
    failed: { title: 'تعذّر تحميل الملف', text: 'يرجى المحاولة من جديد.' },
    retry: 'إعادة المحاولة',
    whole: 'عرض الملف الكامل',
    previous: 'السابق',
    next: 'التالي',
  },
  compare: (name) => `مقارنة: \u2068${name}\u2069`,
  compareShort: 'إضافة إلى المقارنة',
  uncompare: 'إزالة من المقارنة',
  full: 'المقارنة لأربعة ملفات على الأكثر: يرجى إزالة أحدها أولاً.',
  tray: {
    label: 'للمقارنة',
    remove: (name) => `إزالة من المقارنة: \u2068${name}\u2069`,
    clear: 'مسح',
    act: (n) => `مقارنة (${n})`,
    oneMore: 'يلزم ملف آخر للمقارنة',
    close: 'إغلاق',
  },
}
