import { and, asc, eq, gt, isNull, lt } from 'drizzle-orm'
import type { Context } from '../../../platform/server/context.ts'
import { transaction } from '../../../platform/server/database/db.ts'
import { defineJob } from '../../../platform/server/jobs.ts'
import { isListedOn, listedCandidates } from '../../profiles/server/listed-api.ts'
import { indexedById } from '../../search/server/matcher-api.ts'
import { see } from './match-changes.ts'
import { searchedCandidates } from './tables.ts'

const atOnce = 500
/** Whoever changed later is looked at by that change. */
const settledMs = 3_600_000

/** Those who were listed before saved searches looked: as they are now, so that their next change is told by what it changes. */
export const seeListed = defineJob<Record<string, never>>({
  name: 'see-listed-candidates',
  retries: { most: 3, firstWaitSeconds: 60 },
  async run(ctx) {
    for (let after = 0; ;) {
      const ids = await unseen(ctx, after)
      await transaction(ctx, async (ctx) => see(ctx, ids, await indexedById(ctx, ids)))
      if (ids.length < atOnce) return
      after = ids.at(-1)!
    }
  },
  waiting: async (ctx) => ((await unseen(ctx, 0)).length > 0 ? [{ input: {} }] : []),
})

async function unseen(ctx: Context, after: number): Promise<number[]> {
  const rows = await ctx.db
    .select({ id: listedCandidates.id })
    .from(listedCandidates)
    .leftJoin(searchedCandidates, eq(searchedCandidates.candidateId, listedCandidates.id))
    .where(
      and(
        isNull(searchedCandidates.candidateId),
        gt(listedCandidates.id, after),
        lt(listedCandidates.updatedAt, new Date(ctx.now.getTime() - settledMs)),
        isListedOn(ctx.now),
      ),
    )
    .orderBy(asc(listedCandidates.id))
    .limit(atOnce)
  return rows.map(({ id }) => id)
}
