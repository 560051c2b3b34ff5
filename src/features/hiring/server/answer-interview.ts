import { and, eq, inArray, type SQL } from 'drizzle-orm'
import { lockEngagement } from '../../billing/server/index.ts'
import { candidateIdsOfUsers } from '../../profiles/server/index.ts'
import { notify } from '../../notifications/server/index.ts'
import { audit } from '../../../platform/server/audit.ts'
import { broadcastToUsers } from '../../../platform/server/bus.ts'
import type { SignedIn } from '../../../platform/server/context.ts'
import { transaction } from '../../../platform/server/database/db.ts'
import { enqueueAll } from '../../../platform/server/jobs.ts'
import { qatarInstant } from '../../../platform/shared/format.ts'
import type { Parsed } from '../../../platform/shared/endpoint.ts'
import { AppError, enforce, refuse } from '../../../platform/shared/errors.ts'
import { getUser } from '../../accounts/server/index.ts'
import type { answerInterview as answerCall } from '../contract.ts'
import { appointmentOf, changeInterview } from './appointments.ts'
import { storeTransition } from './move-candidate.ts'
import { lockEntry } from './queries.ts'
import { refuseClash, takeTurns } from './refuse-clash.ts'
import { reminderDue, remindersOf } from './reminders.ts'
import { type InterviewRow, interviews, type PipelineEntryRow } from './tables.ts'
import { answerRefusal, interviewIsOver, takeRefusal } from './policy.ts'

/** The candidate accepts or declines an interview as she saw it; one that was moved meanwhile is to be looked at again. */
export function answerInterview(
  ctx: SignedIn,
  { id, ...answer }: Parsed<typeof answerCall>,
): Promise<InterviewRow> {
  return transaction(ctx, async (ctx) => {
    const locked = await lockInterview(ctx, id, await isOwn(ctx))
    return storeAnswer(ctx, locked, answer, (await getUser(ctx, ctx.actor.userId)).fullName)
  })
}

/** What makes an interview one of whoever asks, where she is the candidate. */
export const isOwn = async (ctx: SignedIn): Promise<SQL> =>
  inArray(interviews.candidateId, [
    ...(await candidateIdsOfUsers(ctx, [ctx.actor.userId])).values(),
  ])

interface Answer extends Pick<Parsed<typeof answerCall>, 'answer' | 'version' | 'time'> {
  /** Of an invented candidate of the demo, who answers by herself. */
  isDemo?: boolean
}

/** Writes the answer to an interview that is locked, and tells the household; `name` is the candidate's. */
export async function storeAnswer(
  ctx: SignedIn,
  { row, entry }: LockedInterview,
  { answer, version, time, isDemo = false }: Answer,
  name: string,
): Promise<InterviewRow> {
  const { id } = row
  enforce(answerRefusal(row, version, ctx.now))
  const startsAt = answer === 'accepted' && time ? qatarInstant(time.date, time.time) : row.startsAt
  const isOtherTime = startsAt.getTime() !== row.startsAt.getTime()
  if (row.answer === answer && !isOtherTime) return row
  if (answer === 'accepted') {
    enforce(takeRefusal(row, startsAt, ctx.now))
    // For the first time the household stays free to book someone else: it hears of the yes, and decides.
    await refuseClash(ctx, { ...row, startsAt, overrule: !isOtherTime }, 'candidate')
  }
  const values = {
    answer,
    answeredAt: ctx.now,
    ...(answer === 'accepted' && { otherTimes: [], counterTimes: [] }),
  }
  const answered = isOtherTime
    ? await agreeOn(ctx, { row, entry }, startsAt, values)
    : await changeInterview(ctx, row, values)
  await audit(ctx, `interview.${answer}`, `interview:${id}`, { version })
  if (answer === 'accepted') await auditContact(ctx, answered)
  await notify(ctx, {
    userId: row.employerId,
    kind: isDemo ? 'interview_accepted_in_demo' : `interview_${answer}`,
    params: { name, ...appointmentOf(answered) },
    path: '/dashboard/interviews',
    key: `interview_${answer}:${id}:${answered.version}`,
  })
  await broadcastToUsers(ctx, row.employerId, 'pipeline')
  await broadcastToUsers(ctx, ctx.actor.userId, 'interviews')
  return answered
}

/** That household and candidate see from now on how to reach one another. */
export async function auditContact(
  ctx: SignedIn,
  { id, employerId, candidateId, way }: InterviewRow,
): Promise<void> {
  if (way !== null && way !== 'video')
    await audit(ctx, 'contact.opened', `candidate:${candidateId}`, {
      employerId,
      interviewId: id,
      way,
    })
}

/** Puts a locked interview on another time that both want, with its entry, a line in the log and reminders of its own. */
export async function agreeOn(
  ctx: SignedIn,
  { row, entry }: LockedInterview,
  startsAt: Date,
  values: Partial<InterviewRow>,
): Promise<InterviewRow> {
  const agreed = await changeInterview(ctx, row, { ...values, startsAt, version: row.version + 1 })
  await storeTransition(ctx, {
    employerId: row.employerId,
    candidateId: row.candidateId,
    entry,
    from: entry.status,
    to: entry.status,
    transition: 'scheduleInterview',
    details: { interviewAt: startsAt },
  })
  await enqueueAll(ctx, reminderDue, remindersOf(agreed, ctx.now))
  return agreed
}

export interface LockedInterview {
  row: InterviewRow
  entry: PipelineEntryRow
}

/** An interview that fits a condition, with its entry: locked in the order in which whoever schedules locks them. */
export async function lockInterview(
  ctx: SignedIn,
  id: number,
  condition: SQL | undefined,
): Promise<LockedInterview> {
  const query = () =>
    ctx.db
      .select()
      .from(interviews)
      .where(and(eq(interviews.id, id), condition))
  const [found] = await query()
  if (!found) throw new AppError('NOT_FOUND')
  await lockEngagement(ctx, found)
  const entry = await lockEntry(ctx, found.employerId, found.candidateId)
  await takeTurns(ctx, found)
  const [row] = await query().for('update')
  if (!row || entry === null) refuse(interviewIsOver)
  return { row, entry }
}
