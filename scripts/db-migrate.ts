import { capabilities } from '../src/app/capabilities.ts'
import { openDatabase } from '../src/app/open-database.ts'
import { prepareDatabase } from '../src/app/prepare-database.ts'
import { readConfig } from '../src/platform/server/config/config.ts'
import { createRegistry } from '../src/platform/server/registry.ts'
import { runAsked } from './command.ts'

// npm run db:migrate: brings the database of the settings up to date, with its queues and the rights of the role that works on it.

await runAsked(run)

async function run(): Promise<void> {
  const database = await openDatabase(readConfig(process.env))
  try {
    await prepareDatabase(database, createRegistry(capabilities), console, console.log)
  } finally {
    await database.stop()
  }
  console.log('up to date')
}
