import { and, asc, gt, inArray, isNull, ne, sql, type SQL } from 'drizzle-orm'
import type { Context } from '../../../platform/server/context.ts'
import {
  afterCommit,
  isCollision,
  isDatabaseAway,
  transaction,
} from '../../../platform/server/database/db.ts'
import { defineJob, enqueue, nameJob } from '../../../platform/server/jobs.ts'
import { reasonOf } from '../../../platform/server/log.ts'
import { ageOn, qatarDate, qatarInstant } from '../../../platform/shared/format.ts'
import { indexedById, type IndexedCandidate } from '../../search/server/matcher-api.ts'
import { type Find, newlyFitting } from './newly-fitting.ts'
import {
  savedSearches,
  type SavedSearchRow,
  searchChanges,
  searchedCandidates,
  searchFinds,
} from './tables.ts'
import { sendSoon } from './send-finds.ts'

/** Changes that are looked at together, searches that are read at a time, and finds that are written in one statement. */
const mostChanges = 500
const mostRead = 500
const mostWritten = 5000

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

/** Finds whom the saved searches newly find, until no change is left; one with which nothing can be done stops no other. */
export async function matchChanges(ctx: Context): Promise<void> {
  for (let most = mostChanges; ;) {
    try {
      if ((await transaction(ctx, (ctx) => matchSome(ctx, most))) < most) return
      most = Math.min(2 * most, mostChanges)
    } catch (error) {
      if (isDatabaseAway(error) || isCollision(error)) throw error
      if (most === 1) await setAside(ctx, reasonOf(error))
      most = Math.ceil(most / 2)
    }
  }
}

export const matchSavedSearches = defineJob({
  ...matching,
  retries: { most: 5, firstWaitSeconds: 10 },
  run: matchChanges,
})

const lockName = sql`hashtext('manzil saved searches')`

/** Looks at some changes, and says how many; one process at a time, the others leave it to that one. */
async function matchSome(ctx: Context, most: number): Promise<number> {
  const changes = await takeChanges(ctx, most)
  await match(ctx, [...new Set(changes)])
  return changes.length
}

/** The oldest changes; none while another process looks at them. */
async function takeChanges(ctx: Context, most: number): Promise<number[]> {
  const { rows: locks } = await ctx.db.execute<{ mine: boolean }>(
    sql`select pg_try_advisory_xact_lock(${lockName}) as mine`,
  )
  if (locks[0]?.mine !== true) return []
  const oldest = ctx.db
    .select({ id: searchChanges.id })
    .from(searchChanges)
    .orderBy(asc(searchChanges.id))
    .limit(most)
  const rows = await ctx.db
    .delete(searchChanges)
    .where(inArray(searchChanges.id, oldest))
    .returning({ candidateId: searchChanges.candidateId })
  return rows.map(({ candidateId }) => candidateId)
}

const matchingStuck = nameJob<{ candidateId: number }>('match-stuck-change')

/** The oldest change waits in a job of its own. */
const setAside = (ctx: Context, reason: string) =>
  transaction(ctx, async (ctx) => {
    for (const candidateId of await takeChanges(ctx, 1)) {
      ctx.log.error(
        { candidateId, reason },
        'a change could not be matched with the saved searches',
      )
      await enqueue(ctx, matchingStuck, { candidateId })
    }
  })

export const matchStuckChange = defineJob<{ candidateId: number }>({
  ...matchingStuck,
  // For two days.
  retries: { most: 15, firstWaitSeconds: 60, longestWaitSeconds: 6 * 3600 },
  run: (ctx, { candidateId }) =>
    transaction(ctx, async (ctx) => {
      await ctx.db.execute(sql`select pg_advisory_xact_lock(${lockName})`)
      await match(ctx, [candidateId])
    }),
})

/** Finds whom of these the saved searches newly find. */
async function match(ctx: Context, ids: readonly number[]): Promise<void> {
  if (ids.length === 0) return
  const before = await lastSeen(ctx, ids)
  const now = await indexedById(ctx, ids)
  await see(ctx, ids, now)
  const ask = await newlyFitting(ctx, { ids, before, now })
  for await (const searches of searchesToTell(ctx)) {
    const { finds, lost } = await ask(searches)
    await dropUnsentFinds(ctx, lost)
    const added = await addFinds(ctx, finds)
    const first = new Map(added.map(({ searchId, candidateId }) => [searchId, candidateId]))
    await sendSoon(
      ctx,
      searches.flatMap(({ id: searchId, when }) => {
        const candidateId = when === 'at_once' ? first.get(searchId) : undefined
        return candidateId === undefined ? [] : { searchId, candidateId }
      }),
    )
  }
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
    await dropUnsent(ctx, gone)
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
const dropUnsent = (ctx: Context, candidateIds: readonly number[]) =>
  ctx.db
    .delete(searchFinds)
    .where(and(inArray(searchFinds.candidateId, [...candidateIds]), isNull(searchFinds.sentAt)))

/** Who fits no longer, before anybody heard that she did. */
async function dropUnsentFinds(ctx: Context, lost: readonly Find[]): Promise<void> {
  for (const part of inParts(lost))
    await ctx.db.execute(
      sql`delete from ${searchFinds} using ${part} where told_at is null
        and ${searchFinds.searchId} = part.search_id and ${searchFinds.candidateId} = part.candidate_id`,
    )
}

/** Keeps finds, and gives those that are new. */
async function addFinds(ctx: Context, finds: readonly Find[]): Promise<Find[]> {
  const added: Find[] = []
  for (const part of inParts(finds)) {
    const { rows } = await ctx.db.execute<Find & Record<string, unknown>>(
      sql`insert into ${searchFinds} (search_id, candidate_id, found_at)
        select search_id, candidate_id, ${ctx.now.toISOString()} from ${part}
        on conflict do nothing returning search_id as "searchId", candidate_id as "candidateId"`,
    )
    added.push(...rows)
  }
  return added
}

/** Finds as tables of some thousands. */
function* inParts(finds: readonly Find[]): Generator<SQL> {
  for (let from = 0; from < finds.length; from += mostWritten) {
    const some = finds.slice(from, from + mostWritten)
    const [searches, candidates] = [
      some.map(({ searchId }) => searchId),
      some.map(({ candidateId }) => candidateId),
    ].map((ids) => sql`${sql.param(ids)}::bigint[]`)
    yield sql`unnest(${searches}, ${candidates}) as part (search_id, candidate_id)`
  }
}

type Searched = Pick<SavedSearchRow, 'id' | 'query' | 'when'>

/** The searches of whose finds somebody wants to hear, some read at a time. */
async function* searchesToTell(ctx: Context): AsyncGenerator<Searched[]> {
  const { id, query, when } = savedSearches
  for (let after = 0; ;) {
    const rows = await ctx.db
      .select({ id, query, when })
      .from(savedSearches)
      .where(and(gt(id, after), ne(when, 'never')))
      .orderBy(asc(id))
      .limit(mostRead)
    yield rows
    if (rows.length < mostRead) return
    after = rows.at(-1)!.id
  }
}
