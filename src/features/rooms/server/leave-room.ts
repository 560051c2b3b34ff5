import { and, eq, lt } from 'drizzle-orm'
import { deleteAll } from '../../../platform/server/database/batches.ts'
import { audit } from '../../../platform/server/audit.ts'
import type { Context, SignedIn } from '../../../platform/server/context.ts'
import { transaction } from '../../../platform/server/database/db.ts'
import { findRoom } from './find-room.ts'
import { broadcastRoom, takeTurn } from './room.ts'
import { roomSeats, roomSignals } from './tables.ts'

const keptForMs = 3_600_000

/** Leaves a room; whoever has left it already stays out. */
export function leaveRoom(ctx: SignedIn, id: number, peer: string): Promise<Record<string, never>> {
  return transaction(ctx, async (ctx) => {
    const meeting = await findRoom(ctx, id, { toEnter: true })
    await takeTurn(ctx, id)
    const left = await ctx.db
      .delete(roomSeats)
      .where(
        and(
          eq(roomSeats.peer, peer),
          eq(roomSeats.interviewId, id),
          eq(roomSeats.userId, ctx.actor.userId),
        ),
      )
      .returning()
    if (left.length === 0) return {}
    await audit(ctx, 'room.left', `interview:${id}`, { side: meeting.side })
    await broadcastRoom(ctx, meeting)
    return {}
  })
}

/** Forgets who is long gone from a room, and what nobody took: it holds addresses of networks. */
export async function forgetRooms(ctx: Context): Promise<void> {
  const before = new Date(ctx.now.getTime() - keptForMs)
  await deleteAll(ctx, roomSignals, lt(roomSignals.createdAt, before))
  await deleteAll(ctx, roomSeats, lt(roomSeats.seenAt, before))
}
