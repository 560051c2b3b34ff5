import crypto from 'node:crypto'
import pg from 'pg'
import { expect, inject, onTestFinished, test } from 'vitest'
import { capabilities } from '../src/app/capabilities.ts'
import { prepareDatabase } from '../src/app/prepare-database.ts'
import { audit } from '../src/platform/server/audit.ts'
import { grantToApplication, makeRoles, ownsTables } from '../src/platform/server/database/roles.ts'
import { sqlState } from '../src/platform/server/database/db.ts'
import { migrate } from '../src/platform/server/database/migrate.ts'
import { createRegistry } from '../src/platform/server/registry.ts'
import { databaseUrl } from './database.ts'
import { useTestApp } from './harness.ts'
import { makeJobsSchema } from './jobs.ts'
import { jobContext } from './people.ts'

const app = useTestApp()
const silent = { debug() {}, info() {}, warn() {}, error() {} }
const denied = '42501'

const refusalOf = (statement: string): Promise<string | undefined> =>
  app.connection.pool.query(statement).then(() => undefined, sqlState)

test.each([
  'alter table audit_log disable trigger all',
  'alter table audit_log disable trigger audit_log_append_only',
  'alter table audit_log add column mine text',
  'drop table audit_log',
  'drop trigger audit_log_append_only on audit_log',
  'truncate audit_log',
  'delete from audit_log',
  `update audit_log set action = 'other'`,
  `update audit_log set address = '', detail = '{}'`,
  'update ledger_lines set amount_minor = 0',
  'delete from ledger_entries',
  'delete from ledger_lines',
  'update setting_changes set after = null',
  'delete from recruitment_templates',
  'delete from recruitment_rules',
  `update migrations set checksum = ''`,
  `insert into migrations values ('9999_mine.sql', '')`,
  'create table mine ()',
  'create schema mine',
  'create or replace function audit_log_is_append_only() returns trigger language plpgsql as $$ begin return null; end $$',
  'drop function audit_log_is_append_only() cascade',
  'set session_replication_role = replica',
  'set role manzil_owner',
  'drop table jobs.job_common',
  'alter role manzil_app superuser',
  `copy audit_log to program 'true'`,
])('the role of the application may not: %s', async (statement) => {
  await audit(jobContext(app), 'kept', 'kept:1')
  expect(await refusalOf(statement)).toBe(denied)
})

// asvs: 13.2.2
// asvs: 16.4.2
test('whoever works on the rows owns nothing, and the address of somebody who is not erased stays in the log', async () => {
  await audit(jobContext(app), 'kept', 'kept:2')
  const { rows } = await app.connection.pool.query(
    `select current_user as role, count(*) filter (where relowner = current_user::regrole)::int as owned from pg_class`,
  )
  expect(rows).toEqual([{ role: 'manzil_app', owned: 0 }])
  expect(await ownsTables(app.databaseUrl)).toBe(false)
  await expect(app.connection.pool.query(`update audit_log set address = ''`)).rejects.toThrow(
    'append-only',
  )
})

/** A database as the superuser alone worked on before there were roles. */
async function databaseOfBefore() {
  const name = `roles_${crypto.randomBytes(6).toString('hex')}`
  const url = databaseUrl(inject('databaseAdminUrl'), name)
  const admin = new pg.Client({ connectionString: inject('databaseAdminUrl') })
  await admin.connect()
  await admin.query(`create database ${name}`)
  await migrate(url)
  await makeJobsSchema(url)
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  onTestFinished(async () => {
    await client.end()
    await admin.query(`drop database ${name} with (force)`)
    await admin.end()
  })
  return { url, client }
}

const notTheOwners = `
  select relname as name from pg_class join pg_namespace on pg_namespace.oid = relnamespace
    where nspname in ('public', 'jobs') and relkind in ('r', 'p', 'v', 'm', 'S', 'i') and relowner <> 'manzil_owner'::regrole
  union all
  select proname from pg_proc join pg_namespace on pg_namespace.oid = pronamespace
    where nspname in ('public', 'jobs') and proowner <> 'manzil_owner'::regrole
      and not exists (select from pg_depend where objid = pg_proc.oid and deptype = 'e')
  union all
  select nspname from pg_namespace where nspname in ('public', 'jobs') and nspowner <> 'manzil_owner'::regrole`

test('a database that the superuser worked on is handed over whole at the next start, by two processes at once as well', async () => {
  const { url, client } = await databaseOfBefore()
  expect((await client.query(notTheOwners)).rows.length).toBeGreaterThan(100)
  const [roles] = await Promise.all([makeRoles(url), makeRoles(url)])
  expect((await client.query(notTheOwners)).rows).toEqual([])
  const registry = createRegistry(capabilities)
  await Promise.all([
    prepareDatabase(roles, registry, silent, () => {}),
    prepareDatabase(roles, registry, silent, () => {}),
  ])
  // A process that knows the application's role alone starts as well, once the owner has brought all up to date.
  await prepareDatabase({ ...roles, ownerUrl: roles.url }, registry, silent, () => {})
  expect([await ownsTables(roles.url), await ownsTables(roles.ownerUrl)]).toEqual([false, true])
})

test('what an administrator keeps beside it is left alone, and no start stumbles over it', async () => {
  const { url, client } = await databaseOfBefore()
  const roles = await makeRoles(url)
  await client.query('create table public.of_another (n serial)')
  await prepareDatabase(roles, createRegistry(capabilities), silent, () => {})
  const { rows } = await client.query(
    `select has_table_privilege('manzil_app', 'of_another', 'select') as other,
            has_table_privilege('manzil_app', 'users', 'insert') as own`,
  )
  expect(rows).toEqual([{ other: false, own: true }])
})

test('what a migration makes is the owner’s, and the application works with its rows', async () => {
  const { url, client } = await databaseOfBefore()
  const roles = await makeRoles(url)
  await grantToApplication(roles)
  const as = async (role: string, statement: string) => {
    const one = new pg.Client({ connectionString: role })
    await one.connect()
    await one.query(statement).finally(() => one.end())
  }
  await as(roles.ownerUrl, 'create table later (id bigint generated always as identity, what text)')
  await as(roles.url, `insert into later (what) values ('x'); update later set what = 'y'`)
  expect((await client.query('select what from later')).rows).toEqual([{ what: 'y' }])
  await expect(as(roles.url, 'drop table later')).rejects.toMatchObject({ code: denied })
})
