import fs from 'node:fs'
import path from 'node:path'
import { eq, sql } from 'drizzle-orm'
import pg from 'pg'
import { afterEach, beforeAll, beforeEach, expect, onTestFinished, test, vi } from 'vitest'
import { makeAgency } from '../../../../test/agencies.ts'
import { useTestApp } from '../../../../test/harness.ts'
import { makeCandidate } from '../../../../test/people.ts'
import { broadcast, type RecordEvent } from '../../../platform/server/bus.ts'
import { connect } from '../../../platform/server/database/db.ts'
import type { Host } from '../../../platform/server/http.ts'
import { identityOf, positionOf, recordChanges } from '../../../platform/server/record-changes.ts'
import { qatarDate } from '../../../platform/shared/format.ts'
import { createResponseCache } from '../../../platform/server/cache/response-cache.ts'
import { candidates } from '../../profiles/server/record-api.ts'
import { candidateQuery } from '../contract.ts'
import { candidateIndex } from './candidate-index.ts'
import { Snapshots, stampOfBuild } from './keep-snapshot.ts'
import { readAtOnce } from './queries.ts'
import { SnapshotFile } from './snapshot-file.ts'

const people = 1200
const app = useTestApp()
const folder = () => path.join(app.config.dataDir, 'search')
const files = () => (fs.existsSync(folder()) ? fs.readdirSync(folder()) : [])
const file = () => path.join(folder(), files()[0] ?? '')

beforeAll(async () => {
  const { db } = app.connection
  const one = await makeCandidate(app, { nationality: 'Kenyan', indexProfile: false })
  const columns = sql.raw(
    'full_name, nationality, age, desired_position, is_published, wants_published, created_at, updated_at',
  )
  const { id: agency } = await makeAgency(app, { licenceExpiresOn: '2027-01-01' })
  await db.execute(
    sql`insert into candidates (agency_id, ${columns}) select ${agency}::bigint, ${columns} from candidates, generate_series(2, ${people}::int) where id = ${one}`,
  )
})
beforeEach(() => fs.rmSync(folder(), { recursive: true, force: true }))
afterEach(async () => {
  const { db } = app.connection
  await db.update(candidates).set({ nationality: 'Kenyan', hiredAt: null })
  // A transaction of another test, however old, keeps the position from passing what an earlier test told.
  await db.delete(recordChanges)
})

function newHost(): Host {
  return {
    config: app.config,
    connection: app.connection,
    bus: { subscribe: (_hear: (told: RecordEvent) => void) => undefined },
    cache: createResponseCache({ keyOf: (url) => url, refill: async () => undefined }),
    clock: () => app.clock.now,
    log: app.app.log,
  } as unknown as Host
}

/** What a process finds that starts now. */
const start = () => candidateIndex(newHost())()
const found = async (nationality: string) =>
  (await start()).search(candidateQuery.parse({ nationality: [nationality], page_size: 60 })).total

/** A change that nobody is told of: only who reads everybody sees it. */
const changeSecretly = (nationality: string) =>
  app.connection.db
    .update(candidates)
    .set({ nationality })
    .where(eq(candidates.nationality, 'Kenyan'))

async function change(id: number, values: Partial<typeof candidates.$inferInsert>): Promise<void> {
  await app.connection.db.update(candidates).set(values).where(eq(candidates.id, id))
  await broadcast(app.connection, 'candidates', id)
}

test('the second start reads the snapshot of the first and what changed since, and nobody else', async () => {
  expect(await found('Kenyan')).toBe(people)
  expect(files()).toHaveLength(1)
  expect(fs.statSync(file()).mode & 0o777).toBe(0o600)
  expect(fs.readFileSync(file()).includes('Kenyan')).toBe(false)
  const [one, other] = await someIds()
  await change(one!, { nationality: 'Ugandan' })
  await change(other!, { hiredAt: app.clock.now })
  await changeSecretly('Indian')
  expect(await found('Ugandan')).toBe(1)
  expect(await found('Kenyan')).toBe(people - 2)
})

test('of twenty processes that start at once one reads everybody, the others what it kept', async () => {
  const asked = vi.spyOn(pg.Client.prototype, 'query')
  onTestFinished(() => asked.mockRestore())
  const processes = Array.from({ length: 20 }, () => {
    const connection = connect(app.databaseUrl, app.app.log, { max: 3 })
    onTestFinished(() => connection.close())
    return candidateIndex({ ...newHost(), connection })()
  })
  const totals = (await Promise.all(processes)).map(
    (index) => index.search(candidateQuery.parse({ nationality: ['Kenyan'] })).total,
  )
  expect(totals).toEqual(processes.map(() => people))
  // The first part of everybody, after no id.
  const readings = asked.mock.calls.filter(([query, values]) => {
    const said = query as unknown as { text?: string; values?: unknown[] }
    const given = [values, said.values].flat()
    const isOfPeople = /from "listed_candidates".* limit /.test(said.text ?? '')
    return isOfPeople && given.includes(0) && given.includes(readAtOnce)
  })
  expect(readings).toHaveLength(1)
})

test('a snapshot that is torn, altered, of another build, another database or a later time is none', async () => {
  await start()
  const whole = fs.readFileSync(file())
  await changeSecretly('Indian')
  const bad: Record<string, () => unknown> = {
    torn: () => fs.writeFileSync(file(), whole.subarray(0, whole.length - 40)),
    'cut within a length': () => fs.writeFileSync(file(), whole.subarray(0, 2)),
    empty: () => fs.writeFileSync(file(), ''),
    altered: () => {
      const other = Buffer.from(whole)
      other[whole.length >> 1]! ^= 1
      fs.writeFileSync(file(), other)
    },
    'not ours': () => fs.writeFileSync(file(), Buffer.alloc(5000, 0xff)),
    'of another build': () => snapshotOf({ stamp: 'another'.padEnd(64, '0') }),
    'of another database': () => snapshotOf({ database: 'another' }),
    'of a later time': () => snapshotOf({ position: '999999999999' }),
  }
  for (const [how, spoil] of Object.entries(bad)) {
    await spoil()
    expect([how, await found('Kenyan'), await found('Indian')]).toEqual([how, 0, people])
    fs.writeFileSync(file(), whole)
    expect([how, await found('Kenyan')]).toEqual([how, people])
  }
})

test('two builds side by side keep a snapshot each', async () => {
  await start()
  const other = new SnapshotFile(app.config, 'b'.repeat(64))
  const writer = await other.begin({ database: 'x', position: '1', day: '2026-03-10' })
  await writer.add({ names: [], records: new Int32Array() })
  await writer.end()
  await writer.leave()
  expect(files()).toHaveLength(2)
  await changeSecretly('Indian')
  expect(await found('Kenyan')).toBe(people)
  const others = await other.read()
  await others?.leave()
  expect(others?.database).toBe('x')
})

test('it is written anew after hours, from what is held then', async () => {
  const index = await start()
  const { db } = app.connection
  const day = qatarDate(app.clock.now)
  const snapshots = new Snapshots(newHost())
  const first = fs.readFileSync(file())
  await snapshots.renew({ index, position: await positionOf(db), day })
  expect(fs.readFileSync(file()).equals(first)).toBe(true)
  const [one] = await someIds()
  await change(one!, { nationality: 'Ugandan' })
  const later = { index: await start(), position: await positionOf(db), day }
  await changeSecretly('Indian')
  const hours = new Date(Date.now() - 3 * 3_600_000)
  fs.utimesSync(file(), hours, hours)
  await Promise.all([snapshots.renew(later), new Snapshots(newHost()).renew(later)])
  expect(files()).toHaveLength(1)
  await db.delete(recordChanges)
  expect([await found('Ugandan'), await found('Kenyan')]).toEqual([1, people - 1])
})

test('a folder that can not be written costs the snapshot, not the start', async () => {
  fs.writeFileSync(folder(), 'no folder')
  onTestFinished(() => fs.rmSync(folder()))
  expect(await found('Kenyan')).toBe(people)
})

test('what a day ends while nothing runs is over at the next start', async () => {
  await start()
  const { now } = app.clock
  onTestFinished(() => void (app.clock.now = now))
  const [one] = await someIds()
  await change(one!, { dateOfBirth: '1990-06-15' })
  const { id: agencyId } = await makeAgency(app, { licenceExpiresOn: '2026-06-01' })
  const ending = await makeCandidate(app, { agencyId, nationality: 'Kenyan' })
  await broadcast(app.connection, 'candidates', ending)
  onTestFinished(async () => {
    await app.connection.db.delete(candidates).where(eq(candidates.id, ending))
  })
  expect((await start()).has(ending)).toBe(true)
  const aged = async (age: number) =>
    (await start()).search(candidateQuery.parse({ age_min: age, age_max: age })).total
  expect([await aged(35), await aged(36)]).toEqual([1, 0])
  fs.rmSync(folder(), { recursive: true })
  await start()
  app.clock.now = new Date('2026-06-15T09:00:00+03:00')
  expect([await aged(35), await aged(36)]).toEqual([0, 1])
  expect((await start()).has(ending)).toBe(false)
})

const someIds = async () =>
  (await app.connection.db.select({ id: candidates.id }).from(candidates).limit(2)).map(
    ({ id }) => id,
  )

/** Another snapshot in the place of ours; nobody is in it. */
async function snapshotOf(other: { stamp?: string; database?: string; position?: string }) {
  const ours = file()
  const database = await identityOf(app.connection.db)
  const { stamp, ...head } = {
    stamp: stampOfBuild(),
    database,
    position: '1',
    day: '2026-03-10',
    ...other,
  }
  const writer = await new SnapshotFile(app.config, stamp).begin(head)
  await writer.end()
  await writer.leave()
  fs.renameSync(path.join(folder(), `${stamp.slice(0, 16)}.snapshot`), ours)
}
