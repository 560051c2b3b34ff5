import { latinDigits } from './digits.ts'
import { qatarDate } from './format.ts'

const pad = (part: string | undefined): string => (part ?? '').padStart(2, '0')

/** A date as people and browsers write it (2026-3-1, 1/3/2026 day first, an instant) as YYYY-MM-DD; anything else as it was. */
export function normalDay(value: unknown): unknown {
  if (typeof value !== 'string') return value
  const text = latinDigits(value.trim())
  const yearFirst = /^(\d{4})[-/.](\d{1,2})[-/.](\d{1,2})$/.exec(text)
  if (yearFirst) return `${yearFirst[1]}-${pad(yearFirst[2])}-${pad(yearFirst[3])}`
  const dayFirst = /^(\d{1,2})[-/.](\d{1,2})[-/.](\d{4})$/.exec(text)
  if (dayFirst) return `${dayFirst[3]}-${pad(dayFirst[2])}-${pad(dayFirst[1])}`
  if (!/^\d{4}-\d\d-\d\dT[\d:.]+(Z|[+-]\d\d:?\d\d)?$/.test(text)) return text
  // Without an offset it is a day on the sender's own clock; with one it is an instant, whose day is Qatar's.
  if (!/(Z|[+-]\d\d:?\d\d)$/.test(text)) return text.slice(0, 10)
  const instant = new Date(text)
  return Number.isNaN(instant.getTime()) ? text : qatarDate(instant)
}
