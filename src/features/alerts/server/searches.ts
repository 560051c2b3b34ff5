import { and, desc, eq, sql } from 'drizzle-orm'
import { audit } from '../../../platform/server/audit.ts'
import { broadcastToUsers } from '../../../platform/server/bus.ts'
import type { SignedIn } from '../../../platform/server/context.ts'
import { transaction } from '../../../platform/server/database/db.ts'
import type { Parsed } from '../../../platform/shared/endpoint.ts'
import { AppError, enforce, invalid } from '../../../platform/shared/errors.ts'
import { lockUser } from '../../accounts/server/index.ts'
import { findReceiver } from '../../notifications/server/ports.ts'
import { isListedOn, listedCandidates } from '../../profiles/server/listed-api.ts'
import type { CandidateQuery } from '../../search/contract.ts'
import { refuseReversed } from '../../search/server/index.ts'
import type * as calls from '../contract.ts'
import { saveRefusal } from './policy.ts'
import { readQuery } from './stored-query.ts'
import { savedSearches, searchFinds } from './tables.ts'

const topic = 'searches'
/** Finds that a search shows. */
const shownFinds = 5

interface Index {
  search(query: CandidateQuery): { total: number }
}

export async function listSearches(ctx: SignedIn, index: Index): Promise<calls.SavedSearches> {
  const rows = await ctx.db
    .select()
    .from(savedSearches)
    .where(eq(savedSearches.employerId, ctx.actor.userId))
    .orderBy(desc(savedSearches.id))
  const finds = await findsOf(ctx)
  return {
    results: rows.map(({ id, name, when, sms, email, createdAt, ...row }) => {
      const { query, address, isLeftOut } = readQuery(row.query)
      return {
        id,
        name,
        when,
        sms,
        email,
        query: address,
        left_out: isLeftOut,
        total: query === null ? 0 : index.search({ ...query, page_size: 1 }).total,
        found: (finds.get(id) ?? []).map(({ id, full_name }) => ({ id, full_name })),
        created_at: createdAt.toISOString(),
      }
    }),
    has_email: ((await findReceiver(ctx, ctx.actor.userId))?.email ?? null) !== null,
    currency: ctx.settings.currency,
  }
}

/** The newest finds of each of someone's searches who are still listed, by search. */
async function findsOf(ctx: SignedIn) {
  const newest = ctx.db
    .select({
      id: listedCandidates.id,
      full_name: listedCandidates.fullName,
      foundAt: searchFinds.foundAt,
    })
    .from(searchFinds)
    .innerJoin(listedCandidates, eq(listedCandidates.id, searchFinds.candidateId))
    .where(and(eq(searchFinds.searchId, savedSearches.id), isListedOn(ctx.now)))
    .orderBy(desc(searchFinds.foundAt), desc(searchFinds.candidateId))
    .limit(shownFinds)
    .as('newest')
  const rows = await ctx.db
    .select({ searchId: savedSearches.id, id: newest.id, full_name: newest.full_name })
    .from(savedSearches)
    .innerJoinLateral(newest, sql`true`)
    .where(eq(savedSearches.employerId, ctx.actor.userId))
    .orderBy(desc(newest.foundAt), desc(newest.id))
  return Map.groupBy(rows, ({ searchId }) => searchId)
}

/** Saves a search; one with the same query is changed instead, so that pressing twice saves once. */
export function saveSearch(
  ctx: SignedIn,
  { query: typed, ...told }: Parsed<typeof calls.saveSearch>,
): Promise<{ id: number }> {
  const { query, address } = readQuery(typed)
  if (query === null) throw invalid('query', 'searchEmpty')
  refuseReversed(query)
  return transaction(ctx, async (ctx) => {
    const employerId = ctx.actor.userId
    await lockUser(ctx, employerId)
    const kept = await ctx.db
      .select({ id: savedSearches.id, query: savedSearches.query })
      .from(savedSearches)
      .where(eq(savedSearches.employerId, employerId))
    const same = kept.find((one) => one.query === address)
    if (same) return changeSearch(ctx, { id: same.id, ...told })
    enforce(saveRefusal(kept.length))
    const [row] = await ctx.db
      .insert(savedSearches)
      .values({ employerId, ...told, query: address, createdAt: ctx.now })
      .returning({ id: savedSearches.id })
    await audit(ctx, 'search.saved', `user:${employerId}`)
    await broadcastToUsers(ctx, employerId, topic)
    return row!
  })
}

export function changeSearch(
  ctx: SignedIn,
  { id, ...told }: Parsed<typeof calls.changeSearch>,
): Promise<{ id: number }> {
  return transaction(ctx, async (ctx) => {
    const [row] = await ctx.db
      .update(savedSearches)
      .set(told)
      .where(isOwn(ctx, id))
      .returning({ id: savedSearches.id })
    if (!row) throw new AppError('NOT_FOUND')
    await broadcastToUsers(ctx, ctx.actor.userId, topic)
    return row
  })
}

export function deleteSearch(
  ctx: SignedIn,
  { id }: Parsed<typeof calls.deleteSearch>,
): Promise<Record<string, never>> {
  return transaction(ctx, async (ctx) => {
    const gone = await ctx.db.delete(savedSearches).where(isOwn(ctx, id)).returning()
    if (gone.length === 0) throw new AppError('NOT_FOUND')
    await broadcastToUsers(ctx, ctx.actor.userId, topic)
    return {}
  })
}

const isOwn = (ctx: SignedIn, id: number) =>
  and(eq(savedSearches.id, id), eq(savedSearches.employerId, ctx.actor.userId))
