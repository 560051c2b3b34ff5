import {
  formatDate,
  formatShortDate,
  formatTime,
  qatarDate,
  qatarTime,
} from '../../../platform/shared/format.ts'
import type { Locale } from '../../../platform/shared/locales.ts'

const dayMs = 86_400_000

/** The day of an instant in Qatar. */
export const dayOf = (at: string): string => qatarDate(new Date(at))

/** A day as it stands above its messages. */
export function dayWords(
  day: string,
  now: number,
  locale: Locale,
  t: { today: string; yesterday: string },
): string {
  if (day === qatarDate(new Date(now))) return t.today
  if (day === qatarDate(new Date(now - dayMs))) return t.yesterday
  return formatDate(day, locale)
}

export const timeWords = (at: string, locale: Locale): string =>
  formatTime(qatarTime(new Date(at)), locale)

/** The time of what is of today, the day of what is older. */
export const shortWhen = (at: string, now: number, locale: Locale): string =>
  dayOf(at) === qatarDate(new Date(now))
    ? timeWords(at, locale)
    : formatShortDate(dayOf(at), locale)

/** 0:07, of seconds. */
export const clockWords = (seconds: number): string =>
  `${Math.floor(seconds / 60)}:${String(Math.floor(seconds) % 60).padStart(2, '0')}`
