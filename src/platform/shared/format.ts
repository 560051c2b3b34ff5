import { en as calendarWords } from './months.en.ts'
import { translated } from './catalogues.ts'
import { memoizeByLocale } from './locale.ts'
import { datesOf, languageOf, type Locale } from './locales.ts'

/** Where Manzil's clock stands: UTC+3 all year. */
export const timeZone = 'Asia/Qatar'
const qatarOffsetMs = 3 * 3_600_000

const calendars = translated(calendarWords)

/** Writes dates in a language, by its own names of the calendar where browsers have none. */
export function dateFormat(
  locale: Locale,
  options: Intl.DateTimeFormatOptions,
): { format(at: Date | number): string } {
  const format = new Intl.DateTimeFormat(datesOf(locale), options)
  const words = calendars[locale]
  if (words.month(0, 'long') === null) return format
  const offset = options.timeZone === timeZone ? qatarOffsetMs : 0
  const nameOf = (kind: 'month' | 'weekday', at: Date | number): string | null => {
    const width = options[kind]
    const day = new Date(Number(at) + offset)
    if (width === undefined || width === 'numeric' || width === '2-digit') return null
    return words[kind](kind === 'month' ? day.getUTCMonth() : day.getUTCDay(), width)
  }
  return {
    format: (at) =>
      format
        .formatToParts(at)
        .map(({ type, value }) =>
          type === 'month' || type === 'weekday' ? (nameOf(type, at) ?? value) : value,
        )
        .join(''),
  }
}

const days = memoizeByLocale((l) =>
  dateFormat(l, { timeZone, day: 'numeric', month: 'long', year: 'numeric' }),
)
const shortDays = memoizeByLocale((l) =>
  dateFormat(l, { timeZone, day: 'numeric', month: 'short', year: 'numeric' }),
)
const months = memoizeByLocale((l) => dateFormat(l, { timeZone: 'UTC', month: 'long' }))
/** Writes the hour of a day in a zone. */
export function clockOf(locale: Locale, zone: string): Intl.DateTimeFormat {
  const { hours } = languageOf(locale)
  return new Intl.DateTimeFormat(hours ?? datesOf(locale), {
    timeZone: zone,
    hour: 'numeric',
    minute: '2-digit',
    hour12: hours === undefined || undefined,
  })
}
const times = memoizeByLocale((l) => clockOf(l, timeZone))
/** A language whose dates are another's has names of its own where the device knows them. */
export const namesOf = (l: Locale): string[] =>
  languageOf(l).dates === undefined ? [datesOf(l)] : [l, datesOf(l)]
const countries = memoizeByLocale((l) => new Intl.DisplayNames(namesOf(l), { type: 'region' }))

/** Whether a text is a day as it is stored, YYYY-MM-DD, and one that there is. */
export const isPlainDate = (text: string): boolean =>
  /^\d{4}-\d\d-\d\d$/.test(text) && !Number.isNaN(Date.parse(text))

/** An instant, or a plain date (YYYY-MM-DD) as its midnight in Qatar. */
export const instant = (value: string | Date): Date =>
  value instanceof Date ? value : new Date(isPlainDate(value) ? `${value}T00:00:00+03:00` : value)

/** 6 March 2026 · 6 مارس 2026. Takes an instant or a plain date (YYYY-MM-DD). */
export const formatDate = (value: string | Date, locale: Locale): string =>
  days(locale).format(instant(value))

/** 6 Mar 2026: the same where room is short, as in tables and pages. */
export const formatShortDate = (value: string | Date, locale: Locale): string =>
  shortDays(locale).format(instant(value))

/** March · مارس, of 3. */
export const monthName = (month: number, locale: Locale): string =>
  months(locale).format(Date.UTC(2026, month - 1, 1))

/** 7:30 pm · 7:30 م: the one form of a time of day. */
export const formatTime = (time: string, locale: Locale): string =>
  times(locale).format(qatarInstant('2026-01-01', time))

/** A number of Qatar as people there read it, +974 3300 0002; another country's as it is stored, in E.164. */
export const formatPhone = (number: string): string =>
  number.replace(/^(\+974)(\d{4})(\d{4})$/, '$1 $2 $3')

/** A text that runs from left to right wherever it stands, as an amount with a plus does: in Arabic the plus would come before it. */
export const leftToRight = (text: string): string => `\u2066${text}\u2069`

/** A name, or words that others wrote, keep their own direction within a sentence. */
export const isolated = (words: unknown): string => `\u2068${String(words)}\u2069`

const tongues = memoizeByLocale((l) => new Intl.DisplayNames(namesOf(l), { type: 'language' }))

/** The name of a language by its tag. */
export const languageName = (tag: string, locale: Locale): string => tongues(locale).of(tag) ?? tag

/** The name of a country by its two-letter code. */
export const countryName = (code: string, locale: Locale): string =>
  countries(locale).of(code) ?? code

let lastDay = { at: Number.NaN, day: '' }
/** Today in Qatar as YYYY-MM-DD. The last answer is kept: lists ask for each row at the same instant. */
export function qatarDate(now: Date): string {
  const at = now.getTime()
  if (at !== lastDay.at)
    lastDay = { at, day: new Date(at + qatarOffsetMs).toISOString().slice(0, 10) }
  return lastDay.day
}

/** The clock in Qatar as HH:MM. */
export const qatarTime = (now: Date): string =>
  new Date(now.getTime() + qatarOffsetMs).toISOString().slice(11, 16)

/** The instant of a date (YYYY-MM-DD) and time (HH:MM) in Qatar. */
export const qatarInstant = (date: string, time: string): Date =>
  new Date(`${date}T${time}:00+03:00`)

/** Whole years from a birth date (YYYY-MM-DD) to today in Qatar; null when not 0 to 150, as the specification counts age. */
export function ageOn(birthDate: string, now: Date): number | null {
  const today = qatarDate(now)
  const years =
    Number(today.slice(0, 4)) -
    Number(birthDate.slice(0, 4)) -
    (today.slice(5) < birthDate.slice(5) ? 1 : 0)
  return years >= 0 && years <= 150 ? years : null
}
