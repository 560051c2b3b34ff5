import crypto from 'node:crypto'
import { and, eq } from 'drizzle-orm'
import { audit } from '../../../platform/server/audit.ts'
import type { SignedIn } from '../../../platform/server/context.ts'
import { transaction } from '../../../platform/server/database/db.ts'
import { countHits } from '../../../platform/server/rate-limits.ts'
import type { Output } from '../../../platform/shared/endpoint.ts'
import { enforce } from '../../../platform/shared/errors.ts'
import type { RoomMeeting } from '../../hiring/server/index.ts'
import { notify } from '../../notifications/server/index.ts'
import { roomPathOf } from '../../hiring/meeting-rules.ts'
import type * as calls from '../contract.ts'
import { findRoom } from './find-room.ts'
import { iceServersFor } from './ice-servers.ts'
import { enterRefusal, isHere } from './policy.ts'
import { broadcastRoom, listSeats, namesIn, peopleOf, takeTurn } from './room.ts'
import { roomSeats } from './tables.ts'

/** How long before its time somebody who has come is told of to the other side. */
const notifiedBeforeMs = 15 * 60_000

/** Enters a room that is open, in the place of the same person's entry before. */
export async function enterRoom(
  ctx: SignedIn,
  id: number,
): Promise<Output<typeof calls.enterRoom>> {
  const { userId } = ctx.actor
  enforce((await findRoom(ctx, id, { toEnter: true })).closed)
  await countHits(ctx, [{ key: `room-enter:${userId}`, max: 40, windowSeconds: 600 }])
  const peer = crypto.randomUUID()
  await transaction(ctx, async (ctx) => {
    await takeTurn(ctx, id)
    const meeting = await findRoom(ctx, id, { toEnter: true })
    enforce(meeting.closed)
    const { side } = meeting
    const seats = await listSeats(ctx, id)
    const before = seats.find((seat) => seat.side === side) ?? null
    enforce(enterRefusal(before, userId, ctx.now))
    await ctx.db
      .delete(roomSeats)
      .where(and(eq(roomSeats.interviewId, id), eq(roomSeats.side, side)))
    const times = { enteredAt: ctx.now, seenAt: ctx.now }
    await ctx.db.insert(roomSeats).values({ interviewId: id, side, userId, peer, ...times })
    await audit(ctx, 'room.entered', `interview:${id}`, { side })
    await notifyOthers(
      ctx,
      meeting,
      seats.filter((seat) => isHere(seat, ctx.now)).map((seat) => seat.side),
    )
    await broadcastRoom(ctx, meeting)
  })
  return { peer, ice_servers: iceServersFor(ctx.config, peer, ctx.now) }
}

/** Tells the other side, once for each appointment, that somebody waits for it; an agency only for whom has no account. */
async function notifyOthers(
  ctx: SignedIn,
  meeting: RoomMeeting,
  here: readonly RoomMeeting['side'][],
): Promise<void> {
  const { row, candidate, side } = meeting
  if (ctx.now.getTime() < row.startsAt.getTime() - notifiedBeforeMs) return
  const hers = candidate.userId === null ? 'agency' : 'worker'
  const other = side === 'household' ? hers : 'household'
  if (here.includes(other)) return
  const name = (await namesIn(ctx, meeting)).get(side) ?? ''
  const people = await peopleOf(ctx, meeting)
  for (const { userId } of people.filter((person) => person.side === other))
    await notify(ctx, {
      userId,
      kind: other === 'agency' ? 'agency_room_entered' : 'room_entered',
      params: { name, candidate: candidate.fullName },
      path: roomPathOf(row.id),
      key: `room_entered:${row.id}:${row.version}`,
    })
}
