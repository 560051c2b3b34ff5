import { beforeAll, expect, test } from 'vitest'
import { useTestApp } from './harness.ts'
import { runJob } from './people.ts'

const app = useTestApp()
/** More than one batch of any job holds. */
const count = 250
/** The one of them with which nothing can be done; it stands among the first. */
const stuck = 7
const run = (statement: string) =>
  app.connection.pool.query<Record<string, number>>(statement).then(({ rows }) => rows)
const many = `generate_series(1, ${count}) n`

/** So many households and workers, and an agency for each worker's second record. */
beforeAll(async () => {
  const people = (role: string, prefix: string) =>
    run(`insert into users (id, role, full_name, phone_number, password_hash, date_joined)
      overriding system value
      select ${role === 'employer' ? 10_000 : role === 'jobseeker' ? 20_000 : 30_000} + n, '${role}', 'Somebody', '${prefix}' || lpad(n::text, 5, '0'), 'unusable', now() from ${many}`)
  await people('employer', '+974551')
  await people('jobseeker', '+974552')
  await people('agency', '+974553')
  await run(`insert into candidates (id, user_id, full_name, phone_number, created_at, updated_at)
    overriding system value
    select 40000 + n, 20000 + n, 'Somebody', '+974552' || lpad(n::text, 5, '0'), now(), now() from ${many}`)
  await run(`insert into agencies (id, name, licence_number, licence_expires_on, status, created_at)
    overriding system value
    select 50000 + n, 'Office ' || n, 'MOL-' || n, '2026-03-20', 'approved', now() from ${many}`)
  await run(`insert into agency_members (user_id, agency_id, role, joined_at)
    select 30000 + n, 50000 + n, 'owner', now() from ${many}`)
  await run(`insert into stored_files (id, owner_id, purpose, keys, name, type, bytes, state, is_held, created_at, changed_at)
    select gen_random_uuid(), 20000 + n, 'documents', array['papers/' || n], n::text, 'application/pdf', 1, 'kept', false, now(), now() from ${many}`)
})

interface Job {
  /** What is due, one for each number from 1 on. */
  due: string
  /** What can't be done to the one with the number `stuck`. */
  fails: string
  logged: string
  /** How many were done. */
  done: string
}
const told = (kind: string) =>
  `select count(distinct user_id)::int as n from notices where kind = '${kind}'`

const jobs: Record<string, Job> = {
  'remind-expiring-documents': {
    due: `insert into candidate_documents (id, candidate_id, kind, file_id, expiry_date, uploaded_at, created_at)
      overriding system value
      select 60000 + file.name::int, 40000 + file.name::int, 'passport', file.id, '2026-03-15', now(), now() from stored_files file where purpose = 'documents'`,
    fails: `before update on candidate_documents for each row when (old.id = ${60_000 + stuck})`,
    logged: 'a paper that ends could not be told of',
    done: told('document_expiring'),
  },
  'remind-ending-plans': {
    due: `with bought as (
        insert into orders (employer_id, kind, plan, order_no, invoice_no, order_date, currency, status, paid_at, created_at)
        select 10000 + n, 'plan', 'basic', 'ORD-B' || n, 'INV-B' || n, '2026-03-01', 'QAR', 'paid', now(), now() from ${many} returning id, employer_id
      ) insert into subscriptions (id, employer_id, order_id, plan, starts_on, ends_on, created_at)
      overriding system value
      select 50000 + employer_id, employer_id, id, 'basic', '2026-03-01', '2026-03-12', now() from bought`,
    fails: `before update on subscriptions for each row when (old.id = ${60_000 + stuck})`,
    logged: 'a household could not be told that its plan ends',
    done: told('plan_ending'),
  },
  'end-expired-checks': {
    due: `insert into verifications (candidate_id, item, outcome, method, checked_at, valid_until)
      select 40000 + n, 'references', 'verified', 'household_asked', now(), '2026-03-01' from ${many}`,
    fails: `before update on verifications for each row when (old.candidate_id = ${40_000 + stuck})`,
    logged: 'a check that has run out could not be ended',
    done: told('check_expired'),
  },
  'remind-licences': {
    due: 'select 1',
    fails: `before update on agencies for each row when (old.id = ${50_000 + stuck})`,
    logged: 'an agency could not be told of its licence',
    done: told('licence_expiring'),
  },
  'tell-overdue-steps': {
    due: `with opened as (
        insert into recruitment_cases (employer_id, candidate_id, worker_id, template_id, status, opened_at)
        select 10000 + n, 40000 + n, 20000 + n, (select min(id) from recruitment_templates), 'open', now() from ${many} returning id
      ) insert into recruitment_steps (case_id, key, position, stage, state, actor, days, waits_for, needs, due_on)
      select id, 'offer_letter', 1, 'offerLetter', 'waiting', 'household', 3, '{}', '{}', '2026-03-01' from opened`,
    fails: `before update on recruitment_steps for each row when (old.case_id = case_stuck())`,
    logged: 'an overdue step could not be told of',
    done: told('recruitment_overdue'),
  },
  'tell-workers': {
    due: `insert into candidates (id, agency_id, full_name, phone_number, created_at, updated_at)
      overriding system value
      select 70000 + n, 50000 + n, 'Somebody', '+974552' || lpad(n::text, 5, '0'), now(), now() from ${many}`,
    fails: `before update on candidates for each row when (old.id = ${70_000 + stuck})`,
    logged: 'a worker could not be told of a record under her number',
    done: told('record_kept'),
  },
  'tell-saved-searches': {
    due: `with her as (
        insert into candidates (agency_id, full_name, nationality, desired_position, age, is_published, wants_published, created_at, updated_at)
        values (50001, 'Grace', 'Kenyan', 'Nanny', 30, true, true, now(), now()) returning id
      ), saved as (
        insert into saved_searches (employer_id, name, query, "when", sms, email, created_at)
        select 10000 + n, 'Nannies', 'position=Nanny', 'daily', false, false, now() from ${many} returning id
      ) insert into search_finds (search_id, candidate_id, found_at) select saved.id, her.id, now() from saved, her`,
    fails: `before insert on notices for each row when (new.user_id = ${10_000 + stuck})`,
    logged: 'a household could not be told of its saved searches',
    done: told('searches_found'),
  },
}

// spec: 3.1 Jobs work until nothing is left
test.each(Object.entries(jobs))(
  `the job %s works until nothing is left of ${count}, and one that fails stops no other`,
  async (name, { due, fails, logged, done }) => {
    app.expectError(logged)
    await run(due)
    await app.asOwner(`create or replace function refuse() returns trigger language plpgsql as
      $$ begin raise exception 'stuck'; end $$`)
    await app.asOwner(`create or replace function case_stuck() returns bigint language sql as
      $$ select id from recruitment_cases where candidate_id = ${40_000 + stuck} $$`)
    await app.asOwner(`create trigger stuck ${fails} execute function refuse()`)
    await runJob(app, name)
    expect(await run(done)).toEqual([{ n: count - 1 }])
    const table = /on (\w+) for/.exec(fails)?.[1]
    await app.asOwner(`drop trigger stuck on ${table}`)
    await runJob(app, name)
    expect(await run(done)).toEqual([{ n: count }])
  },
)
