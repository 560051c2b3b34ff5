import { drizzle, type NodePgDatabase } from 'drizzle-orm/node-postgres'
import { PgTransaction } from 'drizzle-orm/pg-core'
import pg from 'pg'
import { type AuditEntry, logAudit, writeAudit } from '../audit.ts'
import { hearAtHome, sendEvents } from '../bus.ts'
import type { Context, FollowUp } from '../context.ts'
import { type Logger, reasonOf } from '../log.ts'
import { traceQueries } from './trace-queries.ts'

/** A pool's database or one transaction of it: use cases don't care which. */
export type Database = Omit<NodePgDatabase, '$client'>
type PoolDatabase = NodePgDatabase & { $client: pg.Pool }

// bigint and numeric columns hold ids, dirhams and centimetres: all far below 2^53.
pg.types.setTypeParser(20, Number)
pg.types.setTypeParser(1700, Number)
// A date is a day, not an instant: leave it as YYYY-MM-DD.
pg.types.setTypeParser(1082, (text) => text)

export interface Connection {
  db: Database
  pool: pg.Pool
  close(): Promise<void>
}

/** How long a statement may take and a place in the pool be waited for before the database counts as away; 0 is without end. */
const patience = {
  /** Someone waits for the answer. */
  request: { silentAfterMs: 5000, connectWithinMs: 3000 },
  /** Nobody waits, but a job that hangs must end. */
  job: { silentAfterMs: 120_000, connectWithinMs: 30_000 },
  /** Such as filling a database with demo people. */
  endless: { silentAfterMs: 0, connectWithinMs: 3000 },
}

interface PoolOptions {
  patient?: keyof typeof patience
  /** Connections at most. */
  max?: number
}

/** Opens the pool. A connection that breaks is replaced, never thrown. */
export function connect(
  url: string,
  log: Logger,
  { patient = 'request', max = 10 }: PoolOptions = {},
): Connection {
  const { silentAfterMs, connectWithinMs } = patience[patient]
  const pool = new pg.Pool({
    connectionString: url,
    max,
    connectionTimeoutMillis: connectWithinMs,
    idleTimeoutMillis: 30_000,
    keepAlive: true,
    keepAliveInitialDelayMillis: 10_000,
    application_name: 'manzil',
    query_timeout: silentAfterMs,
  })
  traceQueries(pool)
  pool.on('error', (error) => {
    // One that is being closed may hear that its database stops, too: no news to anybody.
    if (!pool.ending)
      log.warn({ code: (error as { code?: string }).code }, 'an idle database connection broke')
  })
  // Between two queries of a transaction nobody else listens, and an error that nobody hears ends the process.
  pool.on('connect', (client) => client.on('error', () => {}))
  return { db: drizzle(pool), pool, close: () => pool.end() }
}

/**
 * Runs `work` whole or not at all; nested calls join the outer transaction. One that collided with another is tried once more, from its
 * beginning: `work` may do nothing that its rollback doesn't undo.
 */
export async function transaction<C extends Context, T>(
  ctx: C,
  work: (ctx: C) => Promise<T>,
): Promise<T> {
  if (ctx.db instanceof PgTransaction) return work(ctx)
  try {
    return await once(ctx, work)
  } catch (error) {
    if (!isCollision(error)) throw error
    ctx.log.warn(
      { code: sqlState(error), requestId: ctx.requestId },
      'a transaction collided with another and is tried once more',
    )
    return once(ctx, work)
  }
}

async function once<C extends Context, T>(ctx: C, work: (ctx: C) => Promise<T>): Promise<T> {
  // Not the pool's own: that one keeps a connection for ever on which it could not begin.
  const pool = (ctx.db as PoolDatabase).$client
  const client = await pool.connect()
  const pendingEvents = new Set<string>()
  const pendingFollowUps = new Set<FollowUp>()
  let isBroken = false
  let done: { result: T; audited: Awaited<ReturnType<typeof writeAudit>> }
  try {
    done = await drizzle(client).transaction(async (tx) => {
      const pendingAuditEntries: AuditEntry[] = []
      const result = await work({
        ...ctx,
        db: tx,
        pendingEvents,
        pendingAuditEntries,
        pendingFollowUps,
      })
      const audited = await writeAudit(tx, pendingAuditEntries)
      await sendEvents(tx, pendingEvents, pool)
      return { result, audited }
    })
  } catch (error) {
    isBroken = isDatabaseAway(error)
    // Whether it has committed is not known.
    if (isBroken) hearAtHome(pool, pendingEvents)
    throw error
  } finally {
    client.release(isBroken)
  }
  logAudit(ctx.log, done.audited)
  hearAtHome(pool, pendingEvents)
  for (const next of pendingFollowUps) await runFollowUp(ctx, next)
  return done.result
}

/** Does something after the commit: what would need other locks than it holds. What fails, or is cut off, is for a job to find again. */
export async function afterCommit(ctx: Context, work: FollowUp): Promise<void> {
  if (ctx.pendingFollowUps === undefined) await runFollowUp(ctx, work)
  else ctx.pendingFollowUps.add(work)
}

const runFollowUp = async (ctx: Context, work: FollowUp): Promise<void> => {
  await work(ctx).catch((error: unknown) =>
    ctx.log.warn({ reason: reasonOf(error) }, 'what follows a change waits for the next round'),
  )
}

/** A part of a transaction that may fail by itself: then nothing of it stays, is broadcast or audited. */
export async function savepoint<T>(ctx: Context, work: (ctx: Context) => Promise<T>): Promise<T> {
  const pendingEvents = new Set<string>()
  const pendingAuditEntries: AuditEntry[] = []
  const result = await ctx.db.transaction((db) =>
    work({ ...ctx, db, pendingEvents, pendingAuditEntries }),
  )
  for (const event of pendingEvents) ctx.pendingEvents?.add(event)
  ctx.pendingAuditEntries?.push(...pendingAuditEntries)
  return result
}

/** PostgreSQL's code of an error (23505: a unique index refused), through drizzle's wrapping. */
export function sqlState(error: unknown): string | undefined {
  const found = error as { code?: string; cause?: { code?: string } } | null
  return found?.cause?.code ?? found?.code
}

/** The unique index or constraint that refused a row; undefined for any other error. */
export function violatedIndex(error: unknown): string | undefined {
  if (sqlState(error) !== '23505') return undefined
  const found = error as { constraint?: string; cause?: { constraint?: string } }
  return found.cause?.constraint ?? found.constraint
}

/** Two transactions wanted each other's rows, and PostgreSQL ended this one: the same again may well succeed. */
export const isCollision = (error: unknown): boolean =>
  ['40P01', '40001'].includes(sqlState(error) ?? '')

const lostConnection =
  /Connection terminated|timeout exceeded when trying to connect|timeout expired|Query read timeout|Client has encountered a connection error|Client was closed/

const awayStates = [
  /** PostgreSQL's: connections, its resources, its operators' and the patience of a query. */
  /^(08|53|57P0|57014)/,
  /** It lets us in no more: a password that was changed, a database that was renamed. */
  /^(28|3D)/,
  /** The network's. */
  /^(ECONN|EPIPE|ETIMEDOUT|EHOSTUNREACH|ENETUNREACH|EAI_AGAIN|ENOTFOUND|ENOENT|EPROTO)/,
  /** A certificate that ended, or that nobody trusts. */
  /CERT|^(ERR_SSL|UNABLE_TO_VERIFY)/,
]

/** The database is away, full, out of memory or too slow, not wrong: worth a 503 and another try. */
export function isDatabaseAway(error: unknown): boolean {
  const state = sqlState(error) ?? ''
  if (awayStates.some((one) => one.test(state))) return true
  const text = `${(error as Error | null)?.message ?? ''} ${(error as { cause?: Error } | null)?.cause?.message ?? ''}`
  return lostConnection.test(text)
}
