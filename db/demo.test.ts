import { beforeAll, expect, test, vi } from 'vitest'
import {
  getAgencyFile,
  listAgencies,
  openLicence,
} from '../src/features/agencies/admin-contract.ts'
import { listLicences, listPeople } from '../src/features/agencies/office-contract.ts'
import { getMe, logInAs } from '../src/features/accounts/contract.ts'
import { listInvoices, listOrders, payOrder } from '../src/features/billing/contract.ts'
import { getCandidate } from '../src/features/profiles/contract.ts'
import { listCandidates } from '../src/features/search/contract.ts'
import { sameName } from '../src/features/reviews/reading-rules.ts'
import {
  answerForCandidate,
  getAgencyFigures,
  listAgencyInterviews,
  listInterest,
} from '../src/features/hiring/agency-contract.ts'
import {
  answerInterview,
  listInterviews,
  listPipeline,
  statuses,
} from '../src/features/hiring/contract.ts'
import { checkLedger } from '../src/features/billing/ledger-contract.ts'
import { listNotices } from '../src/features/notifications/contract.ts'
import { openExport, requestExport } from '../src/features/privacy/contract.ts'
import {
  getOwnRecruitment,
  getRecruitment,
  listAgencyRecruitments,
} from '../src/features/recruitment/contract.ts'
import { broadcastAll } from '../src/platform/server/bus.ts'
import { files as fileStore } from '../src/gateways/files/index.ts'
import { useTestApp } from '../test/harness.ts'
import { makeUser, runJob, signIn } from '../test/people.ts'
import { readZip } from '../test/read-zip.ts'
import { demoAccounts, demoPassword, seedDemo } from './demo.ts'
import { secondEmployer } from './demo/accounts.ts'
import { filmNumbers } from './demo/films.ts'
import { hiredPeople } from './demo/plots.ts'
import type { Role } from '../src/platform/shared/roles.ts'

const app = useTestApp({ RATE_LIMITS: 'off' })
const files = new Map<string, string | Buffer>()

const seed = (
  candidates?: number,
  putFile = async (key: string, body: string | Buffer) => void files.set(key, body),
) => seedDemo({ pool: app.connection.pool, now: app.clock.now, candidates, putFile })

const query = async <R>(sql: string): Promise<R[]> =>
  (await app.connection.pool.query(sql)).rows as R[]
const countOf = async (table: string): Promise<number> =>
  (await query<{ count: number }>(`select count(*) from ${table}`))[0]?.count ?? 0
const countAll = () =>
  Promise.all(
    ['users', 'candidates', 'agencies', 'orders', 'payments', 'pipeline_moves', 'settings'].map(
      countOf,
    ),
  )

/** The seed tells nobody: a server that runs hears of its people here. */
async function untilListed(listed: number): Promise<void> {
  const people = await query<{ id: string }>('select id from candidates')
  await broadcastAll(
    app.connection,
    'candidates',
    people.map(({ id }) => Number(id)),
  )
  await vi.waitFor(
    async () => expect((await app.call(listCandidates, {})).data.total).toBe(listed),
    { timeout: 20_000 },
  )
}

const logIn = async (role: Role, phone: string) =>
  app.call(logInAs[role], { phone_number: phone, password: demoPassword })
const account = (role: Role) => demoAccounts.find((one) => one.role === role)?.phoneNumber ?? ''

beforeAll(async () => {
  const full = async () => {
    throw new Error('the disk is full')
  }
  await expect(seed(undefined, full)).rejects.toThrow('the disk is full')
  expect(await countAll()).toEqual([0, 0, 0, 0, 0, 0, 0])
  await Promise.all([seed(), seed()])
  await untilListed(1091)
})

// spec: 1.1 A strip of counts by nationality
// spec: 2.1 Claims and counts
test('the public list holds exactly the 1,091 that the specification counts, each with her portrait', async () => {
  const { data } = await app.call(listCandidates, { page_size: 60 })
  expect(data.total).toBe(1091)
  expect(data.facets.nationality).toEqual({
    Filipino: 681,
    Ugandan: 237,
    Kenyan: 125,
    'Sri Lankan': 38,
    Indian: 7,
    Indonesian: 3,
  })
  for (const { avatar_url } of data.results)
    expect(files.has((avatar_url ?? '').replace('/media/', ''))).toBe(true)
  expect(await countOf('candidates')).toBe(1091 + hiredPeople.length + 41)
})

test('some have a film, which the list finds by', async () => {
  const { data } = await app.call(listCandidates, { has_video: true, page_size: 60 })
  expect(data.total).toBe(filmNumbers.length)
  for (const { id } of data.results) {
    const { profile } = (await app.call(getCandidate, { id })).data
    const { profile_video_url: film, profile_video_poster_url: poster } = profile
    for (const url of [film, poster])
      expect([...files.keys()]).toContain((url ?? 'none').replace('/media/', ''))
  }
})

test('every badge of a paper rests on a paper that its operator had opened, whose record says number, end and her name', async () => {
  const checks = await query<{
    key: string
    name: string
    profile: string
    complete: boolean
    opened: boolean
  }>(`
    select f.keys[1] as key, coalesce(d.name_on_passport, d.name_on_id) as name, c.full_name as profile,
      coalesce(d.document_number, d.license_number) is not null and d.expiry_date >= v.valid_until and d.check_state = 'verified' as complete,
      exists (select from paper_openings o where o.document_id = d.id and o.file_id = d.file_id and o.operator_id = v.checked_by
        and o.opened_at between v.checked_at - interval '30 minutes' and v.checked_at) as opened
    from verifications v join candidates c on c.id = v.candidate_id left join candidate_documents d on d.id = v.document_id
      left join stored_files f on f.id = d.file_id
    where v.outcome = 'verified' and v.ended_at is null and v.item <> 'references'`)
  expect(checks.length).toBeGreaterThan(100)
  for (const { key, name, profile, ...rules } of checks) {
    expect(rules).toEqual({ complete: true, opened: true })
    expect(sameName(name, profile)).toBe(true)
    expect(files.has(key)).toBe(true)
  }
  expect(
    await query(`select 1 from verifications where item = 'references' and note is null`),
  ).toEqual([])
})

test('a second start changes nothing', async () => {
  const before = await countAll()
  await seed()
  expect(await countAll()).toEqual(before)
})

test.each(demoAccounts)(
  'the demo account of the $role can sign in',
  async ({ role, phoneNumber, fullName }) => {
    const { status, data } = await logIn(role, phoneNumber)
    expect(status).toBe(200)
    expect(data.user).toMatchObject({ role, full_name: fullName })
  },
)

test("nobody else can: the others' password is not that of the demo", async () => {
  const [other] = await query<{ phone_number: string }>(
    `select phone_number from users where role = 'jobseeker' and phone_number <> '${account('jobseeker')}' limit 1`,
  )
  expect((await logIn('jobseeker', other?.phone_number ?? '')).status).toBe(401)
})

test("the job seeker's account stands for a profile on the list", async () => {
  const { data } = await logIn('jobseeker', account('jobseeker'))
  const me = await app.call(getMe, {}, { token: data.token })
  const profile = await app.call(getCandidate, { id: me.data.user.candidate_id ?? 0 })
  expect(profile.data).toMatchObject({
    full_name: demoAccounts[1].fullName,
    hired: false,
    source: 'self',
  })
})

test("the employer's pipeline, orders and invoices can be read in every state", async () => {
  const { token } = (await logIn('employer', account('employer'))).data
  const pipeline = (await app.call(listPipeline, {}, { token })).data
  expect(new Set(pipeline.map(({ status }) => status))).toEqual(new Set(statuses))
  expect(pipeline.some(({ status, available }) => status === 'shortlisted' && !available)).toBe(
    true,
  )
  const orders = (await app.call(listOrders, {}, { token })).data
  const invoices = (await app.call(listInvoices, {}, { token })).data
  const numberOf = (prefix: string, id: number) => `${prefix}-${String(id).padStart(6, '0')}`
  for (const order of orders)
    expect([order.order_no, order.invoice_no]).toEqual([
      numberOf('ORD', order.candidate.id),
      numberOf('INV', order.candidate.id),
    ])
  expect(invoices.map(({ invoice_no }) => invoice_no).toSorted()).toEqual(
    orders
      .filter(({ status }) => status === 'paid')
      .map(({ invoice_no }) => invoice_no)
      .toSorted(),
  )
  expect(invoices).toHaveLength(3)
})

test.each(['employer', 'jobseeker', 'agency'] as const)(
  'the demo’s %s has been told what happened, in both languages, with something unread',
  async (role) => {
    const { token } = (await logIn(role, account(role))).data
    for (const locale of ['en', 'ar'] as const) {
      const { data } = await app.call(
        listNotices,
        { page_size: 60 },
        { token, headers: { 'accept-language': locale } },
      )
      expect(data.unread).toBeGreaterThan(0)
      for (const { title, text, path, created_at } of data.results) {
        expect(`${title} ${text} ${path}`).not.toMatch(/undefined|null|NaN|Invalid/)
        expect(Date.parse(created_at)).toBeLessThanOrEqual(app.clock.now.getTime())
      }
    }
  },
)

test('an order that waits can be paid, and the other household has one for the same person', async () => {
  const ours = (await logIn('employer', account('employer'))).data
  const theirs = (await logIn('employer', secondEmployer.phoneNumber)).data
  const pending = async (token: string) =>
    (await app.call(listOrders, {}, { token })).data.filter(({ status }) => status === 'pending')
  const order = (await pending(ours.token)).find(
    ({ candidate }) => candidate.nationality === 'Kenyan',
  )
  expect((await pending(theirs.token)).map(({ candidate }) => candidate.id)).toEqual([
    order?.candidate.id,
  ])
  expect(
    (await app.call(payOrder, { id: order?.id ?? 0 }, { token: ours.token })).data.payment_url,
  ).toMatch(/^http/)
})

test("no room of the agency's is empty: interest, interviews ahead and past, hires, running cases, all figures, licence and members", async () => {
  // Her password alone opens no office; the demo's button does, and so does this session.
  const as = { token: await signIn(app, (await logIn('agency', account('agency'))).data.user.id) }
  const { counts } = (await app.call(listInterest, {}, as)).data
  for (const [view, count] of Object.entries(counts))
    expect([view, count > 0]).toEqual([view, true])
  const interviews = (await app.call(listAgencyInterviews, {}, as)).data
  const ahead = interviews.filter(({ status, is_past }) => status === 'scheduled' && !is_past)
  expect(new Set(ahead.map(({ answer }) => answer))).toEqual(new Set([null, 'accepted']))
  expect(interviews.filter(({ status }) => status === 'held').length).toBeGreaterThan(1)
  const figures = (await app.call(getAgencyFigures, {}, as)).data
  expect(figures).toMatchObject({ placements: 7, still_employed_percent: 100 })
  expect(figures.days_to_hire).toBeGreaterThan(0)
  const cases = (await app.call(listAgencyRecruitments, {}, as)).data
  expect(cases.map(({ status }) => status).toSorted()).toEqual([
    ...Array<string>(5).fill('completed'),
    'open',
    'open',
  ])
  expect(cases.some(({ next }) => next?.actor === 'agency')).toBe(true)
  for (const { id } of cases)
    expect((await app.call(getRecruitment, { id }, as)).data.side).toBe('agency')
  expect((await app.call(listLicences, {}, as)).data).toMatchObject([
    { status: 'approved', file_name: 'licence.pdf' },
  ])
  expect(
    (await app.call(listPeople, {}, as)).data.members.map(({ role }) => role).toSorted(),
  ).toEqual(['editor', 'owner', 'viewer'])
  const waiting = ahead.find(({ answer, may_answer }) => answer === null && may_answer)
  expect(
    (
      await app.call(
        answerForCandidate,
        { id: waiting?.id ?? 0, answer: 'accepted', version: 0 },
        as,
      )
    ).status,
  ).toBe(200)
})

test('every agency that is approved has the licence that the list names, with its paper, and an owner', async () => {
  const { token } = await makeUser(app, 'admin')
  const { results } = (await app.call(listAgencies, { status: 'approved' }, { token })).data
  expect(results).toHaveLength(2)
  for (const { id, licence_number, licence_expires_on } of results) {
    const { licences, members } = (await app.call(getAgencyFile, { id }, { token })).data
    expect(licences).toMatchObject([
      { licence_number, expires_on: licence_expires_on, status: 'approved' },
    ])
    expect(members.some(({ role }) => role === 'owner')).toBe(true)
    expect(
      (await app.call(openLicence, { id, licence_id: licences[0]?.id ?? 0 }, { token })).data
        .file_url,
    ).toMatch(/licences|files/)
  }
})

test('the job seeker has an interview to answer and a recruitment that ended, and is free; its money went back and the ledger agrees', async () => {
  const { token, user } = (await logIn('jobseeker', account('jobseeker'))).data
  const [first, ...past] = (await app.call(listInterviews, {}, { token })).data
  expect(first).toMatchObject({
    status: 'scheduled',
    answer: null,
    is_past: false,
    household: demoAccounts[0].fullName,
  })
  expect(past).toEqual([])
  expect((await app.call(getOwnRecruitment, {}, { token })).data).toMatchObject({
    status: 'closed',
    way: 'in_qatar',
    employer_name: secondEmployer.fullName,
    arrived_at: null,
  })
  expect((await app.call(getCandidate, { id: user.candidate_id ?? 0 })).data.hired).toBe(false)
  const household = (await logIn('employer', secondEmployer.phoneNumber)).data
  const orders = (await app.call(listOrders, {}, { token: household.token })).data
  const hers = orders.find(
    ({ candidate, status }) => candidate.id === user.candidate_id && status === 'paid',
  )
  expect([hers?.refunded_amount, hers?.hire_ended_on]).toEqual([hers?.amount, expect.any(String)])
  expect((await app.call(checkLedger, {}, await makeUser(app, 'admin'))).data.ok).toBe(true)
  expect(
    (
      await app.call(
        answerInterview,
        { id: first?.id ?? 0, answer: 'accepted', version: 0 },
        { token },
      )
    ).status,
  ).toBe(200)
})

test('more people can be added for measuring, up to the number asked for', async () => {
  await seed(2500)
  await seed(2600)
  await seed(2000)
  await untilListed(2600)
  const [shared] = await query<{ missing: number }>(
    `select count(*) as missing from candidates where substring(profile_image_key from '[0-9]+')::int > ${1091 + hiredPeople.length + 41}`,
  )
  expect(shared?.missing).toBe(0)
})

// spec: 3.3 Rights over one's own data (each demo account)
test.each([...demoAccounts, secondEmployer])(
  '$fullName downloads a copy of all that is held of her, with every file',
  async ({ role, phoneNumber }) => {
    for (const [key, body] of files) await fileStore(app.config).put(key, body)
    const { token } = (await logIn(role, phoneNumber)).data
    await app.call(requestExport, {}, { token })
    await runJob(app, 'build-export')
    const { url } = (await app.call(openExport, { password: demoPassword }, { token })).data
    const zip = readZip((await app.app.inject({ method: 'GET', url })).rawPayload)
    const data = JSON.parse(String(zip.get('data.json'))) as {
      files_missing: string[]
      billing: { orders: { paidAt: string | null }[] }
    }
    expect(data.files_missing).toEqual([])
    const paid = data.billing.orders.filter(({ paidAt }) => paidAt !== null)
    expect([...zip.keys()].filter((name) => name.startsWith('invoices/'))).toHaveLength(paid.length)
  },
)
