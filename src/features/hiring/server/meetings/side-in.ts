import { eq } from 'drizzle-orm'
import { agencyOf, findAgencyOf } from '../../../agencies/server/index.ts'
import { type CandidateForHiring, getCandidateForHiring } from '../../../profiles/server/index.ts'
import type { SignedIn } from '../../../../platform/server/context.ts'
import { AppError, enforce } from '../../../../platform/shared/errors.ts'
import { calendarRefusal, speakForRefusal } from '../policy.ts'
import { type InterviewRow, interviews } from '../tables.ts'

export interface SideIn {
  row: InterviewRow
  candidate: CandidateForHiring
  side: 'household' | 'candidate'
  isAgency: boolean
}

/** An interview and on which side of it the asker is; not there for others. An agency acts by its editors, for whom has no account. */
export async function sideIn(
  ctx: SignedIn,
  id: number,
  minimum: 'viewer' | 'editor',
): Promise<SideIn> {
  const membership = await findAgencyOf(ctx, ctx.actor.userId)
  if (membership !== null && minimum === 'editor') await agencyOf(ctx, 'editor')
  const [row] = await ctx.db.select().from(interviews).where(eq(interviews.id, id))
  if (!row) throw new AppError('NOT_FOUND')
  const candidate = await getCandidateForHiring(ctx, row.candidateId)
  const agencyId = membership?.agency.id
  enforce(calendarRefusal(ctx.actor.userId, agencyId, row, candidate))
  const isHousehold = row.employerId === ctx.actor.userId
  const isAgency = !isHousehold && candidate.userId !== ctx.actor.userId
  if (isAgency && minimum === 'editor') enforce(speakForRefusal(candidate))
  return { row, candidate, side: isHousehold ? 'household' : 'candidate', isAgency }
}
