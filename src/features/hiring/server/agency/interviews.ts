import { desc, eq, gt, or } from 'drizzle-orm'
import { agencyOf } from '../../../agencies/server/index.ts'
import { type CandidateForHiring, candidatesOfAgency } from '../../../profiles/server/index.ts'
import type { SignedIn } from '../../../../platform/server/context.ts'
import { transaction } from '../../../../platform/server/database/db.ts'
import type { Parsed } from '../../../../platform/shared/endpoint.ts'
import { AppError, enforce } from '../../../../platform/shared/errors.ts'
import type { AgencyInterview, answerForCandidate as answerCall } from '../../agency-contract.ts'
import type { counterForCandidate as counterCall } from '../../meeting-contract.ts'
import { type LockedInterview, lockInterview, storeAnswer } from '../answer-interview.ts'
import { nextFirst, presentInterviews } from '../list-interviews.ts'
import { storeCounter } from '../meetings/counter.ts'
import { type InterviewRow, interviews } from '../tables.ts'
import { speakForRefusal } from '../policy.ts'

const shownForMs = 92 * 24 * 3_600_000
const listMax = 300

type Found = {
  interview: InterviewRow
  candidate: Pick<CandidateForHiring, 'id' | 'fullName' | 'userId'>
}

function ofAgency(ctx: SignedIn, agencyId: number) {
  const candidates = candidatesOfAgency(ctx, agencyId)
  return ctx.db
    .select({
      interview: interviews,
      candidate: { id: candidates.id, fullName: candidates.fullName, userId: candidates.userId },
    })
    .from(interviews)
    .innerJoin(candidates, eq(candidates.id, interviews.candidateId))
}

/** The interviews of the agency's candidates: those to come first, soonest first; then the others, newest first. */
export async function listAgencyInterviews(ctx: SignedIn): Promise<AgencyInterview[]> {
  const { agency } = await agencyOf(ctx, 'viewer')
  const since = new Date(ctx.now.getTime() - shownForMs)
  const rows = await ofAgency(ctx, agency.id)
    .where(or(gt(interviews.startsAt, since), eq(interviews.status, 'scheduled')))
    .orderBy(desc(interviews.startsAt))
    .limit(listMax)
  return nextFirst(await present(ctx, rows))
}

/** Answers for a candidate of the agency who has no account; one who has answers herself. */
export const answerForCandidate = (
  ctx: SignedIn,
  { id, ...answer }: Parsed<typeof answerCall>,
): Promise<AgencyInterview> =>
  actFor(ctx, id, (ctx, locked, name) => storeAnswer(ctx, locked, answer, name))

/** Proposes other times for a candidate of the agency who has no account. */
export const counterForCandidate = (
  ctx: SignedIn,
  { id, ...counter }: Parsed<typeof counterCall>,
): Promise<AgencyInterview> =>
  actFor(ctx, id, (ctx, { row }, name) => storeCounter(ctx, row, counter, name))

function actFor(
  ctx: SignedIn,
  id: number,
  act: (ctx: SignedIn, locked: LockedInterview, name: string) => Promise<InterviewRow>,
): Promise<AgencyInterview> {
  return transaction(ctx, async (ctx) => {
    const { agency } = await agencyOf(ctx, 'editor')
    const [found] = await ofAgency(ctx, agency.id).where(eq(interviews.id, id))
    if (!found) throw new AppError('NOT_FOUND')
    enforce(speakForRefusal(found.candidate))
    const locked = await lockInterview(ctx, id, eq(interviews.candidateId, found.candidate.id))
    const interview = await act(ctx, locked, found.candidate.fullName)
    const [presented] = await present(ctx, [{ ...found, interview }])
    if (!presented) throw new Error('an answered interview is gone')
    return presented
  })
}

async function present(ctx: SignedIn, rows: readonly Found[]): Promise<AgencyInterview[]> {
  const shown = await presentInterviews(
    ctx,
    rows.map(({ interview }) => interview),
  )
  return shown.flatMap((interview, index) => {
    const candidate = rows[index]?.candidate
    return candidate
      ? [
          {
            ...interview,
            candidate_id: candidate.id,
            candidate_name: candidate.fullName,
            may_answer: speakForRefusal(candidate) === null,
          },
        ]
      : []
  })
}
