import { and, asc, eq, gt, lte, sql } from 'drizzle-orm'
import { getUserNames } from '../../accounts/server/index.ts'
import {
  type CandidateDescription,
  describeCandidates,
  userIdsOfCandidates,
} from '../../candidates/server/index.ts'
import { notify } from '../../notifications/server/index.ts'
import { inBatches } from '../../../platform/server/batches.ts'
import type { Context } from '../../../platform/server/context.ts'
import { transaction } from '../../../platform/server/db.ts'
import { appointmentOf } from './appointments.ts'
import { goneHouseholds } from './leave/gone-households.ts'
import { type InterviewRow, interviewReminders, interviews } from './tables.ts'

/** Sends the reminders that are due, each once, to household and candidate; one of a time that no longer holds is dropped. Gives how many interviews. */
export const sendInterviewReminders = (ctx: Context): Promise<number> =>
  inBatches(ctx, {
    what: 'an interview could not be reminded of',
    due: (afterId, most) => listDue(ctx, afterId, most),
    each: ({ id }) => transaction(ctx, (ctx) => remind(ctx, id)),
  })

/** The interviews of which a reminder is due. */
const listDue = (ctx: Context, afterId: number, most: number): Promise<{ id: number }[]> =>
  ctx.db
    .selectDistinct({ id: interviewReminders.interviewId })
    .from(interviewReminders)
    .where(and(lte(interviewReminders.dueAt, ctx.now), gt(interviewReminders.interviewId, afterId)))
    .orderBy(asc(interviewReminders.interviewId))
    .limit(most)

async function remind(ctx: Context, id: number): Promise<boolean> {
  const due = await takeDue(ctx, id)
  const [row] = await ctx.db.select().from(interviews).where(eq(interviews.id, id))
  if (!row || row.status !== 'scheduled' || row.startsAt <= ctx.now || row.answer === 'declined')
    return false
  // After a pause of the server both may be due: the later one counts.
  const hours = Math.min(
    ...due.filter(({ version }) => version === row.version).map(({ hoursBefore }) => hoursBefore),
  )
  if (hours === Infinity) return false
  const { household, candidate, candidateUserId, isOff } = await peopleOf(ctx, row)
  if (isOff) return false
  const notice = {
    kind: 'interview_reminder',
    key: `interview_reminder:${row.id}:${row.version}:${hours}`,
  }
  const params = { hours, ...appointmentOf(row) }
  await notify(ctx, {
    ...notice,
    userId: row.employerId,
    params: { ...params, name: candidate },
    path: '/dashboard/candidates?tab=interview',
  })
  if (candidateUserId !== null)
    await notify(ctx, {
      ...notice,
      userId: candidateUserId,
      params: { ...params, name: household },
      path: '/dashboard/interviews',
    })
  return true
}

/** Two workers never take the same ones. */
function takeDue(ctx: Context, id: number) {
  const { interviewId, version, hoursBefore, dueAt } = interviewReminders
  const next = ctx.db
    .select({ interviewId, version, hoursBefore })
    .from(interviewReminders)
    .where(and(eq(interviewId, id), lte(dueAt, ctx.now)))
    .for('update', { skipLocked: true })
  return ctx.db
    .delete(interviewReminders)
    .where(sql`(${interviewId}, ${version}, ${hoursBefore}) in (${next})`)
    .returning()
}

async function peopleOf(ctx: Context, { employerId, candidateId }: InterviewRow) {
  const candidate = (await describeCandidates(ctx, [candidateId])).get(candidateId)
  const gone = await goneHouseholds(ctx, [employerId])
  return {
    household: (await getUserNames(ctx, [employerId])).get(employerId) ?? '',
    candidate: candidate?.full_name ?? '',
    isOff: isOff(candidate) || gone.has(employerId),
    candidateUserId: (await userIdsOfCandidates(ctx, [candidateId])).get(candidateId) ?? null,
  }
}

/** Nobody meets someone whom another household has hired, or who can't be had any more: what calls it off is on its way. */
const isOff = (candidate: CandidateDescription | undefined): boolean =>
  candidate === undefined || candidate.hired || candidate.withdrawn
