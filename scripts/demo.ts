import { parseArgs } from 'node:util'
import { seedDemo } from '../db/demo.ts'
import { files } from '../src/gateways/files/index.ts'
import { readConfig } from '../src/platform/server/config/config.ts'
import { connect } from '../src/platform/server/database/db.ts'
import { capabilities } from '../src/app/capabilities.ts'
import { openDatabase } from '../src/app/open-database.ts'
import { prepareDatabase } from '../src/app/prepare-database.ts'
import { createRegistry } from '../src/platform/server/registry.ts'
import { runAsked, secondsSince } from './command.ts'

const most = 999_000

await runAsked(addPeople)

/** npm run demo -- --candidates 100000: fills the database of the settings up to so many people on the list. */
async function addPeople(): Promise<void> {
  const { values } = parseArgs({ options: { candidates: { type: 'string', default: '1091' } } })
  const candidates = Number(values.candidates)
  if (!Number.isInteger(candidates) || candidates < 1 || candidates > most)
    throw new Error(`--candidates takes a whole number up to ${most}.`)
  const config = readConfig(process.env)
  if (!config.demo)
    throw new Error('This is not a demo: set DEMO=on to add made-up people to this database.')
  const began = performance.now()
  const database = await openDatabase(config)
  try {
    await prepareDatabase(database, createRegistry(capabilities), console, console.log)
    // Its connections may still be closing when the embedded server stops.
    const { pool, close } = connect(
      database.ownerUrl,
      { ...console, warn() {} },
      { patient: 'endless' },
    )
    const store = files(config)
    await seedDemo({
      pool,
      now: new Date(),
      putFile: (key, body) => store.put(key, body),
      candidates,
      log: console.log,
    }).finally(close)
    console.log(
      `done in ${secondsSince(began)} s. A server that runs finds new people when it is started again.`,
    )
  } finally {
    await database.stop()
  }
}
