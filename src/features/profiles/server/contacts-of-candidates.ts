import { inArray } from 'drizzle-orm'
import type { Context } from '../../../platform/server/context.ts'
import { candidates } from './tables.ts'

/** How to reach candidates, and whose accounts theirs are, by candidate. */
export async function contactsOfCandidates({ db }: Context, ids: readonly number[]) {
  if (ids.length === 0) return new Map()
  const rows = await db
    .select({
      id: candidates.id,
      userId: candidates.userId,
      phone_number: candidates.phoneNumber,
      whatsapp: candidates.whatsapp,
      email: candidates.email,
    })
    .from(candidates)
    .where(inArray(candidates.id, [...ids]))
  return new Map(rows.map(({ id, ...contact }) => [id, contact]))
}
