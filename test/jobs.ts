import { sql } from 'drizzle-orm'
import pg from 'pg'
import { PgBoss } from 'pg-boss'
import { makeQueues } from '../src/app/jobs/job-queues.ts'
import { runGiveUp, runTry } from '../src/app/jobs/run-job.ts'
import type { Registry } from '../src/platform/server/capability.ts'
import type { Context } from '../src/platform/server/context.ts'
import type { Connection } from '../src/platform/server/database/db.ts'
import {
  type EnqueuedJob,
  enqueueAll,
  givenUpOf,
  type JobQueue,
  jobsSchema,
  openJobQueue,
} from '../src/platform/server/jobs.ts'
import type { Logger } from '../src/platform/server/log.ts'

/** Makes pg-boss's schema in the template, with a clock that a test sets; until it does, it is the database's own. */
export async function makeJobsSchema(url: string): Promise<void> {
  const boss = new PgBoss({
    connectionString: url,
    schema: jobsSchema,
    supervise: false,
    schedule: false,
  })
  boss.on('error', () => {})
  await boss.start()
  await boss.stop({ graceful: false })
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  await client.query(`
    create sequence ${jobsSchema}.test_clock;
    create or replace function ${jobsSchema}.job_now() returns timestamptz language sql stable as $$
      select case when is_called then to_timestamp(last_value / 1000.0) else pg_catalog.now() end from ${jobsSchema}.test_clock
    $$`)
  await client.end()
}

export interface TestJobs {
  /** Runs what is due of a job until nothing is, as one of many workers would. */
  work(name: string): Promise<void>
  /** Claims what is due of a job for a worker that then dies. */
  claimAndDie(name: string): Promise<void>
  /** Does what a worker does once a minute: finds the jobs of those that died. */
  findDead(name: string): Promise<void>
  /** Gives what waits but has no job one, as each start does. */
  adopt(name: string): Promise<void>
}

interface Parts {
  url: string
  connection: Connection
  registry: Registry
  log: Logger
  now: () => Date
  context: () => Context
}

/** The queues of a test's database, and a worker that runs when it is told to. */
export async function openTestJobs({ url, connection, registry, log, now, context }: Parts) {
  const enqueued = registry.jobs.filter((job): job is EnqueuedJob => job.cron === undefined)
  await makeQueues(url, enqueued, log)
  const { insert, close } = await openJobQueue(connection.pool, log)
  let shown: number | undefined
  async function setClock(db: Context['db']): Promise<void> {
    const time = now().getTime()
    if (time === shown) return
    await db.execute(sql`select setval('jobs.test_clock', ${time})`)
    shown = time
  }
  const queue: JobQueue = {
    async insert(ctx, name, jobs) {
      await setClock(ctx.db)
      return insert(ctx, name, jobs)
    },
  }
  const boss = new PgBoss({
    db: { executeSql: (text, values) => connection.pool.query(text, values as unknown[]) },
    schema: jobsSchema,
    migrate: false,
    supervise: false,
    schedule: false,
  })
  boss.on('error', () => {})
  await boss.start()
  const jobOf = (name: string) => {
    const job = enqueued.find((one) => one.name === name)
    if (job === undefined) throw new Error(`nobody enqueues a job '${name}'`)
    return job
  }
  const claim = async (name: string, batchSize: number) => {
    await setClock(connection.db)
    return boss.fetch<object>(name, { batchSize, includeMetadata: true })
  }
  /** One cheap question instead of the clock and a claim for each: mostly nothing waits. */
  async function isDue(names: string[]): Promise<boolean> {
    const { rows } = await connection.pool.query<{ due: boolean }>({
      name: 'is-due',
      text: `select exists (select from ${jobsSchema}.job where name = any($1) and state < 'active'
        and start_after <= to_timestamp($2::float8 / 1000)) as due`,
      values: [names, now().getTime()],
    })
    return rows[0]!.due
  }
  async function drain(name: string, batchSize: number, run: typeof runGiveUp, job: EnqueuedJob) {
    for (;;) {
      const claimed = await claim(name, batchSize)
      if (claimed.length === 0) return
      await Promise.all(
        claimed.map(async (one) => {
          const { status, output } = await run(context(), job, one)
          if (status === 'completed') await boss.complete(name, one)
          else await boss.fail(name, one, output as object)
        }),
      )
    }
  }
  const jobs: TestJobs = {
    async work(name) {
      const job = jobOf(name)
      if (!(await isDue(job.giveUp ? [name, givenUpOf(job)] : [name]))) return
      await drain(name, job.atOnce ?? 1, runTry, job)
      if (job.giveUp) await drain(givenUpOf(job), 10, runGiveUp, job)
    },
    async claimAndDie(name) {
      await claim(name, jobOf(name).atOnce ?? 1)
    },
    async findDead(name) {
      await setClock(connection.db)
      await boss.supervise(name)
    },
    async adopt(name) {
      const job = jobOf(name)
      await enqueueAll(context(), job, (await job.waiting?.(context())) ?? [])
    },
  }
  return {
    queue,
    jobs,
    async close() {
      await boss.stop({ graceful: false })
      await close()
    },
  }
}
