import { eq } from 'drizzle-orm'
import { audit } from '../../../platform/server/audit.ts'
import { announce } from '../../../platform/server/bus.ts'
import type { SignedIn } from '../../../platform/server/context.ts'
import { transaction } from '../../../platform/server/db.ts'
import { recordConsent } from '../../accounts/server/index.ts'
import { getKeptCandidate } from './area/queries.ts'
import { type CandidateRow, candidates } from './tables.ts'

/** What of a worker's record rests on her consent alone. */
export async function getOwnConsents(ctx: SignedIn): Promise<{ isPublished: boolean; hasSpecialData: boolean; agencyId: number | null }> {
  const { isPublished, consentSpecialDataAt, agencyId } = await getKeptCandidate(ctx, 'own')
  return { isPublished, hasSpecialData: consentSpecialDataAt !== null, agencyId }
}

/** Takes her own profile off the public list; nobody but she puts it back. */
export const unpublishOwn = (ctx: SignedIn): Promise<void> => change(ctx, 'candidate.unpublished', () => ({ isPublished: false }))

/** Withdraws the consent to data of a special nature: the values go with it. */
export const withdrawSpecialData = (ctx: SignedIn): Promise<void> =>
  change(ctx, 'candidate.special_data_withdrawn', ({ hiddenFields }) => ({
    religion: null,
    maritalStatus: null,
    kids: [],
    consentSpecialDataAt: null,
    hiddenFields: hiddenFields.filter((field) => !['religion', 'marital_status', 'kids'].includes(field)),
  }))

function change(ctx: SignedIn, action: string, to: (before: CandidateRow) => Partial<CandidateRow>): Promise<void> {
  return transaction(ctx, async (ctx) => {
    const before = await getKeptCandidate(ctx, 'own', true)
    const columns = to(before)
    await ctx.db
      .update(candidates)
      .set({ ...columns, profileVersion: before.profileVersion + 1, updatedAt: ctx.now })
      .where(eq(candidates.id, before.id))
    if ('consentSpecialDataAt' in columns) await recordConsent(ctx, ctx.actor.userId, 'special_data', false)
    await audit(ctx, action, `candidate:${before.id}`)
    await announce(ctx, 'candidates', before.id)
  })
}
