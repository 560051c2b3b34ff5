import { leftToRight } from '../../platform/shared/format.ts'
import { byGender, plural } from '../../platform/shared/locale.ts'
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

type Forms = Parameters<typeof byGender>[1]

const trades: Record<string, Forms> = {
  Nanny: { female: 'مربية', male: 'مربٍّ', unknown: 'رعاية الأطفال' },
  Maid: { female: 'عاملة منزل', male: 'عامل منزل', unknown: 'أعمال المنزل' },
  Cook: { female: 'طباخة', male: 'طباخ', unknown: 'الطبخ' },
  Driver: { female: 'سائقة', male: 'سائق', unknown: 'القيادة' },
}

const marriages: Record<string, Forms> = {
  single: { female: 'عزباء', male: 'أعزب', unknown: 'لم يسبق الزواج' },
  married: { female: 'متزوجة', male: 'متزوج', unknown: 'زواج قائم' },
  divorced: { female: 'مطلقة', male: 'مطلق', unknown: 'طلاق' },
  widowed: { female: 'أرملة', male: 'أرمل', unknown: 'ترمّل' },
}

const formOf = (forms: Forms | undefined, word: string, gender: string | null) =>
  forms === undefined ? word : byGender(gender, forms)

/** 'فلبينية' of a man is 'فلبيني'; without a gender it agrees with the word 'nationality'. */
const nationality = (word: string, gender: string | null) =>
  byGender(gender, {
    female: word,
    male: word.replaceAll(/ية(?= |$)/g, 'ي').replace('وسطى', 'أوسط'),
    unknown: word,
  })

export const words: typeof en = {
  values: {
    position: { Nanny: 'مربية', Maid: 'عاملة منزل', Cook: 'طباخة', Driver: 'سائق' },
    workType: { live_in: 'سكن مع الأسرة', live_out: 'سكن خارجي', part_time: 'دوام جزئي' },
    skill: {
      Babycare: 'تخصص رعاية الرضع',
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
      single: 'لم يسبق الزواج',
      married: 'زواج قائم',
      divorced: 'طلاق',
      widowed: 'ترمّل',
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
      Cebuano: 'السيبيوانية',
      Ilocano: 'الإيلوكو',
      Hiligaynon: 'الهيليجينون',
      Amharic: 'الأمهرية',
      Oromo: 'الأورومية',
      Tigrinya: 'التغرينية',
      Somali: 'الصومالية',
      Kinyarwanda: 'الكينيارواندا',
      Bengali: 'البنغالية',
      Nepali: 'النيبالية',
      Urdu: 'الأوردية',
      Malayalam: 'المالايالامية',
      Telugu: 'التيلوغوية',
      Punjabi: 'البنجابية',
      Malay: 'الماليزية',
      Javanese: 'الجاوية',
      Thai: 'التايلاندية',
      Vietnamese: 'الفيتنامية',
      Burmese: 'البورمية',
      Spanish: 'الإسبانية',
      Other: 'لغة أخرى',
    },
  },
  person: {
    position: (word, value, gender) => formOf(trades[value], word, gender),
    nationality: (word, _value, gender) => nationality(word, gender),
    maritalStatus: (word, value, gender) => formOf(marriages[value], word, gender),
    available: (word, _value, gender) =>
      byGender(gender, { female: 'متاحة', male: 'متاح', unknown: word }),
    immediately: (word, _value, gender) =>
      byGender(gender, { female: 'متاحة فورًا', male: 'متاح فورًا', unknown: word }),
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
    available: 'بانتظار عمل',
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
