import type { Plan, PlanKey } from '../../contract.ts'

/** How long each plan lasts from the day of its payment. */
export const lasts: Record<PlanKey, Plan['lasts']> = {
  basic: { weeks: 2, months: 0 },
  standard: { weeks: 0, months: 1 },
  premium: { weeks: 0, months: 2 },
}

/** The last day of a plan paid on a day (YYYY-MM-DD): the same day of a later week or month, or the month's last. */
export function endOf(plan: PlanKey, startsOn: string): string {
  const { weeks, months } = lasts[plan]
  return addMonths(addDays(startsOn, weeks * 7), months)
}

export function addDays(day: string, count: number): string {
  return new Date(Date.parse(`${day}T00:00:00Z`) + count * 86_400_000).toISOString().slice(0, 10)
}

/** The same day of a later month, or that month's last. */
export function addMonths(day: string, count: number): string {
  const [year = 0, month = 1, date = 1] = day.split('-').map(Number)
  const last = new Date(Date.UTC(year, month - 1 + count + 1, 0))
  return new Date(
    Date.UTC(last.getUTCFullYear(), last.getUTCMonth(), Math.min(date, last.getUTCDate())),
  )
    .toISOString()
    .slice(0, 10)
}
