import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import pg from 'pg'
import { afterAll, inject } from 'vitest'
import { type Copy, listCopies } from '../src/app/backup/manifest.ts'
import { type Taken, takeBackup } from '../src/app/backup/take-backup.ts'
import { openTarget } from '../src/app/backup/target.ts'
import { roleUrls } from '../src/platform/server/database/roles.ts'
import { databaseUrl } from './database.ts'
import { useTestApp } from './harness.ts'

export async function query<Row extends pg.QueryResultRow>(url: string, statement: string) {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  return (await client.query<Row>(statement).finally(() => client.end())).rows
}

const administer = (statement: string) => query(inject('databaseAdminUrl'), statement)

/** An app whose copies are made, and empty places for them to come back to. All goes at the end. */
export function useBackups(settings: Record<string, string> = {}) {
  const app = useTestApp({ RATE_LIMITS: 'off', ...settings })
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'manzil-backup-'))
  const databases: string[] = []
  /** How many days it is since the first copy: one a copy, so that none goes for being old. */
  const clock = { days: 0 }
  const owner = () => {
    const { pathname } = new URL(app.databaseUrl)
    return roleUrls(databaseUrl(inject('databaseAdminUrl'), pathname.slice(1))).ownerUrl
  }
  afterAll(async () => {
    for (const name of databases) await administer(`drop database ${name} with (force)`)
    fs.rmSync(folder, { recursive: true, force: true })
  })
  return {
    app,
    folder,
    clock,
    owner,
    take(target: string, passphrase?: string): Promise<Taken> {
      clock.days += 1
      const now = new Date(Date.UTC(2026, 2, 1 + clock.days))
      return takeBackup({ config: app.config, url: owner(), target, passphrase, now })
    },
    copiesIn: async (place: string): Promise<Copy[]> =>
      (await listCopies(openTarget(place, app.config))).finished,
    /** Somewhere with nothing in it yet. */
    async emptyPlace() {
      const name = `restored_${databases.length}_${process.pid}_${Date.now()}`
      await administer(`create database ${name} owner manzil_owner`)
      databases.push(name)
      return {
        config: { ...app.config, dataDir: path.join(folder, name) },
        database: roleUrls(databaseUrl(inject('databaseAdminUrl'), name)),
        registry: app.registry,
        log: console,
        say: () => {},
      }
    },
  }
}
