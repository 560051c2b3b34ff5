import { AppError } from '../../../../platform/shared/errors.ts'
import type { TextParams } from '../../../../platform/shared/fill-text.ts'
import { profileChange } from '../../../profiles/profile-rules.ts'
import { type NewRecord, newRecord, type Rules } from '../../../records/server/index.ts'
import { type Numbers } from '../../../claims/server/index.ts'
import { type ImportField, importFields } from '../../import-fields.ts'

/** What is wrong with a field: the key of a text, and what the text names. */
export interface Refusal {
  field: ImportField
  key: string
  params?: TextParams | undefined
}

/** The record that a row would write, when nothing in it is refused; and the numbers that it gives all the same. */
interface Judged {
  record: NewRecord | null
  numbers: Numbers
  refusals: Refusal[]
}

type Change = Record<string, unknown>

/** What publishing looks at: while one of these is wrong, nobody can say whether she may be published. */
const publishingNeeds: readonly ImportField[] = [
  'date_of_birth',
  'age',
  'nationality',
  'desired_position',
  'position_sought',
  'gender',
]

/**
 * Everything the profile form would refuse in a change, and the record when it refuses nothing. The rules say one thing at a time,
 * so they are asked again without what they refused, until they have nothing more to say.
 */
export function refusalsOf(change: Change, known: readonly Refusal[], rules: Rules): Judged {
  const refusals = new Map<ImportField, Refusal>()
  const refuse = (refusal: Refusal) =>
    void (refusals.has(refusal.field) || refusals.set(refusal.field, refusal))
  let rest = { ...change }
  const drop = (field: ImportField) => void (rest = without(rest, field))
  for (const refusal of known) {
    refuse(refusal)
    drop(refusal.field)
  }
  const parsed = profileChange.safeParse(rest)
  for (const issue of parsed.error?.issues ?? []) {
    const field = fieldOf(issue.path)
    refuse({ field, key: keyIn(field, issue.message) })
    drop(field)
  }
  const profile = parsed.data ?? profileChange.safeParse(rest).data
  const mayJudgePublishing = () => !publishingNeeds.some((field) => refusals.has(field))
  const refuseByRule = (refusal: Refusal) =>
    void ((refusal.field !== 'is_published' || mayJudgePublishing()) && refuse(refusal))
  const record = profile === undefined ? null : recordOf(profile as Change, rules, refuseByRule)
  return {
    record: refusals.size === 0 ? record : null,
    numbers: record ?? {},
    refusals: [...refusals.values()].sort(byColumn),
  }
}

/** A month or a country of a place of work says how the whole cell is written. */
const keyIn = (field: ImportField, key: string): string =>
  field === 'work_history' && ['invalidDate', 'required', 'invalidValue'].includes(key)
    ? 'unreadHistory'
    : key

const byColumn = (a: Refusal, b: Refusal): number =>
  importFields.indexOf(a.field) - importFields.indexOf(b.field)

function recordOf(
  profile: Change,
  rules: Rules,
  refuse: (refusal: Refusal) => void,
): NewRecord | null {
  let rest = profile
  // Each round takes at least one field away, so there are never more rounds than fields.
  for (let round = 0; round <= importFields.length; round += 1) {
    try {
      return newRecord(rest, rules)
    } catch (error) {
      if (!(error instanceof AppError)) throw error
      for (const [name, [key = 'invalidValue']] of Object.entries(
        error.detail.errors ?? { full_name: [error.message] },
      )) {
        const field = fieldOf(name.split('.'))
        refuse({ field, key, params: error.detail.params })
        rest = without(rest, field)
      }
    }
  }
  return null
}

/** A change without a field that was refused, such that the rules don't refuse it again for the same reason. */
function without(change: Change, field: ImportField): Change {
  const { [field]: _, ...rest } = change
  // Somebody has to have a name, and whoever doesn't agree has nothing that she would have to agree to.
  if (field === 'full_name') return { ...rest, full_name: '?' }
  if (field === 'is_published') return { ...rest, is_published: false }
  if (field === 'consent_special_data')
    return { ...rest, religion: undefined, marital_status: undefined, kids: undefined }
  const band = /^childcare_(\w+)$/.exec(field)?.[1]
  if (band === undefined) return rest
  const { [band]: __, ...bands } = (change.childcare_experience_years ?? {}) as Change
  return { ...rest, childcare_experience_years: bands }
}

/** The column behind a field of the profile. */
function fieldOf([first = '', second = '']: PropertyKey[]): ImportField {
  const name =
    first === 'childcare_experience_years' ? `childcare_${String(second)}` : String(first)
  return importFields.find((field) => field === name) ?? 'full_name'
}
