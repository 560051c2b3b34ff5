import { columnOf, loggedFields } from '../../../profiles/fields.ts'
import type { CandidateRow } from '../../../profiles/server/record-api.ts'

/** What the log may hold of a profile, before and after: the terms of work that everyone is shown, and nothing that tells of the person. */
const told = [
  ...loggedFields.map(columnOf),
  'isPublished',
  'wantsPublished',
  'indexProfile',
] as const satisfies readonly (keyof CandidateRow)[]

const pick = (row: CandidateRow, keys: readonly (typeof told)[number][]) =>
  Object.fromEntries(keys.map((key) => [key, row[key]]))

/** The terms of work that a save changed, as the log tells them. */
export function toldChange(
  before: CandidateRow,
  after: CandidateRow,
): { before?: object; after?: object } {
  const changed = told.filter((key) => before[key] !== after[key])
  return changed.length === 0 ? {} : { before: pick(before, changed), after: pick(after, changed) }
}
