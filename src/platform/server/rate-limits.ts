import { and, eq, gt, inArray, lt, or, sql } from 'drizzle-orm'
import { index, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import { AppError } from '../shared/errors.ts'
import { deleteAll } from './batches.ts'
import { instant } from './columns.ts'
import type { Context } from './context.ts'
import { count } from './counters.ts'

/** Hits by key and piece of a window. */
export const rateLimits = pgTable(
  'rate_limits',
  {
    key: text().notNull(),
    windowStartedAt: instant('window_started_at').notNull(),
    hits: integer().notNull(),
  },
  (row) => [
    primaryKey({ columns: [row.key, row.windowStartedAt] }),
    index('rate_limits_window').on(row.windowStartedAt),
  ],
)

export interface Limit {
  /** What is counted: 'purpose:whom'. */
  key: string
  max: number
  windowSeconds: number
}

/** A window slides by its sixth: what was hit in one counts for at most a window, and at least five sixths of it. */
const pieces = 6

interface Piece {
  startedAt: number
  hits: number
}

/**
 * Counts a hit on each limit, gives how many each has then, and refuses with RATE_LIMITED when one is past its maximum; a hit that is refused
 * counts for nothing.
 * Counts stay even when the caller's transaction fails: call it outside one.
 */
export async function countHits(ctx: Context, limits: readonly Limit[]): Promise<number[]> {
  if (!ctx.config.rateLimits) return limits.map(() => 0)
  const hits: number[] = []
  for (const limit of limits) {
    const counted = await countHit(ctx, limit)
    hits.push(hitsIn(counted))
    if (hitsIn(counted) <= limit.max) continue
    await refundHits(ctx, [limit])
    throw refusalOf(ctx, limit, counted)
  }
  return hits
}

/** How often each was hit lately, in the order of the limits; none where limits are off. */
export async function readHits(ctx: Context, limits: readonly Limit[]): Promise<number[]> {
  return (await readPieces(ctx, limits)).map(hitsIn)
}

/** Refuses as `countHits` would, and counts nothing. */
export async function refuseFull(ctx: Context, limits: readonly Limit[]): Promise<void> {
  const found = await readPieces(ctx, limits)
  limits.forEach((limit, place) => {
    const counted = found[place] ?? []
    if (hitsIn(counted) >= limit.max) throw refusalOf(ctx, limit, counted)
  })
}

/** Takes back a hit that `countHits` counted lately, when it turns out to be none. */
export async function refundHits(ctx: Context, limits: readonly Limit[]): Promise<void> {
  if (!ctx.config.rateLimits || limits.length === 0) return
  const counted = limits.map((limit) =>
    and(eq(rateLimits.key, limit.key), eq(rateLimits.windowStartedAt, pieceOf(ctx.now, limit))),
  )
  await ctx.db
    .update(rateLimits)
    .set({ hits: sql`greatest(${rateLimits.hits} - 1, 0)` })
    .where(or(...counted))
}

/** Deletes the counts of windows that began before an instant; the longest window is a day. */
export async function purgeOldHits(ctx: Context, before: Date): Promise<void> {
  await deleteAll(ctx, rateLimits, lt(rateLimits.windowStartedAt, before))
}

/** Takes away the counts whose keys name someone, by her number or address. */
export async function purgeHitsOf(ctx: Context, names: readonly string[]): Promise<void> {
  for (const name of names)
    await ctx.db.delete(rateLimits).where(sql`position(${name} in ${rateLimits.key}) > 0`)
}

/** One more, with what was hit before: the present piece first. */
async function countHit(ctx: Context, limit: Limit): Promise<Piece[]> {
  const windowStartedAt = pieceOf(ctx.now, limit)
  const [row] = await ctx.db
    .insert(rateLimits)
    .values({ key: limit.key, windowStartedAt, hits: 1 })
    .onConflictDoUpdate({
      target: [rateLimits.key, rateLimits.windowStartedAt],
      set: { hits: sql`${rateLimits.hits} + 1` },
    })
    .returning({ hits: rateLimits.hits })
  const [before = []] = await readPieces(ctx, [limit])
  const present = windowStartedAt.getTime()
  return [
    { startedAt: present, hits: row?.hits ?? 0 },
    ...before.filter(({ startedAt }) => startedAt < present),
  ]
}

async function readPieces(ctx: Context, limits: readonly Limit[]): Promise<Piece[][]> {
  if (!ctx.config.rateLimits || limits.length === 0) return limits.map(() => [])
  const since = (limit: Limit): number => ctx.now.getTime() - limit.windowSeconds * 1000
  const rows = await ctx.db
    .select()
    .from(rateLimits)
    .where(
      and(
        inArray(
          rateLimits.key,
          limits.map(({ key }) => key),
        ),
        gt(rateLimits.windowStartedAt, new Date(Math.min(...limits.map(since)))),
      ),
    )
  return limits.map((limit) =>
    rows
      .filter(
        ({ key, windowStartedAt }) => key === limit.key && windowStartedAt.getTime() > since(limit),
      )
      .map(({ windowStartedAt, hits }) => ({ startedAt: windowStartedAt.getTime(), hits })),
  )
}

const hitsIn = (counted: readonly Piece[]): number =>
  counted.reduce((sum, { hits }) => sum + hits, 0)

function pieceOf(now: Date, { windowSeconds }: Limit): Date {
  const length = (windowSeconds * 1000) / pieces
  return new Date(Math.floor(now.getTime() / length) * length)
}

/** Come again when so many of the oldest have passed that one more has room. */
function refusalOf(ctx: Context, limit: Limit, counted: readonly Piece[]): AppError {
  count(ctx, 'limits_hit', { limit: nameOf(limit) })
  let left = Math.min(hitsIn(counted), limit.max + 1)
  let endsAt = ctx.now.getTime() + 1000
  for (const { startedAt, hits } of counted.toSorted((a, b) => a.startedAt - b.startedAt)) {
    if (left < limit.max) break
    left -= hits
    endsAt = startedAt + limit.windowSeconds * 1000
  }
  const waitMs = Math.max(1000, endsAt - ctx.now.getTime())
  return new AppError('RATE_LIMITED', { retryAfterSeconds: Math.ceil(waitMs / 1000) })
}

/** What a limit is called, without whom it counts. */
const nameOf = ({ key }: Limit): string =>
  key
    .split(':')
    .slice(0, 2)
    .filter((part) => /^[a-z-]+$/.test(part))
    .join(':')
