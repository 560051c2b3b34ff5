import type { Plan, PlanKey } from '../../contract.ts'
import { addDays, addMonths } from '../../../../platform/shared/days.ts'

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
