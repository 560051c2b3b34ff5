import { and, asc, eq, gt, lte } from 'drizzle-orm'
import type { SignedIn } from '../../../platform/server/context.ts'
import { transaction } from '../../../platform/server/database/db.ts'
import type { Parsed } from '../../../platform/shared/endpoint.ts'
import { enforce } from '../../../platform/shared/errors.ts'
import { signalsAtOnce } from '../choices.ts'
import type * as calls from '../contract.ts'
import { findRoom } from './find-room.ts'
import { iceServersFor } from './ice-servers.ts'
import { isHere, seatRefusal } from './policy.ts'
import { broadcastRoom, listSeats, namesIn } from './room.ts'
import { roomSeats, roomSignals } from './tables.ts'

/** What is noted of somebody's presence more often than this says nothing new. */
const notedEveryMs = 5000

/** Keeps the asker in the room, and gives what she needs to be connected with the others in it. */
export function stayInRoom(
  ctx: SignedIn,
  { id, peer, after }: Parsed<typeof calls.stayInRoom>,
): Promise<calls.Presence> {
  return transaction(ctx, async (ctx) => {
    const meeting = await findRoom(ctx, id, { toEnter: true })
    enforce(meeting.closed)
    const seats = await listSeats(ctx, id)
    const own = seats.find((seat) => seat.peer === peer)
    enforce(seatRefusal(own, ctx.actor.userId))
    const sinceSeen = ctx.now.getTime() - (own?.seenAt.getTime() ?? 0)
    if (sinceSeen > notedEveryMs)
      await ctx.db.update(roomSeats).set({ seenAt: ctx.now }).where(eq(roomSeats.peer, peer))
    // Who was away for so long is back: the others have to see her again.
    if (own !== undefined && !isHere(own, ctx.now)) await broadcastRoom(ctx, meeting)
    const names = await namesIn(ctx, meeting)
    const others = seats.filter((seat) => seat.peer !== peer)
    return {
      people: others
        .filter((seat) => isHere(seat, ctx.now))
        .map(({ peer, side }) => ({ peer, side, name: names.get(side) ?? '' })),
      silent: others.filter((seat) => !isHere(seat, ctx.now)).map(({ peer }) => peer),
      signals: await takeSignals(ctx, peer, after),
      ice_servers: iceServersFor(ctx.config, peer, ctx.now),
    }
  })
}

/** The signals after a number; those that her browser has are forgotten. */
async function takeSignals(
  { db }: SignedIn,
  peer: string,
  after: number,
): Promise<calls.Presence['signals']> {
  const hers = eq(roomSignals.peer, peer)
  await db.delete(roomSignals).where(and(hers, lte(roomSignals.number, after)))
  const rows = await db
    .select()
    .from(roomSignals)
    .where(and(hers, gt(roomSignals.number, after)))
    .orderBy(asc(roomSignals.number))
    .limit(signalsAtOnce * 4)
  return rows.map(({ number, sender, signal }) => ({ number, from: sender, signal }))
}
