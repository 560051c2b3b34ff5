import fs from 'node:fs'
import path from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { zstdDecompressSync } from 'node:zlib'
import pg from 'pg'
import { beforeAll, expect, test, vi } from 'vitest'
import { query, useBackups } from '../../../test/backups.ts'
import { formOf, samplePdf } from '../../../test/samples.ts'
import { signUp } from '../../../test/sign-up.ts'
import { addDocument, deleteDocument } from '../../features/records/contract.ts'
import {
  addressOf,
  type Copy,
  findCopy,
  objectFile,
  readFileList,
  readManifest,
  tableFile,
} from './manifest.ts'
import { readCopy, restore, restoreDatabase } from './restore.ts'
import type { Taken } from './take-backup.ts'

const { app, folder, clock, owner, take, copiesIn, emptyPlace } = useBackups()
const target = path.join(folder, 'target')
/** With one copy, that nobody changes. */
const sound = path.join(folder, 'sound')
const secret = 'a passphrase for the tests'

interface Worker {
  token: string
  /** The papers whose upload was acknowledged, and whose deletion was not asked for. */
  papers: Set<number>
}

async function upload({ token }: Worker): Promise<number> {
  const { payload, headers } = formOf(
    { document_type: 'other' },
    { document_file: { name: 'p.pdf', body: samplePdf(`${Math.random()}`) } },
  )
  const answer = await app.app.inject({
    method: 'POST',
    url: addDocument.path,
    payload,
    headers: { ...headers, authorization: `Bearer ${token}` },
  })
  expect(answer.statusCode).toBeLessThan(300)
  return answer.json<{ data: { id: number } }>().data.id
}

/**
 * Puts papers up and takes all but one away: as many on a slow machine as on a fast one, so that a copy has no more to read. Of the older ones
 * one goes, too.
 */
async function writeForAWhile(worker: Worker): Promise<void> {
  const remove = async (id: number) =>
    expect((await app.call(deleteDocument, { id }, worker)).status).toBe(200)
  for (let n = 0; n < 14; n += 1) await remove(await upload(worker))
  worker.papers.add(await upload(worker))
  const [oldest] = worker.papers
  if (worker.papers.size < 5 || oldest === undefined) return
  worker.papers.delete(oldest)
  await remove(oldest)
}

/** What a copy holds of a table: its rows, with the texts that COPY writes. */
async function rowsIn(copy: Copy, name: string): Promise<Record<string, string | undefined>[]> {
  const { columns = [] } =
    (await readManifest(copy)).tables.find((table) => table.name === name) ?? {}
  const text = zstdDecompressSync(
    fs.readFileSync(path.join(copy.target.name, tableFile(copy, name))),
  )
  return text
    .toString('utf8')
    .trimEnd()
    .split('\n')
    .map((line) => {
      const values = line.split('\t')
      return Object.fromEntries(columns.map((column, index) => [column, values[index]]))
    })
}

/** The files that the records of a copy name and that it does not bring. */
async function missingFilesOf(copy: Copy): Promise<string[]> {
  const brought = new Set((await readFileList(copy)).map(({ key }) => key))
  const kept = (await rowsIn(copy, 'stored_files')).filter(({ state }) => state === 'kept')
  expect(kept.length).toBeGreaterThan(2)
  return kept
    .flatMap(({ keys }) => keys?.slice(1, -1).split(',') ?? [])
    .filter((key) => !brought.has(key))
}

let workers: Worker[] = []
beforeAll(async () => {
  workers = await Promise.all(
    ['a', 'b', 'c'].map(async () => ({
      token: (await signUp(app, 'jobseeker')).token,
      papers: new Set<number>(),
    })),
  )
  for (const worker of workers) worker.papers.add(await upload(worker))
  await take(sound)
})

test('of ten copies made while people write none misses what was acknowledged before it, and each file is there', async () => {
  // The more files there are, the more comes between the reading of them and that of the tables.
  const others = path.join(app.config.dataDir, 'files', 'others')
  fs.mkdirSync(others)
  for (let n = 0; n < 500; n += 1) fs.writeFileSync(path.join(others, `${n}`), '')
  await take(target)
  for (let n = 0; n < 10; n += 1) {
    const before = workers.map(({ papers }) => [...papers])
    const writing = Promise.all(workers.map(writeForAWhile))
    const { copy } = await take(target)
    const inCopy = new Set(
      (await rowsIn(copy, 'candidate_documents')).map((paper) => Number(paper['id'])),
    )
    const missing = before.flatMap((papers, index) =>
      papers.filter((id) => workers[index]?.papers.has(id) && !inCopy.has(id)),
    )
    expect(missing).toEqual([])
    expect(await missingFilesOf(copy)).toEqual([])
    await readCopy(copy)
    await writing
  }
  fs.rmSync(others, { recursive: true })
}, 120_000)

test('all tables are read as they were at one moment', async () => {
  const usersIn = ({ manifest }: Taken) =>
    manifest.tables.find(({ name }) => name === 'users')?.rows
  const before = usersIn(await take(target))
  const client = new pg.Client({ connectionString: owner() })
  await client.connect()
  try {
    // The copy waits half-way: at a table that it reads before the people, one of whom comes meanwhile.
    await client.query('begin; lock table stored_files in access exclusive mode')
    const taking = take(target)
    const waiting = `select from pg_stat_activity
      where datname = current_database() and application_name = 'manzil backup' and wait_event_type = 'Lock'`
    await expect.poll(() => query(owner(), waiting), { timeout: 30_000 }).toHaveLength(1)
    await client.query(
      `insert into users (role, full_name, phone_number, password_hash, date_joined)
       values ('employer', 'Late', '+97455000009', 'unusable', now())`,
    )
    await client.query('commit')
    expect(usersIn(await taking)).toBe(before)
    await client.query(`delete from users where full_name = 'Late'`)
  } finally {
    await client.end()
  }
})

test('what comes back is what was: rows, numbers that go on, guards and secrets', async () => {
  const { copy, manifest } = await take(target, secret)
  const place = await emptyPlace()
  await restore({ ...(await readCopy(copy)), config: place.config, passphrase: secret }, () =>
    Promise.resolve(place),
  )
  const all = (url: string) =>
    query<{ text: string }>(
      url,
      `select users::text as text from users union all select audit_log::text from audit_log order by 1`,
    )
  expect(await all(place.database.ownerUrl)).toEqual(await all(owner()))
  expect(manifest.tables.find(({ name }) => name === 'users')?.rows).toBe(3)
  expect(manifest.tables.map(({ name }) => name)).not.toContain('record_changes')
  const [next] = await query<{ id: string }>(
    place.database.ownerUrl,
    `insert into users (role, full_name, phone_number, password_hash, date_joined)
     values ('employer', 'N', '+97455000000', 'unusable', now()) returning id`,
  )
  const [newest] = await query<{ id: string }>(owner(), 'select max(id) as id from users')
  expect(Number(next?.id)).toBeGreaterThan(Number(newest?.id))
  await expect(
    query(place.database.ownerUrl, `update audit_log set action = 'other'`),
  ).rejects.toThrow(/audit/i)
  await expect(query(place.database.url, 'delete from ledger_entries')).rejects.toThrow(
    /permission denied/,
  )
  const session = (dataDir: string) =>
    fs.readFileSync(path.join(dataDir, 'secrets', 'session'), 'utf8')
  expect(session(place.config.dataDir)).toBe(session(app.config.dataDir))
})

test('a file that the target has is not copied again', async () => {
  const { copy } = await take(target)
  const [file] = await readFileList(copy)
  const place = path.join(target, objectFile(file?.sha256 ?? ''))
  const before = fs.statSync(place).mtimeMs
  await pause(20)
  await take(target)
  expect(fs.statSync(place).mtimeMs).toBe(before)
})

test('two at once: the second is refused, and the first is whole', async () => {
  const both = await Promise.allSettled([take(target), take(target)])
  expect(both.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected'])
  const refused = both.find((one) => one.status === 'rejected')
  expect(String(refused?.reason)).toMatch(/being made already/)
  for (const copy of await copiesIn(target)) await readCopy(copy)
})

test('a copy that breaks off leaves none, and the next cleans up after it', async () => {
  const into = path.join(folder, 'broken')
  const { copy } = await take(into)
  fs.rmSync(path.join(addressOf(copy), 'manifest.json'))
  expect(await copiesIn(into)).toEqual([])
  const foreign = path.join(into, 'copies', 'of-somebody-else')
  fs.mkdirSync(foreign)
  await take(into)
  expect(fs.readdirSync(path.join(into, 'copies'))).toHaveLength(2)
  expect(fs.existsSync(foreign)).toBe(true)
  // A folder of objects that refuses: nothing gets the name of a copy.
  const shut = path.join(folder, 'shut')
  fs.mkdirSync(shut)
  fs.writeFileSync(path.join(shut, 'objects'), 'a file where a folder is wanted')
  await expect(take(shut)).rejects.toThrow()
  expect(await copiesIn(shut)).toEqual([])
})

test('a disk that fills up in the middle leaves no copy, and those before it as they were', async () => {
  const into = path.join(folder, 'full')
  const { copy } = await take(into)
  const filesIn = () =>
    fs.readdirSync(into, { recursive: true, withFileTypes: true }).filter((one) => one.isFile())
  const before = filesIn()
  const really = fs.createWriteStream
  let files = 0
  const writing = vi.spyOn(fs, 'createWriteStream').mockImplementation((file, options) => {
    files += 1
    return files > 5 ? really('/dev/full', { flags: 'w' }) : really(file, options)
  })
  try {
    await expect(take(into)).rejects.toThrow(/ENOSPC/)
  } finally {
    writing.mockRestore()
  }
  expect(files).toBe(6)
  expect(filesIn()).toEqual(before)
  await readCopy(copy)
  await readCopy((await take(into)).copy)
})

test('a clock that was set back takes no copy for an older one, and deletes none', async () => {
  const into = path.join(folder, 'clock')
  const { copy: first } = await take(into)
  clock.days -= 2
  const { copy: second, forgotten } = await take(into)
  clock.days += 2
  const names = (await copiesIn(into)).map(({ name }) => name)
  expect(names).toEqual([first.name, second.name])
  expect([(await findCopy(into, app.config)).name, forgotten]).toEqual([second.name, 0])
  const one = await findCopy(addressOf(first), app.config)
  expect(addressOf(one)).toBe(addressOf(first))
})

test('a copy goes only where nothing is, and only with its passphrase', async () => {
  const { copy } = await take(target, secret)
  const read = await readCopy(copy)
  const place = await emptyPlace()
  for (const wrong of [undefined, 'another passphrase, also long'])
    await expect(
      restore({ ...read, config: place.config, passphrase: wrong }, () => {
        throw new Error('the database was opened')
      }),
    ).rejects.toThrow(/BACKUP_PASSPHRASE/)
  await expect(
    restore({ ...read, config: app.config, passphrase: secret }, () => Promise.resolve(place)),
  ).rejects.toThrow(/files already/)
  await restoreDatabase(read, place)
  await expect(restoreDatabase(read, place)).rejects.toThrow(/holds tables already/)
})

test('a table that somebody put beside the product’s keeps no copy from coming back, and is named', async () => {
  await query(
    owner(),
    'create table public."Of Another" (n serial); insert into "Of Another" default values',
  )
  const { copy } = await take(target)
  await query(owner(), 'drop table "Of Another"')
  const said: string[] = []
  const place = { ...(await emptyPlace()), say: (line: string) => void said.push(line) }
  await restoreDatabase(await readCopy(copy), place)
  expect(said).toContain('Left out, as Manzil has no such table: "Of Another" (rows: 1).')
  const users = 'select count(*) as n from users'
  expect(await query(place.database.ownerUrl, users)).toEqual(await query(owner(), users))
})

test('a row that points nowhere does not come back, and nothing beside it', async () => {
  const { copy } = await take(target)
  const read = await readCopy(copy)
  const place = await emptyPlace()
  // As a copy would be that was not made at one moment: papers whose candidates it does not have.
  const manifest = {
    ...read.manifest,
    tables: read.manifest.tables.filter(({ name }) => name !== 'users'),
  }
  await expect(restoreDatabase({ ...read, manifest }, place)).rejects.toThrow(/foreign key/)
  expect(await query(place.database.ownerUrl, 'select from candidate_documents')).toEqual([])
})
