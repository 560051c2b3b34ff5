import type { SignedIn } from '../../../../platform/server/context.ts'
import { agencyOf, findAgencyOf } from '../../../agencies/server/index.ts'
import { roomsOpenAmong } from './contacts.ts'
import { type SideIn, sideIn } from './side-in.ts'

/** An interview as whoever asks takes part in it. */
export interface RoomMeeting extends Pick<SideIn, 'row' | 'candidate'> {
  side: 'household' | 'worker' | 'agency'
  /** Until when its room is open; null where it is closed. */
  openUntil: Date | null
}

/** The interview behind a room; not there for whoever has no part in it. An agency enters by those who may act for it. */
export async function roomMeetingOf(
  ctx: SignedIn,
  id: number,
  { toEnter }: { toEnter: boolean },
): Promise<RoomMeeting> {
  if (toEnter && (await findAgencyOf(ctx, ctx.actor.userId)) !== null) await agencyOf(ctx, 'editor')
  const { row, candidate, side, isAgency } = await sideIn(ctx, id, 'viewer')
  return {
    row,
    candidate,
    side: side === 'household' ? side : isAgency ? 'agency' : 'worker',
    openUntil: (await roomsOpenAmong(ctx, [row])).get(id) ?? null,
  }
}
