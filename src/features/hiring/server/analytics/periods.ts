import { qatarDate, qatarInstant } from '../../../../platform/shared/format.ts'
import type { Range } from '../../analytics-choices.ts'

export type Unit = 'week' | 'month' | 'year'

const months: Record<Exclude<Range, 'ALL'>, number> = { '1M': 1, '6M': 6, '1Y': 12 }
/** From here on a line by months would be a line of hairs. */
const monthsMax = 36
const dayMs = 86_400_000

/** The day in Qatar on which a range begins; null: for ever. */
export function firstDay(range: Range, now: Date): string | null {
  if (range === 'ALL') return null
  const today = qatarDate(now)
  const day = Number(today.slice(8))
  const first = new Date(
    Date.UTC(Number(today.slice(0, 4)), Number(today.slice(5, 7)) - 1 - months[range], 1),
  )
  // A month back from the 31st is the last day of a shorter month.
  const last = new Date(Date.UTC(first.getUTCFullYear(), first.getUTCMonth() + 1, 0)).getUTCDate()
  return dayOf(new Date(Date.UTC(first.getUTCFullYear(), first.getUTCMonth(), Math.min(day, last))))
}

export const startOf = (day: string): Date => qatarInstant(day, '00:00')

const dayOf = (date: Date): string => date.toISOString().slice(0, 10)

/** The parts of a time: the day on which each begins, the first on `from`, the last one still running. */
export function partsOf(range: Range, from: string, now: Date): { unit: Unit; days: string[] } {
  const today = qatarDate(now)
  if (range === '1M') return { unit: 'week', days: weeks(from, today) }
  const monthly = calendar(from, today, 1)
  return monthly.length <= monthsMax
    ? { unit: 'month', days: monthly }
    : { unit: 'year', days: calendar(from, today, 12) }
}

function weeks(from: string, today: string): string[] {
  const days: string[] = []
  for (let at = Date.parse(from); at <= Date.parse(today); at += 7 * dayMs)
    days.push(dayOf(new Date(at)))
  return days
}

/** `from`, then each first day of a month (or January, with a step of 12) until today. */
function calendar(from: string, today: string, step: 1 | 12): string[] {
  const days = [from]
  const year = Number(from.slice(0, 4))
  const month = step === 12 ? 0 : Number(from.slice(5, 7)) - 1
  for (let count = 1; ; count++) {
    const next = dayOf(new Date(Date.UTC(year, month + count * step, 1)))
    if (next > today) return days
    days.push(next)
  }
}
