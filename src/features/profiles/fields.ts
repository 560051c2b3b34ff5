import {
  childcareBands,
  genders,
  maritalStatuses,
  positions,
  skills,
  visaStatuses,
  visaTypes,
  workTypes,
} from './choices.ts'
import {
  bandYears,
  checkedItems,
  choice,
  choices,
  clock,
  day,
  type Fact,
  flag,
  jobs,
  kids,
  languages,
  measure,
  money,
  type Options,
  restDays,
  text,
  whole,
  words,
} from './field-kinds.ts'

export type { Fact, Filter, FormTab, Known, LanguageSkill, WordKind } from './field-kinds.ts'
export type {
  Attributes,
  ColumnOf,
  Field,
  FieldName,
  FilterBy,
  FilteredName,
} from './field-types.ts'
import type { Attributes, ColumnOf, Field, FieldName, FilteredName, Saying } from './field-types.ts'

/*
 * What can be said of a candidate, a row for each attribute, in the order of the table's columns. What the record is read, written, merged,
 * shown and filled in by follows from it; code of its own has only what is special in its kind (languages, children, years by age).
 */

const [personal, experience, preferences] = ['personal', 'experience', 'preferences'] as const

export const fields = {
  nationality: text({
    max: 60,
    tab: personal,
    weight: 8,
    card: true,
    filter: { by: 'any', place: 3 },
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
    weight: 6,
    visible: 'never',
    importAs: 'dob, birth date, birthday, born, birthdate, تاريخ الولادة, الميلاد, المواليد',
  }),
  age: whole(150, {
    tab: personal,
    card: true,
    importAs: 'age years, السن',
    filter: { by: 'range', place: 7, bounds: [18, 100], unknownToo: true },
  }),
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
    weight: 5,
    card: true,
    filter: { by: 'part', as: 'location', place: 9 },
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
    weight: 6,
    card: true,
    words: 'visaType',
    filter: { by: 'any', as: 'visa_status', place: 8 },
    importAs: 'visa, التأشيرة, نوع التأشيرة',
  }),
  visa_expiry_date: day({
    tab: personal,
    importAs: 'visa expiry, visa expires, visa valid until',
  }),
  languages: languages({
    tab: personal,
    weight: 7,
    card: true,
    filter: { by: 'level' },
    importAs: 'language, spoken languages, languages spoken, اللغة, لغات',
  }),
  skills: words({
    tab: experience,
    weight: 8,
    card: true,
    words: 'skill',
    filter: { by: 'every', place: 6, values: skills, open: true },
    importAs: 'skill, skill set, المهارة, مهارات',
  }),
  core_skills: words({ tab: experience, words: 'skill', importAs: 'main skills, strengths' }),
  other_skills: words({
    tab: experience,
    words: 'skill',
    importAs: 'can help with, additional skills',
  }),
  cuisines: choices(['Arab', 'Indian', 'Filipino', 'European', 'Sri Lankan', 'Other'], {
    tab: experience,
    drawn: true,
    words: 'cuisines',
    filter: { by: 'every' },
    importAs: 'cuisine, kitchens, can cook, dishes, أطباق, الطبخات',
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
    weight: 12,
    card: true,
    logged: true,
    words: 'position',
    filter: { by: 'any', as: 'position', place: 1, values: positions },
    importAs: 'position, job, profession, job title, occupation, category, المهنة, الوظيفة, العمل',
  }),
  previous_position: text({
    tab: experience,
    importAs: 'previous job, last job, last position, الوظيفة الأخيرة, العمل السابق',
  }),
  experience_years: whole(70, {
    tab: experience,
    weight: 8,
    card: true,
    filter: { by: 'range', as: 'experience', bounds: [0, 70] },
    importAs:
      'experience, years experience, exp, experience yrs, yrs of experience, الخبرة, خبرة, سنوات',
  }),
  experience_months: whole(11, {
    tab: experience,
    card: true,
    importAs: 'months of experience, أشهر الخبرة, شهور الخبرة',
  }),
  work_history: jobs({ tab: experience, importAs: 'places of work, past employers, أماكن العمل' }),
  childcare_experience_years: bandYears({
    tab: experience,
    filter: { by: 'every', as: 'children', values: childcareBands },
  }),
  work_type: choice(workTypes, {
    tab: preferences,
    card: true,
    logged: true,
    words: 'workType',
    filter: { by: 'any', place: 5 },
    importAs: 'live in out, work type, employment type, نوع الدوام, الدوام',
  }),
  expected_salary: money({
    tab: preferences,
    weight: 7,
    card: true,
    logged: true,
    column: 'expectedSalaryMinor',
    filter: { by: 'range', as: 'salary', place: 4, bounds: [0, 1_000_000] },
    importAs:
      'salary, wage, monthly salary, salary qar, expected salary qar, الراتب, الأجر, الراتب الشهري',
  }),
  availability_date: day({
    tab: preferences,
    weight: 6,
    card: true,
    logged: true,
    filter: { by: 'until', as: 'available_by' },
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
    drawn: true,
    words: 'day_off',
    open: true,
    filter: { by: 'any', values: restDays },
    importAs: 'off day, weekly rest, weekly off, الإجازة الأسبوعية',
  }),
  accommodation: text({ tab: preferences, logged: true }),
  own_room: choice(['needed', 'not_needed'], {
    tab: preferences,
    drawn: true,
    logged: true,
    words: 'own_room',
    filter: { by: 'any' },
    importAs: 'own room wanted, private room, room, غرفة مستقلة, غرفة خاصة',
  }),
  description: text({
    max: 3000,
    tab: preferences,
    weight: 6,
    importAs: 'about, notes, remarks, bio, summary, comment, ملاحظات, وصف, نبذة عنها',
  }),
}

const answer = (isSo: boolean): readonly string[] => [String(isSo)]

/** What follows from the rest of a record, and is filtered by and compared like an attribute. */
export const facts = {
  in_qatar: {
    tab: personal,
    filter: { by: 'yes', place: 2 },
    of: ({ isInQatar }) => answer(isInQatar),
  },
  has_video: {
    tab: personal,
    filter: { by: 'yes' },
    of: ({ hasFilm }) => answer(hasFilm),
  },
  checked: {
    tab: personal,
    filter: { by: 'every', values: checkedItems },
    of: ({ checks: items }) => items,
  },
  source: {
    tab: preferences,
    filter: { by: 'any', values: ['self', 'agency'] },
    of: ({ source }) => [source],
  },
} as const satisfies Record<string, Fact>

/** Whether she lives with the family. */
export const livingField = 'work_type' satisfies keyof typeof fields

export const fieldNames = Object.keys(fields) as FieldName[]

/** What a row says of a field beside its kind. */
export const optionsOf = (name: FieldName): Options => fields[name]

const saying = <const P extends Partial<Options>>(part: P) =>
  fieldNames.filter((name) =>
    Object.entries(part).every(
      ([key, value]) => (fields[name] as Partial<Record<string, unknown>>)[key] === value,
    ),
  ) as Saying<P>[]

/** The names of the rows by which the list filters, facts among them. */
export const filteredNames = Object.entries<Pick<Options, 'tab' | 'filter'>>({
  ...fields,
  ...facts,
}).flatMap(([name, { filter }]) => (filter === undefined ? [] : [name as FilteredName]))

/** What a card shows. */
export const cardFields = saying({ card: true })
export type CardField = (typeof cardFields)[number]
/** What she can hide from her page. */
export const hideableFields = saying({ visible: 'hideable' })
/** What is special by law. */
export const specialFields = saying({ special: true })
/** The terms of work, as the log may hold them. */
export const loggedFields = saying({ logged: true })

/** Those that forms and pages draw by their kind. */
export const drawnFields: readonly FieldName[] = fieldNames.filter((name) => optionsOf(name).drawn)

/** What is yes or no. */
export const flagFields = fieldNames.filter((name) => fields[name].kind === 'flag') as {
  [K in FieldName]: (typeof fields)[K] extends { kind: 'flag' } ? K : never
}[FieldName][]

export const columnOf = <K extends FieldName>(name: K): ColumnOf<K> => {
  const { column }: Partial<Options> = fields[name]
  return (column ??
    name.replace(/_(\w)/g, (_, letter: string) => letter.toUpperCase())) as ColumnOf<K>
}

/** Nothing, as a field holds it. */
export const nothingIn = <K extends FieldName>(name: K): Attributes[K] => {
  const { kind } = fields[name] as Field
  const empty =
    kind === 'words' ||
    kind === 'choices' ||
    kind === 'languages' ||
    kind === 'kids' ||
    kind === 'jobs'
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
