import fs from 'node:fs'
import path from 'node:path'
import { beforeAll, expect, test } from 'vitest'
import { seedDemo } from '../../../db/demo.ts'
import { query, useBackups } from '../../../test/backups.ts'
import { files } from '../../gateways/files/index.ts'
import { migrate, readMigrations } from '../../platform/server/database/migrate.ts'
import { type CopiedFile, type Copy, objectFile, readFileList } from './manifest.ts'
import { readCopy } from './restore.ts'
import { takeBackup } from './take-backup.ts'
import { verifyBackup } from './verify.ts'

const { app, folder, owner, take, emptyPlace } = useBackups()
/** One for all: the portraits are copied once. */
const target = path.join(folder, 'target')
const silent = { debug() {}, info() {}, warn() {}, error() {} }

/** As `npm run backup -- verify` does it; gives what was said. */
async function verify(copy: Copy): Promise<string[]> {
  const said: string[] = []
  await verifyBackup(await readCopy(copy), {
    config: app.config,
    registry: app.registry,
    log: silent,
    say: (line) => said.push(line),
  })
  return said
}

/** A file of the demo that one of its records names. */
async function namedFile(copy: Copy): Promise<CopiedFile> {
  const [row] = await query<{ key: string }>(
    owner(),
    `select keys[1] as key from stored_files where state = 'kept' order by keys limit 1`,
  )
  const file = (await readFileList(copy)).find(({ key }) => key === row?.key)
  if (file === undefined) throw new Error('the copy does not have it')
  return file
}

beforeAll(async () => {
  const store = files(app.config)
  await seedDemo({
    pool: app.connection.pool,
    now: app.clock.now,
    putFile: (key, body) => store.put(key, body),
  })
})

test('a copy of the demo comes back whole, with nothing to migrate', async () => {
  const { copy, manifest } = await take(target)
  const rowsOf = (name: string) => manifest.tables.find((table) => table.name === name)?.rows
  expect(rowsOf('candidates')).toBeGreaterThan(1000)
  expect(rowsOf('ledger_lines')).toBeGreaterThan(10)
  expect(manifest.files.count).toBeGreaterThan(1000)
  expect(await verify(copy)).toEqual([])
})

test('a file whose bytes are gone from the copy, or are others, is named', async () => {
  const { copy } = await take(target)
  const { key, sha256 } = await namedFile(copy)
  const object = path.join(copy.target.name, objectFile(sha256))
  const bytes = fs.readFileSync(object)
  fs.writeFileSync(object, Buffer.concat([bytes.subarray(1), bytes.subarray(0, 1)]))
  await expect(verify(copy)).rejects.toThrow(`the bytes of ${key} have changed`)
  fs.rmSync(object)
  await expect(verify(copy)).rejects.toThrow(`the bytes of ${key} are missing`)
  fs.writeFileSync(object, bytes)
})

test('a file that a record names and that was lost before the copy was made is named', async () => {
  const { key } = await namedFile((await take(target)).copy)
  const file = path.join(app.config.dataDir, 'files', key)
  fs.renameSync(file, `${file}.lost`)
  try {
    const { copy } = await take(target)
    await expect(verify(copy)).rejects.toThrow(
      `1 files that this copy names are not in it, such as ${key}.`,
    )
  } finally {
    fs.renameSync(`${file}.lost`, file)
  }
})

test('a ledger that does not add up is refused', async () => {
  const change = (by: number) =>
    app.asOwner(
      `alter table ledger_lines disable trigger user;
       update ledger_lines set amount_minor = amount_minor + ${by}
         where (entry_id, account) = (select entry_id, account from ledger_lines order by 1, 2 limit 1);
       alter table ledger_lines enable trigger user`,
    )
  await change(1)
  try {
    const { copy } = await take(target)
    await expect(verify(copy)).rejects.toThrow(/^The ledger of this copy has faults: \{"code":/)
  } finally {
    await change(-1)
  }
})

test('a copy by an older release is migrated where it is verified', async () => {
  const last = '0259_languages_are_a_table.sql'
  const { config, database } = await emptyPlace()
  await migrate(database.ownerUrl, undefined, undefined, last)
  await query(
    database.ownerUrl,
    `insert into enquiries (kind, name, phone_number, message, locale, created_at)
     values ('visa', 'Old', '+97455000001', 'Hello', 'en', now())`,
  )
  const { copy, manifest } = await takeBackup({
    config,
    url: database.ownerUrl,
    target: path.join(folder, 'older'),
    passphrase: undefined,
    now: app.clock.now,
  })
  expect(manifest.migrations.at(-1)?.name).toBe(last)
  const since = (await readMigrations()).filter(({ name }) => name > last)
  expect(since.length).toBeGreaterThan(0)
  expect(await verify(copy)).toEqual(since.map(({ name }) => `migrated: ${name}`))
  // The copied database itself stays as it was.
  expect(await query(database.ownerUrl, 'select max(name) as name from migrations')).toEqual([
    { name: last },
  ])
})
