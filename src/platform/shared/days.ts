const dayMs = 86_400_000
/** When a day (YYYY-MM-DD) begins, by UTC: days are counted, not clocks. */
const startOf = (day: string): number => Date.parse(`${day}T00:00:00Z`)

/** A day (YYYY-MM-DD) some days later. */
export const addDays = (day: string, count: number): string =>
  new Date(startOf(day) + count * dayMs).toISOString().slice(0, 10)

/** How many days lie between two days. */
export const daysBetween = (from: string, to: string): number =>
  (startOf(to) - startOf(from)) / dayMs

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
