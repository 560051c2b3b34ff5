import { changedKeys } from '../../../../platform/server/audit.ts'
import { columnOf, fieldNames, loggedFields } from '../../../profiles/fields.ts'
import type { CandidateRow } from '../../../profiles/server/record-api.ts'

type Column = keyof CandidateRow

/** What the log may hold of a profile, before and after: the terms of work that everyone is shown, and nothing that tells of the person. */
const told = [
  ...loggedFields.map(columnOf),
  'isPublished',
  'wantsPublished',
  'indexProfile',
] as const satisfies readonly Column[]

/** Of what else a save can change the log says that it did: as the form calls it, by the column. */
const named: [field: string, column: Column][] = [
  ...fieldNames
    .map((name): [string, Column] => [name, columnOf(name)])
    .filter(([, column]) => !(told as readonly Column[]).includes(column)),
  ['full_name', 'fullName'],
  ['phone_number', 'phoneNumber'],
  ['email', 'email'],
  ['whatsapp', 'whatsapp'],
  ['profile_image', 'profileImageFile'],
  ['profile_video', 'profileVideoFile'],
  ['hidden_fields', 'hiddenFields'],
  ['consent_special_data', 'consentSpecialDataAt'],
]

const pick = (row: CandidateRow, keys: readonly (typeof told)[number][]) =>
  Object.fromEntries(keys.map((key) => [key, row[key]]))

/** What a save changed, as the log tells it. */
export function loggedChange(
  before: CandidateRow,
  after: CandidateRow,
): { before?: object; after?: object; fields?: string[] } {
  const changed: readonly Column[] = changedKeys(before, after)
  const terms = told.filter((column) => changed.includes(column))
  const others = named.filter(([, column]) => changed.includes(column)).map(([field]) => field)
  return {
    ...(terms.length > 0 && { before: pick(before, terms), after: pick(after, terms) }),
    ...(others.length > 0 && { fields: others }),
  }
}
