import { and, asc, gt, inArray, isNull, ne, sql } from 'drizzle-orm'
import { setImmediate as breathe } from 'node:timers/promises'
import type { Context } from '../../../platform/server/context.ts'
import { afterCommit, transaction } from '../../../platform/server/database/db.ts'
import { defineJob, enqueue, nameJob } from '../../../platform/server/jobs.ts'
import { ageOn, qatarDate, qatarInstant } from '../../../platform/shared/format.ts'
import {
  createMatcher,
  indexedById,
  type IndexedCandidate,
} from '../../search/server/matcher-api.ts'
import { readQuery } from './stored-query.ts'
import {
  savedSearches,
  type SavedSearchRow,
  searchChanges,
  searchedCandidates,
  searchFinds,
} from './tables.ts'
import { tellAtOnce } from './tell-finds.ts'

/** Changes that are looked at together, and searches that are read at a time. */
const mostChanges = 500
const mostRead = 1000

const matching = nameJob<Record<string, never>>('match-saved-searches')

/** Not in the transaction of a change: whoever else put the same job there would wait for its end. */
const askForRound = (ctx: Context) => enqueue(ctx, matching, {})

/** Notes that candidates have changed, in the transaction of the change; looked at after it. */
export async function noteChanges(
  ctx: Context,
  { candidateIds }: { candidateIds: readonly number[] },
): Promise<void> {
  await ctx.db.execute(
    sql`insert into ${searchChanges} (candidate_id) select unnest(${sql.param([...candidateIds])}::bigint[])`,
  )
  await afterCommit(ctx, askForRound)
}

/** Finds whom the saved searches newly find, until no change is left. */
export async function matchChanges(ctx: Context): Promise<void> {
  while ((await transaction(ctx, matchSome)) === mostChanges);
}

export const matchSavedSearches = defineJob({
  ...matching,
  retries: { most: 5, firstWaitSeconds: 10 },
  run: matchChanges,
})

/** Looks at some changes, and says how many; one process at a time, the others leave it to that one. */
async function matchSome(ctx: Context): Promise<number> {
  const { rows } = await ctx.db.execute<{ mine: boolean }>(
    sql`select pg_try_advisory_xact_lock(hashtext('manzil saved searches')) as mine`,
  )
  if (rows[0]?.mine !== true) return 0
  const changes = await takeChanges(ctx)
  const ids = [...new Set(changes)]
  if (ids.length === 0) return 0
  const before = await lastSeen(ctx, ids)
  const now = await indexedById(ctx, ids)
  await see(ctx, ids, now)
  const finds = await findsOf(ctx, { ids, before, now })
  if (finds.length > 0) {
    const added = await ctx.db
      .insert(searchFinds)
      .values(finds.map((find) => ({ ...find, foundAt: ctx.now })))
      .onConflictDoNothing()
      .returning({ searchId: searchFinds.searchId })
    await tellAtOnce(ctx, [...new Set(added.map(({ searchId }) => searchId))])
  }
  return changes.length
}

async function takeChanges(ctx: Context): Promise<number[]> {
  const oldest = ctx.db
    .select({ id: searchChanges.id })
    .from(searchChanges)
    .orderBy(asc(searchChanges.id))
    .limit(mostChanges)
  const rows = await ctx.db
    .delete(searchChanges)
    .where(inArray(searchChanges.id, oldest))
    .returning({ candidateId: searchChanges.candidateId })
  return rows.map(({ candidateId }) => candidateId)
}

async function lastSeen(
  ctx: Context,
  ids: readonly number[],
): Promise<Map<number, IndexedCandidate>> {
  const rows = await ctx.db
    .select()
    .from(searchedCandidates)
    .where(inArray(searchedCandidates.candidateId, [...ids]))
  return new Map(rows.map(({ candidateId, known, seenOn }) => [candidateId, asOf(known, seenOn)]))
}

/** Somebody as she was on a day: of that age, however old she is since. */
function asOf(known: IndexedCandidate, day: string): IndexedCandidate {
  const { dateOfBirth } = known
  return dateOfBirth
    ? { ...known, dateOfBirth: null, age: ageOn(dateOfBirth, qatarInstant(day, '12:00')) }
    : known
}

/** Keeps how candidates are now for the next change; of those who are not listed nothing. */
export async function see(
  ctx: Context,
  ids: readonly number[],
  now: ReadonlyMap<number, IndexedCandidate>,
): Promise<void> {
  const gone = ids.filter((id) => !now.has(id))
  if (gone.length > 0) {
    await ctx.db.delete(searchedCandidates).where(inArray(searchedCandidates.candidateId, gone))
    await dropUntold(ctx, gone)
  }
  const seenOn = qatarDate(ctx.now)
  if (now.size > 0)
    await ctx.db
      .insert(searchedCandidates)
      .values([...now].map(([candidateId, known]) => ({ candidateId, known, seenOn })))
      .onConflictDoUpdate({
        target: searchedCandidates.candidateId,
        set: { known: sql`excluded.known`, seenOn },
      })
}

/** Of whom nobody has heard yet and who can't be had now, nobody hears until she comes again. */
const dropUntold = (ctx: Context, candidateIds: readonly number[]) =>
  ctx.db
    .delete(searchFinds)
    .where(and(inArray(searchFinds.candidateId, [...candidateIds]), isNull(searchFinds.toldAt)))

interface Changed {
  ids: readonly number[]
  before: ReadonlyMap<number, IndexedCandidate>
  now: ReadonlyMap<number, IndexedCandidate>
}

type Find = { searchId: number; candidateId: number }

/** Who fits which search now and did not before: every search once, over those who have changed alone. */
async function findsOf(ctx: Context, { ids, before, now }: Changed): Promise<Find[]> {
  const matcher = createMatcher(ctx)
  // Two places for each: as she was, and as she is.
  ids.forEach((id, place) => {
    const [was, is] = [before.get(id), now.get(id)]
    if (was) matcher.put(2 * place + 1, was)
    if (is) matcher.put(2 * place + 2, is)
  })
  const finds: Find[] = []
  const lost: Find[] = []
  for await (const { id: searchId, query: address } of searchesToTell(ctx)) {
    const { query } = readQuery(address)
    if (query === null) continue
    const found = new Set(matcher.found(query))
    ids.forEach((candidateId, place) => {
      const [was, is] = [found.has(2 * place + 1), found.has(2 * place + 2)]
      if (is && !was) finds.push({ searchId, candidateId })
      if (was && !is) lost.push({ searchId, candidateId })
    })
  }
  await forgetUntold(ctx, lost)
  return finds
}

/** Who fits no longer, before anybody heard that she did. */
async function forgetUntold(ctx: Context, lost: readonly Find[]): Promise<void> {
  if (lost.length === 0) return
  const [searches, candidates] = [
    lost.map(({ searchId }) => searchId),
    lost.map(({ candidateId }) => candidateId),
  ].map((ids) => sql`${sql.param(ids)}::bigint[]`)
  await ctx.db
    .delete(searchFinds)
    .where(
      and(
        isNull(searchFinds.toldAt),
        sql`(${searchFinds.searchId}, ${searchFinds.candidateId}) in (select * from unnest(${searches}, ${candidates}))`,
      ),
    )
}

/** The searches of whose finds somebody wants to hear, some read at a time. */
async function* searchesToTell(ctx: Context): AsyncGenerator<Pick<SavedSearchRow, 'id' | 'query'>> {
  for (let after = 0; ;) {
    const rows = await ctx.db
      .select({ id: savedSearches.id, query: savedSearches.query })
      .from(savedSearches)
      .where(and(gt(savedSearches.id, after), ne(savedSearches.when, 'never')))
      .orderBy(asc(savedSearches.id))
      .limit(mostRead)
    yield* rows
    await breathe()
    if (rows.length < mostRead) return
    after = rows.at(-1)!.id
  }
}
