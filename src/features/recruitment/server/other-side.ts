import type { SignedIn } from '../../../platform/server/context.ts'
import { getCase } from './queries.ts'

/** Whom the asker has a case with: the candidate for the household, the household's account for the others; a case that isn't hers is not there. */
export async function otherSideOfCase(
  ctx: SignedIn,
  id: number,
): Promise<{ candidateId: number | null; userId: number | null }> {
  const { row, side } = await getCase(ctx, { id })
  return side === 'household'
    ? { candidateId: row.candidateId, userId: null }
    : { candidateId: null, userId: row.employerId }
}
