import { and, eq, inArray } from 'drizzle-orm'
import type { SignedIn } from '../../../../platform/server/context.ts'
import type { Parsed } from '../../../../platform/shared/endpoint.ts'
import { enforce } from '../../../../platform/shared/errors.ts'
import type { saveScore as saveCall, Score } from '../../meeting-contract.ts'
import { scoreRefusal } from '../policy.ts'
import { getEntry } from '../queries.ts'
import { interviews } from '../tables.ts'
import { interviewScores, type InterviewScoreRow } from './tables.ts'

const listMax = 2000

/** What the household thought of those it met, or of some of them. */
export async function listScores(
  ctx: SignedIn,
  candidateIds?: readonly number[],
): Promise<Score[]> {
  const rows = await ctx.db
    .select()
    .from(interviewScores)
    .where(
      and(
        eq(interviewScores.employerId, ctx.actor.userId),
        candidateIds && inArray(interviewScores.candidateId, [...candidateIds]),
      ),
    )
    .limit(listMax)
  return rows.map(present)
}

/** Keeps points and a sentence on someone whom the household has met, or is about to meet. */
export async function saveScore(
  ctx: SignedIn,
  { id: candidateId, ...score }: Parsed<typeof saveCall>,
): Promise<Score> {
  await getEntry(ctx, candidateId)
  const employerId = ctx.actor.userId
  const met = and(eq(interviews.employerId, employerId), eq(interviews.candidateId, candidateId))
  enforce(scoreRefusal(await ctx.db.$count(interviews, met)))
  const values = { employerId, candidateId, ...score, updatedAt: ctx.now }
  const [row] = await ctx.db
    .insert(interviewScores)
    .values(values)
    .onConflictDoUpdate({
      target: [interviewScores.employerId, interviewScores.candidateId],
      set: values,
    })
    .returning()
  if (!row) throw new Error('the score was not stored')
  return present(row)
}

const present = ({ candidateId, ...row }: InterviewScoreRow): Score => ({
  jobseeker_id: candidateId,
  experience: row.experience,
  language: row.language,
  manner: row.manner,
  trust: row.trust,
  terms: row.terms,
  sentence: row.sentence,
})
