import { setImmediate as breathe } from 'node:timers/promises'
import type { YearsField } from './fields.ts'
import type { Numbers } from './numbers.ts'

const most = 150
const unknown = 0
/** Rows that are looked at in one go. */
const atOnce = 65_536

/** Full years since a day of each row. A new day moves those whose year is full on it, and nobody else. */
export function createYears<One>(
  { since, stated }: YearsField<One>,
  numbers: Numbers,
  firstDay: string,
) {
  let days = new Int32Array(1024)
  let today = dayNumber(firstDay)

  function widen(row: number): void {
    const wider = new Int32Array(Math.max(row + 1, days.length * 2))
    wider.set(days)
    days = wider
  }

  function move(first: number, before: number, now: number): void {
    for (let row = first; row < Math.min(first + atOnce, days.length); row++) {
      if (days[row] === unknown) continue
      const years = yearsBetween(days[row]!, now)
      if (years !== yearsBetween(days[row]!, before)) numbers.set(row, years)
    }
  }

  return {
    set(row: number, one: One | null): boolean {
      if (row >= days.length) widen(row)
      const given = one && since(one)
      const day = given ? dayNumber(given) : unknown
      const years = yearsBetween(day, today)
      days[row] = years === null ? unknown : day
      return numbers.set(row, years ?? (one && stated(one)))
    },
    /** The day, else the years: no day is as small. */
    stored: (row: number): number | null =>
      days[row] === undefined || days[row] === unknown ? numbers.valueOf(row) : days[row],
    restore(row: number, stored: number | null): void {
      if (row >= days.length) widen(row)
      const isDay = stored !== null && stored > most
      days[row] = isDay ? stored : unknown
      numbers.set(row, isDay ? yearsBetween(stored, today) : stored)
    },
    /** Counts as of this day from now on, others let in between. */
    async advance(day: string): Promise<void> {
      const [before, now] = [today, dayNumber(day)]
      today = now
      if (before === now) return
      for (let first = 0; first < days.length; first += atOnce) {
        move(first, before, now)
        await breathe()
      }
    },
  }
}

/** 2026-11-23 as 20,261,123: the difference of two such numbers has the full years before its last four digits. */
const dayNumber = (day: string): number => Number(day.replaceAll('-', ''))

function yearsBetween(day: number, today: number): number | null {
  const years = Math.floor((today - day) / 10_000)
  return years >= 0 && years <= most ? years : null
}
