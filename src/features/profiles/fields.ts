import { genders, maritalStatuses, visaStatuses, visaTypes, workTypes } from './choices.ts'

/*
 * What can be said of a candidate, a row for each attribute, in the order of the table's columns. What the record is read, written, merged,
 * shown and filled in by follows from it; code of its own has only what is special in its kind (languages, children, years by age).
 */

/** A part of the form of a profile. */
export type FormTab = 'personal' | 'experience' | 'preferences'

/** The kinds of values that have words (`messages.words`). */
export type WordKind =
  | 'gender'
  | 'maritalStatus'
  | 'position'
  | 'religion'
  | 'skill'
  | 'visaStatus'
  | 'visaType'
  | 'workType'

/** What a row says beside its kind. */
interface Options {
  /** The part of the form that holds it. */
  tab: FormTab
  /** Who sees it beside herself and the operator: everyone unless she hides it, or nobody (a day of birth identifies a person). Everyone where nothing is said. */
  visible?: 'hideable' | 'never'
  /** Special by law: kept with her consent, and gone with it. */
  special?: true
  /** Cards show it too. */
  card?: true
  /** The kind of words that its values have in the reader's language. */
  words?: WordKind
  /** Other words than those may stand there. */
  open?: true
  /** How agencies call its column beside its name, folded or not; with commas between. */
  importAs?: string
  /** A term of work, which the log may hold. */
  logged?: true
  /** The column, where it isn't the name in another spelling. */
  column?: string
}

const of =
  <const K extends string>(kind: K) =>
  <const O extends Options & { max?: number }>(options: O) => ({ kind, ...options })
const text = of('text')
const day = of('day')
const clock = of('clock')
const flag = of('flag')
const money = of('money')
/** Several words, of those that the form offers or others. */
const words = of('words')
const languages = of('languages')
const kids = of('kids')
const bandYears = of('bandYears')
const choice = <const V extends readonly [string, ...string[]], const O extends Options>(
  values: V,
  options: O,
) => ({ kind: 'choice' as const, values, ...options })
const whole = <const O extends Options>(max: number, options: O) => ({
  kind: 'whole' as const,
  max,
  ...options,
})
const measure = <const O extends Options>(max: number, options: O) => ({
  kind: 'measure' as const,
  max,
  ...options,
})

const [personal, experience, preferences] = ['personal', 'experience', 'preferences'] as const

export const fields = {
  nationality: text({
    max: 60,
    tab: personal,
    card: true,
    importAs: 'country of origin, citizenship, nation, جنسية, جنسيه',
  }),
  gender: choice(genders, {
    tab: personal,
    card: true,
    words: 'gender',
    importAs: 'sex, النوع',
  }),
  date_of_birth: day({
    tab: personal,
    visible: 'never',
    importAs: 'dob, birth date, birthday, born, birthdate, تاريخ الولادة, الميلاد, المواليد',
  }),
  age: whole(150, { tab: personal, card: true, importAs: 'age years, السن' }),
  religion: text({
    max: 60,
    tab: personal,
    visible: 'hideable',
    special: true,
    words: 'religion',
    importAs: 'الدين, ديانة',
  }),
  marital_status: choice(maritalStatuses, {
    tab: personal,
    visible: 'hideable',
    special: true,
    words: 'maritalStatus',
    importAs: 'civil status, married, status, الحالة, الحاله الاجتماعيه',
  }),
  height: measure(300, {
    tab: personal,
    visible: 'hideable',
    column: 'heightCm',
    importAs: 'height, height in cm, الطول',
  }),
  weight: measure(500, {
    tab: personal,
    visible: 'hideable',
    column: 'weightKg',
    importAs: 'weight, weight in kg, الوزن',
  }),
  kids: kids({
    tab: personal,
    visible: 'hideable',
    special: true,
    importAs: 'kids, number of children, الأبناء, اولاد',
  }),
  current_city: text({ tab: personal, importAs: 'town' }),
  current_country: text({
    tab: personal,
    importAs: 'country of residence, residence, بلد الاقامة, بلد الإقامة, البلد',
  }),
  current_location: text({
    tab: personal,
    card: true,
    importAs: 'location, current location, address, الموقع, العنوان, مكان الإقامة',
  }),
  preferred_location: text({ tab: preferences, card: true }),
  visa_status: choice(visaStatuses, {
    tab: personal,
    card: true,
    words: 'visaStatus',
    importAs: 'status of visa, وضع التأشيرة',
  }),
  visa_type: choice(visaTypes, {
    tab: personal,
    card: true,
    words: 'visaType',
    importAs: 'visa, التأشيرة, نوع التأشيرة',
  }),
  visa_expiry_date: day({
    tab: personal,
    importAs: 'visa expiry, visa expires, visa valid until',
  }),
  languages: languages({
    tab: personal,
    card: true,
    importAs: 'language, spoken languages, languages spoken, اللغة, لغات',
  }),
  skills: words({
    tab: experience,
    card: true,
    words: 'skill',
    importAs: 'skill, skill set, المهارة, مهارات',
  }),
  core_skills: words({ tab: experience, words: 'skill', importAs: 'main skills, strengths' }),
  other_skills: words({
    tab: experience,
    words: 'skill',
    importAs: 'can help with, additional skills',
  }),
  position_sought: text({
    tab: preferences,
    card: true,
    logged: true,
    words: 'position',
    open: true,
  }),
  desired_position: text({
    tab: preferences,
    card: true,
    logged: true,
    words: 'position',
    importAs: 'position, job, profession, job title, occupation, category, المهنة, الوظيفة, العمل',
  }),
  previous_position: text({
    tab: experience,
    importAs: 'previous job, last job, last position, الوظيفة الأخيرة, العمل السابق',
  }),
  experience_years: whole(70, {
    tab: experience,
    card: true,
    importAs:
      'experience, years experience, exp, experience yrs, yrs of experience, الخبرة, خبرة, سنوات',
  }),
  experience_months: whole(11, {
    tab: experience,
    card: true,
    importAs: 'months of experience, أشهر الخبرة, شهور الخبرة',
  }),
  childcare_experience_years: bandYears({ tab: experience }),
  work_type: choice(workTypes, {
    tab: preferences,
    card: true,
    logged: true,
    words: 'workType',
    importAs: 'live in out, work type, employment type, نوع الدوام, الدوام',
  }),
  expected_salary: money({
    tab: preferences,
    card: true,
    logged: true,
    column: 'expectedSalaryMinor',
    importAs:
      'salary, wage, monthly salary, salary qar, expected salary qar, الراتب, الأجر, الراتب الشهري',
  }),
  availability_date: day({
    tab: preferences,
    card: true,
    logged: true,
    importAs: 'availability, available, available on, متوفرة من',
  }),
  immediate_availability: flag({
    tab: preferences,
    card: true,
    logged: true,
    importAs:
      'immediately available, available now, available immediately, متوفرة فورا, متاحة فورا',
  }),
  estimated_joining_date: day({
    tab: preferences,
    importAs: 'joining date, arrival date, تاريخ الوصول, تاريخ المباشرة',
  }),
  working_days: text({ tab: preferences, logged: true }),
  working_hours_from: clock({
    tab: preferences,
    logged: true,
    importAs: 'from, start time, من',
  }),
  working_hours_to: clock({ tab: preferences, logged: true, importAs: 'to, end time, إلى' }),
  day_off: text({
    tab: preferences,
    importAs: 'off day, weekly rest, weekly off, الإجازة الأسبوعية',
  }),
  accommodation: text({ tab: preferences, logged: true }),
  description: text({
    max: 3000,
    tab: preferences,
    importAs: 'about, notes, remarks, bio, summary, comment, ملاحظات, وصف, نبذة عنها',
  }),
}

type Fields = typeof fields
export type FieldName = keyof Fields
export type Field = Fields[FieldName]

/** What a field holds as it travels, by its kind. */
type Held<F> = F extends { kind: 'choice'; values: readonly (infer V)[] }
  ? V | null
  : F extends { kind: 'text' | 'day' | 'clock' }
    ? string | null
    : F extends { kind: 'whole' | 'measure' | 'money' }
      ? number | null
      : F extends { kind: 'flag' }
        ? boolean
        : F extends { kind: 'words' }
          ? string[]
          : F extends { kind: 'languages' }
            ? LanguageSkill[]
            : F extends { kind: 'kids' }
              ? { gender: string; age: number }[]
              : Record<string, number>

export interface LanguageSkill {
  language: string
  speak: string | null
  read: string | null
  write: string | null
}

/** The attributes of a candidate, by their names. */
export type Attributes = { -readonly [K in FieldName]: Held<Fields[K]> }

type Camel<S extends string> = S extends `${infer A}_${infer B}` ? `${A}${Capitalize<Camel<B>>}` : S
/** The column that holds a field. */
export type ColumnOf<K extends FieldName> = K extends FieldName
  ? Fields[K] extends { column: infer C extends string }
    ? C
    : Camel<K>
  : never

export const fieldNames = Object.keys(fields) as FieldName[]

/** Names of the fields of which a row says something. */
type Saying<P> = { [K in FieldName]: Fields[K] extends P ? K : never }[FieldName]
const saying = <const P extends Partial<Options>>(part: P) =>
  fieldNames.filter((name) =>
    Object.entries(part).every(
      ([key, value]) => (fields[name] as Partial<Record<string, unknown>>)[key] === value,
    ),
  ) as Saying<P>[]

/** What a card shows. */
export const cardFields = saying({ card: true })
export type CardField = (typeof cardFields)[number]
/** What she can hide from her page. */
export const hideableFields = saying({ visible: 'hideable' })
/** What is special by law. */
export const specialFields = saying({ special: true })
/** The terms of work, as the log may hold them. */
export const loggedFields = saying({ logged: true })

/** What is yes or no. */
export const flagFields = fieldNames.filter((name) => fields[name].kind === 'flag') as {
  [K in FieldName]: Fields[K] extends { kind: 'flag' } ? K : never
}[FieldName][]

/** What a row says of a field beside its kind. */
export const optionsOf = (name: FieldName): Options => fields[name]

export const columnOf = <K extends FieldName>(name: K): ColumnOf<K> => {
  const { column }: Partial<Options> = fields[name]
  return (column ??
    name.replace(/_(\w)/g, (_, letter: string) => letter.toUpperCase())) as ColumnOf<K>
}

/** Nothing, as a field holds it. */
export const nothingIn = <K extends FieldName>(name: K): Attributes[K] => {
  const { kind } = fields[name] as Field
  const empty =
    kind === 'words' || kind === 'languages' || kind === 'kids'
      ? []
      : kind === 'bandYears'
        ? {}
        : kind === 'flag'
          ? false
          : null
  return empty as Attributes[K]
}

/** Some of the attributes. */
export const pickFields = <K extends FieldName>(
  attributes: Attributes,
  names: readonly K[],
): Pick<Attributes, K> =>
  Object.fromEntries(names.map((name) => [name, attributes[name]])) as Pick<Attributes, K>

/** The attributes as everybody may see them: without what is nobody's to see, and what she hides. */
export function publicAttributes(attributes: Attributes, hidden: readonly string[]): Attributes {
  const isHidden = (name: FieldName) => {
    const { visible }: Partial<Options> = fields[name]
    return visible === 'never' || (visible === 'hideable' && hidden.includes(name))
  }
  return Object.fromEntries(
    fieldNames.map((name) => [name, isHidden(name) ? nothingIn(name) : attributes[name]]),
  ) as Attributes
}
