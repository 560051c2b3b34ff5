import { and, eq } from 'drizzle-orm'
import { getUser } from '../../accounts/server/index.ts'
import { listMemberIds } from '../../agencies/server/index.ts'
import { getCandidateForHiring } from '../../profiles/server/index.ts'
import { notify } from '../../notifications/server/index.ts'
import { broadcastToUsers } from '../../../platform/server/bus.ts'
import type { Context } from '../../../platform/server/context.ts'
import { enqueueAll } from '../../../platform/server/jobs.ts'
import { qatarDate, qatarTime } from '../../../platform/shared/format.ts'
import { reminderDue, remindersOf } from './reminders.ts'
import { type InterviewRow, interviews, type PipelineEntryRow } from './tables.ts'

interface Pair {
  employerId: number
  candidateId: number
  /** Whom to tell; nobody for a candidate of an agency. */
  candidateUserId: number | null
}

/** Keeps the appointment of a pair true to its entry: sets, moves, ends or cancels it, plans its reminders and tells the candidate. */
export async function keepAppointment(
  ctx: Context,
  pair: Pair,
  entry: PipelineEntryRow | null,
): Promise<void> {
  const [open] = await ctx.db
    .select()
    .from(interviews)
    .where(
      and(
        eq(interviews.employerId, pair.employerId),
        eq(interviews.candidateId, pair.candidateId),
        eq(interviews.status, 'scheduled'),
      ),
    )
    .for('update')
  const startsAt = entry?.status === 'interview_scheduled' ? entry.interviewAt : null
  if (startsAt === null) {
    if (open) await close(ctx, pair, open, wasHeld(ctx, open, entry))
  } else if (!open) await set(ctx, pair, startsAt)
  else if (open.startsAt.getTime() !== startsAt.getTime()) await move(ctx, pair, open, startsAt)
}

/** A household that says 'finished' knows; one that gives someone up may have met her first. */
const wasHeld = (ctx: Context, open: InterviewRow, entry: PipelineEntryRow | null): boolean =>
  entry?.interviewStatus === 'completed' ||
  entry?.interviewStatus === 'selected' ||
  (entry?.interviewStatus === 'failed' && open.startsAt <= ctx.now)

async function set(ctx: Context, pair: Pair, startsAt: Date): Promise<void> {
  const { employerId, candidateId } = pair
  const [row] = await ctx.db
    .insert(interviews)
    .values({
      employerId,
      candidateId,
      startsAt,
      status: 'scheduled',
      createdAt: ctx.now,
      updatedAt: ctx.now,
    })
    .returning()
  if (!row) throw new Error('the interview was not stored')
  await enqueueAll(ctx, reminderDue, remindersOf(row, ctx.now))
  await notifyCandidate(ctx, pair, row, 'interview_scheduled')
}

async function move(ctx: Context, pair: Pair, open: InterviewRow, startsAt: Date): Promise<void> {
  const row = await change(ctx, open, {
    startsAt,
    version: open.version + 1,
    answer: null,
    answeredAt: null,
  })
  await enqueueAll(ctx, reminderDue, remindersOf(row, ctx.now))
  await notifyCandidate(ctx, pair, row, 'interview_moved')
}

async function close(ctx: Context, pair: Pair, open: InterviewRow, isHeld: boolean): Promise<void> {
  const row = await change(
    ctx,
    open,
    isHeld ? { status: 'held' } : { status: 'cancelled', version: open.version + 1 },
  )
  if (!isHeld && open.startsAt > ctx.now)
    await notifyCandidate(ctx, pair, row, 'interview_cancelled')
  else if (pair.candidateUserId !== null)
    await broadcastToUsers(ctx, pair.candidateUserId, 'interviews')
}

async function change(
  ctx: Context,
  open: InterviewRow,
  values: Partial<InterviewRow>,
): Promise<InterviewRow> {
  await ctx.db
    .update(interviews)
    .set({ ...values, updatedAt: ctx.now })
    .where(eq(interviews.id, open.id))
  return { ...open, ...values, updatedAt: ctx.now }
}

async function notifyCandidate(
  ctx: Context,
  { employerId, candidateUserId: userId }: Pair,
  row: InterviewRow,
  kind: 'interview_scheduled' | 'interview_moved' | 'interview_cancelled',
): Promise<void> {
  const { fullName } = await getUser(ctx, employerId)
  if (userId === null) return notifyAgency(ctx, row, kind, fullName)
  await notify(ctx, {
    userId,
    kind,
    params: { name: fullName, ...appointmentOf(row) },
    path: '/dashboard/interviews',
    key: `${kind}:${row.id}:${row.version}`,
  })
  await broadcastToUsers(ctx, userId, 'interviews')
}

/** For a candidate without an account, whoever keeps her record is told: they answer for her. */
async function notifyAgency(
  ctx: Context,
  row: InterviewRow,
  kind: `interview_${'scheduled' | 'moved' | 'cancelled'}`,
  household: string,
): Promise<void> {
  const candidate = await getCandidateForHiring(ctx, row.candidateId)
  if (candidate.agencyId === null) return
  const editors = await listMemberIds(ctx, candidate.agencyId, 'editor')
  for (const userId of editors)
    await notify(ctx, {
      userId,
      kind: `agency_${kind}`,
      params: { name: household, candidate: candidate.fullName, ...appointmentOf(row) },
      path: '/agency/interviews',
      key: `${kind}:${row.id}:${row.version}`,
    })
  await broadcastToUsers(ctx, editors, 'interviews')
}

/** Date and time on Doha's clock. */
export const appointmentOf = ({ startsAt }: Pick<InterviewRow, 'startsAt'>) => ({
  date: qatarDate(startsAt),
  time: qatarTime(startsAt),
})
