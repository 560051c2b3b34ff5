import type { Refusal } from '../../../platform/shared/errors.ts'
import type { RoomMeeting } from '../../hiring/server/index.ts'
import { goneAfterMs } from '../choices.ts'
import type { SeatRow } from './tables.ts'

const conflict = (message: string): Refusal => ({ code: 'CONFLICT', message })

/** Why the room of an interview is closed; null while its acceptance opens it. */
export function roomRefusal(
  { way, status, answer }: Pick<RoomMeeting['row'], 'way' | 'status' | 'answer'>,
  isOpen: boolean,
): Refusal | null {
  if (isOpen) return null
  if (way !== 'video') return conflict('noRoom')
  if (status === 'cancelled' || answer === 'declined') return conflict('roomOff')
  return conflict(status === 'scheduled' && answer === null ? 'roomNotYet' : 'roomOver')
}

type Seen = Pick<SeatRow, 'seenAt'>

/** Whether somebody who has entered is still there. */
export const isHere = ({ seenAt }: Seen, now: Date): boolean =>
  now.getTime() - seenAt.getTime() < goneAfterMs

/** A seat is taken while somebody else is on it; one's own is taken over by a new entry. */
export const enterRefusal = (
  seat: Pick<SeatRow, 'userId' | 'seenAt'> | null,
  userId: number,
  now: Date,
): Refusal | null =>
  seat !== null && seat.userId !== userId && isHere(seat, now) ? conflict('seatTaken') : null

/** Who has left, or entered anew elsewhere, is not in the room by the former entry. */
export const seatRefusal = (
  seat: Pick<SeatRow, 'userId'> | undefined,
  userId: number,
): Refusal | null => (seat?.userId === userId ? null : conflict('notInRoom'))
