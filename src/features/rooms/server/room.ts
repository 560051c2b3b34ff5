import { eq, sql } from 'drizzle-orm'
import { broadcastToUsers } from '../../../platform/server/bus.ts'
import type { Context, SignedIn } from '../../../platform/server/context.ts'
import { findRoom } from './find-room.ts'
import { errorTextOf } from './words.ts'
import { getUserNames } from '../../accounts/server/index.ts'
import { nameAgencies } from '../../agencies/server/index.ts'
import { appointmentOf, type RoomMeeting } from '../../hiring/server/index.ts'
import { recipientsOf } from '../../profiles/server/index.ts'
import type { Seat } from '../choices.ts'
import type { Room } from '../contract.ts'
import { reachOf } from './ice-servers.ts'
import { isHere } from './policy.ts'
import { roomSeats, type SeatRow } from './tables.ts'

/** The topic of one room: its screens ask for what is new. */
export const topicOf = (interviewId: number): string => `room:${interviewId}`

/** Lets one at a time come and go in a room. */
export const takeTurn = ({ db }: Context, interviewId: number): Promise<unknown> =>
  db.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`room of ${interviewId}`}, 0))`)

export const listSeats = ({ db }: Context, interviewId: number): Promise<SeatRow[]> =>
  db.select().from(roomSeats).where(eq(roomSeats.interviewId, interviewId))

/** What each side of a room is called: a worker by her record, an agency by its own name. */
export async function namesIn(
  ctx: Context,
  { row, candidate }: Pick<RoomMeeting, 'row' | 'candidate'>,
): Promise<Map<Seat, string>> {
  const { employerId } = row
  const { userId, agencyId, fullName } = candidate
  const household = (await getUserNames(ctx, [employerId])).get(employerId) ?? ''
  const agency = agencyId === null ? undefined : (await nameAgencies(ctx, [agencyId])).get(agencyId)
  return new Map<Seat, string>([
    ['household', household],
    ...(userId === null ? [] : [['worker', fullName] as const]),
    ...(agency === undefined ? [] : [['agency', agency] as const]),
  ])
}

/** The accounts of whoever may enter, by side. */
export async function peopleOf(
  ctx: Context,
  { row, candidate }: Pick<RoomMeeting, 'row' | 'candidate'>,
): Promise<{ userId: number; side: Seat }[]> {
  const supply = await recipientsOf(ctx, candidate)
  return [
    { userId: row.employerId, side: 'household' },
    ...supply.map(({ userId, isAgency }) => ({
      userId,
      side: isAgency ? ('agency' as const) : ('worker' as const),
    })),
  ]
}

/** Lets the screens of everybody who may enter know that somebody came or went. */
export const broadcastRoom = async (
  ctx: Context,
  meeting: Pick<RoomMeeting, 'row' | 'candidate'>,
): Promise<void> =>
  broadcastToUsers(
    ctx,
    (await peopleOf(ctx, meeting)).map(({ userId }) => userId),
    topicOf(meeting.row.id),
  )

/** The room of an interview, for whoever has a part in it. */
export async function getRoom(ctx: SignedIn, id: number): Promise<Room> {
  const meeting = await findRoom(ctx, id, { toEnter: false })
  const { row, side, closed, openUntil } = meeting
  const here = (await listSeats(ctx, id)).filter((seat) => isHere(seat, ctx.now))
  return {
    interview_id: id,
    ...appointmentOf(row),
    length_minutes: row.lengthMinutes,
    side,
    is_open: closed === null,
    closed_because: closed && errorTextOf(ctx, closed),
    open_until: openUntil?.toISOString() ?? null,
    others: [...(await namesIn(ctx, meeting))]
      .filter(([other]) => other !== side)
      .map(([other, name]) => ({
        side: other,
        name,
        is_here: closed === null && here.some((seat) => seat.side === other),
      })),
    is_demo: ctx.config.demo,
    reach: reachOf(ctx.config),
  }
}
