import { and, asc, inArray, lte, sql } from 'drizzle-orm'
import { getUserNames } from '../../accounts/server/index.ts'
import {
  type CandidateDescription,
  describeCandidates,
  userIdsOfCandidates,
} from '../../candidates/server/index.ts'
import { notify } from '../../notifications/server/index.ts'
import type { Context } from '../../../platform/server/context.ts'
import { transaction } from '../../../platform/server/db.ts'
import { appointmentOf } from './appointments.ts'
import { goneHouseholds } from './leave/gone-households.ts'
import { type InterviewRow, interviewReminders, interviews } from './tables.ts'

const batch = 100

/** Sends the reminders that are due, each once, to household and candidate; one of a time that no longer holds is dropped. Gives how many interviews. */
export async function sendInterviewReminders(ctx: Context): Promise<number> {
  let reminded = 0
  for (;;) {
    const { taken, sent } = await transaction(ctx, sendSome)
    reminded += sent
    if (taken < batch) return reminded
  }
}

async function sendSome(ctx: Context): Promise<{ taken: number; sent: number }> {
  const due = await takeDue(ctx)
  const rows =
    due.length === 0
      ? []
      : await ctx.db
          .select()
          .from(interviews)
          .where(inArray(interviews.id, [...new Set(due.map(({ interviewId }) => interviewId))]))
  const holding = rows.filter(
    ({ status, startsAt, answer }) =>
      status === 'scheduled' && startsAt > ctx.now && answer !== 'declined',
  )
  const people = await peopleOf(ctx, holding)
  let sent = 0
  for (const row of holding) {
    // After a pause of the server both may be due: the later one counts.
    const hours = Math.min(
      ...due
        .filter(({ interviewId, version }) => interviewId === row.id && version === row.version)
        .map(({ hoursBefore }) => hoursBefore),
    )
    if (hours === Infinity) continue
    const { household, candidate, candidateUserId, isOff } = people(row)
    if (isOff) continue
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
    sent += 1
  }
  return { taken: due.length, sent }
}

/** Two workers never take the same ones. */
async function takeDue(ctx: Context) {
  const { interviewId, version, hoursBefore, dueAt } = interviewReminders
  const next = ctx.db
    .select({ interviewId, version, hoursBefore })
    .from(interviewReminders)
    .where(lte(dueAt, ctx.now))
    .orderBy(asc(dueAt))
    .limit(batch)
    .for('update', { skipLocked: true })
  return ctx.db
    .delete(interviewReminders)
    .where(and(sql`(${interviewId}, ${version}, ${hoursBefore}) in (${next})`))
    .returning()
}

async function peopleOf(ctx: Context, rows: readonly InterviewRow[]) {
  const candidateIds = rows.map(({ candidateId }) => candidateId)
  const candidates = await describeCandidates(ctx, candidateIds)
  const accounts = await userIdsOfCandidates(ctx, candidateIds)
  const gone = await goneHouseholds(
    ctx,
    rows.map(({ employerId }) => employerId),
  )
  const households = await getUserNames(
    ctx,
    rows.map(({ employerId }) => employerId),
  )
  return ({ employerId, candidateId }: InterviewRow) => ({
    household: households.get(employerId) ?? '',
    candidate: candidates.get(candidateId)?.full_name ?? '',
    isOff: isOff(candidates.get(candidateId)) || gone.has(employerId),
    candidateUserId: accounts.get(candidateId) ?? null,
  })
}

/** Nobody meets someone whom another household has hired, or who can't be had any more: what calls it off is on its way. */
const isOff = (candidate: CandidateDescription | undefined): boolean =>
  candidate === undefined || candidate.hired || candidate.withdrawn
