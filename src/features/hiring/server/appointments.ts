import { and, eq } from 'drizzle-orm'
import { publish } from '../../../platform/server/capability.ts'
import { broadcastToUsers } from '../../../platform/server/bus.ts'
import type { Context } from '../../../platform/server/context.ts'
import { enqueueAll } from '../../../platform/server/jobs.ts'
import { qatarDate, qatarTime } from '../../../platform/shared/format.ts'
import { interviewChanged } from './ports.ts'
import { reminderDue, remindersOf } from './reminders.ts'
import { type InterviewRow, interviews, type PipelineEntryRow } from './tables.ts'

interface Pair {
  employerId: number
  candidateId: number
  /** Nobody for a candidate of an agency. */
  candidateUserId: number | null
}

/** What the household says of a meeting beside its time; what is undefined stays as it is. */
export interface Meeting {
  otherTimes: Date[]
  lengthMinutes?: number | undefined
  way?: InterviewRow['way'] | undefined
  place?: string | null | undefined
  note?: string | null | undefined
}

/** Keeps the appointment of a pair true to its entry: sets, moves, ends or cancels it, plans its reminders and says so. */
export async function keepAppointment(
  ctx: Context,
  pair: Pair,
  entry: PipelineEntryRow | null,
  meeting?: Meeting,
): Promise<void> {
  const open = await findOpenInterview(ctx, pair, true)
  const startsAt = entry?.status === 'interview_scheduled' ? entry.interviewAt : null
  if (startsAt === null) {
    if (open) await close(ctx, pair, open, wasHeld(ctx, open, entry))
  } else if (!open) await set(ctx, pair, startsAt, meeting)
  else if (isOther(open, startsAt, meeting)) await move(ctx, open, startsAt, meeting)
}

/** The appointment of a pair that stands; null without. */
export async function findOpenInterview(
  ctx: Context,
  { employerId, candidateId }: Pick<Pair, 'employerId' | 'candidateId'>,
  isToChange = false,
): Promise<InterviewRow | null> {
  const query = ctx.db
    .select()
    .from(interviews)
    .where(
      and(
        eq(interviews.employerId, employerId),
        eq(interviews.candidateId, candidateId),
        eq(interviews.status, 'scheduled'),
      ),
    )
  const [open] = await (isToChange ? query.for('update') : query)
  return open ?? null
}

/** A household that says 'finished' knows; one that gives someone up may have met her first. */
const wasHeld = (ctx: Context, open: InterviewRow, entry: PipelineEntryRow | null): boolean =>
  entry?.interviewStatus === 'completed' ||
  entry?.interviewStatus === 'selected' ||
  (entry?.interviewStatus === 'failed' && open.startsAt <= ctx.now)

const timesOf = (times: readonly Date[]): string => times.map((time) => time.getTime()).join()

/** A word for a counter-proposal is an answer to it, also where it insists on the time. */
function isOther(open: InterviewRow, startsAt: Date, meeting: Meeting | undefined): boolean {
  if (open.startsAt.getTime() !== startsAt.getTime()) return true
  if (meeting === undefined) return false
  const { otherTimes, ...said } = meeting
  return (
    open.counterTimes.length > 0 ||
    timesOf(open.otherTimes) !== timesOf(otherTimes) ||
    Object.entries(said).some(
      ([name, value]) => value !== undefined && open[name as keyof typeof said] !== value,
    )
  )
}

async function set(
  ctx: Context,
  { employerId, candidateId }: Pair,
  startsAt: Date,
  meeting: Meeting | undefined,
): Promise<void> {
  const [row] = await ctx.db
    .insert(interviews)
    .values({
      ...meeting,
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
  await publish(ctx, interviewChanged, {
    interviewId: row.id,
    version: row.version,
    kind: 'scheduled',
  })
}

async function move(
  ctx: Context,
  open: InterviewRow,
  startsAt: Date,
  meeting: Meeting | undefined,
): Promise<void> {
  const row = await changeInterview(ctx, open, {
    otherTimes: [],
    ...meeting,
    counterTimes: [],
    startsAt,
    version: open.version + 1,
    answer: null,
    answeredAt: null,
  })
  await enqueueAll(ctx, reminderDue, remindersOf(row, ctx.now))
  await publish(ctx, interviewChanged, { interviewId: row.id, version: row.version, kind: 'moved' })
}

async function close(ctx: Context, pair: Pair, open: InterviewRow, isHeld: boolean): Promise<void> {
  const row = await changeInterview(
    ctx,
    open,
    isHeld ? { status: 'held' } : { status: 'cancelled', version: open.version + 1 },
  )
  if (!isHeld && lastTimeOf(open) > ctx.now)
    await publish(ctx, interviewChanged, {
      interviewId: row.id,
      version: row.version,
      kind: 'cancelled',
    })
  else if (pair.candidateUserId !== null)
    await broadcastToUsers(ctx, pair.candidateUserId, 'interviews')
}

/** Writes a change of an interview whose row is locked; what is undefined stays. */
export async function changeInterview(
  ctx: Context,
  open: InterviewRow,
  values: { [name in keyof InterviewRow]?: InterviewRow[name] | undefined },
): Promise<InterviewRow> {
  const [row] = await ctx.db
    .update(interviews)
    .set({ ...values, updatedAt: ctx.now })
    .where(eq(interviews.id, open.id))
    .returning()
  if (!row) throw new Error('the interview is gone')
  return row
}

/** The last of the times that are offered. */
export const lastTimeOf = ({
  startsAt,
  otherTimes,
}: Pick<InterviewRow, 'startsAt' | 'otherTimes'>): Date =>
  new Date(Math.max(...[startsAt, ...otherTimes].map((time) => time.getTime())))

/** Date and time on Doha's clock. */
export const appointmentOf = ({ startsAt }: Pick<InterviewRow, 'startsAt'>) => ({
  date: qatarDate(startsAt),
  time: qatarTime(startsAt),
})
