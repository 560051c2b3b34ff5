const iso = (date: Date): string => date.toISOString().slice(0, 10)
const utc = (day: string): Date => new Date(`${day}T00:00:00Z`)

/** The day so many days on. */
export function plusDays(day: string, count: number): string {
  const date = utc(day)
  date.setUTCDate(date.getUTCDate() + count)
  return iso(date)
}

/** The same day so many months on, or the last of a shorter month. */
export function plusMonths(day: string, count: number): string {
  const date = utc(day)
  const wanted = date.getUTCDate()
  date.setUTCDate(1)
  date.setUTCMonth(date.getUTCMonth() + count)
  const last = new Date(Date.UTC(date.getUTCFullYear(), date.getUTCMonth() + 1, 0)).getUTCDate()
  date.setUTCDate(Math.min(wanted, last))
  return iso(date)
}

/** The day itself, or the nearest that is allowed. */
export const withinDays = (day: string, min = '', max = ''): string => {
  if (day < min) return min
  return max !== '' && day > max ? max : day
}

/** The weeks of a month from Sunday on; null stands for days of its neighbours. */
export function weeksOf(month: string): (string | null)[][] {
  const first = `${month}-01`
  const start = plusDays(first, -utc(first).getUTCDay())
  const weeks: (string | null)[][] = []
  for (let week = start; week.slice(0, 7) <= month; week = plusDays(week, 7))
    weeks.push(
      Array.from({ length: 7 }, (_, n) => plusDays(week, n)).map((day) =>
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
  const onward = direction === 'rtl' ? -1 : 1
  const weekday = utc(day).getUTCDay()
  const steps: Record<string, number> = {
    ArrowLeft: -onward,
    ArrowRight: onward,
    ArrowUp: -7,
    ArrowDown: 7,
    Home: -weekday,
    End: 6 - weekday,
  }
  const step = steps[key]
  if (step !== undefined) return plusDays(day, step)
  if (key === 'PageUp') return plusMonths(day, shiftKey ? -12 : -1)
  if (key === 'PageDown') return plusMonths(day, shiftKey ? 12 : 1)
  return null
}
