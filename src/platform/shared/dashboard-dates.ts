import {
  clockOf,
  dateFormat,
  formatDate,
  formatShortDate,
  formatTime,
  instant,
  namesOf,
  qatarInstant,
  qatarTime,
  timeZone,
} from './format.ts'
import { memoizeByLocale } from './locale.ts'
import type { Locale } from './locales.ts'
import { joinList } from './join-list.ts'

// Apart from format.ts, which every page loads: the dates that only signed-in pages write.
const dayMonths = memoizeByLocale((l) =>
  dateFormat(l, { timeZone, day: 'numeric', month: 'short' }),
)
const monthYears = memoizeByLocale((l) =>
  dateFormat(l, { timeZone, month: 'short', year: 'numeric' }),
)
const weekdays = memoizeByLocale((l) =>
  dateFormat(l, {
    timeZone,
    weekday: 'short',
    day: 'numeric',
    month: 'short',
  }),
)
const shortWeekdays = memoizeByLocale((l) => dateFormat(l, { timeZone, weekday: 'short' }))
const narrowWeekdays = memoizeByLocale((l) => dateFormat(l, { timeZone, weekday: 'narrow' }))
const longWeekdays = memoizeByLocale((l) =>
  dateFormat(l, {
    timeZone,
    weekday: 'long',
    day: 'numeric',
    month: 'long',
  }),
)

/** Thu, for a day. */
export const formatWeekday = (value: string, locale: Locale): string =>
  shortWeekdays(locale).format(instant(value))

/** The head of a calendar's column is so many letters long at most. */
const columnLetters = 6

/** Thu for the days of a week, or T where a language's short names are long, as those of Arabic are. */
export function formatWeekdayColumns(week: readonly string[], locale: Locale): string[] {
  const short = week.map((day) => formatWeekday(day, locale))
  return short.every((name) => name.length <= columnLetters)
    ? short
    : week.map((day) => narrowWeekdays(locale).format(instant(day)))
}

/** Thursday, 12 March, for a day. */
export const formatLongWeekday = (value: string, locale: Locale): string =>
  longWeekdays(locale).format(instant(value))

/** The time of a place as its language calls it: Philippines Time, for Asia/Manila. */
const zoneName = (locale: Locale, zone: string): string =>
  new Intl.DateTimeFormat(namesOf(locale), { timeZone: zone, timeZoneName: 'shortGeneric' })
    .formatToParts()
    .find(({ type }) => type === 'timeZoneName')?.value ?? zone

/** 2:05 pm Philippines Time: the clock of another zone, such as Asia/Manila. */
export function formatZoneTime(value: Date, zone: string, locale: Locale): string {
  const clock = (clocks[`${locale} ${zone}`] ??= {
    times: clockOf(locale, zone),
    name: zoneName(locale, zone),
  })
  return `${clock.times.format(value)} ${clock.name}`
}

/** By language and zone: a week of half hours asks for one of them again and again. */
const clocks: Record<string, { times: Intl.DateTimeFormat; name: string }> = {}

/** 6 March 2026 – 9 March 2026, for two days; one of them where both are the same. */
export const formatDays = (from: string, until: string, locale: Locale): string =>
  [...new Set([from, until])].map((day) => formatDate(day, locale)).join(' – ')

/** 6 Mar 2026, 2:05 pm in Qatar. */
export function formatInstant(value: string | Date, locale: Locale): string {
  const at = instant(value)
  return joinList([formatShortDate(at, locale), formatTime(qatarTime(at), locale)], locale)
}

/** 6 Mar, for the parts of a month. */
export const formatDayMonth = (value: string, locale: Locale): string =>
  dayMonths(locale).format(instant(value))

/** Mar 2026. */
export const formatMonth = (value: string, locale: Locale): string =>
  monthYears(locale).format(instant(value))

/** Sun, 29 Nov, 7:30 pm. Takes date and time of Qatar. */
export const formatAppointment = (date: string, time: string, locale: Locale): string => {
  const at = qatarInstant(date, time)
  return joinList([weekdays(locale).format(at), formatTime(time, locale)], locale)
}
