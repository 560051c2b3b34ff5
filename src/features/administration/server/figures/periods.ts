import { qatarDate, qatarInstant } from '../../../../platform/shared/format.ts'
import type { TimeBuckets } from '../../../../platform/server/time-buckets.ts'
import type { FigureRange, Figures } from '../../figures-contract.ts'

const dayMs = 86_400_000
const dayOf = (ms: number): string => new Date(ms).toISOString().slice(0, 10)

export interface Period {
  unit: Figures['unit']
  beforeFrom: string
  /** The day on which each part begins. */
  days: string[]
  buckets: TimeBuckets
}

/** The parts of a range that ends with today in Qatar, and a time of the same length before it. */
export function periodOf(range: FigureRange, now: Date): Period {
  const today = Date.parse(qatarDate(now))
  const { unit, days, beforeFrom } =
    range === '1y' ? months(today) : stretches(today, { '7d': 7, '30d': 30, '90d': 90 }[range])
  const starts = [beforeFrom, ...days].map((day) => qatarInstant(day, '00:00'))
  return {
    unit,
    beforeFrom,
    days,
    buckets: { starts, end: new Date(qatarInstant(dayOf(today), '00:00').getTime() + dayMs) },
  }
}

type Parts = Pick<Period, 'unit' | 'days' | 'beforeFrom'>

/** Days, or weeks of which the last ends today; the first may be shorter. */
function stretches(today: number, length: number): Parts {
  const step = length > 31 ? 7 : 1
  const first = today - (length - 1) * dayMs
  const days: string[] = []
  for (let end = today; end >= first; end -= step * dayMs)
    days.unshift(dayOf(Math.max(first, end - (step - 1) * dayMs)))
  return { unit: step === 1 ? 'day' : 'week', days, beforeFrom: dayOf(first - length * dayMs) }
}

/** Twelve months, this one among them. */
function months(today: number): Parts {
  const at = new Date(today)
  const monthsAgo = (count: number): string =>
    dayOf(Date.UTC(at.getUTCFullYear(), at.getUTCMonth() - count, 1))
  return {
    unit: 'month',
    days: Array.from({ length: 12 }, (_, index) => monthsAgo(11 - index)),
    beforeFrom: monthsAgo(23),
  }
}
