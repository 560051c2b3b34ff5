import { expect, test } from 'vitest'
import { checkMigrations, migrationFaults } from './check-migrations.ts'

const before = { name: '0299_before.sql', sql: 'alter table users add column called text' }
const faultsOf = (sql: string) => migrationFaults([before, { name: '0300_now.sql', sql }])

test.each([
  ['a column that goes', 'alter table users drop column full_name'],
  ['a table that goes', 'drop table users'],
  ['a view that goes', 'drop view listed_candidates'],
  ['a column with another name', 'alter table users rename column full_name to called'],
  ['a column of another type', 'ALTER TABLE "users" ALTER COLUMN "phone" SET DATA TYPE bigint'],
  ['a value that is demanded', 'alter table users alter column email set not null'],
  ['a value that nobody writes yet', 'ALTER TABLE "users" ADD COLUMN "called" text NOT NULL'],
  ['an index that writers wait for', 'create index users_called on users (called)'],
  ['a unique one', 'CREATE UNIQUE INDEX "users_called" ON "users" USING btree ("called")'],
])('%s keeps the release before from working, and is refused', (_, sql) => {
  expect(faultsOf(sql)).toHaveLength(1)
})

test.each([
  ['a column that may be empty', 'alter table users add column called text'],
  ['one with a default', "alter table users add column called text default '' not null"],
  [
    'a new table with all that it needs',
    'create table "names" (id bigint not null); create index names_id on "names" (id); alter table names alter column id set not null',
  ],
  [
    'an index beside the writers',
    '-- outside a transaction\ncreate index concurrently a on users (b)',
  ],
  ['a view made anew', 'drop view listed; create view "public"."listed" as select 1'],
  ['rows that are moved', "update users set called = full_name where called = ''"],
  [
    'what an earlier one has replaced',
    '-- contract: 0299_before.sql\nalter table users drop column full_name',
  ],
])('%s leaves it working', (_, sql) => {
  expect(faultsOf(sql)).toEqual([])
})

test('a contraction names a migration before it', () => {
  for (const named of ['0300_now.sql', '0298_never.sql'])
    expect(faultsOf(`-- contract: ${named}\ndrop table users`)).toEqual([
      `0300_now.sql contracts since ${named}, which is no migration before it`,
    ])
})

test('those from before the rule stay, and those that are there keep it', () => {
  expect(migrationFaults([{ name: '0100_old.sql', sql: 'drop table users' }])).toEqual([])
  expect(checkMigrations()).toEqual([])
})
