import { and, eq, inArray, isNotNull, or, type SQL, sql } from 'drizzle-orm'
import type { SignedIn } from '../../../platform/server/context.ts'
import { rulesOf } from '../../accounts/role-rules.ts'
import { candidateIdsOfUsers, recordsOfAgency } from '../../profiles/server/index.ts'
import type { Side } from '../choices.ts'
import { findMembership } from './ports.ts'
import { conversations } from './tables.ts'

export interface Own {
  side: Side
  isOwn: SQL | undefined
}

/** Which conversations are the asker's; null for one who can have none yet. */
export async function conversationsOf(ctx: SignedIn): Promise<Own | null> {
  const { userId, role } = ctx.actor
  const rules = rulesOf(role)
  if (rules.hires) return { side: 'household', isOwn: eq(conversations.employerId, userId) }
  // What a household has only opened has no word in it yet.
  const isBegun = isNotNull(conversations.begunAt)
  if (rules.hasRecord) {
    const ids = [...(await candidateIdsOfUsers(ctx, [userId])).values()]
    return { side: 'worker', isOwn: and(inArray(conversations.candidateId, ids), isBegun) }
  }
  const membership = await findMembership(ctx, userId)
  if (membership === null) return null
  const records = recordsOfAgency(ctx, membership.agencyId, 'all')
  return {
    side: 'agency',
    isOwn: and(sql`${conversations.candidateId} in (${records})`, isBegun),
  }
}

/** Those that come after one in a list whose last moved stands first. */
export const isBeyond = (lastAt: Date, id: number): SQL | undefined =>
  or(
    sql`${conversations.lastAt} < ${lastAt}`,
    and(eq(conversations.lastAt, lastAt), sql`${conversations.id} < ${id}`),
  )
