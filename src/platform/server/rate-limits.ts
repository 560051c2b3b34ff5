import { and, eq, gt, inArray, lt, or, sql } from 'drizzle-orm'
import { index, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import { AppError } from '../shared/errors.ts'
import { deleteAll } from './database/batches.ts'
import { instant } from './database/columns.ts'
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
 * Counts a hit on each limit, gives how many each has then, and refuses with RATE_LIMITED when one is past its maximum. A call that is
 * refused counts for nothing, and where a limit is full already it writes nothing and waits for nobody: refusing a flood costs a look-up.
 * Counts stay even when the caller's transaction fails: call it outside one.
 */
export async function countHits(ctx: Context, limits: readonly Limit[]): Promise<number[]> {
  if (!ctx.config.rateLimits || limits.length === 0) return limits.map(() => 0)
  const found = await countUnlessFull(ctx, limits)
  const isCounted = found.some(({ is_new: isNew }) => isNew)
  const counted = limits.map((_, place) => piecesAt(found, place))
  const hits = counted.map(hitsIn)
  const full = limits.findIndex(({ max }, place) => (hits[place] ?? 0) > max - (isCounted ? 0 : 1))
  const limit = limits[full]
  if (limit === undefined) return hits
  // Somebody else's hit took the last place in between.
  if (isCounted) await refundHits(ctx, limits)
  throw refusalOf(ctx, limit, counted[full] ?? [])
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

type Found = { place: number; started_at: number; hits: number; is_new: boolean }

/** One more of each, with what was hit before; of all none when one is full. In one statement, which locks in the order of the keys. */
async function countUnlessFull(ctx: Context, limits: readonly Limit[]): Promise<Found[]> {
  const column = <T>(of: (limit: Limit) => T) => sql.param(limits.map(of))
  const { rows } = await ctx.db.execute<Found>(sql`
    with asked as (
      select * from unnest(
        ${column(({ key }) => key)}::text[],
        ${column((limit) => pieceOf(ctx.now, limit))}::timestamptz[],
        ${column((limit) => windowStart(ctx.now, limit))}::timestamptz[],
        ${column(({ max }) => max)}::float8[]
      ) with ordinality as asked (key, piece, since, most, place)
    ), stood as (
      select asked.place, asked.most, hit.window_started_at, hit.hits,
        hit.window_started_at = asked.piece as is_present
      from asked join ${rateLimits} hit
        on hit.key = asked.key and hit.window_started_at > asked.since
    ), counted as (
      insert into ${rateLimits} (key, window_started_at, hits)
      select key, piece, 1 from asked
      where not exists (select from stood group by place, most having sum(hits) >= most)
      order by key, piece
      on conflict (key, window_started_at) do update set hits = ${rateLimits.hits} + 1
      returning key, window_started_at, hits
    )
    select place::int, extract(epoch from piece)::float8 * 1000 as started_at, counted.hits, true as is_new
    from counted join asked on asked.key = counted.key and asked.piece = counted.window_started_at
    union all
    select place::int, extract(epoch from window_started_at)::float8 * 1000, hits, false
    from stood where not is_present or not exists (select from counted)`)
  return rows
}

const piecesAt = (found: readonly Found[], index: number): Piece[] =>
  found
    .filter(({ place }) => place === index + 1)
    .map(({ started_at: startedAt, hits }) => ({ startedAt, hits }))

async function readPieces(ctx: Context, limits: readonly Limit[]): Promise<Piece[][]> {
  if (!ctx.config.rateLimits || limits.length === 0) return limits.map(() => [])
  const since = (limit: Limit): number => windowStart(ctx.now, limit).getTime()
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

const windowStart = (now: Date, { windowSeconds }: Limit): Date =>
  new Date(now.getTime() - windowSeconds * 1000)

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
