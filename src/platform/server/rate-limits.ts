import { and, eq, lt, or, sql } from 'drizzle-orm'
import { index, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import { AppError } from '../shared/errors.ts'
import { deleteAll } from './batches.ts'
import { instant } from './columns.ts'
import type { Context } from './context.ts'

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

/** Counts a hit on each limit and refuses with RATE_LIMITED when one is past its maximum. Counts stay even when the caller's transaction fails: call it outside one. */
export async function countHits(ctx: Context, limits: readonly Limit[]): Promise<void> {
  if (!ctx.config.rateLimits) return
  for (const limit of limits) {
    const windowStartedAt = windowStart(ctx.now, limit)
    const [row] = await ctx.db
      .insert(rateLimits)
      .values({ key: limit.key, windowStartedAt, hits: 1 })
      .onConflictDoUpdate({
        target: [rateLimits.key, rateLimits.windowStartedAt],
        set: { hits: sql`${rateLimits.hits} + 1` },
      })
      .returning({ hits: rateLimits.hits })
    if (row && row.hits > limit.max) throw tooMany(ctx.now, limit)
  }
}

/** Takes back a hit that `countHits` counted at the same moment, when it turns out to be none. */
export async function refundHits(ctx: Context, limits: readonly Limit[]): Promise<void> {
  if (!ctx.config.rateLimits) return
  const counted = limits.map((limit) =>
    and(eq(rateLimits.key, limit.key), eq(rateLimits.windowStartedAt, windowStart(ctx.now, limit))),
  )
  await ctx.db
    .update(rateLimits)
    .set({ hits: sql`${rateLimits.hits} - 1` })
    .where(or(...counted))
}

/** Deletes the counts of windows that began before an instant; the longest window is a day. */
export async function purgeOldHits(ctx: Context, before: Date): Promise<void> {
  await deleteAll(ctx, rateLimits, lt(rateLimits.windowStartedAt, before))
}

const windowStart = (now: Date, limit: Limit): Date => {
  const length = limit.windowSeconds * 1000
  return new Date(Math.floor(now.getTime() / length) * length)
}

const tooMany = (now: Date, limit: Limit): AppError => {
  const length = limit.windowSeconds * 1000
  return new AppError('RATE_LIMITED', {
    retryAfterSeconds: Math.ceil((length - (now.getTime() % length)) / 1000),
  })
}

/** Takes away the counts whose keys name someone, by her number or address. */
export async function purgeHitsOf(ctx: Context, names: readonly string[]): Promise<void> {
  for (const name of names)
    await ctx.db.delete(rateLimits).where(sql`position(${name} in ${rateLimits.key}) > 0`)
}
