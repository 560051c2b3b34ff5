import { invalid } from '../../../../platform/shared/errors.ts'
import { digitsOnly } from '../../../../platform/shared/digits.ts'
import { qatarDate } from '../../../../platform/shared/format.ts'
import { toMinor } from '../../../../platform/shared/money.ts'
import { newMobile } from '../../../accounts/server/index.ts'
import {
  columnOf,
  fieldNames,
  type FieldName,
  fields,
  specialFields,
} from '../../../profiles/fields.ts'
import type { ProfileChange } from '../../../profiles/profile-rules.ts'
import type { WageFloor } from '../../../profiles/server/ports.ts'
import {
  publication,
  refuseToPublish,
  type CandidateRow,
} from '../../../profiles/server/record-api.ts'
import { refuseBelow } from '../../../profiles/server/wage-floor-api.ts'

type Columns = Partial<CandidateRow>

/** What a change is judged by: the time, and the least wage that the law allows. */
export interface Rules {
  now: Date
  floor: WageFloor | null
}

/** What a change of a profile writes; refuses what may not be. Fields left out stay out. */
export function changedColumns(
  change: ProfileChange,
  before: CandidateRow,
  { now, floor }: Rules,
): Columns {
  if (before.userId !== null) refusePhone(change, before)
  if ((change.date_of_birth ?? '') > qatarDate(now)) throw invalid('date_of_birth', 'dateInFuture')
  refuseFutureWork(change, now)
  const expectedSalaryMinor =
    typeof change.expected_salary === 'number'
      ? toMinor(change.expected_salary)
      : change.expected_salary
  // What stood there before the law asked for more keeps nobody from saving something else.
  if (expectedSalaryMinor !== before.expectedSalaryMinor)
    refuseBelow(floor, 'expected_salary', change.expected_salary)
  const columns = withoutGaps({
    ...(before.userId === null && personColumns(change)),
    email: change.email,
    whatsapp: change.whatsapp,
    hiddenFields: change.hidden_fields,
    indexProfile: change.index_profile,
    ...plainColumns(change),
    childcareExperienceYears:
      change.childcare_experience_years && yearsByBand(change.childcare_experience_years),
    expectedSalaryMinor,
    // Whoever can come at once has no date from which she can.
    availabilityDate: change.immediate_availability === true ? null : change.availability_date,
    ...specialColumns(change, before, now),
  })
  // A picture or a film alone is not yet a profile that a household could read.
  const saysNothing = Object.keys(columns).length === 0 && change.is_published === undefined
  const profileSavedAt = before.profileSavedAt ?? (saysNothing ? null : now)
  return {
    ...columns,
    profileSavedAt,
    ...publicationAfter(change, { before, after: { ...before, ...columns, profileSavedAt } }, now),
  }
}

function refuseFutureWork({ work_history: jobs = [] }: ProfileChange, now: Date): void {
  const month = qatarDate(now).slice(0, 7)
  for (const [at, { from, to }] of jobs.entries()) {
    if (from > month) throw invalid(`work_history.${at}.from`, 'dateInFuture')
    if ((to ?? '') > month) throw invalid(`work_history.${at}.to`, 'dateInFuture')
  }
}

const withoutGaps = (columns: { [K in keyof Columns]: Columns[K] | undefined }): Columns =>
  Object.fromEntries(Object.entries(columns).filter(([, value]) => value !== undefined)) as Columns

/** Name and number of someone without an account of her own; those of an account are changed there. */
const personColumns = ({ full_name: fullName, phone_number: typed }: ProfileChange) => ({
  fullName,
  phoneNumber: mobileOf(typed),
})

const mobileOf = (typed: string | undefined): string | null | undefined =>
  typed === undefined
    ? undefined
    : typed.trim() === ''
      ? null
      : newMobile(`+${digitsOnly(typed).replace(/^00/, '')}`)

/** What a change says of the attributes that are written as they are. */
const plainColumns = (change: ProfileChange): Columns =>
  Object.fromEntries(plainFields.map((name) => [columnOf(name), change[name]])) as Columns

const plainFields = fieldNames.filter(
  (name) => !(specialFields as FieldName[]).includes(name) && fields[name].kind !== 'bandYears',
)

/** Religion, marital status and children are special by law: they are kept with her consent, and go with it. */
function specialColumns(
  change: ProfileChange,
  before: CandidateRow,
  now: Date,
): Pick<Columns, 'religion' | 'maritalStatus' | 'kids' | 'consentSpecialDataAt'> {
  const { religion, marital_status: maritalStatus, kids, consent_special_data: consent } = change
  const brings = Boolean(religion) || Boolean(maritalStatus) || (kids?.length ?? 0) > 0
  const hasConsent = consent ?? before.consentSpecialDataAt !== null
  if (brings && !hasConsent) throw invalid('consent_special_data', 'consentNeeded')
  if (consent === false)
    return { religion: null, maritalStatus: null, kids: [], consentSpecialDataAt: null }
  const consentSpecialDataAt = consent === true ? (before.consentSpecialDataAt ?? now) : undefined
  return withoutGaps({ religion, maritalStatus, kids, consentSpecialDataAt })
}

const yearsByBand = (
  years: NonNullable<ProfileChange['childcare_experience_years']>,
): Record<string, number> =>
  Object.fromEntries(
    Object.entries(years).filter(
      (entry): entry is [string, number] => typeof entry[1] === 'number',
    ),
  )

/** The first save of what she typed publishes, unless she says otherwise; whoever asks for it is refused what can't be. */
function publicationAfter(
  { is_published: asked }: ProfileChange,
  { before, after }: { before: CandidateRow; after: CandidateRow },
  now: Date,
) {
  const isFirst = before.profileSavedAt === null && after.profileSavedAt !== null
  const wanted = { ...after, wantsPublished: asked ?? (isFirst || before.wantsPublished) }
  if (asked === true) refuseToPublish(wanted, now)
  return publication(wanted, now)
}

function refusePhone({ phone_number: typed }: ProfileChange, { phoneNumber }: CandidateRow): void {
  if (typed === undefined || typed === '') return
  const digits = digitsOnly(typed).replace(/^0+/, '')
  if (digits.length < 6 || !digitsOnly(phoneNumber ?? '').endsWith(digits))
    throw invalid('phone_number', 'phoneByCodeOnly')
}
