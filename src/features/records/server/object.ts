import { eq } from 'drizzle-orm'
import { audit } from '../../../platform/server/audit.ts'
import type { Context, SignedIn } from '../../../platform/server/context.ts'
import { transaction } from '../../../platform/server/database/db.ts'
import { type CandidateRow, candidates } from '../../profiles/server/record-api.ts'
import { getManagedCandidate } from '../../profiles/server/managed-api.ts'
import { columnOf, nothingIn, specialFields } from '../../profiles/fields.ts'
import { broadcastCandidates } from '../../profiles/server/index.ts'

/** What of a worker's record rests on her consent alone. */
export async function getOwnConsents(
  ctx: SignedIn,
): Promise<{ wantsPublished: boolean; agencyId: number | null }> {
  const { wantsPublished, agencyId } = await getManagedCandidate(ctx, 'own')
  return { wantsPublished, agencyId }
}

/** Takes her own profile off the public list; nobody but she puts it back. */
export const unpublishOwn = (ctx: SignedIn): Promise<void> =>
  transaction(ctx, async (ctx) => {
    const before = await getManagedCandidate(ctx, 'own', true)
    await changeRecord(ctx, before, { isPublished: false, wantsPublished: false })
    await audit(ctx, 'candidate.unpublished', `candidate:${before.id}`)
    await broadcastCandidates(ctx, [before.id])
  })

export const hasSpecialData = ({ consentSpecialDataAt }: CandidateRow): boolean =>
  consentSpecialDataAt !== null

/** The values go with the consent to data of a special nature. */
export async function withdrawSpecialData(ctx: Context, before: CandidateRow): Promise<void> {
  await changeRecord(ctx, before, {
    ...Object.fromEntries(specialFields.map((name) => [columnOf(name), nothingIn(name)])),
    consentSpecialDataAt: null,
    hiddenFields: before.hiddenFields.filter(
      (field) => !(specialFields as string[]).includes(field),
    ),
  })
  await audit(ctx, 'candidate.special_data_withdrawn', `candidate:${before.id}`)
}

const changeRecord = (
  ctx: Context,
  { id, profileVersion }: CandidateRow,
  columns: Partial<CandidateRow>,
) =>
  ctx.db
    .update(candidates)
    .set({ ...columns, profileVersion: profileVersion + 1, updatedAt: ctx.now })
    .where(eq(candidates.id, id))
