import crypto from 'node:crypto'
import path from 'node:path'
import { PgBoss } from 'pg-boss'
import { vi } from 'vitest'
import { startEmbeddedPostgres } from '../../src/platform/server/database/embedded-postgres.ts'
import { findFreePort } from '../../src/platform/server/find-free-port.ts'
import { jobsSchema } from '../../src/platform/server/jobs.ts'
import type { ServerProcess, ServerProcesses } from './processes.ts'
import { queryOnce } from './standby.ts'

/** What can die. */
export type Part = 'web' | 'worker' | 'database'

/** The product as processes of their own: web, worker and the database that both work on. */
export interface Stack {
  dataDir: string
  /** The web process that runs, or ran last. */
  web(): ServerProcess
  start(part: 'web' | 'worker'): Promise<void>
  /** kill -9; resolves when it is dead. */
  kill(part: Part): Promise<void>
  /** After a kill: all three work again. */
  restore(part: Part): Promise<void>
  query<Row extends object>(text: string): Promise<Row[]>
  /** A job is under way. */
  isAtWork(): Promise<unknown>
  /** All jobs that are due within ten minutes are done: they are due at once. One that a dying process claimed as the search for the dead was on is found by the next. */
  workOff(): Promise<void>
  /** All that its processes have printed. */
  output(): string
  stop(): Promise<void>
}

/** Starts the database, with neither web nor worker yet. */
export async function startStack(servers: ServerProcesses): Promise<Stack> {
  const folder = servers.newFolder()
  const dataDir = path.join(folder, 'data')
  const postgres = await startEmbeddedPostgres({ dataDir: path.join(folder, 'postgres') })
  const port = await findFreePort()
  const settings = {
    DATABASE_URL: postgres.url,
    SESSION_SECRET: crypto.randomBytes(32).toString('hex'),
    DEMO: 'on',
    DATA_DIR: dataDir,
    ORIGIN: `http://localhost:${port}`,
    PORT: String(port),
  }
  const running: Partial<Record<'web' | 'worker', ServerProcess>> = {}
  const started: ServerProcess[] = []
  const web = (): ServerProcess => {
    if (running.web === undefined) throw new Error('there is no web process yet')
    return running.web
  }
  const query = <Row extends object>(text: string) => queryOnce<Row>(postgres.url, text)
  const start: Stack['start'] = async (part) => {
    running[part] = await servers.start('withoutPages', { ...settings, SERVICES: part })
    started.push(running[part])
  }
  return {
    dataDir,
    web,
    start,
    async kill(part) {
      if (part === 'database') return void process.kill(postgres.pid, 'SIGKILL')
      running[part]?.kill('SIGKILL')
      await running[part]?.ended
    },
    async restore(part) {
      if (part === 'worker') await findDead(postgres.url)
      if (part !== 'database') return start(part)
      await vi.waitUntil(() => isReady(web()), { timeout: 60_000 })
      // What a living worker could not say that it is done counts as the job of a dead one.
      await vi
        .waitUntil(async () => (await query(active)).length === 0, soon)
        .catch(() => undefined)
      await findDead(postgres.url)
    },
    query,
    isAtWork: () =>
      vi.waitUntil(async () => (await query(active)).length > 0, { timeout: 30_000, interval: 1 }),
    async workOff() {
      let left: object[] = []
      const isDone = async () => (left = await query(hurry)).length === 0
      if (await vi.waitUntil(isDone, { timeout: 20_000, interval: 200 }).catch(() => false)) return
      await findDead(postgres.url)
      await vi.waitUntil(isDone, { timeout: 60_000, interval: 200 }).catch((cause: unknown) => {
        throw new Error(`jobs are left: ${JSON.stringify(left)}`, { cause })
      })
    },
    output: () => started.map((server) => server.output()).join('\n'),
    async stop() {
      for (const server of Object.values(running)) server.kill('SIGTERM')
      await Promise.all(Object.values(running).map((server) => server.ended))
      await postgres.stop()
    },
  }
}

const isReady = ({ origin }: ServerProcess): Promise<boolean> =>
  fetch(`${origin}/readyz`).then(({ status }) => status === 200)

const active = `select id from ${jobsSchema}.job where state = 'active'`
const soon = { timeout: 3000, interval: 100 }

const hurry = `
  update ${jobsSchema}.job set start_after = least(start_after, now())
  where state < 'completed' and start_after <= now() + interval '10 minutes'
  returning name, state, retry_count, started_on, heartbeat_on`

const tenMinutesPass = `
  update ${jobsSchema}.queue set monitor_on = null, monitor_claim_on = null;
  update ${jobsSchema}.job set heartbeat_on = heartbeat_on - interval '10 minutes' where state = 'active'`

/** What each worker does once a minute, ten minutes later: it finds the jobs of those that died. */
async function findDead(url: string): Promise<void> {
  const boss = new PgBoss({
    connectionString: url,
    schema: jobsSchema,
    max: 1,
    migrate: false,
    supervise: false,
    schedule: false,
  })
  boss.on('error', () => {})
  await boss.start()
  await queryOnce(url, tenMinutesPass)
  await boss.supervise()
  await boss.stop({ graceful: false })
}
