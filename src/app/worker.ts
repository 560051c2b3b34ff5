import { PgBoss } from 'pg-boss'
import type { Bus } from '../platform/server/bus.ts'
import type { Registry } from '../platform/server/capability.ts'
import type { Config } from '../platform/server/config.ts'
import { connect } from '../platform/server/db.ts'
import { type Logger, reasonOf } from '../platform/server/log.ts'
import { jobContext } from './job-context.ts'

interface WorkerParts {
  url: string
  config: Config
  registry: Registry
  bus: Bus
  log: Logger
}

/** Longer than any run should take; one whose process died is found by its missing heartbeat. */
const runsForSeconds = 6 * 3600
const heartbeatSeconds = 60
/** Only one run of a job is queued or under way, whichever process does it. */
const queue = { policy: 'exclusive', expireInSeconds: runsForSeconds, heartbeatSeconds } as const

/** Starts the jobs; gives back how to stop them, letting those under way finish. */
export async function startWorker({ url, bus, ...parts }: WorkerParts): Promise<() => Promise<void>> {
  const { config, log, registry } = parts
  // Their own connections, and patient ones: what nobody waits for may take its time, and takes none from those who wait.
  const connection = connect(url, log, { patient: 'job', max: config.databasePool })
  const boss = new PgBoss({ connectionString: url, schema: 'jobs', max: 3, application_name: 'manzil jobs' })
  boss.on('error', (error) => log.warn({ message: error.message }, 'the job queue stumbled'))
  await boss.start()
  const runs: (() => Promise<unknown>)[] = []
  for (const { name, cron, run, wakesOn } of registry.jobs) {
    const once = oneAtATime(() =>
      run(jobContext({ ...parts, connection })).catch((error: unknown) => {
        log.error({ job: name, reason: reasonOf(error) }, 'a job failed and waits for its next round')
        throw error
      }),
    )
    runs.push(once.finish)
    await makeQueue(boss, name)
    await boss.schedule(name, cron)
    await boss.work(name, once.run)
    if (wakesOn === undefined) continue
    const wake = () => void once.run().catch(() => {})
    bus.subscribe(({ topic }) => topic === wakesOn && wake(), wake)
  }
  return async () => {
    await boss.stop({ graceful: true, timeout: 5000 })
    await Promise.all(runs.map((finish) => finish()))
    await connection.close()
  }
}

/** A queue of an earlier version, which let runs overlap, is made anew. */
async function makeQueue(boss: PgBoss, name: string): Promise<void> {
  const before = await boss.getQueue(name)
  if (before && before.policy !== queue.policy) await boss.deleteQueue(name)
  if (before?.policy === queue.policy) await boss.updateQueue(name, { expireInSeconds: runsForSeconds })
  else await boss.createQueue(name, queue)
}

/** Whoever asks while a round is under way shares the next one, which begins when that has ended; none begins after `finish`. */
export function oneAtATime(work: () => Promise<unknown>): { run: () => Promise<void>; finish: () => Promise<void> } {
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
