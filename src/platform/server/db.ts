import { drizzle, type NodePgDatabase } from 'drizzle-orm/node-postgres'
import { PgTransaction } from 'drizzle-orm/pg-core'
import pg from 'pg'
import type { Context } from './context.ts'
import type { Logger } from './log.ts'

/** A pool's database or one transaction of it: verbs don't care which. */
export type Database = Omit<NodePgDatabase, '$client'>

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

/** Opens the pool. A connection that breaks while idle is logged and replaced, never thrown. */
export function connect(url: string, log: Logger, max = 10): Connection {
  const pool = new pg.Pool({ connectionString: url, max, connectionTimeoutMillis: 3000, idleTimeoutMillis: 30_000, application_name: 'manzil' })
  pool.on('error', (error) => log.warn({ code: (error as { code?: string }).code }, 'an idle database connection broke'))
  return { db: drizzle(pool), pool, close: () => pool.end() }
}

/** Runs `work` whole or not at all; nested calls join the outer transaction. */
export function transaction<C extends Context, T>(ctx: C, work: (ctx: C) => Promise<T>): Promise<T> {
  if (ctx.db instanceof PgTransaction) return work(ctx)
  return ctx.db.transaction((tx) => work({ ...ctx, db: tx }))
}

/** PostgreSQL's code of an error (23505: a unique index refused), through drizzle's wrapping. */
export function sqlState(error: unknown): string | undefined {
  const found = error as { code?: string; cause?: { code?: string } } | null
  return found?.cause?.code ?? found?.code
}

/** The database is away, not wrong: worth a 503 and another try. */
export function isDatabaseAway(error: unknown): boolean {
  const state = sqlState(error) ?? ''
  if (/^(08|57P0|53300|ECONNREFUSED|ECONNRESET|EPIPE|ETIMEDOUT|ENOENT)/.test(state)) return true
  const text = `${(error as Error | null)?.message ?? ''} ${(error as { cause?: Error } | null)?.cause?.message ?? ''}`
  return /Connection terminated|timeout exceeded when trying to connect|Client has encountered a connection error/.test(text)
}
