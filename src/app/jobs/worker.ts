import { type JobResult, type JobWithMetadata, PgBoss } from 'pg-boss'
import type { Registry } from '../../platform/server/capability.ts'
import type { Config } from '../../platform/server/config/config.ts'
import type { Context, LiveSettings } from '../../platform/server/context.ts'
import { connect } from '../../platform/server/database/db.ts'
import {
  type EnqueuedJob,
  enqueueAll,
  givenUpOf,
  type JobQueue,
  jobsSchema,
  type ScheduledJob,
} from '../../platform/server/jobs.ts'
import { type Logger, reasonOf } from '../../platform/server/log.ts'
import { jobContext } from './job-context.ts'
import { runGiveUp, runOnTime, runTry } from './run-job.ts'

interface WorkerParts {
  url: string
  /** Past a pooler, which passes no notifications on. */
  directUrl: string
  config: Config
  registry: Registry
  queue: JobQueue
  settings: LiveSettings
  log: Logger
}

/** Runs under way are waited for so long. */
const finishWithinMs = 4500
/** How often a queue is looked at for what nobody announced, such as a second try. */
const pollingIntervalSeconds = 2

/** Starts the jobs; gives back how to stop them, letting those under way finish. */
export async function startWorker({
  url,
  directUrl,
  ...parts
}: WorkerParts): Promise<() => Promise<void>> {
  const { config, log, registry } = parts
  // Their own connections, and patient ones: what nobody waits for may take its time, and takes none from those who wait.
  const connection = connect(url, log, { patient: 'job', max: config.databasePool })
  const boss = new PgBoss({
    connectionString: directUrl,
    schema: jobsSchema,
    max: 3,
    application_name: 'manzil jobs',
    useListenNotify: true,
    migrate: false,
  })
  boss.on('error', (error) => log.warn({ reason: reasonOf(error) }, 'the job queue stumbled'))
  await boss.start()
  const context = () => jobContext({ ...parts, connection })
  const scheduled = new Map((await boss.getSchedules()).map(({ name, cron }) => [name, cron]))
  await Promise.all(
    registry.jobs.map(async (job) => {
      if (job.cron === undefined) return workOff(boss, job, context)
      // It stays from one start to the next, but for an upgrade.
      if (scheduled.get(job.name) !== job.cron) await boss.schedule(job.name, job.cron)
      await followClock(boss, job, context)
    }),
  )
  return async () => {
    await boss.stop({ graceful: true, timeout: finishWithinMs })
    await connection.close()
  }
}

/** What time causes. */
async function followClock(boss: PgBoss, job: ScheduledJob, context: () => Context): Promise<void> {
  await boss.work<object, unknown, { perJobResults: true }>(
    job.name,
    { perJobResults: true },
    (rounds) => Promise.all(rounds.map(({ id }) => runOnTime(context(), job, id))),
  )
}

/** What waits but has no job yet gets one, then this process runs them. */
async function workOff(boss: PgBoss, job: EnqueuedJob, context: () => Context): Promise<void> {
  await enqueueAll(context(), job, (await job.waiting?.(context())) ?? [])
  const atOnce = job.atOnce ?? 1
  await workOn(boss, job.name, atOnce, (one) => runTry(context(), job, one))
  if (job.giveUp === undefined) return
  await workOn(boss, givenUpOf(job), atOnce, (one) => runGiveUp(context(), job, one))
}

/** Runs what is in a queue; after some it looks for the next at once, until none is due. */
async function workOn(
  boss: PgBoss,
  queue: string,
  atOnce: number,
  run: (one: JobWithMetadata<object>) => Promise<JobResult>,
): Promise<void> {
  const options = {
    notifyPollingIntervalSeconds: pollingIntervalSeconds,
    batchSize: atOnce,
    includeMetadata: true,
    perJobResults: true,
  } as const
  let worker: string | undefined
  worker = await boss.work<object, unknown, typeof options>(queue, options, async (some) => {
    const results = await Promise.all(some.map(run))
    if (worker !== undefined) boss.notifyWorker(worker)
    return results
  })
}
