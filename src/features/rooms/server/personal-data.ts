import { eq } from 'drizzle-orm'
import type { Context } from '../../../platform/server/context.ts'
import type { Person, PersonalDataProvider } from '../../../platform/server/personal-data.ts'
import { roomSeats } from './tables.ts'

/** Who is in a room while she is in it; nothing is kept of what is said and shown there. */
export const personalData: PersonalDataProvider = {
  name: 'rooms',
  tables: { room_seats: 'erased', room_signals: 'erased' },
  collect,
  // What waits for her browser goes with her seat.
  erase: async ({ db }, { userId }) => {
    await db.delete(roomSeats).where(eq(roomSeats.userId, userId))
  },
}

async function collect({ db }: Context, { userId }: Person) {
  const data = await db
    .select({
      interviewId: roomSeats.interviewId,
      side: roomSeats.side,
      enteredAt: roomSeats.enteredAt,
      seenAt: roomSeats.seenAt,
    })
    .from(roomSeats)
    .where(eq(roomSeats.userId, userId))
  return { data }
}
