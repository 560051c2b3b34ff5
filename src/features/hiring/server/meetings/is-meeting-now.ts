import type { Context } from '../../../../platform/server/context.ts'
import { endOf } from '../../meeting-rules.ts'
import type { InterviewRow } from '../tables.ts'

/** So long before its time a meeting is what comes first. */
const earlyMs = 3_600_000

/** From an hour before a meeting until its end. */
export const isMeetingNow = (
  { now }: Pick<Context, 'now'>,
  row: Pick<InterviewRow, 'startsAt' | 'lengthMinutes'>,
): boolean =>
  row.startsAt.getTime() - now.getTime() < earlyMs && now < endOf(row.startsAt, row.lengthMinutes)
