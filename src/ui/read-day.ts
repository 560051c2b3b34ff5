import { latinDigits } from '../platform/shared/digits.ts'
import { normalDay } from '../platform/shared/normal-day.ts'

/** A day as it is typed, day first (1/3/2026, 01 03 2026, ٠١-٠٣-٢٠٢٦, 01032026), as YYYY-MM-DD; null when the calendar has no such day. */
export function readDay(typed: string): string | null {
  const parts = latinDigits(typed)
    .trim()
    .replace(/\s*[\s\-/.,،]\s*/g, '/')
    .replace(/^(\d\d)(\d\d)(\d{4})$/, '$1/$2/$3')
  const day = String(normalDay(parts))
  return isDay(day) ? day : null
}

/** 01/03/2026, whatever the language; what is no day stays as it is. */
export const dayText = (value: string): string =>
  value.replace(/^(\d{4})-(\d\d)-(\d\d)$/, '$3/$2/$1')

function isDay(value: string): boolean {
  if (!/^[1-9]\d{3}-\d\d-\d\d$/.test(value)) return false
  const date = new Date(`${value}T00:00:00Z`)
  return !Number.isNaN(date.getTime()) && date.toISOString().slice(0, 10) === value
}
