import fs from 'node:fs'
import { readConfig } from '../src/platform/server/config/config.ts'
import { enterRoot } from './command.ts'

// npm run db:reset: throws the embedded database, the files and the outbox away. The next start makes them anew.

enterRoot()
const config = readConfig(process.env)
if (config.databaseUrl !== undefined) {
  console.error('This resets the embedded database only; with DATABASE_URL do it yourself.')
  process.exit(1)
}
if (fs.existsSync(`${config.dataDir}/postgres/postmaster.pid`)) {
  console.error(`The database in ${config.dataDir} is running. Stop Manzil first.`)
  process.exit(1)
}
fs.rmSync(config.dataDir, { recursive: true, force: true })
console.log(`removed ${config.dataDir}`)
