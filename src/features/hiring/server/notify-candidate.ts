import { eq } from 'drizzle-orm'
import { getUser } from '../../accounts/server/index.ts'
import { listMemberIds } from '../../agencies/server/index.ts'
import { notify } from '../../notifications/server/index.ts'
import { type CandidateForHiring, getCandidateForHiring } from '../../profiles/server/index.ts'
import { broadcastToUsers } from '../../../platform/server/bus.ts'
import type { Context } from '../../../platform/server/context.ts'
import { appointmentOf } from './appointments.ts'
import { meetLink } from './meetings/links.ts'
import type { InterviewChange } from './ports.ts'
import { type InterviewRow, interviews } from './tables.ts'

/** Tells her side of a change of an interview: the candidate, or, where she has no account, whoever keeps her record. */
export async function notifyCandidate(
  ctx: Context,
  { interviewId, kind }: InterviewChange,
): Promise<void> {
  const [row] = await ctx.db.select().from(interviews).where(eq(interviews.id, interviewId))
  if (!row) throw new Error('an interview without its row')
  const candidate = await getCandidateForHiring(ctx, row.candidateId)
  const { fullName: name } = await getUser(ctx, row.employerId)
  const people = await candidatesSide(ctx, candidate)
  const isAgency = candidate.userId === null
  for (const userId of people)
    await notify(ctx, {
      userId,
      kind: isAgency ? `agency_interview_${kind}` : `interview_${kind}`,
      params: {
        name,
        ...(isAgency && { candidate: candidate.fullName }),
        ...appointmentOf(row),
        ...meetingWords(row),
      },
      path: isAgency ? '/agency/interviews' : '/dashboard/interviews',
      ...(isToAnswer(kind) && { link: meetLink(ctx, row, userId) }),
      key: `interview_${kind}:${row.id}:${row.version}`,
    })
  await broadcastToUsers(ctx, people, 'interviews')
}

const isToAnswer = (kind: InterviewChange['kind']): boolean =>
  kind === 'scheduled' || kind === 'moved'

/** Who answers for a candidate: she herself, or the editors of her agency. */
export async function candidatesSide(
  ctx: Context,
  { userId, agencyId }: Pick<CandidateForHiring, 'userId' | 'agencyId'>,
): Promise<number[]> {
  if (userId !== null) return [userId]
  return agencyId === null ? [] : listMemberIds(ctx, agencyId, 'editor')
}

/** What a notice says beside the time: the way, and how many other times there are. */
const meetingWords = ({ way, otherTimes }: InterviewRow) => ({
  ...(way !== null && { way }),
  ...(otherTimes.length > 0 && { others: otherTimes.length }),
})
