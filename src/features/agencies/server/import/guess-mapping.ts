import { normalizeForSearch, isNear } from '../../../../platform/shared/normalize-for-search.ts'
import { type ImportField, importFields } from '../../import-fields.ts'
import { importTexts as ar } from '../../messages.import.ar.ts'
import { importTexts as en } from '../../messages.import.en.ts'

/** How agencies call these columns beside the words of the template, folded or not. */
const otherNames: Partial<Record<ImportField, readonly string[]>> = {
  full_name: [
    'name',
    'worker name',
    'candidate',
    'candidate name',
    'maid name',
    'applicant name',
    'الاسم',
    'اسم العاملة',
    'اسم المرشحة',
    'اسم العامل',
  ],
  phone_number: [
    'phone',
    'mobile',
    'mobile no',
    'phone no',
    'tel',
    'telephone',
    'contact',
    'contact number',
    'الهاتف',
    'رقم الهاتف',
    'الجوال',
    'موبايل',
    'جوال',
  ],
  whatsapp: ['whats app', 'wa', 'واتس اب', 'الواتساب', 'رقم الواتساب'],
  email: ['email address', 'mail', 'e mail', 'الايميل', 'ايميل', 'البريد'],
  nationality: ['country of origin', 'citizenship', 'nation', 'جنسية', 'جنسيه'],
  date_of_birth: [
    'dob',
    'birth date',
    'birthday',
    'born',
    'birthdate',
    'تاريخ الولادة',
    'الميلاد',
    'المواليد',
  ],
  age: ['age years', 'السن'],
  gender: ['sex', 'النوع'],
  current_country: ['country of residence', 'residence', 'بلد الاقامة', 'بلد الإقامة', 'البلد'],
  current_city: ['town'],
  current_location: ['location', 'current location', 'address', 'الموقع', 'العنوان', 'مكان الإقامة'],
  desired_position: [
    'position',
    'job',
    'profession',
    'job title',
    'occupation',
    'category',
    'المهنة',
    'الوظيفة',
    'العمل',
  ],
  previous_position: [
    'previous job',
    'last job',
    'last position',
    'الوظيفة الأخيرة',
    'العمل السابق',
  ],
  experience_years: [
    'experience',
    'years experience',
    'exp',
    'experience yrs',
    'yrs of experience',
    'الخبرة',
    'خبرة',
    'سنوات',
  ],
  experience_months: ['months of experience', 'أشهر الخبرة', 'شهور الخبرة'],
  skills: ['skill', 'skill set', 'المهارة', 'مهارات'],
  core_skills: ['main skills', 'strengths'],
  other_skills: ['can help with', 'additional skills'],
  languages: ['language', 'spoken languages', 'languages spoken', 'اللغة', 'لغات'],
  work_type: ['live in out', 'work type', 'employment type', 'نوع الدوام', 'الدوام'],
  expected_salary: [
    'salary',
    'wage',
    'monthly salary',
    'salary qar',
    'expected salary qar',
    'الراتب',
    'الأجر',
    'الراتب الشهري',
  ],
  immediate_availability: [
    'immediately available',
    'available now',
    'available immediately',
    'متوفرة فورا',
    'متاحة فورا',
  ],
  availability_date: ['availability', 'available', 'available on', 'متوفرة من'],
  estimated_joining_date: ['joining date', 'arrival date', 'تاريخ الوصول', 'تاريخ المباشرة'],
  visa_type: ['visa', 'التأشيرة', 'نوع التأشيرة'],
  visa_status: ['status of visa', 'وضع التأشيرة'],
  visa_expiry_date: ['visa expiry', 'visa expires', 'visa valid until'],
  working_hours_from: ['from', 'start time', 'من'],
  working_hours_to: ['to', 'end time', 'إلى'],
  day_off: ['off day', 'weekly rest', 'weekly off', 'الإجازة الأسبوعية'],
  height: ['height', 'height in cm', 'الطول'],
  weight: ['weight', 'weight in kg', 'الوزن'],
  religion: ['الدين', 'ديانة'],
  marital_status: ['civil status', 'married', 'status', 'الحالة', 'الحاله الاجتماعيه'],
  kids: ['kids', 'number of children', 'الأبناء', 'اولاد'],
  consent_special_data: ['consent', 'agrees'],
  is_published: ['published', 'public'],
  description: [
    'about',
    'notes',
    'remarks',
    'bio',
    'summary',
    'comment',
    'ملاحظات',
    'وصف',
    'نبذة عنها',
  ],
}

/** Letters with stops between them are one word: D.O.B. */
const normal = (name: string): string =>
  (
    normalizeForSearch(name.replaceAll(/(?<=\b\p{L})\.(?=\p{L}\b)/gu, '')).match(
      /[\p{L}\p{N}]+/gu,
    ) ?? []
  ).join(' ')

const namesOf = (field: ImportField): string[] =>
  [field, en.fields[field], ar.fields[field], ...(otherNames[field] ?? [])].map(normal)
const fieldByName = new Map(
  importFields.flatMap((field) =>
    namesOf(field).map((name): [string, ImportField] => [name, field]),
  ),
)

const shortened: Record<string, string> = {
  yrs: 'years',
  yr: 'years',
  year: 'years',
  exp: 'experience',
  no: 'number',
  nr: 'number',
  num: 'number',
  tel: 'phone',
  telephone: 'phone',
  mob: 'mobile',
  nat: 'nationality',
  sal: 'salary',
}
const empty = new Set(['of', 'the', 'in', 'a', 'her', 's', 'number', 'total', 'qar', 'رقم', 'عدد'])

/** The words of a name in any order, written out, without those that say nothing. */
const bagOf = (name: string): string =>
  name
    .split(' ')
    .map((word) => shortened[word] ?? word)
    .filter((word) => !empty.has(word))
    .sort()
    .join(' ')

const fieldByBag = new Map(
  importFields
    .flatMap((field) => namesOf(field).map((name): [string, ImportField] => [bagOf(name), field]))
    .filter(([bag]) => bag !== '')
    // What is named first keeps the words.
    .reverse(),
)

/** Which field each column holds, by its header in either language or both; null where the name says nothing, or says it twice. */
export function guessMapping(headers: readonly string[]): (ImportField | null)[] {
  const taken = new Set<ImportField>()
  return headers.map((header) => {
    const field = fieldOf(header)
    if (field === undefined || taken.has(field)) return null
    taken.add(field)
    return field
  })
}

function fieldOf(header: string): ImportField | undefined {
  // The template's own headers hold both languages, with a stroke between.
  const parts = [header, ...header.split(/[/|·\n]/), header.replaceAll(/[([].*?[)\]]/g, '')]
    .map(normal)
    .filter((part) => part !== '')
  const first = (find: (part: string) => ImportField | undefined) =>
    parts.map(find).find((field) => field !== undefined)
  return (
    first((part) => fieldByName.get(part)) ??
    first((part) => fieldByBag.get(bagOf(part))) ??
    first(nearField)
  )
}

/** A name with a typing error in it, in a word long enough to be no other. */
function nearField(name: string): ImportField | undefined {
  if (name.length < 6) return undefined
  for (const [known, field] of fieldByName)
    if (known.length >= 6 && isNear(known, name, name.length < 10 ? 1 : 2)) return field
  return undefined
}
