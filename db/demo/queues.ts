import type pg from 'pg'
import { demoAccounts, secondEmployer } from './accounts.ts'
import { dayFrom, daysFrom } from './days.ts'

/** Some work for the demo's operator: every queue has something in it. */
export async function storeQueues(client: pg.ClientBase, now: Date): Promise<void> {
  await storeReviews(client, now)
  await storeReports(client, now)
  await storeEnquiries(client, now)
  await storeClaim(client, now)
}

const listed = 'id in (select id from listed_candidates) and description is not null'

async function storeReviews(client: pg.ClientBase, now: Date): Promise<void> {
  await client.query(
    `with newest as (update candidates set reviewed_at = null where id in (select id from candidates where ${listed} order by id desc limit 3) returning id)
     insert into candidate_reviews (candidate_id, kind, state, opened_at, changed_at) select id, 'profile', 'open', $1, $1 from newest`,
    [daysFrom(now, -1)],
  )
  await client.query(
    `insert into candidate_reviews (candidate_id, kind, state, before, opened_at, changed_at)
     select id, 'texts', 'open', jsonb_build_object('full_name', full_name, 'description', split_part(description, '. ', 1) || '.',
       'previous_position', previous_position, 'core_skills', to_jsonb(core_skills), 'other_skills', to_jsonb(other_skills)), $1, $1
     from candidates where ${listed} order by id offset 40 limit 2`,
    [daysFrom(now, -2)],
  )
  await client.query(
    `insert into candidate_reviews (candidate_id, kind, state, before, opened_at, changed_at)
     select id, 'picture', 'open', '{"picture": null}', $1, $1 from candidates where ${listed} order by id offset 60 limit 1`,
    [daysFrom(now, -3)],
  )
}

async function storeReports(client: pg.ClientBase, now: Date): Promise<void> {
  await client.query(
    `insert into reports (candidate_id, met_in, reason, is_urgent, message, locale, state, created_at, changed_at)
     select id, 'profile', 'false_information', false, 'She told me that she has worked for two years, not for nine.', 'en', 'open', $1, $1
     from candidates where ${listed} order by id offset 80 limit 1`,
    [daysFrom(now, -4)],
  )
  await client.query(
    `insert into reports (user_id, met_in, reason, is_urgent, message, reporter_role, locale, state, created_at, changed_at)
     select id, 'interview', 'document_withheld', true, 'قالوا في المقابلة إنهم سيحتفظون بجواز السفر.', 'jobseeker', 'ar', 'open', $1, $1
     from users where phone_number = $2`,
    [daysFrom(now, -1), secondEmployer.phoneNumber],
  )
}

async function storeEnquiries(client: pg.ClientBase, now: Date): Promise<void> {
  const write = (
    kind: string,
    name: string,
    email: string | null,
    message: string,
    locale: string,
    days: number,
  ) =>
    client.query(
      `insert into enquiries (kind, name, email, phone_number, message, is_employer, locale, created_at) values ($1, $2, $3, '+97433000099', $4, true, $5, $6)`,
      [kind, name, email, message, locale, daysFrom(now, -days)],
    )
  await write(
    'contact',
    'Aisha Al-Mohannadi',
    'aisha@mail.example',
    'Can I interview two nannies on the same evening?',
    'en',
    33,
  )
  await write(
    'contact',
    'سارة الكعبي',
    'sara@mail.example',
    'هل تساعدون في نقل الكفالة داخل قطر؟',
    'ar',
    6,
  )
  await write(
    'visa',
    'Fahad Al-Dosari',
    null,
    'I need the visa service for a cook from Sri Lanka.',
    'en',
    2,
  )
}

async function storeClaim(client: pg.ClientBase, now: Date): Promise<void> {
  await client.query(
    `insert into refund_claims (order_id, employer_id, cause, ended_on, reason, amount_minor, state, created_at)
     select o.id, o.employer_id, 'left', $1, 'She went back to her family last week and will not return.', sum(l.amount_minor), 'open', $2
     from orders o join order_lines l on l.order_id = o.id join users u on u.id = o.employer_id
     where o.status = 'paid' and o.kind = 'hire' and u.phone_number = $3 group by o.id order by o.paid_at desc limit 1`,
    [dayFrom(now, -3), daysFrom(now, -2), demoAccounts[0].phoneNumber],
  )
}
