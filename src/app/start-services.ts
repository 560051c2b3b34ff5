import type { FastifyInstance } from 'fastify'
import { demoAccounts, demoPassword, seedDemo } from '../../db/demo.ts'
import { files, keepSweepingArrivals } from '../gateways/files/index.ts'
import { openBus } from '../platform/server/bus.ts'
import { readAhead } from '../platform/server/catalogue-files.ts'
import type { Config } from '../platform/server/config/config.ts'
import type { MetricSettings, TraceSettings } from '../platform/server/config/telemetry.ts'
import { ownsTables } from '../platform/server/database/roles.ts'
import { connect } from '../platform/server/database/db.ts'
import { openJobQueue } from '../platform/server/jobs.ts'
import { reasonOf } from '../platform/server/log.ts'
import { createRegistry } from '../platform/server/registry.ts'
import { capabilities } from './capabilities.ts'
import { standardSettings } from './follow-settings.ts'
import { createApp, type AppParts } from './http.ts'
import type { OpenDatabase } from './open-database.ts'
import { prepareDatabase } from './prepare-database.ts'
import { listCandidates } from '../features/search/contract.ts'
import { loadBuiltPages, warmPage } from './pages/render.ts'
import { type Step, stopBy } from './stop-all.ts'
import { startWorker } from './jobs/worker.ts'

const demoHint = `demo accounts, password ${demoPassword}: ${demoAccounts.map(({ role, phoneNumber }) => `${role} ${phoneNumber}`).join(', ')}`

const ownerHint =
  "the role of DATABASE_URL owns the tables and could switch off the audit log's trigger; docs/operations/database.md says how to give it less"

export type Overrides = Pick<AppParts, 'loadPages' | 'middleware'> & {
  /** The pages, where they are still being built: the database is prepared meanwhile. */
  built?: Promise<void>
}

interface Given {
  config: Config
  database: OpenDatabase
  /** Takes what is to be stopped, in the order in which it was started. */
  stops: Step[]
  say: (line: string) => void
}

/** Web and/or worker on a database that is there; resolves when ready. */
export async function startServices(
  { config, database, stops, say }: Given,
  { built, ...overrides }: Overrides,
): Promise<void> {
  if (config.traces) stops.push(await beginTraces(config.traces))
  // Read while the database answers.
  if (config.services.web && built) built.then(loadBuiltPages).catch(() => undefined)
  const registry = createRegistry(capabilities)
  await prepareDatabase(database, registry, console, say)
  const { url } = database
  if (await ownsTables(url)) say(ownerHint)
  if (config.demo) await seed(config, database.ownerUrl, say)
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
  if (config.metrics) stops.push(await beginMetrics(config.metrics, app))
  // Web and worker at once: each has the whole time to finish what is under way.
  const services: (() => Promise<unknown>)[] = [keepSweepingArrivals(config, app.log)]
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
  await app.listen({ port: config.port, host: config.host })
  services.push(() => app.close())
  say(`ready ${config.origin}${config.demo ? `  ${demoHint}` : ''}`)
  if (config.production)
    prepareMore(app).catch((error: unknown) =>
      app.log.error({ reason: reasonOf(error) }, 'more was not prepared'),
    )
}

/** What costs its first reader a moment, the home page first; whoever comes meanwhile waits for the rest of that moment. */
async function prepareMore(app: FastifyInstance): Promise<void> {
  // The list's answer waits for the index. Whatever was begun before that stands is not kept: it may show what has changed.
  await app.inject(listCandidates.path)
  await warmPage(app, '/')
  await warmPage(app, '/candidates')
  await readAhead()
}

/** Not even read where nobody wants traces. */
async function beginTraces(settings: TraceSettings): Promise<Step> {
  const { openTraces } = await import('../gateways/telemetry/index.ts')
  return { what: 'traces', byMs: stopBy.traces, stop: openTraces(settings, console) }
}

/** The same that /metrics shows, also of a process that doesn't listen. */
async function beginMetrics(settings: MetricSettings, app: FastifyInstance): Promise<Step> {
  const { openMetrics } = await import('../gateways/telemetry/index.ts')
  const stop = openMetrics(settings, () => app.readMetrics(), app.log)
  return { what: 'metrics', byMs: stopBy.metrics, stop }
}

async function seed(config: Config, url: string, say: (line: string) => void): Promise<void> {
  const { pool, close } = connect(url, console, { patient: 'endless' })
  const store = files(config)
  await seedDemo({
    pool,
    now: new Date(),
    putFile: (key, body) => store.put(key, body),
    log: say,
  }).finally(close)
}
