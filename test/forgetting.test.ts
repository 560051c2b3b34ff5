import { expect, test } from 'vitest'
import { deleteAll } from '../src/platform/server/database/batches.ts'
import { rateLimits } from '../src/platform/server/rate-limits.ts'
import { sql } from 'drizzle-orm'
import { useTestApp } from './harness.ts'
import { jobContext, makeCandidate, makeUser, runJob } from './people.ts'

const app = useTestApp()
const count = 2500
const many = `generate_series(1, ${count}) n`
const run = (statement: string, values: unknown[] = []) =>
  app.connection.pool.query(statement, values)

/** Rows that are past their time, by the table in which they stand. */
async function fill(): Promise<string[]> {
  const { id } = await makeUser(app, 'employer')
  const candidateId = await makeCandidate(app)
  await run(`insert into users (role, full_name, phone_number, password_hash, date_joined)
             select 'employer', 'Old Household', '+97455' || lpad(n::text, 6, '0'), 'unusable', now() from ${many}`)
  const rows: Record<string, string> = {
    one_time_codes: `(purpose, phone_number, role, code_hash, created_at, expires_at, tries_left)
      select 'sign-up', n::text, 'employer', n::text, '2020-01-01', '2020-01-01', 5 from ${many}`,
    link_tokens: `(token_hash, purpose, user_id, created_at, expires_at)
      select md5(id::text), 'reset-password', id, '2020-01-01', '2020-01-01' from users where full_name = 'Old Household'`,
    sessions: `(id, user_id, created_at, last_used_at, expires_at)
      select gen_random_uuid(), ${id}, '2020-01-01', '2020-01-01', '2020-01-01' from ${many}`,
    refresh_tokens: `(token_hash, session_id, created_at, used_at)
      select md5(n::text), (select id from sessions where user_id = ${id} order by expires_at desc limit 1), '2020-01-01', '2020-01-01' from ${many}`,
    known_networks: `(user_id, network_hash, last_seen_at) select ${id}, n::text, '2020-01-01' from ${many}`,
    rate_limits: `(key, window_started_at, hits) select 'old:' || n, '2020-01-01', 1 from ${many}`,
    notices: `(user_id, kind, created_at) select ${id}, 'welcome', '2020-01-01' from ${many}`,
    messages: `(channel, receiver, template, body, status, due_at, created_at)
      select 'sms', '+97433', 'text', 'old', 'sent', '2020-01-01', '2020-01-01' from ${many}`,
    enquiries: `(kind, name, phone_number, message, locale, created_at) select 'visa', 'Old', '+97433', 'old', 'en', '2020-01-01' from ${many}`,
    reports: `(candidate_id, met_in, reason, is_urgent, message, locale, state, created_at, changed_at, closed_at)
      select ${candidateId}, 'profile', 'other', false, 'old', 'en', 'closed', '2020-01-01', '2020-01-01', '2020-01-01' from ${many}`,
    newsletter_subscribers: `(email, locale, created_at) select 'old' || n || '@example.com', 'en', '2020-01-01' from ${many}`,
    stored_files: `(id, owner_id, purpose, keys, name, type, bytes, state, is_held, created_at, changed_at)
      select gen_random_uuid(), ${id}, 'old', array['old/' || n], n::text, 'application/pdf', 1, 'released', false, now(), now() from ${many}`,
    candidate_documents: `(candidate_id, kind, file_id, uploaded_at, created_at, deleted_at)
      select ${candidateId}, 'other', id, '2020-01-01', '2020-01-01', '2020-01-01' from stored_files where purpose = 'old'`,
    data_exports: `(id, user_id, status, file_id, requested_at, ready_at, expires_at)
      select gen_random_uuid(), users.id, 'ready', file.id, '2020-01-01', '2020-01-01', '2020-01-01'
      from (select id, row_number() over () as n from users where full_name = 'Old Household') users
      join (select id, row_number() over () as n from stored_files where purpose = 'old') file using (n)`,
  }
  for (const [table, insert] of Object.entries(rows)) await run(`insert into ${table} ${insert}`)
  return Object.keys(rows).filter((table) => table !== 'stored_files')
}

/** From here on each statement that deletes says from what, how many and in which transaction. */
async function watch(tables: readonly string[]): Promise<void> {
  await app.asOwner('create table deletions ("table" text, rows int, transaction bigint)')
  await app.asOwner(`create function note_deletion() returns trigger language plpgsql as
    $$ begin insert into deletions select tg_table_name, count(*), txid_current() from gone; return null; end $$`)
  for (const table of tables)
    await app.asOwner(
      `create trigger watched after delete on ${table} referencing old table as gone for each statement execute function note_deletion()`,
    )
}

// spec: 3.1 Jobs work until nothing is left
test(`what is past its time goes in batches until nothing is left, each in a transaction of its own: ${count} rows of every kind`, async () => {
  const tables = await fill()
  await watch(tables)
  for (const job of [
    'forget-expired',
    'forget-old-messages',
    'forget-old-enquiries',
    'forget-deleted-documents',
    'forget-exports',
  ])
    await runJob(app, job)
  const { rows } = await run(
    'select "table", sum(rows)::int as all, max(rows) <= 1000 as small, count(*) = count(distinct transaction) as apart from deletions where rows > 0 group by 1',
  )
  expect(rows.toSorted((a, b) => a.table.localeCompare(b.table))).toEqual(
    tables.toSorted().map((table) => ({ table, all: count, small: true, apart: true })),
  )
})

test('a row that someone else holds is left to the next time, and keeps no other', async () => {
  await run(
    `insert into rate_limits (key, window_started_at, hits) select 'held:' || n, '2020-01-01', 1 from ${many}`,
  )
  const left = async () => (await run(`select key from rate_limits where key like 'held:%'`)).rows
  const forget = () => deleteAll(jobContext(app), rateLimits, sql`${rateLimits.key} like 'held:%'`)
  const other = await app.connection.pool.connect()
  await other.query('begin')
  await other.query(`select from rate_limits where key = 'held:7' for update`)
  await forget()
  expect(await left()).toEqual([{ key: 'held:7' }])
  await other.query('commit')
  other.release()
  await forget()
  expect(await left()).toEqual([])
})
