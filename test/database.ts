import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import pg from 'pg'
import type { TestProject } from 'vitest/node'
import { startEmbeddedPostgres } from '../src/platform/server/database/embedded-postgres.ts'
import { grantToApplication, makeRoles } from '../src/platform/server/database/roles.ts'
import { migrate } from '../src/platform/server/database/migrate.ts'
import { makeJobsSchema } from './jobs.ts'

export const templateName = 'manzil_template'

declare module 'vitest' {
  interface ProvidedContext {
    /** The server on which each test file makes a database of its own. */
    databaseAdminUrl: string
  }
}

// In memory and without fsync: it lives as long as the run.
const flags = [
  'fsync=off',
  'synchronous_commit=off',
  'full_page_writes=off',
  'max_connections=200',
  'wal_level=minimal',
  'max_wal_senders=0',
  'autovacuum=off',
]

/** One throwaway server for the run (or DATABASE_URL_TEST), with a migrated template. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const { adminUrl, stop } = await server()
  project.provide('databaseAdminUrl', adminUrl)
  const admin = new pg.Client({ connectionString: adminUrl })
  await admin.connect()
  await admin.query(`drop database if exists ${templateName}`)
  await admin.query(`create database ${templateName}`)
  await admin.end()
  const roles = await makeRoles(databaseUrl(adminUrl, templateName))
  await migrate(roles.ownerUrl)
  await makeJobsSchema(roles.ownerUrl)
  await grantToApplication(roles)
  return stop
}

export function databaseUrl(adminUrl: string, name: string): string {
  const url = new URL(adminUrl)
  url.pathname = `/${name}`
  return url.href
}

async function server(): Promise<{ adminUrl: string; stop: () => Promise<void> }> {
  const given = process.env.DATABASE_URL_TEST
  if (given) return { adminUrl: given, stop: async () => {} }
  const base = fs.existsSync('/dev/shm') ? '/dev/shm' : os.tmpdir()
  const folder = fs.mkdtempSync(path.join(base, 'manzil-test-'))
  fs.chmodSync(folder, 0o755)
  const postgres = await startEmbeddedPostgres({
    dataDir: path.join(folder, 'postgres'),
    flags: flags.flatMap((flag) => ['-c', flag]),
  })
  return {
    adminUrl: postgres.adminUrl,
    async stop() {
      await postgres.stop()
      fs.rmSync(folder, { recursive: true, force: true })
    },
  }
}
