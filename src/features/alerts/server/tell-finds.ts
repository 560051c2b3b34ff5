import { and, asc, countDistinct, eq, exists, gt, inArray, isNull, ne, sql } from 'drizzle-orm'
import type { Context } from '../../../platform/server/context.ts'
import { transaction } from '../../../platform/server/database/db.ts'
import { isolated, qatarDate } from '../../../platform/shared/format.ts'
import { notify } from '../../notifications/server/index.ts'
import { isListedOn, listedCandidates } from '../../profiles/server/listed-api.ts'
import { mostAtOnce } from '../choices.ts'
import { mayTellAtOnce } from './policy.ts'
import { outgoing } from './stop-searches.ts'
import { savedSearches, searchFinds } from './tables.ts'

const dayMs = 86_400_000
/** Names of searches that one message holds. */
const mostNamed = 3
const path = '/dashboard/searches'

/** Tells of finds whose households want it at once, a message a search; what is beyond the messages of a day waits for the morning. */
export async function tellAtOnce(ctx: Context, searchIds: readonly number[]): Promise<void> {
  const searches = await ctx.db
    .select()
    .from(savedSearches)
    .where(and(inArray(savedSearches.id, [...searchIds]), eq(savedSearches.when, 'at_once')))
    .orderBy(asc(savedSearches.id))
  for (const search of searches) {
    if (!mayTellAtOnce(await toldToday(ctx, search.employerId), mostAtOnce)) continue
    const told = await markTold(ctx, eq(searchFinds.searchId, search.id), true)
    const [first] = told
    if (first === undefined) continue
    await notify(ctx, {
      userId: search.employerId,
      kind: 'search_found',
      params: { search: search.name, count: told.length },
      path,
      key: `search:${search.id}:${first.candidateId}`,
      ...(await outgoing(ctx, [search])),
    })
  }
}

/** How many messages have come at once within a day. */
async function toldToday(ctx: Context, employerId: number): Promise<number> {
  const [row] = await ctx.db
    .select({ messages: countDistinct(sql`(${searchFinds.searchId}, ${searchFinds.toldAt})`) })
    .from(searchFinds)
    .innerJoin(savedSearches, eq(savedSearches.id, searchFinds.searchId))
    .where(
      and(
        eq(savedSearches.employerId, employerId),
        eq(searchFinds.atOnce, true),
        gt(searchFinds.toldAt, new Date(ctx.now.getTime() - dayMs)),
      ),
    )
  return row?.messages ?? 0
}

/** Tells each household in one message what its searches have found since. */
export async function tellInTheMorning(ctx: Context): Promise<void> {
  const waiting = await ctx.db
    .selectDistinct({ employerId: savedSearches.employerId })
    .from(searchFinds)
    .innerJoin(savedSearches, eq(savedSearches.id, searchFinds.searchId))
    .where(and(isNull(searchFinds.toldAt), ne(savedSearches.when, 'never')))
  for (const { employerId } of waiting) await transaction(ctx, (ctx) => tellOne(ctx, employerId))
}

async function tellOne(ctx: Context, employerId: number): Promise<void> {
  const searches = await ctx.db
    .select()
    .from(savedSearches)
    .where(and(eq(savedSearches.employerId, employerId), ne(savedSearches.when, 'never')))
    .orderBy(asc(savedSearches.id))
  const ids = searches.map(({ id }) => id)
  const told = await markTold(ctx, inArray(searchFinds.searchId, ids), false)
  const finds = Map.groupBy(told, ({ searchId }) => searchId)
  const finding = searches.filter(({ id }) => finds.has(id))
  if (finding.length === 0) return
  const named = finding
    .slice(0, mostNamed)
    .map(({ id, name }) => `${isolated(name)} (${finds.get(id)?.length})`)
  await notify(ctx, {
    userId: employerId,
    kind: 'searches_found',
    params: {
      count: new Set(told.map(({ candidateId }) => candidateId)).size,
      search: named.join(' · '),
      more: finding.length - named.length,
    },
    path,
    key: `searches:${qatarDate(ctx.now)}`,
    ...(await outgoing(ctx, finding)),
  })
}

/** Marks finds of whom nobody has heard, and who are listed today; whoever marks them tells of them. */
const markTold = (ctx: Context, which: ReturnType<typeof eq>, atOnce: boolean) =>
  ctx.db
    .update(searchFinds)
    .set({ toldAt: ctx.now, atOnce })
    .where(
      and(
        which,
        isNull(searchFinds.toldAt),
        exists(
          ctx.db
            .select({ id: listedCandidates.id })
            .from(listedCandidates)
            .where(and(eq(listedCandidates.id, searchFinds.candidateId), isListedOn(ctx.now))),
        ),
      ),
    )
    .returning({ searchId: searchFinds.searchId, candidateId: searchFinds.candidateId })
