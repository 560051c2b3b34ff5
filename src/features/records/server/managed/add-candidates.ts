import type { Context } from '../../../../platform/server/context.ts'
import { invalid } from '../../../../platform/shared/errors.ts'
import type { ProfileChange } from '../../../profiles/profile-rules.ts'
import { changedColumns, type Rules } from '../own-profile/changed-columns.ts'
import { noteNewProfiles } from '../../../reviews/server/checks-api.ts'
import { type CandidateRow, candidates } from '../../../profiles/server/record-api.ts'
import { broadcastCandidates } from '../../../profiles/server/index.ts'

/** A record as it will be written. */
export type NewRecord = Partial<CandidateRow> & { fullName: string }

/** Nobody yet: what the rules of the profile form compare a new record with. */
const nobody = {
  userId: null,
  phoneNumber: null,
  dateOfBirth: null,
  age: null,
  consentSpecialDataAt: null,
  expectedSalaryMinor: null,
  isPublished: false,
  wantsPublished: false,
  hiddenAt: null,
  objectedAt: null,
  withdrawnAt: null,
  nationality: null,
  desiredPosition: null,
  positionSought: null,
} as Partial<CandidateRow> as CandidateRow

/** A profile as the record of an agency; refuses what the profile form refuses. Not published unless it says so. */
export function newRecord(profile: ProfileChange, rules: Rules): NewRecord {
  const columns = changedColumns(profile, { ...nobody, profileSavedAt: rules.now }, rules)
  if (columns.fullName === undefined) throw invalid('full_name', 'required')
  return { ...columns, fullName: columns.fullName }
}

/** Writes many records that one file brought to an agency, in the caller's transaction. */
export async function addCandidates(
  ctx: Context,
  { agencyId, importId }: { agencyId: number; importId: number },
  records: readonly NewRecord[],
): Promise<void> {
  if (records.length === 0) return
  const common = {
    agencyId,
    importId,
    profileSavedAt: ctx.now,
    createdAt: ctx.now,
    updatedAt: ctx.now,
  }
  const rows = await ctx.db
    .insert(candidates)
    .values(records.map((record) => ({ ...record, ...common })))
    .returning({ id: candidates.id, isPublished: candidates.isPublished })
  const published = rows.filter(({ isPublished }) => isPublished).map(({ id }) => id)
  await noteNewProfiles(ctx, published)
  await broadcastCandidates(ctx, published)
}
