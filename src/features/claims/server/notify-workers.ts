import { and, asc, eq, gt, inArray, isNotNull, isNull, sql } from 'drizzle-orm'
import { inBatches } from '../../../platform/server/database/batches.ts'
import type { Context } from '../../../platform/server/context.ts'
import { transaction } from '../../../platform/server/database/db.ts'
import { findJobseekers } from '../../accounts/server/index.ts'
import { notify } from '../../notifications/server/index.ts'
import { isOwnAgency, agencySupply, candidates } from '../../profiles/server/record-api.ts'

/**
 * Tells job seekers that an agency keeps a record under their number, which they may claim or object to: once for each agency, whether the
 * record was typed, imported, or given another number. A record of an agency that nobody has approved reaches nobody.
 */
export const notifyWorkers = (ctx: Context): Promise<number> =>
  inBatches(ctx, {
    what: 'a worker could not be told of a record under her number',
    due: async (afterId, most) => {
      const records = await listUnnotified(ctx, afterId, most)
      const numbers = records.flatMap(({ phoneNumber }) => phoneNumber ?? [])
      const workers = await findJobseekers(ctx, numbers)
      const isKnown = ({ phoneNumber }: Unnotified) => workers.has(phoneNumber ?? '')
      // Most numbers are nobody's here; an import brings thousands of them.
      await markNotified(
        ctx,
        records.filter((record) => !isKnown(record)),
      )
      return records.map((record) => ({
        ...record,
        userId: workers.get(record.phoneNumber ?? ''),
      }))
    },
    each: async ({ userId, ...record }) =>
      userId !== undefined && transaction(ctx, (ctx) => tell(ctx, record, userId)),
  })

interface Unnotified {
  id: number
  phoneNumber: string | null
  agencyId: number
  agency: string
}

const isUnnotified = () =>
  and(
    isNotNull(candidates.agencyId),
    isNull(candidates.userId),
    isNull(candidates.removedAt),
    isNull(candidates.objectedAt),
    sql`${candidates.toldNumber} is distinct from ${candidates.phoneNumber}`,
  )

const listUnnotified = (ctx: Context, afterId: number, most: number) =>
  ctx.db
    .select({
      id: candidates.id,
      phoneNumber: candidates.phoneNumber,
      agencyId: agencySupply.agencyId,
      agency: agencySupply.name,
    })
    .from(candidates)
    .innerJoin(agencySupply, isOwnAgency)
    .where(and(isUnnotified(), eq(agencySupply.wasApproved, true), gt(candidates.id, afterId)))
    .orderBy(asc(candidates.id))
    .limit(most)

/** Looked at again: her record may be hers, or have another number, by now. */
async function tell(ctx: Context, record: Unnotified, userId: number): Promise<boolean> {
  const marked = await markNotified(ctx, [record])
  if (marked === 0) return false
  await notify(ctx, {
    userId,
    kind: 'record_kept',
    params: { agency: record.agency },
    path: '/dashboard/my-profile',
    key: `record_kept:${record.agencyId}`,
  })
  return true
}

/**
 * Whoever has the number was told, or nobody has it: of the records that still have the number with which they were read. One that
 * someone else holds is left to the next time. Says how many.
 */
async function markNotified(ctx: Context, records: readonly Unnotified[]): Promise<number> {
  if (records.length === 0) return 0
  const ids = sql.param(records.map(({ id }) => id))
  const numbers = sql.param(records.map(({ phoneNumber }) => phoneNumber))
  const read = sql`select from unnest(${ids}::bigint[], ${numbers}::text[]) as read (id, number)
    where read.id = ${candidates.id} and read.number is not distinct from ${candidates.phoneNumber}`
  const still = ctx.db
    .select({ id: candidates.id })
    .from(candidates)
    .where(and(isUnnotified(), sql`exists (${read})`))
    .orderBy(asc(candidates.id))
    .for('update', { skipLocked: true })
  const { rowCount } = await ctx.db
    .update(candidates)
    .set({ toldNumber: sql`${candidates.phoneNumber}` })
    .where(inArray(candidates.id, still))
  return rowCount ?? 0
}
