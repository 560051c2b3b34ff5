import type { SignedIn } from '../../../platform/server/context.ts'
import type { Parsed } from '../../../platform/shared/endpoint.ts'
import { enforce, invalid } from '../../../platform/shared/errors.ts'
import { qatarDate, qatarInstant } from '../../../platform/shared/format.ts'
import type { scheduleInterview as scheduleInterviewCall } from '../contract.ts'
import { lastInterviewDay } from '../interview-rules.ts'
import { lengthDefault } from '../meeting-rules.ts'
import { findOpenInterview } from './appointments.ts'
import { cleared, moveCandidate } from './move-candidate.ts'
import { officeRefusal } from './policy.ts'
import { refuseClash } from './refuse-clash.ts'
import type { PipelineEntryRow } from './tables.ts'

/** Sets or moves the interview; date and time are those of Qatar and not in the past. */
export async function scheduleInterview(
  ctx: SignedIn,
  input: Parsed<typeof scheduleInterviewCall>,
): Promise<PipelineEntryRow> {
  const { id, overrule, way, place, note, length_minutes: lengthMinutes } = input
  const interviewAt = firstTimeOf(ctx, input)
  const otherTimes = timesOf(ctx, input.other_times, 'other_times', [interviewAt])
  if (way === 'home' && !place) throw invalid('place', 'placeNeeded')
  const pair = { employerId: ctx.actor.userId, candidateId: id }
  return present(
    await moveCandidate(ctx, id, ({ candidate }) => {
      enforce(officeRefusal(way, candidate))
      return {
        transition: 'scheduleInterview',
        details: { interviewAt, interviewStatus: 'scheduled' },
        meeting: { otherTimes, lengthMinutes, way, place, note },
        check: async (ctx) => {
          const length =
            lengthMinutes ?? (await findOpenInterview(ctx, pair))?.lengthMinutes ?? lengthDefault
          for (const startsAt of [interviewAt, ...otherTimes])
            await refuseClash(ctx, { ...pair, startsAt, lengthMinutes: length, overrule })
        },
      }
    }),
  )
}

function firstTimeOf(
  ctx: SignedIn,
  { date, time }: Pick<Parsed<typeof scheduleInterviewCall>, 'date' | 'time'>,
): Date {
  if (date < qatarDate(ctx.now)) throw invalid('date', 'interviewDatePast')
  if (date > lastInterviewDay(ctx.now)) throw invalid('date', 'interviewDateFar')
  const interviewAt = qatarInstant(date, time)
  if (interviewAt < ctx.now) throw invalid('time', 'interviewTimePast')
  return interviewAt
}

/** The instants of times that someone offers: to come, within a year, no two the same. */
export function timesOf(
  ctx: SignedIn,
  times: readonly { date: string; time: string }[],
  field: string,
  beside: readonly Date[] = [],
): Date[] {
  const instants = times.map(({ date, time }) => qatarInstant(date, time))
  if (instants.some((at) => at <= ctx.now)) throw invalid(field, 'interviewTimePast')
  if (times.some(({ date }) => date > lastInterviewDay(ctx.now)))
    throw invalid(field, 'interviewDateFar')
  const all = [...beside, ...instants].map((at) => at.getTime())
  if (new Set(all).size < all.length) throw invalid(field, 'sameTimeTwice')
  return instants
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
