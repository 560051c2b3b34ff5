import { sql } from 'drizzle-orm'
import { PgBoss, type Queue, type QueueResult } from 'pg-boss'
import { connect } from '../../platform/server/database/db.ts'
import { givenUpOf, type Job, jobsSchema } from '../../platform/server/jobs.ts'
import type { Logger } from '../../platform/server/log.ts'

/** Only one run of a job is queued or under way for one input, whichever process does it. */
const policy = 'exclusive'
const lasting = {
  /** Longer than any run should take; one whose process died is found by its missing heartbeat. */
  expireInSeconds: 6 * 3600,
  heartbeatSeconds: 60,
} as const

/** The queues of a job, as they shall be; the second is where those go that are given up. */
function queuesOf(job: Job): [Queue, ...Queue[]] {
  const { name } = job
  const queue = { name, policy, ...lasting }
  if (job.cron !== undefined)
    return [{ ...queue, retryLimit: 2, retryDelay: 0, retryBackoff: false }]
  const { most, firstWaitSeconds, longestWaitSeconds } = job.retries
  const tries = {
    retryLimit: most,
    retryDelay: firstWaitSeconds,
    retryBackoff: true,
    ...(longestWaitSeconds && { retryDelayMax: longestWaitSeconds }),
  }
  if (!job.giveUp) return [{ ...queue, ...tries, notify: true }]
  const end = { name: givenUpOf(job), policy: 'standard', ...lasting, retryLimit: 10 }
  return [
    { ...queue, ...tries, notify: true, deadLetter: end.name },
    { ...end, retryDelay: 60, retryBackoff: true },
  ]
}

/** Brings the queues to what the jobs declare, before anyone puts something there. One process at a time. */
export async function makeQueues(url: string, jobs: readonly Job[], log: Logger): Promise<void> {
  const boss = new PgBoss({ connectionString: url, schema: jobsSchema, max: 2, supervise: false })
  boss.on('error', () => {})
  const connection = connect(url, log, { patient: 'job', max: 1 })
  try {
    await boss.start()
    await connection.db.transaction(async (tx) => {
      await tx.execute(sql`select pg_advisory_xact_lock(hashtext('manzil job queues'))`)
      const wanted = jobs.flatMap((job) => queuesOf(job).toReversed())
      const there = new Map((await boss.getQueues()).map((queue) => [queue.name, queue]))
      for (const queue of wanted) await makeQueue(boss, queue, there.get(queue.name))
      for (const { name } of wanted) there.delete(name)
      await dropQueues(
        boss,
        [...there.values()].filter(({ name }) => !name.startsWith('__pgboss')),
      )
    })
  } finally {
    await boss.stop({ graceful: false })
    await connection.close()
  }
}

/** A queue keeps what it was made with: its policy can't change, so one of another policy is made anew, and a run that waited in it or was under way waits in the new one. */
async function makeQueue(
  boss: PgBoss,
  { name, policy, ...options }: Queue,
  before: QueueResult | undefined,
): Promise<void> {
  if (before !== undefined && before.policy === policy) {
    const isOther = Object.entries(options).some(
      ([key, value]) => before[key as keyof typeof options] !== value,
    )
    return isOther ? boss.updateQueue(name, options) : undefined
  }
  const isAsked =
    before !== undefined &&
    (await boss.findJobs(name)).some(({ state }) => ['created', 'retry', 'active'].includes(state))
  if (before !== undefined) await boss.deleteQueue(name)
  await boss.createQueue(name, { ...options, ...(policy && { policy }) })
  if (isAsked) await boss.send(name)
}

/** Away with queues of jobs that are no more, and the times at which they were asked for. */
async function dropQueues(boss: PgBoss, queues: readonly QueueResult[]): Promise<void> {
  // One that others name as their end goes after them.
  const inOrder = queues.toSorted(
    (a, b) => Number(a.deadLetter == null) - Number(b.deadLetter == null),
  )
  for (const { name } of inOrder) {
    await boss.unschedule(name)
    await boss.deleteQueue(name)
  }
}
