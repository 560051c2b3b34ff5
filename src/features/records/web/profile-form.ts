import type { Input } from '../../../platform/shared/endpoint.ts'
import type { OwnProfile } from '../../profiles/own-profile-contract.ts'
import type { updateProfile } from '../contract.ts'
import { childcareBands } from '../../profiles/choices.ts'
import {
  type Field,
  fieldNames,
  type FieldName,
  fields,
  pickFields,
} from '../../profiles/fields.ts'
import { feetAndInches } from '../../profiles/height-rules.ts'
import { isOffered } from './spoken-languages.ts'

export interface LanguageForm {
  /** One of the choices; 'Other' takes the word beside it. */
  language: string
  other: string
  speak: string
  read: string
  write: string
}

export interface JobForm {
  country: string
  family: string
  children: string
  from: string
  to: string
  reason: string
  reference_name: string
  reference_phone: string
}

/** Fields that one control holds as text, also numbers. */
type TypedField = {
  [K in FieldName]: (typeof fields)[K]['kind'] extends (typeof typedKinds)[number] ? K : never
}[FieldName]
const typedKinds = ['text', 'choice', 'day', 'clock', 'whole', 'measure', 'money'] as const
const typedFields = fieldNames.filter((name) =>
  (typedKinds as readonly string[]).includes(fields[name].kind),
) as TypedField[]

type ChoicesField = {
  [K in FieldName]: (typeof fields)[K] extends { kind: 'choices' } ? K : never
}[FieldName]
const choicesFields = fieldNames.filter(
  (name) => (fields[name] as Field).kind === 'choices',
) as ChoicesField[]

/** The form as its controls hold it. Her age follows from her day of birth, her height has three controls. */
export interface ProfileForm
  extends Record<Exclude<TypedField, 'age' | 'height'>, string>, Record<ChoicesField, string[]> {
  full_name: string
  /** Changed here only for someone without an account. */
  phone_number: string
  email: string
  whatsapp: string
  kids: { gender: string; age: string }[]
  height_cm: string
  height_feet: string
  height_inches: string
  languages: LanguageForm[]
  work_history: JobForm[]
  consent_special_data: boolean
  hidden_fields: string[]
  index_profile: boolean
  childcare: Record<(typeof childcareBands)[number], string>
  skills: string[]
  core_skills: string
  other_skills: string
  immediate_availability: boolean
}

export type ProfileWire = Input<typeof updateProfile>

const text = (value: string | number | null): string => (value === null ? '' : String(value))

export function formOf(own: OwnProfile): ProfileForm {
  const feet = own.height === null ? null : feetAndInches(own.height)
  const {
    age: _,
    height,
    ...typed
  } = Object.fromEntries(typedFields.map((name) => [name, text(own[name])])) as Record<
    TypedField,
    string
  >
  return {
    ...typed,
    ...pickFields(own, choicesFields),
    full_name: own.full_name,
    phone_number: text(own.phone_number),
    email: text(own.email),
    whatsapp: text(own.whatsapp),
    kids: own.kids.map(({ gender, age }) => ({ gender, age: String(age) })),
    height_cm: height,
    height_feet: text(feet?.feet ?? null),
    height_inches: text(feet?.inches ?? null),
    languages: own.languages.map(({ language, speak, read, write }) => ({
      language: isOffered(language) ? language : 'Other',
      other: isOffered(language) ? '' : language,
      speak: text(speak),
      read: text(read),
      write: text(write),
    })),
    work_history: own.work_history.map(jobOf),
    consent_special_data: own.consent_special_data,
    hidden_fields: own.hidden_fields,
    index_profile: own.index_profile,
    childcare: Object.fromEntries(
      childcareBands.map((band) => [band, text(own.childcare_experience_years[band] ?? null)]),
    ) as ProfileForm['childcare'],
    skills: own.skills,
    core_skills: own.core_skills.join(', '),
    other_skills: own.other_skills.join(', '),
    immediate_availability: own.immediate_availability,
  }
}

const jobOf = (job: OwnProfile['work_history'][number]): JobForm => ({
  country: job.country,
  family: text(job.family),
  children: text(job.children),
  from: job.from,
  to: text(job.to),
  reason: text(job.reason),
  reference_name: text(job.reference_name),
  reference_phone: text(job.reference_phone),
})

const words = (list: string): string[] =>
  [...new Set(list.split(/[,،\n]/).map((word) => word.trim()))].filter((word) => word !== '')

/** The form as the call takes it: empty and negative numbers are null, a child counts when whole, an 'Other' language is its word. */
export function wireOf(form: ProfileForm): ProfileWire {
  const {
    height_cm,
    height_feet,
    height_inches,
    childcare,
    languages,
    kids,
    work_history,
    core_skills,
    other_skills,
    ...plain
  } = form
  return {
    ...plain,
    height: heightOf(height_cm, height_feet, height_inches),
    kids: kids.filter(({ gender, age }) => gender !== '' && age.trim() !== ''),
    languages: languages
      .map(({ language, other, ...levels }) => ({
        language: language === 'Other' ? other.trim() : language,
        ...levels,
      }))
      .filter(({ language }) => language !== ''),
    // A place of which nothing is said is none.
    work_history: work_history.filter((job) =>
      Object.values(job).some((said) => said.trim() !== ''),
    ),
    childcare_experience_years: childcare,
    core_skills: words(core_skills),
    other_skills: words(other_skills),
    availability_date: form.immediate_availability ? '' : form.availability_date,
    // Without consent they go; the server says the same.
    ...(!form.consent_special_data && { religion: '', marital_status: '', kids: [] }),
  }
}

/** Centimetres as typed; from feet and inches where only these are filled. */
function heightOf(cm: string, feet: string, inches: string): string {
  if (cm.trim() !== '' || (feet.trim() === '' && inches.trim() === '')) return cm
  return String(cmOf(Number(feet) || 0, Number(inches) || 0))
}

export const cmOf = (feet: number, inches: number): number =>
  Math.round((feet * 12 + inches) * 2.54 * 10) / 10

/** Only what differs between two states of the form: what another window changed meanwhile stays. */
export function changesBetween(before: ProfileForm, after: ProfileForm): ProfileWire {
  const [old, now] = [
    wireOf(before) as Record<string, unknown>,
    wireOf(after) as Record<string, unknown>,
  ]
  const changed = Object.entries(now).filter(
    ([field, value]) => JSON.stringify(value) !== JSON.stringify(old[field]),
  )
  const change = Object.fromEntries(changed) as ProfileWire
  // Special data travels with its consent.
  return 'religion' in change || 'marital_status' in change || 'kids' in change
    ? { ...change, consent_special_data: after.consent_special_data }
    : change
}
