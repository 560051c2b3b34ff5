import fs from 'node:fs'
import path from 'node:path'
import { afterEach, expect, test, vi } from 'vitest'
import { requestExport } from '../src/features/privacy/contract.ts'
import { reasonOf } from '../src/platform/server/log.ts'
import { useTestApp } from './harness.ts'
import { choose, selectingHousehold } from './households.ts'
import { jobContext, makeCandidate, makeUser, runJob } from './people.ts'

const app = useTestApp()
const run = (statement: string, values: unknown[] = []) =>
  app.connection.pool.query(statement, values)

/** From here on the database refuses to write to a table, with these words. */
async function refuse(event: 'insert' | 'update' | 'delete', table: string): Promise<void> {
  await app.asOwner(
    `create or replace function refuse() returns trigger language plpgsql as $$ begin raise exception 'the disk is ill'; end $$`,
  )
  await app.asOwner(
    `create trigger refused before ${event} on ${table} for each row execute function refuse()`,
  )
  undo = `drop trigger refused on ${table}`
}
let undo = ''
afterEach(async () => {
  vi.restoreAllMocks()
  if (undo !== '') await app.asOwner(undo)
  undo = ''
})

const cases: Record<
  string,
  { says: string; prepare: () => Promise<unknown>; begin: () => Promise<unknown> }
> = {
  'an unused account': {
    says: 'an unused account could not be tended',
    prepare: async () => {
      const { id } = await makeUser(app, 'employer', 'Unmistakable Household')
      await run(`update users set last_seen_at = '2020-01-01' where id = $1`, [id])
      await refuse('insert', 'notices')
    },
    begin: () => runJob(app, 'tend-unused-accounts'),
  },
  'an archive': {
    says: 'an archive could not be built',
    prepare: async () => {
      await app.call(requestExport, {}, await makeUser(app, 'employer', 'Unmistakable Household'))
      await refuse('insert', 'stored_files')
    },
    begin: () => runJob(app, 'build-export'),
  },
  'a removed record': {
    says: 'a removed record could not be erased',
    prepare: async () => {
      await run(`update candidates set removed_at = '2026-01-01' where id = $1`, [
        await makeCandidate(app),
      ])
      await refuse('delete', 'candidates')
    },
    begin: () => runJob(app, 'forget-removed-candidates'),
  },
  'a payment, of which the provider tells': {
    says: 'a payment could not be settled',
    prepare: async () => {},
    begin: async () => {
      const household = await selectingHousehold(app, await makeCandidate(app))
      const { data } = await household.pay()
      await refuse('update', 'orders')
      await choose(app, data.payment_url, 'paid')
    },
  },
  'a payment, of which the provider is asked': {
    says: 'a payment could not be settled',
    prepare: () => refuse('update', 'orders'),
    begin: async () => {
      const { now } = app.clock
      app.clock.now = new Date(now.getTime() + 3_600_000)
      await runJob(app, 'sweep-open-payments')
      app.clock.now = now
    },
  },
}

// asvs: 16.2.5
test.each(Object.entries(cases))(
  'a query that fails for %s is logged by its cause, without its values',
  async (_, { says, prepare, begin }) => {
    app.expectError(says)
    const log = vi.spyOn(app.app.log, 'error')
    await prepare()
    await begin()
    const lines = log.mock.calls.filter(([, text]) => text === says)
    expect(lines).toEqual([[expect.objectContaining({ reason: 'the disk is ill' }), says]])
    expect(JSON.stringify(log.mock.calls)).not.toMatch(/Failed query|params|Unmistakable|\+974/)
  },
)

test('nor does the reason repeat a value that PostgreSQL could not take', async () => {
  const { rejects } = expect(
    jobContext(app)
      .db.execute(`select 'Grace Unmistakable'::int`)
      .catch((error: unknown) => Promise.reject(new Error(reasonOf(error)))),
  )
  await rejects.toThrow('PostgreSQL could not take a value (22P02)')
})

const source = path.resolve(import.meta.dirname, '../src')

// asvs: 16.2.5
test('nothing on the server logs the message of an error but by its reason', () => {
  const files = fs
    .readdirSync(source, { recursive: true, encoding: 'utf8' })
    .filter(
      (file) => file.endsWith('.ts') && !file.endsWith('.test.ts') && !/(^|\/)web\//.test(file),
    )
  const lines = files.flatMap((file) =>
    fs
      .readFileSync(path.join(source, file), 'utf8')
      .split('\n')
      .filter(
        (line) =>
          /log\.(debug|info|warn|error)\(/.test(line) &&
          /(\berror|\bfailure|\(error as Error\))\.message\b/.test(line),
      )
      .map((line) => `${file}: ${line.trim()}`),
  )
  expect(lines).toEqual([])
})
