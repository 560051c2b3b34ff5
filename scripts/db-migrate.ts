import { readConfig } from '../src/platform/server/config.ts'
import { embeddedDatabase } from '../src/platform/server/embedded-database.ts'
import { migrate } from '../src/platform/server/migrate.ts'

// npm run db:migrate: brings the database of the settings up to date.

const config = readConfig(process.env)
if (config.databaseUrl === undefined) {
  const postgres = await embeddedDatabase(config)
  await migrate(postgres.url, console.log)
  await postgres.stop()
} else await migrate(config.databaseUrl, console.log)
console.log('up to date')
process.exit(0)
