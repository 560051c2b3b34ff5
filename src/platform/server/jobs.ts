import { sql } from 'drizzle-orm'
import { fromDrizzle, type JobInsert, PgBoss } from 'pg-boss'
import type { Pool } from 'pg'
import type { Context } from './context.ts'
import { type Logger, reasonOf } from './log.ts'
import { traceparent } from './tracing.ts'

/** The schema of pg-boss: what waits, runs, failed and died. */
export const jobsSchema = 'jobs'

/** What time alone causes. */
export interface ScheduledJob {
  name: string
  /** When, in UTC, as cron says it. */
  cron: string
  run: (ctx: Context) => Promise<unknown>
}

export interface Try {
  /** 1 the first time. */
  number: number
}

declare const carries: unique symbol

/** All that whoever enqueues a job must know of it: its name, and by its type what it is given. */
export interface JobName<I extends object> {
  name: string
  readonly [carries]?: I
}

/** What a change causes: sent with `enqueue` in its transaction, and tried until it succeeds or its tries are over. */
export interface EnqueuedJob<I extends object = object> extends JobName<I> {
  cron?: undefined
  /** Tries after the first; between them waits that double, up to a longest. */
  retries: { most: number; firstWaitSeconds: number; longestWaitSeconds?: number }
  /** How many a process runs at once; one otherwise. */
  atOnce?: number
  /** A try that throws is followed by another. It may come again after it succeeded, when its process died: what is done is not done twice. */
  run(ctx: Context, input: I, by: Try): Promise<unknown>
  /** What is done when the last try has failed, or whoever was at it died. */
  giveUp?(ctx: Context, input: I, tries: number): Promise<unknown>
  /** What waits by what the tables say; asked at each start, so that what has no job yet gets one. */
  waiting?(ctx: Context): Promise<Enqueued<I>[]>
}

export type Job = ScheduledJob | EnqueuedJob

export interface Enqueued<I> {
  input: I
  /** Not before; at once otherwise. */
  at?: Date
}

/** Where jobs are put: their rows are written by the context's transaction. */
export interface JobQueue {
  insert(ctx: Pick<Context, 'db'>, name: string, jobs: JobInsert[]): Promise<unknown>
}

/** Names a job apart from what it does, which whoever enqueues it then needn't bring with it. */
export const nameJob = <I extends object>(name: string): JobName<I> => ({ name })

export const defineJob = <I extends object>(job: EnqueuedJob<I>): EnqueuedJob<I> => job

/** The queue of those of a job that have been given up. */
export const givenUpOf = ({ name }: { name: string }): string => `${name}-given-up`

/** Has a job run after the commit; the same input that already waits or is under way is not put there again. */
export const enqueue = <I extends object>(
  ctx: Context,
  job: JobName<I>,
  input: NoInfer<I>,
  at?: Date,
): Promise<void> => enqueueAll(ctx, job, [{ input, ...(at && { at }) }])

/** The same with many inputs at once. */
export async function enqueueAll<I extends object>(
  ctx: Context,
  { name }: JobName<I>,
  all: readonly Enqueued<NoInfer<I>>[],
): Promise<void> {
  if (all.length === 0) return
  const parent = traceparent()
  const jobs = all.map(({ input, at = ctx.now }) => ({
    data: parent === undefined ? input : { ...input, traceparent: parent },
    singletonKey: JSON.stringify(input),
    // Counted by the database's clock, the one that all processes share.
    startAfter: Math.max(0, Math.ceil((at.getTime() - ctx.now.getTime()) / 1000)),
  }))
  await ctx.queue.insert(ctx, name, jobs)
}

/** Puts jobs through connections of this process; it runs none. The schema and the queues are there already. */
export async function openJobQueue(
  pool: Pool,
  log: Logger,
): Promise<JobQueue & { close: () => Promise<void> }> {
  const boss = new PgBoss({
    db: { executeSql: (text, values) => pool.query(text, values as unknown[]) },
    schema: jobsSchema,
    migrate: false,
    supervise: false,
    schedule: false,
  })
  boss.on('error', (error) => log.warn({ reason: reasonOf(error) }, 'the job queue stumbled'))
  await boss.start()
  return {
    insert: ({ db }, name, jobs) => boss.insert(name, jobs, { db: fromDrizzle(db, sql) }),
    close: () => boss.stop({ graceful: false }),
  }
}
