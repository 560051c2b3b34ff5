import { sql } from 'drizzle-orm'
import { PgBoss } from 'pg-boss'
import type { Bus } from '../platform/server/bus.ts'
import type { Registry } from '../platform/server/capability.ts'
import type { Config } from '../platform/server/config.ts'
import type { LiveSettings } from '../platform/server/context.ts'
import { connect, type Connection } from '../platform/server/db.ts'
import { type Logger, reasonOf } from '../platform/server/log.ts'
import { jobContext } from './job-context.ts'

interface WorkerParts {
  url: string
  config: Config
  registry: Registry
  settings: LiveSettings
  bus: Bus
  log: Logger
}

/** Longer than any run should take; one whose process died is found by its missing heartbeat. */
const runsForSeconds = 6 * 3600
const heartbeatSeconds = 60
/** Only one run of a job is queued or under way, whichever process does it. */
const policy = 'exclusive'
/** What a queue of an earlier version is brought to as well. */
const options = {
  retryLimit: 2,
  retryDelay: 0,
  retryBackoff: false,
  expireInSeconds: runsForSeconds,
  heartbeatSeconds,
} as const
/** Runs under way are waited for so long. */
const finishWithinMs = 3000

/** Starts the jobs; gives back how to stop them, letting those under way finish. */
export async function startWorker({
  url,
  bus,
  ...parts
}: WorkerParts): Promise<() => Promise<void>> {
  const { config, log, registry } = parts
  // Their own connections, and patient ones: what nobody waits for may take its time, and takes none from those who wait.
  const connection = connect(url, log, { patient: 'job', max: config.databasePool })
  const boss = new PgBoss({
    connectionString: url,
    schema: 'jobs',
    max: 3,
    application_name: 'manzil jobs',
  })
  boss.on('error', (error) => log.warn({ reason: reasonOf(error) }, 'the job queue stumbled'))
  await boss.start()
  await makeQueues(
    boss,
    connection,
    registry.jobs.map(({ name }) => name),
  )
  const runs: (() => Promise<unknown>)[] = []
  for (const { name, cron, run, wakesOn } of registry.jobs) {
    const once = oneAtATime(() =>
      run(jobContext({ ...parts, connection })).catch((error: unknown) => {
        log.error(
          { job: name, reason: reasonOf(error) },
          'a job failed and waits for its next round',
        )
        throw error
      }),
    )
    runs.push(once.finish)
    await boss.schedule(name, cron)
    await boss.work(name, once.run)
    if (wakesOn === undefined) continue
    const wake = () => void once.run().catch(() => {})
    bus.subscribe(({ topic }) => topic === wakesOn && wake(), wake)
  }
  return async () => {
    await boss.stop({ graceful: true, timeout: finishWithinMs })
    await Promise.all(runs.map((finish) => finish()))
    await connection.close()
  }
}

/** One process at a time: two that start together would each make anew what the other has just made. */
const makeQueues = (boss: PgBoss, { db }: Connection, names: readonly string[]): Promise<void> =>
  db.transaction(async (tx) => {
    await tx.execute(sql`select pg_advisory_xact_lock(hashtext('manzil job queues'))`)
    for (const name of names) await makeQueue(boss, name)
  })

/** A queue keeps what it was made with: its policy can't change, so one of another policy is made anew, and a run that waited in it or was under way waits in the new one. */
async function makeQueue(boss: PgBoss, name: string): Promise<void> {
  const before = await boss.getQueue(name)
  if (before?.policy === policy) return boss.updateQueue(name, options)
  const isAsked =
    before !== null &&
    (await boss.findJobs(name)).some(({ state }) => ['created', 'retry', 'active'].includes(state))
  if (before !== null) await boss.deleteQueue(name)
  await boss.createQueue(name, { policy, ...options })
  if (isAsked) await boss.send(name)
}

/** Whoever asks while a round is under way shares the next one, which begins when that has ended; none begins after `finish`. */
export function oneAtATime(work: () => Promise<unknown>): {
  run: () => Promise<void>
  finish: () => Promise<void>
} {
  let underWay: Promise<unknown> = Promise.resolve()
  let next: Promise<void> | undefined
  let isOver = false
  const round = async () => {
    await underWay.catch(() => undefined)
    next = undefined
    if (isOver) return
    underWay = work()
    await underWay
  }
  return {
    run: () => (next ??= round()),
    async finish() {
      isOver = true
      await underWay.catch(() => undefined)
    },
  }
}
