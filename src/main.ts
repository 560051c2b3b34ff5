import fs from 'node:fs'
import { openDatabase } from './app/open-database.ts'
import type { Overrides } from './app/start-services.ts'
import { type Step, stopAll, stopBy } from './app/stop-all.ts'
import { type Config, readConfig } from './platform/server/config/config.ts'
import { reasonOf } from './platform/server/log.ts'

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

async function start(config: Config, stops: Step[], overrides: Overrides): Promise<void> {
  fs.mkdirSync(config.dataDir, { recursive: true })
  if (config.databaseUrl === undefined) say('starting the embedded database')
  // To read two thousand modules takes longer than the database takes to start. A module may say something as soon as it is read: languages come first.
  const program = import('./platform/server/catalogues.ts').then(
    () => import('./app/start-services.ts'),
  )
  program.catch(() => undefined)
  const database = await openDatabase(config)
  stops.push({ what: 'the database', byMs: stopBy.database, stop: database.stop })
  const { startServices } = await program
  await startServices({ config, database, stops, say }, overrides)
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
