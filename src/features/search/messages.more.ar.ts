import { results } from './messages.list.ar.ts'
import type { more as en } from './messages.more.en.ts'

export const more: typeof en = {
  metaTitle: 'جميع المرشحين: مربيات وعاملات منازل وطهاة وسائقون في قطر | منزل',
  metaDescription:
    'ملفات العمالة المنزلية في قطر، مع تصفية النتائج حسب الجنسية والوظيفة والعمر والراتب والمهارة.',
  none: {
    text: 'تعديل عوامل التصفية يُظهر نتائج أكثر',
    clear: 'مسح كل عوامل التصفية',
  },
  leftOut: 'تعذّر استخدام بعض عوامل التصفية في العنوان فتم تجاهلها.',
  reversed: 'في عوامل التصفية نطاق يبدأ بأعلى من نهايته، فلا يُحتسب.',
  ageReversed: (from) =>
    `يطلب العنوان عمر ${from} فما فوق، وهو أعلى من هذا: لا يُحتسب أي منهما حتى يتغيّر أحدهما.`,
  groups: {
    preferences: 'شروط العمل',
    experience: 'الخبرة والمهارات',
    personal: 'عن الشخص',
  },
  drop: { title: 'مع إزالة عامل تصفية واحد', without: (what) => `بدون ${what}`, results },
  beyond: { title: 'القائمة تنتهي قبل هذه الصفحة', action: 'إلى الصفحة الأولى' },
  chosen: 'عوامل التصفية المختارة',
  remove: (what) => `إزالة عامل التصفية: ${what}`,
  upTo: (n) => `حتى ${n}`,
  atLeast: (n) => `من ${n}`,
  of: (what, value) => `${what}: ${value}`,
  anyLevel: 'أي مستوى',
  speaks: 'التحدث بها',
  orBetter: (level) => `${level} أو أفضل`,
  withCount: (what, count) => `${what} (${count})`,
}
