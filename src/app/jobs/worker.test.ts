import { PgBoss } from 'pg-boss'
import { expect, test } from 'vitest'
import { useTestApp } from '../../../test/harness.ts'
import { jobContext } from '../../../test/people.ts'
import type { Registry } from '../../platform/server/capability.ts'
import { transaction } from '../../platform/server/database/db.ts'
import { defineJob, enqueue, type Job } from '../../platform/server/jobs.ts'
import { makeQueues } from './job-queues.ts'
import { startWorker } from './worker.ts'

const app = useTestApp()

const present = {
  policy: 'exclusive',
  retryLimit: 2,
  retryDelay: 0,
  retryBackoff: false,
  expireInSeconds: 6 * 3600,
  heartbeatSeconds: 60,
}
const never = '0 0 1 1 *'

/** A server's jobs, each of which notes that it ran. */
const startJobs = (names: readonly string[], ran: string[]) =>
  startServer(names.map((name) => ({ name, cron: never, run: async () => void ran.push(name) })))

async function startServer(jobs: readonly Job[]) {
  const registry: Registry = { ...app.registry, jobs }
  await makeQueues(app.databaseUrl, jobs, app.app.log)
  return startWorker({
    directUrl: app.databaseUrl,
    url: app.databaseUrl,
    config: app.config,
    registry,
    queue: app.queue,
    settings: app.settings,
    log: app.app.log,
  })
}

test('queues of an earlier version get the options of this one, and what waited in them or was under way runs: two servers that start at once', async () => {
  const earlier = new PgBoss({ connectionString: app.databaseUrl, schema: 'jobs', max: 2 })
  await earlier.start()
  const queues = {
    overlapping: {},
    'under-way': {},
    idle: {},
    hasty: {
      policy: 'exclusive',
      retryLimit: 9,
      retryDelay: 600,
      retryBackoff: true,
      expireInSeconds: 900,
    },
  } as const
  for (const [name, options] of Object.entries(queues)) {
    await earlier.createQueue(name, options)
    await earlier.schedule(name, '0 0 2 1 *')
  }
  for (const name of ['overlapping', 'overlapping', 'overlapping', 'under-way', 'hasty'])
    await earlier.send(name)
  await earlier.fetch('under-way')
  const ran: string[] = []
  const names = [...Object.keys(queues), 'new']
  const stops = await Promise.all([startJobs(names, ran), startJobs(names, ran)])
  await expect
    .poll(() => ran.toSorted(), { timeout: 20_000 })
    .toEqual(['hasty', 'overlapping', 'under-way'])
  for (const name of names) expect(await earlier.getQueue(name), name).toMatchObject(present)
  const schedules = await earlier.getSchedules()
  expect(schedules.map(({ name, cron }) => [name, cron]).toSorted()).toEqual(
    names.toSorted().map((name) => [name, never]),
  )
  for (const stop of stops) await stop()
  await earlier.createQueue('of-no-job')
  await (
    await startJobs(names, ran)
  )()
  expect(await earlier.getQueue('of-no-job')).toBeNull()
  await earlier.stop({ graceful: false })
}, 60_000)

test('what is enqueued runs when its transaction commits, once for one input; what fails goes its way to the end and stops no other', async () => {
  const done: string[] = []
  const job = defineJob<{ what: string }>({
    name: 'note',
    retries: { most: 0, firstWaitSeconds: 1 },
    atOnce: 2,
    async run(_, { what }) {
      if (what === 'bad') throw new Error('no luck')
      done.push(what)
    },
    giveUp: async (_, { what }, tries) => void done.push(`gave up ${what} after ${tries}`),
    waiting: async () => (done.includes('waiting') ? [] : [{ input: { what: 'waiting' } }]),
  })
  const stops = [await startServer([job]), await startServer([job])]
  const undone = transaction(jobContext(app), async (ctx) => {
    await enqueue(ctx, job, { what: 'undone' })
    throw new Error('changed my mind')
  })
  await expect(undone).rejects.toThrow('changed my mind')
  await transaction(jobContext(app), async (ctx) => {
    for (const what of ['bad', 'good', 'good']) await enqueue(ctx, job, { what })
  })
  await expect
    .poll(() => done.toSorted(), { timeout: 20_000 })
    .toEqual(['gave up bad after 1', 'good', 'waiting'])
  const { rows } = await app.connection.pool.query(
    `select notify, retry_limit from jobs.queue where name = 'note'`,
  )
  expect(rows).toEqual([{ notify: true, retry_limit: 0 }])
  for (const stop of stops) await stop()
}, 60_000)

test('what nobody announces to it, such as what waited while no worker was there, a worker does without a pause between one and the next', async () => {
  const done: number[] = []
  const job = defineJob<{ nth: number }>({
    name: 'backlog',
    retries: { most: 0, firstWaitSeconds: 1 },
    run: async (_, { nth }) => void done.push(nth),
  })
  const all = Array.from({ length: 10 }, (_, nth) => nth)
  await makeQueues(app.databaseUrl, [job], app.app.log)
  await transaction(jobContext(app), async (ctx) => {
    for (const nth of all) await enqueue(ctx, job, { nth })
  })
  const stop = await startServer([job])
  await expect.poll(() => done.toSorted((a, b) => a - b), { timeout: 8000 }).toEqual(all)
  await stop()
}, 60_000)
