import { formatDayMonth, formatMonth } from '../../../../platform/shared/dashboard-dates.ts'
import type { Locale } from '../../../../platform/shared/locales.ts'

/** The name of a part of the line: '10 Feb' for a week, 'Feb 2026' for a month, '2026' for a year. */
export function partLabel(from: string, unit: 'week' | 'month' | 'year', locale: Locale): string {
  if (unit === 'year') return from.slice(0, 4)
  return unit === 'week' ? formatDayMonth(from, locale) : formatMonth(from, locale)
}
