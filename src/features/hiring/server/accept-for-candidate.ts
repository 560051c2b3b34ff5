import { eq } from 'drizzle-orm'
import { getUser } from '../../accounts/server/index.ts'
import { getCandidateForHiring } from '../../profiles/server/index.ts'
import { actingAs } from '../../../platform/server/acting-as.ts'
import type { Context } from '../../../platform/server/context.ts'
import { transaction } from '../../../platform/server/database/db.ts'
import { AppError } from '../../../platform/shared/errors.ts'
import { lockInterview, storeAnswer } from './answer-interview.ts'
import { atTime } from './meetings/present.ts'
import { candidatesSide } from './notify-candidate.ts'
import { interviews } from './tables.ts'

interface Asked {
  interviewId: number
  version: number
}

/** Whose interview it is; null for none. */
export async function candidateOfInterview({ db }: Context, id: number): Promise<number | null> {
  const [row] = await db
    .select({ candidateId: interviews.candidateId })
    .from(interviews)
    .where(eq(interviews.id, id))
  return row?.candidateId ?? null
}

/** In a demo: accepts an interview for an invented candidate, at the first offered time that she has; nothing if it was answered or moved. */
export async function acceptForCandidate(
  ctx: Context,
  { interviewId, version }: Asked,
): Promise<void> {
  const [row] = await ctx.db.select().from(interviews).where(eq(interviews.id, interviewId))
  if (!row || row.answer !== null || row.counterTimes.length > 0) return
  const candidate = await getCandidateForHiring(ctx, row.candidateId)
  const [userId] = await candidatesSide(ctx, candidate)
  if (userId === undefined) return
  const { role } = await getUser(ctx, userId)
  const asCandidate = actingAs(ctx, { userId, role })
  for (const startsAt of [row.startsAt, ...row.otherTimes]) {
    const answer = { answer: 'accepted' as const, version, time: atTime(startsAt), isDemo: true }
    const isTaken = await transaction(asCandidate, async (ctx) => {
      const locked = await lockInterview(ctx, interviewId, undefined)
      return locked.row.answer === null && storeAnswer(ctx, locked, answer, candidate.fullName)
    }).catch((error: unknown) => {
      if (error instanceof AppError) return null
      throw error
    })
    if (isTaken !== null) return
  }
}
