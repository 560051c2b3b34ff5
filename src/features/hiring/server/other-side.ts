import { eq } from 'drizzle-orm'
import type { SignedIn } from '../../../platform/server/context.ts'
import { userIdsOfCandidates } from '../../profiles/server/index.ts'
import { interviews } from './tables.ts'

/** Whom the asker meets in an interview: the candidate, or the household's account; null when it isn't hers. */
export async function otherSideOfInterview(
  ctx: SignedIn,
  id: number,
): Promise<{ candidateId: number | null; userId: number | null } | null> {
  const [row] = await ctx.db
    .select({ employerId: interviews.employerId, candidateId: interviews.candidateId })
    .from(interviews)
    .where(eq(interviews.id, id))
  if (!row) return null
  if (row.employerId === ctx.actor.userId) return { candidateId: row.candidateId, userId: null }
  const worker = (await userIdsOfCandidates(ctx, [row.candidateId])).get(row.candidateId)
  return worker === ctx.actor.userId ? { candidateId: null, userId: row.employerId } : null
}
