import { qatarDate } from '../../platform/shared/format.ts'

/** The last day for which an interview can be arranged: a year ahead, in Qatar. */
export function lastInterviewDay(now: Date): string {
  const today = qatarDate(now)
  return `${Number(today.slice(0, 4)) + 1}${today.slice(4)}`
}
