import { formatShortDate, formatTime, qatarDate, qatarTime } from '../../../platform/shared/format.ts'
import type { Locale } from '../../../platform/shared/locale.ts'

/** An instant on Qatar's clock: 06 Mar 2026, 7:30 pm. */
export function whenText(at: string | Date, locale: Locale): string {
  const moment = new Date(at)
  return `${formatShortDate(moment, locale)}${locale === 'ar' ? '، ' : ', '}${formatTime(qatarTime(moment), locale)}`
}

/** Today in Qatar, by this device's clock. */
export const todayInQatar = (): string => qatarDate(new Date())
