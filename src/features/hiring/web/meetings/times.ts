import { addDays } from '../../../../platform/shared/days.ts'
import type { TakenHours } from '../../meeting-contract.ts'

export interface MeetingTime {
  date: string
  time: string
}

export const sameTime = (a: MeetingTime) => (b: MeetingTime) =>
  a.date === b.date && a.time === b.time

export const daysFrom = (first: string, days: number): string[] =>
  Array.from({ length: days }, (_, index) => addDays(first, index))

/** The Sunday of a day's week: the working week of Qatar begins with it. */
export const weekOf = (day: string): string =>
  addDays(day, -new Date(`${day}T00:00:00Z`).getUTCDay())

const firstHour = 7
const lastHour = 21

/** The times of day that are offered to choose from. */
export const halfHours: readonly string[] = Array.from(
  { length: (lastHour - firstHour + 1) * 2 },
  (_, index) =>
    `${String(firstHour + Math.floor(index / 2)).padStart(2, '0')}:${index % 2 === 0 ? '00' : '30'}`,
)

const hourMs = 3_600_000

/** What keeps an interview away that would begin then. */
export const takenAt = (taken: TakenHours['taken'], at: Date): TakenHours['taken'] =>
  taken.filter(
    ({ from, until }) =>
      Date.parse(from) < at.getTime() + hourMs && Date.parse(until) > at.getTime(),
  )

/** The times with one more, or without it. */
export const toggled = (times: readonly MeetingTime[], time: MeetingTime): MeetingTime[] =>
  times.some(sameTime(time)) ? times.filter((one) => !sameTime(time)(one)) : [...times, time]
