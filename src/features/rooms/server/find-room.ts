import type { SignedIn } from '../../../platform/server/context.ts'
import { formatAppointment } from '../../../platform/shared/dashboard-dates.ts'
import type { Refusal } from '../../../platform/shared/errors.ts'
import { appointmentOf, type RoomMeeting, roomMeetingOf } from '../../hiring/server/index.ts'
import { roomRefusal } from './policy.ts'

export interface FoundRoom extends RoomMeeting {
  /** Why it is closed, with the interview's time; null while it is open. */
  closed: Refusal | null
}

/** The room of an interview, for whoever has a part in it; not there for others. */
export async function findRoom(
  ctx: SignedIn,
  id: number,
  { toEnter }: { toEnter: boolean },
): Promise<FoundRoom> {
  const meeting = await roomMeetingOf(ctx, id, { toEnter })
  const refusal = roomRefusal(meeting.row, meeting.openUntil !== null)
  const { date, time } = appointmentOf(meeting.row)
  const params = { when: formatAppointment(date, time, ctx.locale) }
  return { ...meeting, closed: refusal && { ...refusal, params } }
}
