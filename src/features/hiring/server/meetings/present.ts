import { inArray } from 'drizzle-orm'
import type { SignedIn } from '../../../../platform/server/context.ts'
import type { Interview } from '../../contract.ts'
import { appointmentOf, lastTimeOf } from '../appointments.ts'
import { absentRefusal, answerRefusal, lateRefusal } from '../policy.ts'
import type { InterviewRow } from '../tables.ts'
import { contactsOf, roomsOpenAmong } from './contacts.ts'
import { isMeetingNow } from './is-meeting-now.ts'
import { interviewMarks } from './tables.ts'

type Side = 'household' | 'candidate'
type Meeting = Omit<Interview, 'household'>

/** Interviews as one of their two sides sees them. */
export async function presentMeetings(
  ctx: SignedIn,
  rows: readonly InterviewRow[],
  side: Side,
): Promise<Meeting[]> {
  const contacts = await contactsOf(ctx, rows, side)
  const rooms = await roomsOpenAmong(ctx, rows)
  const marks = await marksOf(ctx, rows, side)
  return rows.map((row) => {
    const { id, status, answer, version, lengthMinutes, way, place, note } = row
    const isOpen = answerRefusal(row, version, ctx.now) === null
    const isShown = side === 'household' || contacts.has(id)
    return {
      id,
      ...appointmentOf(row),
      status,
      answer,
      version,
      is_past: lastTimeOf(row) <= ctx.now,
      is_now: isMeetingNow(ctx, row),
      can_answer: isOpen,
      length_minutes: lengthMinutes,
      way,
      place: isShown ? place : null,
      note,
      other_times: row.otherTimes.map(atTime),
      counter_times: row.counterTimes.map(atTime),
      can_counter: isOpen,
      contact: contacts.get(id) ?? null,
      can_join: rooms.has(id),
      marks: marks.get(id) ?? [],
      can_mark_late: lateRefusal(row, ctx.now) === null,
      can_mark_absent: absentRefusal(row, ctx.now) === null,
    }
  })
}

/** A time on Doha's clock. */
export const atTime = (startsAt: Date) => appointmentOf({ startsAt })

async function marksOf(
  ctx: SignedIn,
  rows: readonly InterviewRow[],
  side: Side,
): Promise<Map<number, Interview['marks']>> {
  const versions = new Map(rows.map(({ id, version }) => [id, version]))
  const found = await ctx.db
    .select()
    .from(interviewMarks)
    .where(inArray(interviewMarks.interviewId, [...versions.keys()]))
    .orderBy(interviewMarks.markedAt)
  const marks = new Map<number, Interview['marks']>()
  for (const { interviewId, version, side: by, kind, minutes } of found) {
    if (versions.get(interviewId) !== version) continue
    const mark = { by: by === side ? ('you' as const) : ('other' as const), kind, minutes }
    marks.set(interviewId, [...(marks.get(interviewId) ?? []), mark])
  }
  return marks
}
