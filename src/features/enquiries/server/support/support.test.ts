import { eq } from 'drizzle-orm'
import { beforeAll, expect, test } from 'vitest'
import { useTestApp } from '../../../../../test/harness.ts'
import { jobContext, makeCandidate, makeUser, signIn } from '../../../../../test/people.ts'
import { auditLog } from '../../../../platform/server/audit.ts'
import { userIdsOfCandidates } from '../../../profiles/server/index.ts'
import { changeStatus, listInterviews, scheduleInterview } from '../../../hiring/contract.ts'
import { listNotices } from '../../../notifications/contract.ts'
import { reportReasons } from '../../choices.ts'
import { sendContact } from '../../contract.ts'
import {
  changeEnquiry,
  changeReport,
  exportEnquiries,
  exportReports,
  listSupportTickets,
  listReports,
  type Report,
  sendReport,
} from '../../support-contract.ts'
import { purgeOldEnquiries } from '../purge-old-enquiries.ts'
import { reports } from '../tables.ts'

const app = useTestApp()
const start = new Date('2026-03-10T09:00:00Z')
let operator: { id: number; token: string }
let candidateId: number
beforeAll(async () => {
  operator = await makeUser(app, 'admin', 'Hamad Operator')
  candidateId = await makeCandidate(app)
})
let networks = 0
const elsewhere = () => ({ address: `10.9.${(networks += 1) >> 8}.${networks & 255}` })
const form = (change: Record<string, unknown> = {}) => ({
  met_in: 'profile',
  id: candidateId,
  reason: 'other',
  message: 'Please look.',
  ...change,
})
const list = async (query: Record<string, unknown> = {}): Promise<Report[]> =>
  (await app.call(listReports, { page_size: 60, ...query }, operator)).data.results
const newest = async () => (await list()).toSorted((a, b) => b.id - a.id)[0]

test('a visitor reports a profile; the operator reads it, the reported person hears nothing', async () => {
  const answer = await app.call(
    sendReport,
    form({ reason: 'foreign_picture', contact: 'me@example.com' }),
    elsewhere(),
  )
  expect([answer.status, answer.data, answer.message]).toEqual([
    200,
    {},
    expect.stringContaining('has arrived'),
  ])
  expect(await newest()).toMatchObject({
    about: { kind: 'candidate', id: candidateId, name: 'Grace Santos' },
    reason: 'foreign_picture',
    is_urgent: false,
    contact: 'me@example.com',
    reporter_role: null,
    state: 'open',
  })
  const userId = (await userIdsOfCandidates(jobContext(app), [candidateId])).get(candidateId) ?? 0
  const her = { token: await signIn(app, userId) }
  expect((await app.call(listNotices, {}, her)).data.total).toBe(0)
  expect((await app.call(listReports, {}, her)).status).toBe(403)
})

test.each([
  ['fr', 'Votre signalement est arrivé.'],
  ['am', 'ሪፖርትዎ ደርሷል።'],
])('a worker who reports in %s is answered in it', async (language, said) => {
  const headers = { 'accept-language': language }
  const { message } = await app.call(sendReport, form(), { ...elsewhere(), headers })
  expect(message).toContain(said)
})

// spec: 3.6 Reports of abuse
test('who reports is in no answer and in no log', async () => {
  const { id, token } = await makeUser(app, 'employer', 'Noora Secret')
  await app.call(sendReport, form({ message: 'From someone signed in' }), { token, ...elsewhere() })
  const report = await newest()
  expect(report).toMatchObject({ message: 'From someone signed in', reporter_role: 'employer' })
  expect(JSON.stringify(report)).not.toContain('Noora')
  expect(report).not.toHaveProperty('reporter_id')
  const [row] = await app.connection.db
    .select()
    .from(auditLog)
    .where(eq(auditLog.subject, `report:${report?.id}`))
  expect(row).toMatchObject({ action: 'report.sent', actorId: null })
  expect(JSON.stringify(row?.detail)).not.toContain(String(id))
})

test.each(reportReasons)('%s: urgent ones come first', async (reason) => {
  await app.call(sendReport, form({ reason, message: `About ${reason}` }), elsewhere())
  const all = await list()
  const urgent = all.map(({ is_urgent }) => is_urgent)
  expect(urgent).toEqual(urgent.toSorted((a, b) => Number(b) - Number(a)))
  expect(all.find(({ message }) => message === `About ${reason}`)?.is_urgent).toBe(
    ['danger', 'minor', 'document_withheld'].includes(reason),
  )
})

test('where two meet, each reports the other, and nobody else does', async () => {
  const household = await makeUser(app, 'employer', 'House of Ali')
  const other = await makeUser(app, 'employer')
  await app.call(changeStatus, { id: candidateId, status: 'shortlisted' }, household)
  await app.call(
    scheduleInterview,
    { id: candidateId, date: '2026-03-12', time: '10:00' },
    household,
  )
  const userId = (await userIdsOfCandidates(jobContext(app), [candidateId])).get(candidateId) ?? 0
  const her = { token: await signIn(app, userId) }
  const [interview] = (await app.call(listInterviews, {}, her)).data
  const about = form({ met_in: 'interview', id: interview?.id ?? 0, reason: 'document_withheld' })
  expect((await app.call(sendReport, about, { ...her, ...elsewhere() })).status).toBe(200)
  expect(await newest()).toMatchObject({
    about: { kind: 'user', id: household.id, name: 'House of Ali' },
    is_urgent: true,
    reporter_role: 'jobseeker',
  })
  expect(
    (await app.call(sendReport, about, { token: household.token, ...elsewhere() })).status,
  ).toBe(200)
  expect(await newest()).toMatchObject({ about: { kind: 'candidate', id: candidateId } })
  expect((await app.call(sendReport, about, { token: other.token, ...elsewhere() })).status).toBe(
    404,
  )
  expect((await app.call(sendReport, about, elsewhere())).status).toBe(401)
  expect(
    (
      await app.call(sendReport, form({ met_in: 'case', id: 1 }), {
        token: other.token,
        ...elsewhere(),
      })
    ).status,
  ).toBe(404)
})

test.each([
  ['no reason', { reason: '' }, 400, ['reason']],
  ['a reason nobody knows', { reason: 'envy' }, 400, ['reason']],
  ['nothing said', { message: '  ' }, 400, ['message']],
  ['too much said', { message: 'x'.repeat(2001) }, 400, ['message']],
  ['too long a contact', { contact: 'x'.repeat(201) }, 400, ['contact']],
  ['a forged ticket', { ticket: '1.2' }, 400, []],
  ['nobody', { id: 999_999 }, 404, []],
  ['no number', { id: 'x' }, 404, []],
])('%s is refused', async (_, wrong, status, fields) => {
  const answer = await app.call(sendReport, form(wrong), elsewhere())
  expect([answer.status, Object.keys(answer.errors ?? {})]).toEqual([status, fields])
})

test('a profile that is not shown can not be reported; a robot keeps nothing; a flood is stopped', async () => {
  const hidden = await makeCandidate(app, { isPublished: false })
  expect((await app.call(sendReport, form({ id: hidden }), elsewhere())).status).toBe(404)
  const before = (await app.connection.db.select().from(reports)).length
  expect((await app.call(sendReport, form({ website: 'http://x' }), elsewhere())).status).toBe(200)
  expect((await app.connection.db.select().from(reports)).length).toBe(before)
  const from = elsewhere()
  const statuses: number[] = []
  for (let count = 0; count < 11; count += 1)
    statuses.push((await app.call(sendReport, form(), from)).status)
  expect(statuses.slice(0, 10)).toEqual(Array.from({ length: 10 }, () => 200))
  expect(statuses[10]).toBe(429)
})

test('a report is begun, closed with a note, and opened again; the log has before and after', async () => {
  await app.call(sendReport, form({ message: 'For the desk' }), elsewhere())
  const id = (await newest())?.id ?? 0
  expect((await app.call(changeReport, { id, state: 'in_progress' }, operator)).data).toMatchObject(
    { state: 'in_progress', closed_at: null },
  )
  const closed = (
    await app.call(changeReport, { id, state: 'closed', note: 'Picture replaced' }, operator)
  ).data
  expect(closed).toMatchObject({
    state: 'closed',
    note: 'Picture replaced',
    closed_by: 'Hamad Operator',
  })
  expect((await list({ state: 'closed', q: 'replaced' })).map((report) => report.id)).toEqual([id])
  const begun = await app.call(changeReport, { id, state: 'in_progress' }, operator)
  expect([begun.status, begun.body]).toEqual([409, expect.stringContaining('Open it again first')])
  expect((await app.call(changeReport, { id, state: 'open' }, operator)).data).toMatchObject({
    state: 'open',
    closed_at: null,
    closed_by: null,
    note: 'Picture replaced',
  })
  expect((await app.call(changeReport, { id, state: 'lost' }, operator)).status).toBe(400)
  expect((await app.call(changeReport, { id: 999_999, state: 'closed' }, operator)).status).toBe(
    404,
  )
  const rows = await app.connection.db
    .select()
    .from(auditLog)
    .where(eq(auditLog.subject, `report:${id}`))
  expect(rows.map(({ detail }) => detail)).toContainEqual({
    before: 'in_progress',
    after: 'closed',
  })
})

const write = (message: string) =>
  app.call(
    sendContact,
    {
      firstName: 'Aisha',
      email: 'aisha@example.com',
      countryCode: '+974',
      phone: '33112233',
      message,
    },
    elsewhere(),
  )
const desk = async (query: Record<string, unknown> = {}) =>
  (await app.call(listSupportTickets, { page_size: 60, ...query }, operator)).data.results

// spec: 3.6 Reports of abuse
test('a message is taken, answered and done; past 30 days it is overdue', async () => {
  await write('When do you open?')
  const [first] = await desk({ q: 'When do you' })
  expect(first).toMatchObject({
    kind: 'contact',
    state: 'open',
    assignee: null,
    age_days: 0,
    is_overdue: false,
    locale: 'en',
  })
  const id = first?.id ?? 0
  expect(
    (await app.call(changeEnquiry, { id, state: 'in_progress', assignee: 'me' }, operator)).data
      .assignee,
  ).toEqual({
    id: operator.id,
    name: 'Hamad Operator',
  })
  app.clock.now = new Date(start.getTime() + 31 * 86_400_000)
  operator = { ...operator, token: await signIn(app, operator.id) }
  expect((await desk({ state: 'in_progress' }))[0]).toMatchObject({
    age_days: 31,
    is_overdue: true,
  })
  const done = (
    await app.call(changeEnquiry, { id, state: 'done', note: 'Called back: always open' }, operator)
  ).data
  expect(done).toMatchObject({ state: 'done', note: 'Called back: always open', age_days: 31 })
  expect((await desk({ state: 'done', kind: 'contact' })).map((one) => one.id)).toEqual([id])
  expect(await desk({ state: 'done', kind: 'visa' })).toEqual([])
  for (const change of [
    { state: 'in_progress', assignee: 'me' },
    { assignee: 'nobody' },
  ] as const) {
    const taken = await app.call(changeEnquiry, { id, ...change }, operator)
    expect([taken.status, taken.body]).toEqual([
      409,
      expect.stringContaining('Open it again first'),
    ])
  }
  expect(
    (await app.call(changeEnquiry, { id, assignee: 'nobody', state: 'open' }, operator)).data,
  ).toMatchObject({ assignee: null, done_at: null })
  expect((await app.call(changeEnquiry, { id: 999_999, state: 'done' }, operator)).status).toBe(404)
  expect((await app.call(changeEnquiry, { id, assignee: 'you' }, operator)).status).toBe(400)
  app.clock.now = start
  operator = { ...operator, token: await signIn(app, operator.id) }
})

test('both lists come as files, whose cells are no formulas', async () => {
  await write('=1+1')
  await app.call(sendReport, form({ message: '=cmd()' }), elsewhere())
  const files = [
    await app.call(exportEnquiries, {}, operator),
    await app.call(exportReports, {}, operator),
  ]
  expect(files.map(({ status }) => status)).toEqual([200, 200])
  expect(files[0]?.body).toContain("'=1+1")
  expect(files[1]?.body).toContain("'=cmd()")
})

test('nobody but the operator sees the desk', async () => {
  for (const role of ['employer', 'jobseeker', 'agency'] as const) {
    const { token } = await makeUser(app, role)
    const answers = [
      await app.call(listReports, {}, { token }),
      await app.call(changeReport, { id: 1, state: 'closed' }, { token }),
      await app.call(listSupportTickets, {}, { token }),
      await app.call(changeEnquiry, { id: 1, state: 'done' }, { token }),
      await app.call(exportReports, {}, { token }),
      await app.call(exportEnquiries, {}, { token }),
    ]
    expect(answers.map(({ status }) => status)).toEqual([403, 403, 403, 403, 403, 403])
  }
  expect((await app.call(listReports, {})).status).toBe(401)
})

test('closed reports are forgotten after two years', async () => {
  const sent = await app.connection.db.$count(reports)
  expect(sent).toBeGreaterThan(3)
  await app.connection.db.update(reports).set({ state: 'closed', closedAt: start })
  await purgeOldEnquiries({ ...jobContext(app), now: new Date('2028-03-09T00:00:00Z') })
  expect(await app.connection.db.$count(reports)).toBe(sent)
  await purgeOldEnquiries({ ...jobContext(app), now: new Date('2028-03-11T00:00:00Z') })
  expect(await app.connection.db.select().from(reports)).toEqual([])
})
