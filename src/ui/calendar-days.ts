import { addDays, addMonths } from '../platform/shared/days.ts'
import { gridStep } from './grid-keys.ts'

/** The day itself, or the nearest that is allowed. */
export const withinDays = (day: string, min = '', max = ''): string => {
  if (day < min) return min
  return max !== '' && day > max ? max : day
}

const weekdayOf = (day: string): number => new Date(`${day}T00:00:00Z`).getUTCDay()

/** The weeks of a month from Sunday on; null stands for days of its neighbours. */
export function weeksOf(month: string): (string | null)[][] {
  const first = `${month}-01`
  const start = addDays(first, -weekdayOf(first))
  const weeks: (string | null)[][] = []
  for (let week = start; week.slice(0, 7) <= month; week = addDays(week, 7))
    weeks.push(
      Array.from({ length: 7 }, (_, n) => addDays(week, n)).map((day) =>
        day.startsWith(month) ? day : null,
      ),
    )
  return weeks
}

/** Where a key leads from a day of the grid; null for any other key. */
export function dayByKey(
  day: string,
  { key, shiftKey }: { key: string; shiftKey: boolean },
  direction: 'ltr' | 'rtl',
): string | null {
  const step = gridStep(key, {
    column: weekdayOf(day),
    columns: 7,
    rightToLeft: direction === 'rtl',
  })
  if (step !== undefined) return addDays(day, step)
  if (key === 'PageUp') return addMonths(day, shiftKey ? -12 : -1)
  if (key === 'PageDown') return addMonths(day, shiftKey ? 12 : 1)
  return null
}
