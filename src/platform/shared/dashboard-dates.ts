import {
  dateTag,
  formatShortDate,
  formatTime,
  instant,
  qatarInstant,
  qatarTime,
  timeZone,
} from './format.ts'
import { type Locale, memoizeByLocale } from './locale.ts'
import { joinList } from './join-list.ts'

// Apart from format.ts, which every page loads: the dates that only signed-in pages write.
const dayMonths = memoizeByLocale(
  (l) => new Intl.DateTimeFormat(dateTag[l], { timeZone, day: 'numeric', month: 'short' }),
)
const monthYears = memoizeByLocale(
  (l) => new Intl.DateTimeFormat(dateTag[l], { timeZone, month: 'short', year: 'numeric' }),
)
const weekdays = memoizeByLocale(
  (l) =>
    new Intl.DateTimeFormat(dateTag[l], {
      timeZone,
      weekday: 'short',
      day: 'numeric',
      month: 'short',
    }),
)
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

/** Sun, 29 Nov, 7:30 pm, for an interview. Takes date and time of Qatar. */
export const formatAppointment = (date: string, time: string, locale: Locale): string => {
  const at = qatarInstant(date, time)
  return joinList([weekdays(locale).format(at), formatTime(time, locale)], locale)
}
