import { PgBoss } from 'pg-boss'
import type { Bus } from '../platform/server/bus.ts'
import type { Registry } from '../platform/server/capability.ts'
import type { Config } from '../platform/server/config.ts'
import type { Connection } from '../platform/server/db.ts'
import type { Logger } from '../platform/server/log.ts'
import { jobContext } from './job-context.ts'

interface WorkerParts {
  url: string
  config: Config
  registry: Registry
  connection: Connection
  bus: Bus
  log: Logger
}

/** Starts the jobs; gives back how to stop them, letting those under way finish. */
export async function startWorker({ url, bus, ...parts }: WorkerParts): Promise<() => Promise<void>> {
  const { log, registry } = parts
  const boss = new PgBoss({ connectionString: url, schema: 'jobs', max: 3, application_name: 'manzil jobs' })
  boss.on('error', (error) => log.warn({ message: error.message }, 'the job queue stumbled'))
  await boss.start()
  for (const { name, cron, run } of registry.jobs) {
    await boss.createQueue(name)
    await boss.schedule(name, cron)
    await boss.work(name, async () => {
      await run(jobContext(parts))
    })
  }
  const couriers = registry.jobs.flatMap(({ wakesOn, run }) =>
    wakesOn === undefined ? [] : [runWhenAnnounced(bus, wakesOn, () => run(jobContext(parts)), log)],
  )
  return async () => {
    await boss.stop({ graceful: true, timeout: 5000 })
    await Promise.all(couriers.map((courier) => courier.finish()))
  }
}

/** Runs as soon as work is announced, one round at a time; the cron finds what is missed. */
function runWhenAnnounced(bus: Bus, awaited: string, work: () => Promise<unknown>, log: Logger): { finish: () => Promise<void> } {
  let round: Promise<void> | undefined
  let isAskedAgain = false
  let isOver = false
  const run = async () => {
    do {
      isAskedAgain = false
      await work().catch((error: unknown) => log.warn({ awaited, message: (error as Error).message }, 'queued work waits for the next round'))
    } while (isAskedAgain && !isOver)
    round = undefined
  }
  const wake = () => {
    if (isOver) return
    isAskedAgain = true
    round ??= run()
  }
  bus.subscribe(({ topic }) => topic === awaited && wake(), wake)
  return {
    async finish() {
      isOver = true
      await round
    },
  }
}
