import type { attributes as en, checkedItems as enItems } from './messages.attributes.en.ts'

export const checkedItems: typeof enItems = {
  identity: 'الهوية',
  licence: 'رخصة القيادة',
  medical: 'الشهادة الطبية',
  references: 'المراجع',
}

export const attributes: typeof en = {
  day_off: {
    label: 'يوم الراحة',
    values: {
      Friday: 'الجمعة',
      Saturday: 'السبت',
      Sunday: 'الأحد',
      Monday: 'الاثنين',
      Tuesday: 'الثلاثاء',
      Wednesday: 'الأربعاء',
      Thursday: 'الخميس',
      Flexible: 'حسب الاتفاق',
    },
  },
  experience_years: { label: 'سنوات الخبرة' },
  languages: { label: 'اللغات' },
  in_qatar: { label: 'في قطر الآن', values: { true: 'نعم', false: 'لا' } },
  availability_date: { label: 'البدء قبل' },
  has_video: { label: 'مع فيديو', values: { true: 'نعم', false: 'لا' } },
  checked: { label: 'تحقّق منه منزل', values: checkedItems },
  childcare_experience_years: {
    label: 'خبرة مع الأطفال',
    values: {
      newborn: 'حديثو الولادة',
      toddler: 'الصغار',
      preschool: 'ما قبل المدرسة',
      older: 'الأكبر سنًا',
    },
  },
  source: { label: 'مكتب أو مباشر', values: { self: 'مباشر', agency: 'عبر مكتب' } },
  own_room: {
    label: 'غرفة خاصة',
    values: { needed: 'غرفة خاصة مطلوبة', not_needed: 'غرفة مشتركة مناسبة' },
  },
  cuisines: {
    label: 'الطبخ',
    values: {
      Arab: 'الأكل العربي',
      Indian: 'الأكل الهندي',
      Filipino: 'الأكل الفلبيني',
      European: 'الأكل الأوروبي',
      'Sri Lankan': 'الأكل السريلانكي',
      Other: 'أكل آخر',
    },
  },
}
