import { digitsOnly, latinDigits } from '../../../../platform/shared/digits.ts'
import { normalizeForSearch } from '../../../../platform/shared/normalize-for-search.ts'
import { normalDay } from '../../../../platform/shared/normal-day.ts'
import type { DateOrder } from '../../import-fields.ts'
import { plainCell } from './neutral-cell.ts'
import { type Cell, isFormula } from './table.ts'

// What people and spreadsheet programs write in a cell, as the profile's own fields take it. What isn't understood stays as it was: the profile's rules say what is wrong.

/** The text of a cell, trimmed; empty for none. */
export function textOf(cell: Cell): string {
  if (typeof cell === 'string') return plainCell(cell.trim()).trim()
  if (typeof cell === 'number')
    return Number.isInteger(cell) ? cell.toFixed(0) : String(Math.round(cell * 1e6) / 1e6)
  if (cell instanceof Date) return cell.toISOString().slice(0, 10)
  return cell === null || isFormula(cell) ? '' : String(cell)
}

const msPerDay = 86_400_000
/** Day 0 of a spreadsheet's calendar. */
const dayZero = Date.UTC(1899, 11, 30)

/** A day as YYYY-MM-DD: written with the year first or as the file has it, a spreadsheet's date, or its bare number. */
export function dayOf(cell: Cell, order: DateOrder = 'day_first'): string {
  if (typeof cell === 'number' && cell >= 3654 && cell < 80_000)
    return new Date(dayZero + Math.floor(cell) * msPerDay).toISOString().slice(0, 10)
  const parts = order === 'month_first' ? shortDay(cell) : undefined
  return String(normalDay(parts ? `${parts.second}/${parts.first}/${parts.year}` : textOf(cell)))
}

/** 5, 6 and 1991 of '05/06/1991': which of the two is the month the text doesn't say. */
export function shortDay(cell: Cell): { first: number; second: number; year: string } | undefined {
  const [, first, second, year] =
    /^(\d{1,2})[-/.](\d{1,2})[-/.](\d{4})$/.exec(latinDigits(textOf(cell))) ?? []
  return year === undefined ? undefined : { first: Number(first), second: Number(second), year }
}

/** A time as HH:MM, also of a spreadsheet's part of a day. */
export function clockOf(cell: Cell): string {
  if (typeof cell === 'number' && cell >= 0 && cell < 1) return clock(Math.round(cell * 1440))
  if (cell instanceof Date) return cell.toISOString().slice(11, 16)
  const text = latinDigits(textOf(cell))
  const [, hours, minutes = '0', half] =
    /^(\d{1,2})(?:[:.](\d{2}))?(?::\d{2})?\s*(am|pm|ص|م)?$/i.exec(text) ?? []
  if (hours === undefined) return text
  const isLate = half !== undefined && /pm|م/i.test(half)
  const hour = half === undefined ? Number(hours) : (Number(hours) % 12) + (isLate ? 12 : 0)
  return clock(hour * 60 + Number(minutes))
}

const clock = (minutes: number): string =>
  `${String(Math.floor(minutes / 60)).padStart(2, '0')}:${String(minutes % 60).padStart(2, '0')}`

/** A number without what is written around it: '1,800 QAR', '١٨٠٠ ر.ق', '٣٫٥'. */
export function numberOf(cell: Cell): string {
  const text = latinDigits(textOf(cell)).replaceAll('٫', '.').replaceAll('٬', '')
  const bare = text.replaceAll(/QAR|ر\.?ق\.?|ريال|kg|cm|كغ|سم|years?|yrs?|سنوات|سنة/gi, '').trim()
  return /^-?\d{1,3}([, ]\d{3})+(\.\d+)?$/.test(bare) ? bare.replaceAll(/[, ]/g, '') : bare
}

/** A phone number with its country: 00 for +, and eight digits alone are Qatar's. */
export function phoneOf(cell: Cell): string {
  const text = latinDigits(textOf(cell))
  const digits = digitsOnly(text)
  if (digits === '') return text
  if (text.startsWith('+')) return `+${digits}`
  if (digits.startsWith('00')) return `+${digits.slice(2)}`
  return digits.length === 8 ? `+974${digits}` : `+${digits}`
}

const yes = new Set(
  ['yes', 'y', 'true', '1', 'x', '✓', '✔', 'نعم', 'اجل', 'صح'].map(normalizeForSearch),
)
const no = new Set(['no', 'n', 'false', '0', '', '-', 'لا', 'كلا', 'خطا'].map(normalizeForSearch))

/** Yes or no in both languages; anything else as it was. */
export function flagOf(cell: Cell): boolean | string {
  const word = normalizeForSearch(textOf(cell))
  return yes.has(word) ? true : no.has(word) ? false : textOf(cell)
}

/** Splits a list at semicolons, line ends and commas of both alphabets, but not within brackets. */
export const listOf = (text: string): string[] =>
  text
    .split(/[;؛\n,،](?![^()]*\))/)
    .map((part) => part.trim())
    .filter((part) => part !== '')
