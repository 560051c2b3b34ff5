import { and, asc, eq, gt, isNotNull, isNull, sql } from 'drizzle-orm'
import { inBatches } from '../../../platform/server/batches.ts'
import type { Context } from '../../../platform/server/context.ts'
import { transaction } from '../../../platform/server/db.ts'
import { findJobseekers } from '../../accounts/server/index.ts'
import { notify } from '../../notifications/server/index.ts'
import { isHerAgency, agencySupply } from '../../profiles/server/record-api.ts'
import { candidates } from '../../profiles/server/index.ts'

/**
 * Tells job seekers that an agency keeps a record under their number, which they may claim or object to: once for each agency, whether the
 * record was typed, imported, or given another number. A record of an agency that nobody has approved reaches nobody.
 */
export const notifyWorkers = (ctx: Context): Promise<number> =>
  inBatches(ctx, {
    what: 'a worker could not be told of a record under her number',
    due: async (afterId, most) => {
      const records = await listUntold(ctx, afterId, most)
      const numbers = records.flatMap(({ phoneNumber }) => phoneNumber ?? [])
      const workers = await findJobseekers(ctx, numbers)
      return records.map((record) => ({
        ...record,
        userId: workers.get(record.phoneNumber ?? '') ?? null,
      }))
    },
    each: (record) => transaction(ctx, (ctx) => tell(ctx, record)),
  })

interface Untold {
  id: number
  phoneNumber: string | null
  agencyId: number
  agency: string
  userId: number | null
}

const isUntold = () =>
  and(
    isNotNull(candidates.agencyId),
    isNull(candidates.userId),
    isNull(candidates.removedAt),
    isNull(candidates.objectedAt),
    sql`${candidates.toldNumber} is distinct from ${candidates.phoneNumber}`,
  )

const listUntold = (ctx: Context, afterId: number, most: number) =>
  ctx.db
    .select({
      id: candidates.id,
      phoneNumber: candidates.phoneNumber,
      agencyId: agencySupply.agencyId,
      agency: agencySupply.name,
    })
    .from(candidates)
    .innerJoin(agencySupply, isHerAgency)
    .where(and(isUntold(), eq(agencySupply.wasApproved, true), gt(candidates.id, afterId)))
    .orderBy(asc(candidates.id))
    .limit(most)

/** Looked at again: her record may be hers, or have another number, by now. */
async function tell(
  ctx: Context,
  { id, phoneNumber, agencyId, agency, userId }: Untold,
): Promise<boolean> {
  const isSame = sql`${candidates.phoneNumber} is not distinct from ${phoneNumber}`
  const marked = await ctx.db
    .update(candidates)
    .set({ toldNumber: phoneNumber })
    .where(and(eq(candidates.id, id), isUntold(), isSame))
    .returning({ id: candidates.id })
  if (userId === null || marked.length === 0) return false
  await notify(ctx, {
    userId,
    kind: 'record_kept',
    params: { agency },
    path: '/dashboard/my-profile',
    key: `record_kept:${agencyId}`,
  })
  return true
}
