import { type Enqueued, nameJob } from '../../../platform/server/jobs.ts'
import type { InterviewRow } from './tables.ts'

export interface Reminder {
  interviewId: number
  /** Of the appointment: one that has moved has reminders of its own. */
  version: number
  hoursBefore: number
}

export const reminderDue = nameJob<Reminder>('remind-of-interview')

const hourMs = 3_600_000
const remindersBefore = [24, 1]

/** The reminders of an appointment that was made, or last changed, at a time. */
export const remindersOf = (
  { id, version, startsAt }: InterviewRow,
  madeAt: Date,
): Enqueued<Reminder>[] =>
  remindersBefore
    .map((hoursBefore) => ({
      input: { interviewId: id, version, hoursBefore },
      at: new Date(startsAt.getTime() - hoursBefore * hourMs),
    }))
    .filter(({ at }) => at > madeAt)

/** After a pause of the server both may be due: the later one counts. */
export const isOvertaken = ({ startsAt }: InterviewRow, hoursBefore: number, now: Date): boolean =>
  remindersBefore.some(
    (hours) => hours < hoursBefore && startsAt.getTime() - hours * hourMs <= now.getTime(),
  )
