import type { SignedIn } from '../../../platform/server/context.ts'
import type { Parsed } from '../../../platform/shared/endpoint.ts'
import { invalid } from '../../../platform/shared/errors.ts'
import { qatarDate, qatarInstant } from '../../../platform/shared/format.ts'
import type { scheduleInterview as scheduleInterviewCall } from '../contract.ts'
import { lastInterviewDay } from '../interview-rules.ts'
import { cleared, moveCandidate } from './move-candidate.ts'
import { refuseClash } from './refuse-clash.ts'
import type { PipelineEntryRow } from './tables.ts'

/** Sets or moves the interview; date and time are those of Qatar and not in the past. */
export async function scheduleInterview(
  ctx: SignedIn,
  { id, date, time, overrule }: Parsed<typeof scheduleInterviewCall>,
): Promise<PipelineEntryRow> {
  if (date < qatarDate(ctx.now)) throw invalid('date', 'interviewDatePast')
  if (date > lastInterviewDay(ctx.now)) throw invalid('date', 'interviewDateFar')
  const interviewAt = qatarInstant(date, time)
  if (interviewAt < ctx.now) throw invalid('time', 'interviewTimePast')
  const wanted = { employerId: ctx.actor.userId, candidateId: id, startsAt: interviewAt, overrule }
  return present(
    await moveCandidate(ctx, id, () => ({
      transition: 'scheduleInterview',
      details: { interviewAt, interviewStatus: 'scheduled' },
      check: (ctx) => refuseClash(ctx, wanted),
    })),
  )
}

/** Calls the interview off: back to shortlisted. */
export const deleteInterview = async (
  ctx: SignedIn,
  candidateId: number,
): Promise<PipelineEntryRow> =>
  present(
    await moveCandidate(ctx, candidateId, () => ({
      transition: 'deleteInterview',
      details: cleared,
    })),
  )

function present(entry: PipelineEntryRow | null): PipelineEntryRow {
  if (!entry) throw new Error('a change of the interview removed the entry')
  return entry
}
