import { leftToRight } from '../../platform/shared/format.ts'
import { plural } from '../../platform/shared/locale.ts'
import type { words as en } from './messages.words.en.ts'

const years = (n: number) =>
  plural('ar', n, {
    zero: 'أقل من سنة',
    one: 'سنة واحدة',
    two: 'سنتان',
    few: '# سنوات',
    many: '# سنة',
    other: '# سنة',
  })

export const words: typeof en = {
  values: {
    position: { Nanny: 'مربية', Maid: 'عاملة منزل', Cook: 'طاهية', Driver: 'سائق' },
    workType: { live_in: 'مقيمة', live_out: 'غير مقيمة', part_time: 'دوام جزئي' },
    skill: {
      Babycare: 'متخصصة في رعاية الرضع',
      Cleaning: 'التنظيف',
      Cooking: 'الطبخ',
      'Elderly Care': 'رعاية المسنين',
      Driving: 'القيادة',
      Petcare: 'رعاية الحيوانات',
    },
    visaType: { own_visa: 'تأشيرة خاصة', company_visa: 'تأشيرة شركة', none: 'بدون تأشيرة' },
    visaStatus: {
      valid: 'سارية',
      expired: 'منتهية',
      pending: 'قيد الإجراء',
      not_applicable: 'لا ينطبق',
    },
    maritalStatus: {
      single: 'أعزب / عزباء',
      married: 'متزوج / متزوجة',
      divorced: 'مطلق / مطلقة',
      widowed: 'أرمل / أرملة',
    },
    gender: { male: 'ذكر', female: 'أنثى', other: 'آخر' },
    religion: { Christian: 'المسيحية', Muslim: 'الإسلام', Hindu: 'الهندوسية' },
    level: { basic: 'أساسي', good: 'جيد', fluent: 'طليق', native: 'اللغة الأم' },
    language: {
      English: 'الإنجليزية',
      Arabic: 'العربية',
      Hindi: 'الهندية',
      French: 'الفرنسية',
      Tagalog: 'التاغالوغية',
      Swahili: 'السواحيلية',
      Sinhala: 'السنهالية',
      Tamil: 'التاميلية',
      Luganda: 'اللوغندية',
      Indonesian: 'الإندونيسية',
      Other: 'لغة أخرى',
    },
  },
  notSpecified: 'غير محدد',
  years,
  and: ' و',
  months: (n) =>
    plural('ar', n, {
      zero: 'أقل من شهر',
      one: 'شهر واحد',
      two: 'شهران',
      few: '# أشهر',
      many: '# شهرًا',
      other: '# شهر',
    }),
  experience: (n) =>
    plural('ar', n, {
      zero: 'خبرة أقل من سنة',
      one: 'سنة خبرة',
      two: 'سنتا خبرة',
      few: '# سنوات خبرة',
      many: '# سنة خبرة',
      other: '# سنة خبرة',
    }),
  newcomer: 'أول عمل',
  salary: { negotiable: 'قابل للتفاوض', perMonth: '/ شهريًا' },
  card: {
    view: 'عرض الملف الكامل',
    of: (name) => `عرض الملف الكامل لـ ${name}`,
    available: 'متاحة',
    direct: 'مباشر',
    video: 'فيديو',
    more: (n) => leftToRight(`+${n}`),
    checked: {
      identity: 'تم التحقق من الهوية',
      licence: 'تم التحقق من رخصة القيادة',
      medical: 'تم الاطلاع على الشهادة الطبية',
      references: 'سُئل أصحاب العمل السابقون',
    },
  },
}
