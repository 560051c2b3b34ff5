import crypto from 'node:crypto'
import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { root } from '../../scripts/command.ts'
import { readMigrations } from '../../src/platform/server/database/migrate.ts'
import { query } from '../backups.ts'
import { databaseUrl } from '../database.ts'
import { runScript } from './commands.ts'

const name = `dotenv_${crypto.randomBytes(6).toString('hex')}`
const url = databaseUrl(inject('databaseAdminUrl'), name)
/** The project where it has a `.env`, which the folder of those who work on it may not get. */
const project = fs.mkdtempSync(path.join(os.tmpdir(), 'manzil-dotenv-'))

beforeAll(async () => {
  await query(inject('databaseAdminUrl'), `create database ${name}`)
  for (const folder of ['src', 'scripts', 'db'])
    fs.cpSync(path.join(root, folder), path.join(project, folder), {
      recursive: true,
      filter: (file) => !/\.(test\.ts|tsx|css)$/.test(file),
    })
  fs.copyFileSync(path.join(root, 'package.json'), path.join(project, 'package.json'))
  fs.symlinkSync(path.join(root, 'node_modules'), path.join(project, 'node_modules'))
  fs.writeFileSync(
    path.join(project, '.env'),
    `DATABASE_URL=${url}\nSESSION_SECRET=${crypto.randomBytes(32).toString('hex')}\nDEMO=on\n`,
  )
})
afterAll(async () => {
  await query(inject('databaseAdminUrl'), `drop database ${name} with (force)`)
  fs.rmSync(project, { recursive: true })
})

test('npm run db:migrate brings the database up to date that .env names, and makes no other', async () => {
  const { code, output } = await runScript('db-migrate.ts', [], {}, project)
  expect([code, output.trimEnd().split('\n').at(-1)]).toEqual([0, 'up to date'])
  expect(await query(url, 'select name from migrations order by name')).toEqual(
    (await readMigrations()).map((migration) => ({ name: migration.name })),
  )
  expect(fs.existsSync(path.join(project, 'data', 'postgres'))).toBe(false)
})

test('npm run db:reset throws nothing away where .env names a database', async () => {
  const kept = path.join(project, 'data', 'files', 'kept')
  fs.mkdirSync(path.dirname(kept), { recursive: true })
  fs.writeFileSync(kept, '')
  const { code, output } = await runScript('db-reset.ts', [], {}, project)
  expect([code, output]).toEqual([1, expect.stringContaining('with DATABASE_URL do it yourself')])
  expect(fs.existsSync(kept)).toBe(true)
})
