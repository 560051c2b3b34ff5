import { expect, test } from 'vitest'
import { useTestApp } from '../../../../test/harness.ts'
import { jobContext } from '../../../../test/people.ts'
import { allProviders } from './personal-data-providers.ts'

const app = useTestApp()

// spec: 3.3 Delete: closed at once, kept within 30 days
test('every table that names a user or a candidate is erased with her, or kept for a reason that is written down', async () => {
  const { rows } = await app.connection.pool.query<{ table: string }>(
    `select distinct conrelid::regclass::text as table from pg_constraint
     where contype = 'f' and confrelid in ('users'::regclass, 'candidates'::regclass) order by 1`,
  )
  const referring = rows.map(({ table }) => table)
  const kept = Object.assign(
    {},
    ...allProviders(jobContext(app)).map(({ tables }) => tables),
  ) as Record<string, 'erased' | { kept: string }>
  expect(referring.filter((table) => kept[table] === undefined)).toEqual([])
  const { rows: all } = await app.connection.pool.query<{ name: string }>(
    `select tablename as name from pg_tables where schemaname = 'public'`,
  )
  const known = new Set(all.map(({ name }) => name))
  expect(Object.keys(kept).filter((table) => !known.has(table))).toEqual([])
  for (const rule of Object.values(kept))
    if (rule !== 'erased') expect(rule.kept.length).toBeGreaterThan(10)
})

/** What goes with a candidate or an account when its row is deleted, by the column that says whose it is: all of it is hers alone. */
const ownAlone = [
  'candidate_documents.candidate_id',
  'candidate_reviews.candidate_id',
  'verifications.candidate_id',
  'candidates.user_id',
  'agency_members.user_id',
  'candidate_views.employer_id',
  'contact_openings.employer_id',
  'conversation_members.user_id',
  'employer_profiles.employer_id',
  'household_needs.employer_id',
  'interview_scores.employer_id',
  'known_networks.user_id',
  'link_tokens.user_id',
  'means_changes.user_id',
  'messages.user_id',
  'notice_settings.user_id',
  'notices.user_id',
  'paper_openings.operator_id',
  'passkeys.user_id',
  'push_subscriptions.user_id',
  'quiet_hours_off.user_id',
  'read_marks_off.user_id',
  'recovery_codes.user_id',
  'recruitment_nudges.nudged_by',
  'room_seats.user_id',
  'saved_searches.employer_id',
  'search_stops.employer_id',
  'search_finds.candidate_id',
  'searched_candidates.candidate_id',
  'second_factors.user_id',
  'security_events.user_id',
  'sessions.user_id',
  'whatsapp_opt_ins.user_id',
]

test('nothing of somebody else goes with a candidate or an account whose row is deleted, by however many steps', async () => {
  const { rows } = await app.connection.pool.query<{ column: string; on_delete: string }>(
    `with recursive going as (
       select 'users'::regclass::oid as "table" union select 'candidates'::regclass::oid
       union select conrelid from pg_constraint join going on confrelid = going."table" where contype = 'f' and confdeltype = 'c'
     )
     select c.conrelid::regclass::text || '.' || a.attname as column, c.confdeltype as on_delete
     from pg_constraint c join pg_attribute a on a.attrelid = c.conrelid and a.attnum = c.conkey[1]
     where c.contype = 'f' and c.confdeltype = 'c' and c.confrelid in (select "table" from going)
     order by 1`,
  )
  const ofItsRows = [
    'paper_openings.document_id',
    'passkey_challenges.session_id',
    'push_subscriptions.session_id',
    'refresh_tokens.session_id',
    'room_signals.peer',
    'search_finds.search_id',
  ]
  expect(rows.map(({ column }) => column)).toEqual([...ownAlone, ...ofItsRows].toSorted())
})

test.each([
  ['reports', 'candidate_id'],
  ['reports', 'user_id'],
  ['pipeline_entries', 'candidate_id'],
  ['pipeline_entries', 'employer_id'],
  ['pipeline_moves', 'candidate_id'],
  ['pipeline_moves', 'employer_id'],
  ['interviews', 'candidate_id'],
  ['interviews', 'employer_id'],
  ['recruitment_cases', 'candidate_id'],
  ['recruitment_cases', 'employer_id'],
  ['candidate_views', 'candidate_id'],
  ['contact_openings', 'candidate_id'],
  ['conversations', 'candidate_id'],
  ['conversations', 'employer_id'],
  ['orders', 'candidate_id'],
  ['orders', 'employer_id'],
])('%s hold fast the row that their %s names', async (table, column) => {
  const { rows } = await app.connection.pool.query<{ on_delete: string }>(
    `select confdeltype as on_delete from pg_constraint c join pg_attribute a on a.attrelid = c.conrelid and a.attnum = c.conkey[1]
     where contype = 'f' and conrelid = $1::regclass and a.attname = $2`,
    [table, column],
  )
  expect(rows.map(({ on_delete }) => on_delete)).toEqual([expect.stringMatching(/^[ar]$/)])
})
