import { and, asc, countDistinct, eq, exists, gt, inArray, isNull, ne, sql } from 'drizzle-orm'
import type { Context } from '../../../platform/server/context.ts'
import { inBatches } from '../../../platform/server/database/batches.ts'
import { transaction } from '../../../platform/server/database/db.ts'
import { defineJob, enqueueAll, nameJob } from '../../../platform/server/jobs.ts'
import { isolated } from '../../../platform/shared/format.ts'
import { lockUser } from '../../accounts/server/index.ts'
import { notify } from '../../notifications/server/index.ts'
import { isListedOn, listedCandidates } from '../../profiles/server/listed-api.ts'
import { mostAtOnce } from '../choices.ts'
import type { Find } from './newly-fitting.ts'
import { maySendAtOnce } from './policy.ts'
import { channelsOf, outgoing } from './stop-searches.ts'
import { savedSearches, type SavedSearchRow, searchFinds } from './tables.ts'

const dayMs = 86_400_000
/** Names of searches that one message holds. */
const mostNamed = 3
const path = '/dashboard/searches'

const sending = nameJob<Find>('tell-new-finds')

/** Has the households of searches that have found somebody told at once, each search by itself. The candidate tells a find from the next, whose job is another. */
export const sendSoon = (ctx: Context, finds: readonly Find[]): Promise<void> =>
  enqueueAll(
    ctx,
    sending,
    finds.map((input) => ({ input })),
  )

/** What can't be told at once, after all tries, comes in the morning. */
export const sendNewFinds = defineJob<Find>({
  ...sending,
  retries: { most: 5, firstWaitSeconds: 10 },
  atOnce: 4,
  run: (ctx, { searchId }) => transaction(ctx, (ctx) => sendAtOnce(ctx, searchId)),
})

/** Tells of a search's finds whose household wants it at once; what is beyond the messages of a day waits for the morning. */
async function sendAtOnce(ctx: Context, searchId: number): Promise<void> {
  const [search] = await ctx.db.select().from(savedSearches).where(eq(savedSearches.id, searchId))
  if (search?.when !== 'at_once') return
  // One after the other for a household: they count its messages.
  await lockUser(ctx, search.employerId)
  if (!maySendAtOnce(await sentToday(ctx, search.employerId), mostAtOnce)) return
  const { length: count } = await markNotified(ctx, eq(searchFinds.searchId, searchId), true)
  if (count === 0) return
  await notify(ctx, {
    userId: search.employerId,
    kind: 'search_found',
    params: { search: search.name, count },
    path,
    ...(await outgoing(ctx, [search])),
  })
}

/** How many messages have come at once within a day. */
async function sentToday(ctx: Context, employerId: number): Promise<number> {
  const [row] = await ctx.db
    .select({ messages: countDistinct(sql`(${searchFinds.searchId}, ${searchFinds.sentAt})`) })
    .from(searchFinds)
    .innerJoin(savedSearches, eq(savedSearches.id, searchFinds.searchId))
    .where(
      and(
        eq(savedSearches.employerId, employerId),
        eq(searchFinds.atOnce, true),
        gt(searchFinds.sentAt, new Date(ctx.now.getTime() - dayMs)),
      ),
    )
  return row?.messages ?? 0
}

/** Tells each household what its searches have found since, in one message for those that go by the same channels. */
export const sendInTheMorning = (ctx: Context): Promise<unknown> =>
  inBatches(ctx, {
    what: 'a household could not be told of its saved searches',
    due: (after, most) =>
      ctx.db
        .selectDistinct({ id: savedSearches.employerId })
        .from(searchFinds)
        .innerJoin(savedSearches, eq(savedSearches.id, searchFinds.searchId))
        .where(
          and(
            isNull(searchFinds.sentAt),
            ne(savedSearches.when, 'never'),
            gt(savedSearches.employerId, after),
          ),
        )
        .orderBy(asc(savedSearches.employerId))
        .limit(most),
    each: ({ id }) => transaction(ctx, (ctx) => sendOne(ctx, id)),
  })

async function sendOne(ctx: Context, employerId: number): Promise<void> {
  const searches = await ctx.db
    .select()
    .from(savedSearches)
    .where(and(eq(savedSearches.employerId, employerId), ne(savedSearches.when, 'never')))
    .orderBy(asc(savedSearches.id))
  const ids = searches.map(({ id }) => id)
  const told = await markNotified(ctx, inArray(searchFinds.searchId, ids), false)
  const finds = Map.groupBy(told, ({ searchId }) => searchId)
  const finding = searches.filter(({ id }) => finds.has(id))
  for (const alike of Map.groupBy(finding, (search) => channelsOf(search).join()).values())
    await sendTogether(ctx, alike, finds)
}

async function sendTogether(
  ctx: Context,
  searches: readonly SavedSearchRow[],
  finds: ReadonlyMap<number, readonly Find[]>,
): Promise<void> {
  const findsOf = ({ id }: SavedSearchRow) => finds.get(id) ?? []
  const named = searches
    .slice(0, mostNamed)
    .map((search) => `${isolated(search.name)} (${findsOf(search).length})`)
  await notify(ctx, {
    userId: searches[0]!.employerId,
    kind: 'searches_found',
    params: {
      count: new Set(searches.flatMap(findsOf).map(({ candidateId }) => candidateId)).size,
      search: named.join(' · '),
      more: searches.length - named.length,
    },
    path,
    ...(await outgoing(ctx, searches)),
  })
}

/** Marks finds of whom nobody has heard, and who are listed today; whoever marks them tells of them. */
const markNotified = (ctx: Context, which: ReturnType<typeof eq>, atOnce: boolean) =>
  ctx.db
    .update(searchFinds)
    .set({ sentAt: ctx.now, atOnce })
    .where(
      and(
        which,
        isNull(searchFinds.sentAt),
        exists(
          ctx.db
            .select({ id: listedCandidates.id })
            .from(listedCandidates)
            .where(and(eq(listedCandidates.id, searchFinds.candidateId), isListedOn(ctx.now))),
        ),
      ),
    )
    .returning({ searchId: searchFinds.searchId, candidateId: searchFinds.candidateId })
