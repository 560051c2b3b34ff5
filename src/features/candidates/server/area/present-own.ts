import type { OwnProfile } from '../../area-contract.ts'
import { workingAge } from '../../choices.ts'
import type { Check } from '../../contract.ts'
import { ageOf, presentCandidate } from '../present.ts'
import type { CandidateRow } from '../tables.ts'

/** Known to be too young to work, and so to be shown. An unknown age is no obstacle. */
export const isUnderAge = (row: Pick<CandidateRow, 'dateOfBirth' | 'age'>, now: Date): boolean => (ageOf(row, now) ?? workingAge) < workingAge

/** Why she can't be published, if she can't. */
export const publishObstacle = (
  row: Pick<CandidateRow, 'dateOfBirth' | 'age' | 'hiddenAt' | 'objectedAt'>,
  now: Date,
): OwnProfile['publish_obstacle'] =>
  row.hiddenAt !== null ? 'hidden' : row.objectedAt !== null ? 'objected' : isUnderAge(row, now) ? 'under_age' : null

/** A job seeker's own profile, nothing left out. */
export function presentOwn(row: CandidateRow, now: Date, checks: Check[] = []): OwnProfile {
  const {
    profile,
    source: _,
    agency: __,
    ...person
  } = presentCandidate({ candidate: row, agency: null, checks }, now, { everything: true, contact: true })
  return {
    ...person,
    ...profile,
    consent_special_data: row.consentSpecialDataAt !== null,
    hidden_fields: row.hiddenFields,
    is_published: row.isPublished,
    publish_obstacle: publishObstacle(row, now),
    video_pending: row.profileVideoFile !== null && row.profileVideoKey === null,
    version: row.profileVersion,
    updated_at: row.updatedAt.toISOString(),
  }
}
