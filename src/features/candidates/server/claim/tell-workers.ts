import { and, asc, eq, inArray, isNotNull, isNull, ne, sql } from 'drizzle-orm'
import type { Context } from '../../../../platform/server/context.ts'
import { transaction } from '../../../../platform/server/db.ts'
import { findJobseekers } from '../../../accounts/server/index.ts'
import { notify } from '../../../notifications/server/index.ts'
import { agencies, candidates } from '../tables.ts'

const batch = 500

/**
 * Tells job seekers that an agency keeps a record under their number, which they may claim or object to: once for each agency, whether the
 * record was typed, imported, or given another number. A record of an agency that nobody has approved reaches nobody.
 */
export async function tellWorkers(ctx: Context): Promise<void> {
  while ((await tellSome(ctx)) === batch);
}

const tellSome = (ctx: Context): Promise<number> =>
  transaction(ctx, async (ctx) => {
    const due = await ctx.db
      .select({
        id: candidates.id,
        phoneNumber: candidates.phoneNumber,
        agencyId: agencies.id,
        agency: agencies.name,
      })
      .from(candidates)
      .innerJoin(agencies, eq(agencies.id, candidates.agencyId))
      .where(
        and(
          isNotNull(candidates.agencyId),
          isNull(candidates.userId),
          isNull(candidates.removedAt),
          isNull(candidates.objectedAt),
          ne(agencies.status, 'pending'),
          sql`${candidates.toldNumber} is distinct from ${candidates.phoneNumber}`,
        ),
      )
      .orderBy(asc(candidates.id))
      .limit(batch)
      .for('no key update', { of: candidates, skipLocked: true })
    const workers = await findJobseekers(
      ctx,
      due.flatMap(({ phoneNumber }) => phoneNumber ?? []),
    )
    for (const { phoneNumber, agencyId, agency } of due) {
      const userId = workers.get(phoneNumber ?? '')
      if (userId === undefined) continue
      await notify(ctx, {
        userId,
        kind: 'record_kept',
        params: { agency },
        path: '/dashboard',
        key: `record_kept:${agencyId}`,
      })
    }
    const ids = due.map(({ id }) => id)
    if (ids.length > 0)
      await ctx.db
        .update(candidates)
        .set({ toldNumber: candidates.phoneNumber })
        .where(inArray(candidates.id, ids))
    return due.length
  })
