import { formatNumber } from '../../../../platform/shared/digits.ts'
import type { HealthUnit } from '../../health-contract.ts'
import type { healthTexts } from './texts.ts'

const minute = 60
const hour = 3600
const day = 86_400
const megabyte = 1024 ** 2

/** A number as it is said: seconds as the largest whole measure of time, bytes as those of a disk. */
export function sayValue(
  t: (typeof healthTexts)['en']['units'],
  value: number,
  unit: HealthUnit,
): string {
  if (unit === 'count') return formatNumber(Math.round(value))
  if (unit === 'bytes')
    return value < 1024 * megabyte
      ? t.megabytes(Math.round(value / megabyte))
      : t.gigabytes(Math.round(value / 1024 / megabyte))
  if (value < minute) return t.seconds(Math.round(value))
  if (value < hour) return t.minutes(Math.floor(value / minute))
  return value < 2 * day ? t.hours(Math.floor(value / hour)) : t.days(Math.floor(value / day))
}
