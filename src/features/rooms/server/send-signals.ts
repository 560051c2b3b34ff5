import { and, eq, sql } from 'drizzle-orm'
import { broadcastToUsers } from '../../../platform/server/bus.ts'
import type { SignedIn } from '../../../platform/server/context.ts'
import { transaction } from '../../../platform/server/database/db.ts'
import { countHits } from '../../../platform/server/rate-limits.ts'
import type { Parsed } from '../../../platform/shared/endpoint.ts'
import { AppError, enforce } from '../../../platform/shared/errors.ts'
import { signalsWaiting } from '../choices.ts'
import type * as calls from '../contract.ts'
import { findRoom } from './find-room.ts'
import { seatRefusal } from './policy.ts'
import { listSeats, topicOf } from './room.ts'
import { roomSeats, roomSignals } from './tables.ts'

/** Passes signals on to the browser of somebody else in the room, in their order. */
export async function sendSignals(
  ctx: SignedIn,
  { id, peer, to, signals }: Parsed<typeof calls.sendSignals>,
): Promise<{ delivered: boolean }> {
  const { userId } = ctx.actor
  enforce((await findRoom(ctx, id, { toEnter: true })).closed)
  await countHits(ctx, [{ key: `room-signals:${userId}`, max: 240, windowSeconds: 60 }])
  return transaction(ctx, async (ctx) => {
    const seats = await listSeats(ctx, id)
    enforce(
      seatRefusal(
        seats.find((seat) => seat.peer === peer),
        userId,
      ),
    )
    const other = seats.find((seat) => seat.peer === to && seat.peer !== peer)
    if (other === undefined) return { delivered: false }
    // The row of the seat keeps two who write to her at once in turn.
    const [seat] = await ctx.db
      .update(roomSeats)
      .set({ lastNumber: sql`${roomSeats.lastNumber} + ${signals.length}` })
      .where(and(eq(roomSeats.peer, to), eq(roomSeats.interviewId, id)))
      .returning()
    if (seat === undefined) return { delivered: false }
    if ((await ctx.db.$count(roomSignals, eq(roomSignals.peer, to))) > signalsWaiting)
      throw new AppError('RATE_LIMITED', { retryAfterSeconds: 5 })
    const first = seat.lastNumber - signals.length + 1
    await ctx.db.insert(roomSignals).values(
      signals.map((signal, place) => ({
        peer: to,
        number: first + place,
        sender: peer,
        signal,
        createdAt: ctx.now,
      })),
    )
    await broadcastToUsers(ctx, seat.userId, topicOf(id))
    return { delivered: true }
  })
}
