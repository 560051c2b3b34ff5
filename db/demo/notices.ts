import type pg from 'pg'
import { type NoticeParams, notices } from '../../src/features/notifications/server/tables.ts'
import { qatarDate, qatarTime } from '../../src/platform/shared/format.ts'
import { heldAmount } from '../../src/platform/shared/money.ts'
import { demoAccounts } from './accounts.ts'
import { daysFrom } from './days.ts'
import { insertRows, reserveIds } from './insert.ts'

interface Told {
  userId: number
  kind: string
  params: NoticeParams
  path: string
  key?: string
  at: Date
}

const checksNotified = 5
const expiryReminderDays = 60
const hourMs = 3_600_000

/** What the accounts of the demo have been told of all that happened to them, as it was told at the time; the newest of each is unread. */
export async function storeNotices(client: pg.ClientBase, now: Date): Promise<void> {
  const ofAgencies = [
    ...(await licences(client)),
    ...(await interviewsAhead(client)),
    ...(await checks(client)),
  ]
  const ofHires = [
    ...(await payments(client)),
    ...(await openedCases(client)),
    ...(await closedCases(client)),
    ...(await turns(client, now)),
  ]
  const told = [...ofAgencies, ...ofHires, ...(await expiringPapers(client, now))]
    .filter(({ at }) => at <= now)
    .toSorted((one, other) => one.at.getTime() - other.at.getTime())
  const ids = await reserveIds(client, notices, told.length)
  const readAt = ({ userId, at }: Told, place: number) =>
    told.some((other, later) => later > place && other.userId === userId)
      ? new Date(Math.min(at.getTime() + hourMs, now.getTime()))
      : null
  await insertRows(
    client,
    notices,
    told.map((one, index) => {
      const { at, key = null, ...notice } = one
      return {
        ...notice,
        key,
        id: ids[index] ?? 0,
        isShown: true,
        createdAt: at,
        readAt: readAt(one, index),
      }
    }),
  )
}

async function ask<R>(client: pg.ClientBase, sql: string, values: unknown[] = []): Promise<R[]> {
  return (await client.query(sql, values)).rows as R[]
}

async function payments(client: pg.ClientBase): Promise<Told[]> {
  const paid = await ask<{
    id: string
    order_no: string
    employer_id: string
    paid_at: Date
    amount_minor: string
    currency: string
  }>(
    client,
    `select o.id, o.order_no, o.employer_id, o.paid_at, o.currency, sum(l.amount_minor) as amount_minor
     from orders o join order_lines l on l.order_id = o.id where o.paid_at is not null and o.kind = 'hire' group by o.id`,
  )
  return paid.map(({ id, order_no, employer_id, paid_at, amount_minor, currency }) => ({
    userId: Number(employer_id),
    kind: 'payment_received',
    params: { order_no, amount: heldAmount(Number(amount_minor), currency) },
    path: '/dashboard/orders',
    key: `payment_received:${id}`,
    at: paid_at,
  }))
}

const sidesOfCases = `
  select c.id as case_id, c.candidate_id, c.opened_at, 'household' as side, c.employer_id as user_id, p.full_name as name
  from recruitment_cases c join candidates p on p.id = c.candidate_id
  union all select c.id, c.candidate_id, c.opened_at, 'worker', c.worker_id, u.full_name
  from recruitment_cases c join users u on u.id = c.employer_id where c.worker_id is not null
  union all select c.id, c.candidate_id, c.opened_at, 'agency', m.user_id, p.full_name
  from recruitment_cases c join candidates p on p.id = c.candidate_id join agency_members m on m.agency_id = c.agency_id`

interface Side {
  case_id: string
  candidate_id: string
  opened_at: Date
  side: 'household' | 'worker' | 'agency'
  user_id: string
  name: string
}

const pathOf = ({ side, case_id, candidate_id }: Side): string =>
  side === 'household'
    ? `/dashboard/recruitments/${candidate_id}`
    : side === 'worker'
      ? '/dashboard/recruitment'
      : `/agency/recruitments/${case_id}`

async function openedCases(client: pg.ClientBase): Promise<Told[]> {
  const sides = await ask<Side & { household: string }>(
    client,
    `select sides.*, u.full_name as household from (${sidesOfCases}) sides join recruitment_cases r on r.id = sides.case_id
     join users u on u.id = r.employer_id where side <> 'household'`,
  )
  return sides.map(({ household, ...side }) => ({
    userId: Number(side.user_id),
    ...(side.side === 'agency'
      ? { kind: 'agency_recruitment_opened', params: { name: side.name, household } }
      : { kind: 'recruitment_opened', params: { name: side.name } as NoticeParams }),
    path: pathOf(side),
    at: side.opened_at,
  }))
}

async function closedCases(client: pg.ClientBase): Promise<Told[]> {
  const sides = await ask<Side & { closed_at: Date }>(
    client,
    `select sides.*, r.closed_at from (${sidesOfCases}) sides join recruitment_cases r on r.id = sides.case_id where r.closed_at is not null`,
  )
  return sides.map(({ closed_at, ...side }) => ({
    userId: Number(side.user_id),
    kind: 'recruitment_closed',
    params: { name: side.name },
    path: pathOf(side),
    at: closed_at,
  }))
}

/** Whose turn it is has been said when the step before was done. */
async function turns(client: pg.ClientBase, now: Date): Promise<Told[]> {
  const waiting = await ask<
    Side & { step: string; due: string | null; begun_at: Date; more: string }
  >(
    client,
    `select distinct on (s.case_id, side) sides.*, s.key as step, s.due_on::text as due,
       coalesce((select max(done_at) from recruitment_steps where case_id = s.case_id and done_at <= $1), sides.opened_at) as begun_at,
       count(*) over (partition by s.case_id, sides.user_id) - 1 as more
     from recruitment_steps s join (${sidesOfCases}) sides on sides.case_id = s.case_id and sides.side = s.actor
     where s.state = 'waiting' order by s.case_id, side, s.position`,
    [now],
  )
  return waiting.map(({ step, due, more, begun_at, ...side }) => ({
    userId: Number(side.user_id),
    kind: 'recruitment_turn',
    params: { name: side.name, step, due: due ?? '', more: Number(more) },
    path: pathOf(side),
    at: begun_at,
  }))
}

interface Ahead {
  id: string
  version: number
  user_id: string
  household: string
  /** Of someone without an account, for whom her agency answers. */
  candidate: string | null
  starts_at: Date
  asked_at: Date
}

/** The interviews ahead, to those who answer: the candidate herself, or of one without an account the agency. */
async function interviewsAhead(client: pg.ClientBase): Promise<Told[]> {
  const ahead = await ask<Ahead>(
    client,
    `select i.id, i.version, coalesce(p.user_id, m.user_id) as user_id, u.full_name as household, i.starts_at, e.updated_at as asked_at,
       case when p.user_id is null then p.full_name end as candidate
     from interviews i join candidates p on p.id = i.candidate_id join users u on u.id = i.employer_id
       join pipeline_entries e on e.employer_id = i.employer_id and e.candidate_id = i.candidate_id
       left join agency_members m on p.user_id is null and m.agency_id = p.agency_id and m.role in ('owner', 'editor')
     where i.status = 'scheduled' and coalesce(p.user_id, m.user_id) is not null`,
  )
  return ahead.map(({ id, version, user_id, household, candidate, starts_at, asked_at }) => {
    const params = { name: household, date: qatarDate(starts_at), time: qatarTime(starts_at) }
    const told = {
      userId: Number(user_id),
      key: `interview_scheduled:${id}:${version}`,
      at: asked_at,
    }
    return candidate === null
      ? { ...told, kind: 'interview_scheduled', params, path: '/dashboard/interviews' }
      : {
          ...told,
          kind: 'agency_interview_scheduled',
          params: { ...params, candidate },
          path: '/agency/interviews',
        }
  })
}

/** The first of what was checked of the demo agency's candidates. */
async function checks(client: pg.ClientBase): Promise<Told[]> {
  const found = await ask<{
    id: string
    user_id: string
    candidate_id: string
    name: string
    item: string
    valid_until: string
    checked_at: Date
  }>(
    client,
    `select v.id, m.user_id, v.candidate_id, p.full_name as name, v.item, v.valid_until::text, v.checked_at
     from verifications v join candidates p on p.id = v.candidate_id join agency_members m on m.agency_id = p.agency_id
     join users u on u.id = m.user_id where u.phone_number = $1 order by v.id limit $2`,
    [demoAccounts[2].phoneNumber, checksNotified],
  )
  return found.map(({ id, user_id, candidate_id, name, item, valid_until, checked_at }) => ({
    userId: Number(user_id),
    kind: 'check_recorded',
    params: { name, item, valid_until },
    path: `/agency/candidates/${candidate_id}`,
    key: `check:${id}:recorded`,
    at: checked_at,
  }))
}

async function licences(client: pg.ClientBase): Promise<Told[]> {
  const approved = await ask<{ user_id: string; name: string; date: string; joined_at: Date }>(
    client,
    `select m.user_id, a.name, a.licence_expires_on::text as date, m.joined_at from agency_members m join agencies a on a.id = m.agency_id
     where a.status = 'approved' and m.role = 'owner'`,
  )
  return approved.map(({ user_id, name, date, joined_at }) => ({
    userId: Number(user_id),
    kind: 'licence_approved',
    params: { name, date },
    path: '/agency/licence',
    at: joined_at,
  }))
}

/** The reminder 60 days before, so that the job has nothing left to say of it. */
async function expiringPapers(client: pg.ClientBase, now: Date): Promise<Told[]> {
  const ending = await ask<{ id: string; user_id: string; kind: string; expiry_date: string }>(
    client,
    `update candidate_documents d set reminded_days = $1 from candidates p
     where p.id = d.candidate_id and p.phone_number = $2 and d.expiry_date between $3 and $4
     returning d.id, p.user_id, d.kind, d.expiry_date::text`,
    [
      expiryReminderDays,
      demoAccounts[1].phoneNumber,
      qatarDate(now),
      qatarDate(daysFrom(now, expiryReminderDays)),
    ],
  )
  return ending.map(({ id, user_id, kind, expiry_date }) => ({
    userId: Number(user_id),
    kind: 'document_expiring',
    params: { kind, date: expiry_date, days: expiryReminderDays },
    path: '/dashboard/documents',
    key: `document-expiring:${id}:${expiry_date}:${expiryReminderDays}`,
    at: daysFrom(new Date(expiry_date), -expiryReminderDays),
  }))
}
