import { qatarDate, qatarInstant, qatarTime } from '../../../platform/shared/format.ts'
import { quietFrom, quietUntil } from '../contract.ts'

const dayMs = 86_400_000

/** When something that can wait may go out: now, or at the end of the quiet hours of Qatar. */
export function afterQuietHours(now: Date): Date {
  const time = qatarTime(now)
  if (time >= quietFrom) return qatarInstant(qatarDate(new Date(now.getTime() + dayMs)), quietUntil)
  return time < quietUntil ? qatarInstant(qatarDate(now), quietUntil) : now
}
