import type { Refusal } from '../../../platform/shared/errors.ts'
import { goneAfterMs } from '../choices.ts'
import type { SeatRow } from './tables.ts'

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
  seat !== null && seat.userId !== userId && isHere(seat, now)
    ? { code: 'CONFLICT', message: 'seatTaken' }
    : null

/** Who has left, or entered anew elsewhere, is not in the room by the former entry. */
export const seatRefusal = (
  seat: Pick<SeatRow, 'userId'> | undefined,
  userId: number,
): Refusal | null => (seat?.userId === userId ? null : { code: 'CONFLICT', message: 'notInRoom' })
