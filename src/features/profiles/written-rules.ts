import { joinList } from '../../platform/shared/join-list.ts'
import { languageOf, type Locale } from '../../platform/shared/locales.ts'
import type { Job } from './field-kinds.ts'
import { places } from './places.ts'

/** What workers mostly write of their days, rooms and work, in Arabic: without a gender where the text does not know one. */
const phrases: Readonly<Record<string, string>> = {
  // Days and hours.
  Sunday: 'الأحد',
  Monday: 'الاثنين',
  Tuesday: 'الثلاثاء',
  Wednesday: 'الأربعاء',
  Thursday: 'الخميس',
  Friday: 'الجمعة',
  Saturday: 'السبت',
  'Every day': 'كل يوم',
  'Two days a week': 'يومان في الأسبوع',
  'Three days a week': 'ثلاثة أيام في الأسبوع',
  'Four days a week': 'أربعة أيام في الأسبوع',
  'Five days a week': 'خمسة أيام في الأسبوع',
  'Six days a week': 'ستة أيام في الأسبوع',
  'Four mornings a week': 'أربع صباحات في الأسبوع',
  'By arrangement': 'بالاتفاق',
  Flexible: 'بمرونة',
  Weekends: 'عطلة نهاية الأسبوع',
  // Where one lives.
  'Provided by employer': 'توفّره الأسرة',
  'Own room in the house': 'غرفة خاصة في المنزل',
  'Own room preferred': 'يُفضَّل توفير غرفة خاصة',
  'Own room': 'غرفة خاصة',
  'Shared room': 'غرفة مشتركة',
  'Own accommodation': 'سكن خاص',
  'Company accommodation': 'سكن الشركة',
  'Shared flat': 'شقة مشتركة',
  'With family': 'مع العائلة',
  'Anywhere in Qatar': 'أي مكان في قطر',
  // What one has worked as.
  Nanny: 'رعاية الأطفال',
  'Live-in nanny': 'رعاية الأطفال مع السكن',
  'Live-out nanny': 'رعاية الأطفال دون سكن',
  'Nanny and housekeeper': 'رعاية الأطفال والتدبير المنزلي',
  'Baby nurse': 'تمريض الرضع',
  Babysitter: 'مجالسة الأطفال',
  Babysitting: 'مجالسة الأطفال',
  'Kindergarten assistant': 'مساعدة في روضة أطفال',
  'Daycare volunteer': 'تطوع في حضانة',
  Maid: 'أعمال المنزل',
  Housemaid: 'أعمال المنزل',
  Housekeeper: 'التدبير المنزلي',
  Housekeeping: 'التدبير المنزلي',
  'Domestic worker': 'أعمال المنزل',
  'All-round domestic worker': 'أعمال المنزل كافة',
  'General house helper': 'مساعدة عامة في المنزل',
  'Hotel room attendant': 'خدمة الغرف في فندق',
  Cleaner: 'التنظيف',
  'Cleaner in a clinic': 'التنظيف في عيادة',
  Cook: 'الطبخ',
  'Family cook': 'الطبخ لدى أسرة',
  'Cook and housekeeper': 'الطبخ والتدبير المنزلي',
  'Kitchen helper in a restaurant': 'مساعدة في مطبخ مطعم',
  'Canteen cook': 'الطبخ في مقصف',
  'Pastry assistant': 'مساعدة في صنع الحلويات',
  'Assistant chef': 'مساعدة الشيف',
  Driver: 'القيادة',
  'Family driver': 'القيادة لدى أسرة',
  'School bus driver': 'قيادة حافلة مدرسية',
  'Company driver': 'القيادة لدى شركة',
  'Delivery driver': 'قيادة سيارة توصيل',
  'Taxi driver': 'قيادة سيارة أجرة',
  'Private chauffeur': 'القيادة الخاصة',
  Caregiver: 'رعاية المسنين',
  Nurse: 'التمريض',
  Teacher: 'التدريس',
  'Shop assistant': 'البيع في متجر',
  'Factory worker': 'العمل في مصنع',
  'Warehouse worker': 'العمل في مستودع',
  Waitress: 'خدمة الطاولات',
  Waiter: 'خدمة الطاولات',
  Hairdresser: 'تصفيف الشعر',
  'Community health volunteer': 'تطوع في صحة المجتمع',
  Seamstress: 'الخياطة',
  Cashier: 'أعمال الصندوق',
  'Motorcycle courier': 'التوصيل بالدراجة النارية',
  Gardener: 'البستنة',
  "Mechanic's assistant": 'مساعدة ميكانيكي',
  // What one is good at.
  'Newborn care': 'رعاية حديثي الولادة',
  'Toddler routines': 'روتين الأطفال الصغار',
  'Bottle feeding': 'الرضاعة بالزجاجة',
  'Potty training': 'التدريب على استخدام الحمّام',
  'Sleep routines': 'روتين النوم',
  'School runs on foot': 'إيصال الأطفال إلى المدرسة مشيًا',
  'Learning through play': 'التعلم باللعب',
  'Infant first aid': 'الإسعافات الأولية للرضع',
  'Deep cleaning': 'التنظيف العميق',
  Ironing: 'الكي',
  Laundry: 'الغسيل',
  'Care of marble and wood': 'العناية بالرخام والخشب',
  'Wardrobe organising': 'ترتيب خزائن الملابس',
  'Window cleaning': 'تنظيف النوافذ',
  'Guest rooms': 'غرف الضيوف',
  'Carpet care': 'العناية بالسجاد',
  'Arabic home cooking': 'الطبخ العربي المنزلي',
  'Breakfast and lunch boxes': 'الفطور وعلب الغداء',
  'Meal planning': 'تخطيط الوجبات',
  Baking: 'الخَبز',
  'Vegetarian cooking': 'الطبخ النباتي',
  'Ramadan cooking': 'أطباق رمضان',
  'Asian cooking': 'الطبخ الآسيوي',
  'Cooking for diabetics': 'الطبخ لمرضى السكري',
  'Help with walking': 'المساعدة على المشي',
  'Medication reminders': 'التذكير بالأدوية',
  'Blood pressure checks': 'قياس ضغط الدم',
  'Company and conversation': 'المؤانسة والحديث',
  'Care after surgery': 'الرعاية بعد العمليات',
  'School runs': 'توصيل المدارس',
  'Airport transfers': 'توصيل المطار',
  'Defensive driving': 'القيادة الوقائية',
  'Car washing and upkeep': 'غسيل السيارة والعناية بها',
  'Manual and automatic': 'ناقل عادي وأوتوماتيكي',
  'Route planning': 'تخطيط الطرق',
  'Dog walking': 'تمشية الكلاب',
  'Cat care': 'رعاية القطط',
  'Feeding and grooming': 'الإطعام والعناية بالمظهر',
  'Visits to the vet': 'زيارات الطبيب البيطري',
  'Sewing and mending': 'الخياطة والترقيع',
  Sewing: 'الخياطة',
  'Plant care': 'العناية بالنباتات',
  Gardening: 'البستنة',
  'Grocery shopping': 'شراء البقالة',
  'Table setting': 'ترتيب المائدة',
  'Serving guests': 'تقديم الضيافة',
  'First aid': 'الإسعافات الأولية',
  Swimming: 'السباحة',
  'Homework help': 'المساعدة في الواجبات',
  'Birthday parties': 'حفلات أعياد الميلاد',
  'Birthday cakes': 'كعكات أعياد الميلاد',
  'Packing for journeys': 'تحضير حقائب السفر',
  'Household budget': 'ميزانية المنزل',
  'Hair braiding': 'تضفير الشعر',
  'Arabic coffee and karak': 'القهوة العربية والكرك',
  'Bread baking': 'خَبز الخبز',
  Crochet: 'الكروشيه',
  'Reading aloud': 'القراءة بصوت عالٍ',
  'Basic computer skills': 'أساسيات الحاسوب',
  'Teaching English words': 'تعليم كلمات إنجليزية',
  'Car seats and prams': 'مقاعد السيارة وعربات الأطفال',
  'Small repairs': 'إصلاحات بسيطة',
  // For whom one has worked, and why it ended.
  'A Qatari family': 'أسرة قطرية',
  'A large Qatari household': 'بيت قطري كبير',
  'A young Qatari couple': 'زوجان قطريان شابان',
  'A Qatari grandmother and her sons': 'جدة قطرية وأبناؤها',
  'A British family': 'أسرة بريطانية',
  'A French couple': 'زوجان فرنسيان',
  'An Egyptian doctor and his family': 'طبيب مصري وأسرته',
  'A Lebanese family': 'أسرة لبنانية',
  'A Jordanian family': 'أسرة أردنية',
  'A Pakistani family': 'أسرة باكستانية',
  'An American family': 'أسرة أمريكية',
  'A Sudanese professor and her family': 'أستاذة سودانية وأسرتها',
  'A Saudi family': 'أسرة سعودية',
  'A large Saudi family': 'أسرة سعودية كبيرة',
  'A Hijazi family': 'أسرة حجازية',
  'An Indian engineer and his family': 'مهندس هندي وأسرته',
  'A Kuwaiti family': 'أسرة كويتية',
  'A large Kuwaiti household': 'بيت كويتي كبير',
  'An Omani family': 'أسرة عُمانية',
  'An Omani teacher and her family': 'معلّمة عُمانية وأسرتها',
  'A Bahraini family': 'أسرة بحرينية',
  'An Emirati family': 'أسرة إماراتية',
  'An Indian family': 'أسرة هندية',
  'A German family': 'أسرة ألمانية',
  'A Canadian family': 'أسرة كندية',
  'An Iraqi family': 'أسرة عراقية',
  'A Chinese family': 'أسرة صينية',
  'An Australian family': 'أسرة أسترالية',
  'A retired couple': 'زوجان متقاعدان',
  'A Singaporean family': 'أسرة سنغافورية',
  'A Japanese couple': 'زوجان يابانيان',
  'A Taiwanese family': 'أسرة تايوانية',
  'A retired teacher': 'معلّمة متقاعدة',
  'A Palestinian family': 'أسرة فلسطينية',
  'A United Nations officer and her family': 'موظفة في الأمم المتحدة وأسرتها',
  'A Lebanese doctor and his mother': 'طبيب لبناني ووالدته',
  'A Cypriot family': 'أسرة قبرصية',
  'An elderly Cypriot couple': 'زوجان قبرصيان مسنّان',
  'A Malaysian family': 'أسرة ماليزية',
  'A Chinese Malaysian family': 'أسرة صينية ماليزية',
  'A doctor and her family': 'طبيبة وأسرتها',
  'A bank manager and his family': 'مدير مصرف وأسرته',
  'A family of shopkeepers': 'أسرة من أصحاب المتاجر',
  'Two lawyers with young children': 'محاميان ولهما أطفال صغار',
  'A headmistress': 'مديرة مدرسة',
  'A retired colonel and his wife': 'عقيد متقاعد وزوجته',
  'A family of nine': 'أسرة من تسعة أفراد',
  'A young couple': 'زوجان شابان',
  'A Qatari family of six in Al Rayyan': 'أسرة قطرية من ستة أفراد في الريان',
  'A Lebanese couple with twins': 'زوجان لبنانيان ولهما توأمان',
  'The children go to school now': 'صار الأطفال في المدرسة',
  'The family moved to Canada': 'انتقلت الأسرة إلى كندا',
  Cyprus: 'قبرص',
  Malaysia: 'ماليزيا',
  Taiwan: 'تايوان',
  'The contract ended': 'انتهى العقد',
  'End of contract': 'انتهى العقد',
  'Contract finished': 'انتهى العقد',
  'The family moved': 'انتقلت الأسرة',
  'The family moved abroad': 'انتقلت الأسرة إلى الخارج',
  'The children started school': 'بدأ الأطفال المدرسة',
  'The children learned to drive': 'تعلّم الأبناء القيادة',
  'I went home to my family': 'العودة إلى الأهل',
  'The family needed fewer hours': 'احتاجت الأسرة إلى ساعات أقل',
  'I wanted to work closer to friends': 'رغبة في العمل قرب الأصدقاء',
}

const isArabic = (word: string): boolean => /[\u0600-\u06ff]/.test(word)
const keyOf = (text: string): string => text.trim().toLowerCase()

const known = new Map<string, string>([
  ...places.flatMap((spellings) => {
    const arabic = spellings.find(isArabic)
    return arabic === undefined
      ? []
      : spellings
          .filter((one) => !isArabic(one))
          .map((one): [string, string] => [keyOf(one), arabic])
  }),
  ...Object.entries(phrases).map(([text, arabic]): [string, string] => [keyOf(text), arabic]),
])

const joints = new Map([
  ['to', 'إلى'],
  ['-', 'إلى'],
  ['–', 'إلى'],
  ['and', 'و'],
])

/** 'Sunday to Thursday', 'Sunday, Tuesday and Thursday': each word of it a day, or what joins days. */
function daysOf(text: string): string | undefined {
  const words = text.split(/,?\s+/).map((word) => ({
    joint: joints.get(word.toLowerCase()),
    day: /day$/i.test(word) ? known.get(keyOf(word)) : undefined,
  }))
  if (words.some(({ joint, day }) => joint === undefined && day === undefined)) return undefined
  if (words.filter(({ day }) => day !== undefined).length < 2) return undefined
  const said = words
    .map(({ joint, day = '' }, place) => {
      if (joint !== undefined) return joint === 'و' ? ' و' : ` ${joint} `
      return words[place - 1]?.day === undefined ? day : `، ${day}`
    })
    .join('')
  return said.includes('إلى') ? `من ${said}` : said
}

/** What a worker wrote of places, days, rooms and work, in the words of who reads Arabic; part by part, and as she wrote it where we have no word. */
export function writtenIn(text: string, locale: Locale): string {
  if (languageOf(locale).script !== 'Arabic') return text
  const whole = known.get(keyOf(text)) ?? daysOf(text)
  if (whole !== undefined) return whole
  const parts = text.split(',').map((part) => known.get(keyOf(part)) ?? part.trim())
  return parts.some(isArabic) && !isArabic(text) ? joinList(parts, locale) : text
}

const writtenFields = [
  'current_location',
  'preferred_location',
  'working_days',
  'accommodation',
  'previous_position',
  'core_skills',
  'other_skills',
] as const
export type Written = Partial<Record<(typeof writtenFields)[number], string | string[] | null>> & {
  work_history?: Job[]
}

/** A candidate as loaders hand her to a page: what she wrote in the words of its reader. Browsers don't carry the table. */
export function candidateIn<T extends { profile: Written }>(candidate: T, locale: Locale): T {
  if (languageOf(locale).script !== 'Arabic') return candidate
  const profile = { ...candidate.profile }
  for (const field of writtenFields) {
    const value = profile[field]
    if (typeof value === 'string') profile[field] = writtenIn(value, locale)
    else if (value) profile[field] = value.map((one) => writtenIn(one, locale))
  }
  if (profile.work_history)
    profile.work_history = profile.work_history.map((job) => jobIn(job, locale))
  return { ...candidate, profile }
}

const jobIn = (job: Job, locale: Locale): Job => ({
  ...job,
  country: writtenIn(job.country, locale),
  family: job.family && writtenIn(job.family, locale),
  reason: job.reason && writtenIn(job.reason, locale),
})
