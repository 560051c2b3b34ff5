import { eq } from 'drizzle-orm'
import type { Context } from '../../../platform/server/context.ts'
import { candidates } from './tables.ts'

/** How to reach a candidate, and whose account hers is; whoever asks has made sure that the asker may know. */
export async function contactOfCandidate({ db }: Context, id: number) {
  const [row] = await db
    .select({
      userId: candidates.userId,
      phone_number: candidates.phoneNumber,
      whatsapp: candidates.whatsapp,
      email: candidates.email,
    })
    .from(candidates)
    .where(eq(candidates.id, id))
  return row ?? null
}
