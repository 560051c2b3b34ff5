import fs from 'node:fs'
import path from 'node:path'
import { buildIfStale } from '../../scripts/build.ts'
import { makeRoles } from '../../src/platform/server/database/roles.ts'
import { startEmbeddedPostgres } from '../../src/platform/server/database/embedded-postgres.ts'
import { databaseUrl, onServer, runFolder, startServer, templateName } from './server.ts'

// It lives as long as the run: nothing of it need outlive a crash.
const flags = [
  'fsync=off',
  'synchronous_commit=off',
  'full_page_writes=off',
  'autovacuum=off',
  'max_connections=200',
]

/** One database server for the run, and the demo as the template of which each worker gets a copy. */
export default async function setUp(): Promise<() => Promise<void>> {
  await buildIfStale({ log: console.log })
  fs.rmSync(runFolder, { recursive: true, force: true })
  const postgres = await startEmbeddedPostgres({
    dataDir: path.join(runFolder, 'postgres'),
    flags: flags.flatMap((flag) => ['-c', flag]),
  })
  process.env.E2E_DATABASE = postgres.adminUrl
  try {
    await onServer(postgres.adminUrl, `create database "${templateName}"`)
    await makeRoles(databaseUrl(postgres.adminUrl, templateName))
    const first = await startServer(postgres.adminUrl, templateName)
    await first.stop()
    await onServer(databaseUrl(postgres.adminUrl, templateName), 'analyze')
  } catch (error) {
    await postgres.stop()
    throw error
  }
  return () => postgres.stop()
}
