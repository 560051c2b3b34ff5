import { expect, test } from 'vitest'
import { checkMigrations, migrationFaults, readMigrationFiles } from './check-migrations.ts'

const before = [
  {
    name: '0100_roles.sql',
    sql: `alter table users add constraint users_role check ("role" in ('jobseeker', 'employer'))`,
  },
  { name: '0299_before.sql', sql: 'alter table users add column called text' },
]
const faultsOf = (sql: string) => migrationFaults([...before, { name: '0300_now.sql', sql }])

test.each([
  ['a column that goes', 'alter table users drop column full_name'],
  ['a table that goes', 'drop table users'],
  ['a view that goes', 'drop view listed_candidates'],
  ['a column with another name', 'alter table users rename column full_name to called'],
  ['a column of another type', 'ALTER TABLE "users" ALTER COLUMN "phone" SET DATA TYPE bigint'],
  ['a value that is demanded', 'alter table users alter column email set not null'],
  ['a value that nobody writes yet', 'ALTER TABLE "users" ADD COLUMN "called" text NOT NULL'],
  ['an index that writers wait for', 'create index users_called on users (called)'],
  [
    'an index that is there when its migration, which broke off behind it, comes again',
    '-- outside a transaction\ncreate index concurrently a on users (b)',
  ],
  [
    'a unique one beside the writers',
    '-- outside a transaction\nCREATE UNIQUE INDEX CONCURRENTLY IF NOT EXISTS "users_called" ON "users" ("called")',
  ],
  ['a condition', 'alter table users add constraint users_named check (full_name is not null)'],
  ['one without a name', "ALTER TABLE users ADD CHECK (full_name <> '')"],
  ['one that old rows may fail', "alter table users add constraint a check (b <> '') not valid"],
  [
    'a row that is pointed at',
    'alter table users add constraint users_agency foreign key (agency_id) references agencies (id)',
  ],
  [
    'values that grow fewer',
    `alter table users drop constraint users_role;
     alter table users add constraint users_role check ("role" in ('employer', 'admin'))`,
  ],
  [
    'values for a column that had any',
    `alter table users add constraint users_sex check ("sex" in ('f', 'm'))`,
  ],
  [
    'a condition beside values that grow',
    `alter table users drop constraint users_role;
     alter table users add constraint users_role check ("role" in ('jobseeker', 'employer')), add check (id > 9)`,
  ],
])('%s keeps the release before from working, and is refused', (_, sql) => {
  expect(faultsOf(sql)).toHaveLength(1)
})

test.each([
  ['index', 'CREATE UNIQUE INDEX "users_called" ON "users" USING btree ("called")'],
  ['constraint', 'alter table users add constraint users_called unique (called)'],
])('a unique %s that is built plainly is refused for its rows, and for who waits', (_, sql) => {
  expect(faultsOf(sql)).toHaveLength(2)
  expect(faultsOf(`-- contract: 0299_before.sql\n${sql}`)).toHaveLength(1)
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
    '-- outside a transaction\ncreate index concurrently if not exists a on users (b)',
  ],
  ['a view made anew', 'drop view listed; create view "public"."listed" as select 1'],
  ['rows that are moved', "update users set called = full_name where called = ''"],
  [
    'what an earlier one has replaced',
    '-- contract: 0299_before.sql\nalter table users drop column full_name',
  ],
  [
    'a condition that an earlier one has everybody keep',
    '-- contract: 0299_before.sql\nalter table users add check (called is not null)',
  ],
  [
    'values that grow more',
    `ALTER TABLE "users" DROP CONSTRAINT "users_role";
     ALTER TABLE "users" ADD CONSTRAINT "users_role" CHECK ("role" in ('employer', 'admin', 'jobseeker'))`,
  ],
  [
    'a new column with its values, and one that points',
    `alter table users add column sex text, add column home bigint;
     alter table "users" add constraint users_sex check ("sex" in ('f', 'm'));
     alter table users add column "agency" bigint;
     alter table users add constraint a foreign key ("agency") references agencies (id) on delete cascade`,
  ],
  [
    'conditions of a new table',
    'create table names (id bigint); alter table names add constraint a unique (id), add check (id > 0)',
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

test('the newest that is there and whichever follows it are among those that are looked at', () => {
  const newest = readMigrationFiles().at(-1)?.name ?? ''
  const next = `${String(Number(newest.slice(0, 4)) + 1).padStart(4, '0')}_next.sql`
  for (const name of [newest, next])
    expect(migrationFaults([{ name, sql: 'drop table users' }])).toHaveLength(1)
})
