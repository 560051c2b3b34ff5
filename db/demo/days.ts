import { qatarDate } from '../../src/platform/shared/format.ts'

const dayMs = 86_400_000

export const daysFrom = (at: Date, days: number): Date => new Date(at.getTime() + days * dayMs)

/** The day in Qatar so many days from now, YYYY-MM-DD. */
export const dayFrom = (now: Date, days: number): string => qatarDate(daysFrom(now, days))

/** The birthday of someone who turned `age` so many days ago. */
export function birthDate(now: Date, age: number, daysAgo: number): string {
  const day = dayFrom(now, -daysAgo)
  // A 29th of February exists in few years.
  return `${Number(day.slice(0, 4)) - age}${day.slice(4).replace('-02-29', '-02-28')}`
}
