import fs from 'node:fs'
import { demoAccounts, demoPassword, seedDemo } from '../db/demo.ts'
import { capabilities } from './app/capabilities.ts'
import { createApp, type AppParts } from './app/http.ts'
import { openDatabase, prepareDatabase } from './app/prepare-database.ts'
import { loadBuiltPages, warmPages } from './app/render.ts'
import { type Step, stopAll } from './app/stop-all.ts'
import { startWorker } from './app/worker.ts'
import { files } from './gateways/files/index.ts'
import { openBus } from './platform/server/bus.ts'
import { type Config, readConfig } from './platform/server/config.ts'
import type { TraceSettings } from './platform/server/config-traces.ts'
import { standardSettings } from './app/follow-settings.ts'
import { connect } from './platform/server/db.ts'
import { ownsTables } from './platform/server/database-roles.ts'
import { openJobQueue } from './platform/server/jobs.ts'
import { reasonOf } from './platform/server/log.ts'
import { createRegistry } from './platform/server/registry.ts'

/** So long after a signal each is left behind: eight seconds in all, as who waits for a server to end commonly kills it after ten. */
const stopBy = {
  services: 5500,
  bus: 6000,
  connections: 6500,
  traces: 7000,
  database: 7500,
  all: 7800,
}

const demoHint = `demo accounts, password ${demoPassword}: ${demoAccounts.map(({ role, phoneNumber }) => `${role} ${phoneNumber}`).join(', ')}`

const ownerHint =
  "the role of DATABASE_URL owns the tables and could switch off the audit log's trigger; docs/operations/database.md says how to give it less"

type Overrides = Pick<AppParts, 'loadPages' | 'middleware'> & {
  /** The pages, where they are still being built: the database is prepared meanwhile. */
  built?: Promise<void>
}

/** Config → database → web and/or worker; resolves when ready. SIGTERM and SIGINT stop them in reverse and exit 0. */
export async function main(overrides: Overrides = {}): Promise<void> {
  const config = readConfig(process.env)
  const stops: Step[] = []
  const isStopping = stopOnSignal(stops)
  try {
    await start(config, stops, overrides)
  } catch (error) {
    // A start that is stopped half-way fails because what it works with has been closed.
    if (!isStopping()) throw error
  }
}

async function start(
  config: Config,
  stops: Step[],
  { built, ...overrides }: Overrides,
): Promise<void> {
  fs.mkdirSync(config.dataDir, { recursive: true })
  if (config.databaseUrl === undefined) say('starting the embedded database')
  const database = await openDatabase(config)
  stops.push({ what: 'the database', byMs: stopBy.database, stop: database.stop })
  if (config.traces) stops.push(await beginTraces(config.traces))
  const registry = createRegistry(capabilities)
  await prepareDatabase(database, registry, console, say)
  const { url } = database
  if (await ownsTables(url)) say(ownerHint)
  if (config.demo) await seed(config, database.ownerUrl)
  const connection = connect(url, console, { max: config.databasePool })
  stops.push({ what: 'connections', byMs: stopBy.connections, stop: () => connection.close() })
  const directUrl = config.databaseDirectUrl ?? url
  const bus = await openBus(directUrl, console)
  stops.push({ what: 'bus', byMs: stopBy.bus, stop: () => bus.close() })
  const queue = await openJobQueue(connection.pool, console)
  stops.push({ what: 'job queue', byMs: stopBy.bus, stop: () => queue.close() })
  const settings = standardSettings()
  await built
  const app = createApp({
    config,
    connection,
    bus,
    registry,
    queue,
    settings,
    loadPages: loadBuiltPages,
    ...overrides,
  })
  await app.ready()
  // Web and worker at once: each has the whole time to finish what is under way.
  const services: (() => Promise<unknown>)[] = []
  stops.push({
    what: 'what was under way',
    byMs: stopBy.services,
    stop: () => Promise.all(services.map((stop) => stop())),
  })
  if (config.services.worker)
    services.push(
      await startWorker({ url, directUrl, config, registry, queue, settings, log: app.log }),
    )
  if (!config.services.web) return say('ready, working on jobs only')
  if (config.production) await warmPages(app)
  await app.listen({ port: config.port, host: config.host })
  services.push(() => app.close())
  say(`ready ${config.origin}${config.demo ? `  ${demoHint}` : ''}`)
}

/** Not even read where nobody wants traces. */
async function beginTraces(settings: TraceSettings): Promise<Step> {
  const { openTraces } = await import('./gateways/traces/index.ts')
  return { what: 'traces', byMs: stopBy.traces, stop: openTraces(settings, console) }
}

async function seed(config: Config, url: string): Promise<void> {
  const { pool, close } = connect(url, console, { patient: 'endless' })
  const store = files(config)
  await seedDemo({
    pool,
    now: new Date(),
    putFile: (key, body) => store.put(key, body),
    log: say,
  }).finally(close)
}

function stopOnSignal(stops: Step[]): () => boolean {
  let stopping = false
  const stop = async () => {
    if (stopping) return
    stopping = true
    setTimeout(() => leave(['more']), stopBy.all).unref()
    leave(
      await stopAll(stops.toReversed(), (error, what) =>
        console.error({ what, reason: reasonOf(error) }, 'it could not be stopped'),
      ),
    )
  }
  process.once('SIGTERM', () => void stop())
  process.once('SIGINT', () => void stop())
  return () => stopping
}

function leave(late: readonly string[]): void {
  if (late.length > 0) say(`stopped before all was finished: ${late.join(', ')}`)
  process.exit(0)
}

const say = (line: string): void => void process.stdout.write(`${line}\n`)
