import fs from 'node:fs'
import { demoAccounts, demoPassword, seedDemo } from '../db/demo.ts'
import { capabilities } from './app/capabilities.ts'
import { createApp, type AppParts } from './app/http.ts'
import { loadBuiltPages } from './app/render.ts'
import { startWorker } from './app/worker.ts'
import { files } from './gateways/files/index.ts'
import { openBus } from './platform/server/bus.ts'
import { type Config, readConfig } from './platform/server/config.ts'
import { connect } from './platform/server/db.ts'
import { embeddedDatabase } from './platform/server/embedded-database.ts'
import { migrate } from './platform/server/migrate.ts'
import { createRegistry } from './platform/server/registry.ts'

/** Stop within this time, whatever still runs. */
const stopWithinMs = 9500

const demoHint = `demo accounts, password ${demoPassword}: ${demoAccounts.map(({ role, phoneNumber }) => `${role} ${phoneNumber}`).join(', ')}`

type Stops = (() => Promise<unknown>)[]
type Overrides = Pick<AppParts, 'loadPages' | 'middleware'>

/** Config → database → web and/or worker; resolves when ready. SIGTERM and SIGINT stop them in reverse and exit 0. */
export async function main(overrides: Overrides = {}): Promise<void> {
  const config = readConfig(process.env)
  const stops: Stops = []
  const isStopping = stopOnSignal(stops)
  try {
    await start(config, stops, overrides)
  } catch (error) {
    // A start that is stopped half-way fails because what it works with has been closed.
    if (!isStopping()) throw error
  }
}

async function start(config: Config, stops: Stops, overrides: Overrides): Promise<void> {
  fs.mkdirSync(config.dataDir, { recursive: true })
  const url = await openDatabase(config, stops)
  await migrate(url, say)
  if (config.demo) await seed(config, url)
  const connection = connect(url, console, { max: config.databasePool })
  stops.push(() => connection.close())
  const bus = await openBus(url, console)
  stops.push(() => bus.close())
  const registry = createRegistry(capabilities)
  const app = createApp({ config, connection, bus, registry, loadPages: loadBuiltPages, ...overrides })
  await app.ready()
  if (config.services.worker) stops.push(await startWorker({ url, config, registry, bus, log: app.log }))
  if (!config.services.web) return say('ready, working on jobs only')
  await app.listen({ port: config.port, host: config.host })
  stops.push(() => app.close())
  say(`ready ${config.origin}${config.demo ? `  ${demoHint}` : ''}`)
}

async function seed(config: Config, url: string): Promise<void> {
  const { pool, close } = connect(url, console, { patient: 'endless' })
  const store = files(config)
  await seedDemo({ pool, now: new Date(), putFile: (key, body) => store.put(key, body), log: say }).finally(close)
}

async function openDatabase(config: Config, stops: Stops): Promise<string> {
  if (config.databaseUrl !== undefined) return config.databaseUrl
  say('starting the embedded database')
  const postgres = await embeddedDatabase(config)
  stops.push(() => postgres.stop())
  return postgres.url
}

function stopOnSignal(stops: Stops): () => boolean {
  let stopping = false
  const stop = async () => {
    if (stopping) return
    stopping = true
    setTimeout(giveUp, stopWithinMs).unref()
    for (const one of stops.toReversed()) await one().catch((error: unknown) => console.error((error as Error).message))
    process.exit(0)
  }
  process.once('SIGTERM', () => void stop())
  process.once('SIGINT', () => void stop())
  return () => stopping
}

function giveUp(): void {
  say('stopped before all was finished')
  process.exit(0)
}

const say = (line: string): void => void process.stdout.write(`${line}\n`)
