import type { Input } from '../../../platform/shared/endpoint.ts'
import type { OwnProfile } from '../../profiles/own-profile-contract.ts'
import type { updateProfile } from '../contract.ts'
import { childcareBands, languages as knownLanguages } from '../../profiles/choices.ts'
import { feetAndInches } from '../../profiles/height-rules.ts'

export interface LanguageForm {
  /** One of the choices; 'Other' takes the word beside it. */
  language: string
  other: string
  speak: string
  read: string
  write: string
}

/** The form as its controls hold it: texts, also for numbers. */
export interface ProfileForm {
  full_name: string
  /** Changed here only for someone without an account. */
  phone_number: string
  email: string
  whatsapp: string
  nationality: string
  date_of_birth: string
  gender: string
  religion: string
  marital_status: string
  kids: { gender: string; age: string }[]
  height_cm: string
  height_feet: string
  height_inches: string
  weight: string
  current_location: string
  current_city: string
  current_country: string
  visa_type: string
  visa_status: string
  visa_expiry_date: string
  languages: LanguageForm[]
  consent_special_data: boolean
  hidden_fields: string[]
  index_profile: boolean
  experience_years: string
  experience_months: string
  previous_position: string
  childcare: Record<(typeof childcareBands)[number], string>
  skills: string[]
  core_skills: string
  other_skills: string
  desired_position: string
  position_sought: string
  work_type: string
  preferred_location: string
  expected_salary: string
  immediate_availability: boolean
  availability_date: string
  estimated_joining_date: string
  working_days: string
  working_hours_from: string
  working_hours_to: string
  day_off: string
  accommodation: string
  description: string
}

export type ProfileWire = Input<typeof updateProfile>

const text = (value: string | number | null): string => (value === null ? '' : String(value))
const isKnown = (language: string): boolean =>
  language !== 'Other' && (knownLanguages as readonly string[]).includes(language)

export function formOf(own: OwnProfile): ProfileForm {
  const feet = own.height === null ? null : feetAndInches(own.height)
  return {
    full_name: own.full_name,
    phone_number: text(own.phone_number),
    email: text(own.email),
    whatsapp: text(own.whatsapp),
    nationality: text(own.nationality),
    date_of_birth: text(own.date_of_birth),
    gender: text(own.gender),
    religion: text(own.religion),
    marital_status: text(own.marital_status),
    kids: own.kids.map(({ gender, age }) => ({ gender, age: String(age) })),
    height_cm: text(own.height),
    height_feet: text(feet?.feet ?? null),
    height_inches: text(feet?.inches ?? null),
    weight: text(own.weight),
    current_location: text(own.current_location),
    current_city: text(own.current_city),
    current_country: text(own.current_country),
    visa_type: text(own.visa_type),
    visa_status: text(own.visa_status),
    visa_expiry_date: text(own.visa_expiry_date),
    languages: own.languages.map(({ language, speak, read, write }) => ({
      language: isKnown(language) ? language : 'Other',
      other: isKnown(language) ? '' : language,
      speak: text(speak),
      read: text(read),
      write: text(write),
    })),
    consent_special_data: own.consent_special_data,
    hidden_fields: own.hidden_fields,
    index_profile: own.index_profile,
    ...workForm(own),
  }
}

const workForm = (own: OwnProfile) => ({
  experience_years: text(own.experience_years),
  experience_months: text(own.experience_months),
  previous_position: text(own.previous_position),
  childcare: Object.fromEntries(
    childcareBands.map((band) => [band, text(own.childcare_experience_years[band] ?? null)]),
  ) as ProfileForm['childcare'],
  skills: own.skills,
  core_skills: own.core_skills.join(', '),
  other_skills: own.other_skills.join(', '),
  desired_position: text(own.desired_position),
  position_sought: text(own.position_sought),
  work_type: text(own.work_type),
  preferred_location: text(own.preferred_location),
  expected_salary: text(own.expected_salary),
  immediate_availability: own.immediate_availability,
  availability_date: text(own.availability_date),
  estimated_joining_date: text(own.estimated_joining_date),
  working_days: text(own.working_days),
  working_hours_from: text(own.working_hours_from),
  working_hours_to: text(own.working_hours_to),
  day_off: text(own.day_off),
  accommodation: text(own.accommodation),
  description: text(own.description),
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
