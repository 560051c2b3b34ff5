import { type FieldName, fields, type FormTab } from '../../profiles/fields.ts'
import { profileChange } from '../../profiles/profile-rules.ts'
import { type ProfileForm, wireOf } from './profile-form.ts'

/** Field of the form → key of the text that says what is wrong. */
export type FieldErrors = Partial<Record<keyof ProfileForm, string>>

/** The field of the form behind a field of the wire. */
export function fieldOfForm(wire: string): keyof ProfileForm {
  const [field = ''] = wire.split('.')
  if (field === 'height') return 'height_cm'
  if (field === 'childcare_experience_years') return 'childcare'
  return field as keyof ProfileForm
}

/** What is wrong with the form: the rules of the call, and those that only the form can know. */
export function fieldErrorsOf(form: ProfileForm, today: string): FieldErrors {
  const found: FieldErrors = {}
  const parsed = profileChange.safeParse(wireOf(form))
  for (const issue of parsed.error?.issues ?? [])
    found[fieldOfForm(issue.path.map(String).join('.'))] ??= issue.message
  const { height_feet: feet, height_inches: inches } = form
  if (
    form.height_cm.trim() === '' &&
    feet + inches !== '' &&
    !(Number(feet) > 0 || Number(inches) > 0)
  )
    found.height_cm = 'heightZero'
  if (!isWithin(feet, 8)) found.height_feet = 'feet'
  if (!isWithin(inches, 11)) found.height_inches = 'inches'
  if (form.work_history.some(({ from, to }) => from > today.slice(0, 7) || to > today.slice(0, 7)))
    found.work_history ??= 'dateInFuture'
  if (form.date_of_birth > today) found.date_of_birth = 'dateInFuture'
  const special =
    form.religion !== '' ||
    form.marital_status !== '' ||
    form.kids.some(({ gender, age }) => gender !== '' && age !== '')
  if (special && !form.consent_special_data) found.consent_special_data = 'consentNeeded'
  return found
}

const isWithin = (value: string, max: number): boolean =>
  value.trim() === '' ||
  (Number.isInteger(Number(value)) && Number(value) >= 0 && Number(value) <= max)

/** The tab of the form that holds a field. */
export function tabOf(field: string): FormTab {
  if (field === 'childcare') return fields.childcare_experience_years.tab
  if (field === 'index_profile') return 'preferences'
  return field in fields ? fields[field as FieldName].tab : 'personal'
}
