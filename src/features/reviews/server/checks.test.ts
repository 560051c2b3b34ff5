import { and, eq } from 'drizzle-orm'
import { afterEach, beforeAll, beforeEach, expect, test } from 'vitest'
import { useTestApp } from '../../../../test/harness.ts'
import { essentials, type Jobseeker, makeJobseeker } from '../../../../test/jobseekers.ts'
import { jobContext, makeCandidate, makeUser, signIn } from '../../../../test/people.ts'
import { formOf, samplePdf } from '../../../../test/samples.ts'
import { auditLog } from '../../../platform/server/audit.ts'
import { listNotices } from '../../notifications/contract.ts'
import {
  addDocument,
  type CandidateDocument,
  deleteDocument,
  listDocuments,
  restoreDocument,
  updateDocument,
} from '../../records/contract.ts'
import { getCandidate } from '../../profiles/contract.ts'
import { listCandidates } from '../../search/contract.ts'
import {
  listChecks,
  listPapers,
  readPaper,
  recordCheck,
  rejectPaper,
  withdrawCheck,
} from '../contract.ts'
import { endExpiredChecks } from './end-checks.ts'

const app = useTestApp({ RATE_LIMITS: 'off' })
const start = new Date('2026-03-10T09:00:00Z')
let operator: { id: number; token: string }
beforeAll(async () => {
  operator = await makeUser(app, 'admin', 'Hamad Operator')
})
let her: Jobseeker & { candidateId: number }
let paper: CandidateDocument
beforeEach(async () => {
  const made = await makeJobseeker(app, 'Grace Santos')
  her = { ...made, candidateId: (await made.save(essentials)).data.id }
  paper = await upload()
})
afterEach(async () => {
  app.clock.now = start
  operator = { ...operator, token: await signIn(app, operator.id) }
})

async function upload(fields: Record<string, string> = {}): Promise<CandidateDocument> {
  const { payload, headers } = formOf(
    {
      document_type: 'passport',
      expiry_date: '2028-06-30',
      document_number: 'P 1234567',
      ...fields,
    },
    { document_file: { name: 'p.pdf', body: samplePdf() } },
  )
  const answer = await app.app.inject({
    method: 'POST',
    url: addDocument.path,
    payload,
    headers: { ...headers, authorization: `Bearer ${her.token}` },
  })
  return answer.json<{ data: CandidateDocument }>().data
}
const record = async (change: Record<string, unknown> = {}) => {
  await app.call(readPaper, { id: paper.id }, operator)
  const read = {
    document_type: 'passport',
    name: 'SANTOS, Grace',
    number: 'P1234567',
    expiry_date: '2028-06-30',
  }
  return app.call(
    recordCheck,
    {
      candidate_id: her.candidateId,
      document_id: paper.id,
      item: 'identity',
      method: 'original_seen',
      valid_until: '2027-03-09',
      read,
      ...change,
    },
    operator,
  )
}
const badges = async () => (await app.call(getCandidate, { id: her.candidateId })).data.checks
const paperNow = async () =>
  (await app.call(listDocuments, {}, her)).data.find(({ id }) => id === paper.id)
const waiting = async () =>
  (await app.call(listPapers, { page_size: 60 }, operator)).data.results.map(({ id }) => id)

test('a paper waits until it is checked; then its badge says what, how, when and until when, and not by whom', async () => {
  expect(await waiting()).toContain(paper.id)
  expect(await badges()).toEqual([])
  const { status, data } = await record()
  expect(status).toBe(200)
  expect(data).toMatchObject({
    item: 'identity',
    method: 'original_seen',
    checked_by: 'Hamad Operator',
    valid_until: '2027-03-09',
    document_id: paper.id,
  })
  const shown = await app.call(getCandidate, { id: her.candidateId })
  expect(shown.data.checks).toEqual([
    {
      item: 'identity',
      method: 'original_seen',
      checked_on: '2026-03-10',
      valid_until: '2027-03-09',
      operators: 1,
      name_differs: false,
    },
  ])
  expect(shown.body).not.toContain('Hamad')
  await expect
    .poll(
      async () =>
        (await app.call(listCandidates, { q: 'Grace Santos', page_size: 60 })).data.results.find(
          ({ id }) => id === her.candidateId,
        )?.checks,
    )
    .toHaveLength(1)
  expect((await her.read()).checks).toHaveLength(1)
  expect(await waiting()).not.toContain(paper.id)
  expect(await paperNow()).toMatchObject({ check_state: 'verified', check_reason: null })
  expect((await app.call(listNotices, {}, her)).data.results[0]).toMatchObject({
    kind: 'check_recorded',
    title: 'Identity checked',
  })
})

test.each([
  ['deleted', () => app.call(deleteDocument, { id: paper.id }, her), 'paper_deleted'],
  [
    'changed in what it says',
    () => app.call(updateDocument, { id: paper.id, document_number: 'P 7' }, her),
    'paper_changed',
  ],
])('a paper that is %s takes its badge with it', async (_, act, because) => {
  const { data } = await record()
  expect((await act()).status).toBe(200)
  expect(await badges()).toEqual([])
  const ended = (
    await app.call(listChecks, { state: 'ended', page_size: 60 }, operator)
  ).data.results.find(({ id }) => id === data.id)
  expect(ended?.ended_because).toBe(because)
})

test('a paper brought back, and a file replaced, have to be checked anew; a save that changes nothing leaves the badge', async () => {
  await record()
  await app.call(updateDocument, { id: paper.id, expiry_date: '2028-06-30' }, her)
  expect(await badges()).toHaveLength(1)
  await app.call(deleteDocument, { id: paper.id }, her)
  await app.call(restoreDocument, { id: paper.id }, her)
  expect(await badges()).toEqual([])
  expect(await waiting()).toContain(paper.id)
  await record()
  const { payload, headers } = formOf(
    {},
    { document_file: { name: 'new.pdf', body: samplePdf('other') } },
  )
  await app.app.inject({
    method: 'PUT',
    url: updateDocument.path.replace(':id', String(paper.id)),
    payload,
    headers: { ...headers, authorization: `Bearer ${her.token}` },
  })
  expect(await badges()).toEqual([])
  expect(await waiting()).toContain(paper.id)
})

test('past its last day there is no badge, whether or not the job has run; the job ends it and tells her', async () => {
  const { data } = await record({ valid_until: '2026-04-01' })
  app.clock.now = new Date('2026-04-01T20:59:00Z')
  expect(await badges()).toHaveLength(1)
  app.clock.now = new Date('2026-04-01T21:00:30Z')
  expect(await badges()).toEqual([])
  expect(await endExpiredChecks(jobContext(app))).toBe(1)
  expect(await endExpiredChecks(jobContext(app))).toBe(0)
  const token = await signIn(app, her.id)
  expect((await app.call(listNotices, {}, { token })).data.results[0]?.kind).toBe('check_expired')
  const by = { token: await signIn(app, operator.id) }
  expect((await app.call(listChecks, { state: 'ended' }, by)).data.results[0]).toMatchObject({
    id: data.id,
    ended_because: 'expired',
  })
  expect(
    (await app.call(listPapers, { state: 'expired' }, by)).data.results.map(({ id }) => id),
  ).toContain(paper.id)
})

test('a check is withdrawn with a reason that she reads, once', async () => {
  const { data } = await record()
  expect((await app.call(withdrawCheck, { id: data.id, reason: '' }, operator)).status).toBe(400)
  expect(
    (await app.call(withdrawCheck, { id: data.id, reason: 'The copy was altered' }, operator)).data
      .ended_because,
  ).toBe('withdrawn')
  expect(await badges()).toEqual([])
  expect(await paperNow()).toMatchObject({
    check_state: 'withdrawn',
    check_reason: 'The copy was altered',
  })
  expect((await app.call(listNotices, {}, her)).data.results[0]?.text).toContain(
    'The copy was altered',
  )
  const again = await app.call(withdrawCheck, { id: data.id, reason: 'again' }, operator)
  expect([again.status, again.code]).toEqual([409, 'INVALID_TRANSITION'])
})

test('a newer check of the same item takes the place of the one before; two at once leave one', async () => {
  await record({ valid_until: '2026-12-31' })
  const both = await Promise.all([
    record({ method: 'video_call' }),
    record({ method: 'issuer_asked' }),
  ])
  expect(both.map(({ status }) => status)).toEqual([200, 200])
  expect(await badges()).toHaveLength(1)
})

test('references need no paper', async () => {
  await record({
    document_id: undefined,
    item: 'references',
    method: 'household_asked',
    note: 'Ms Noor, by phone: stayed two years',
  })
  expect(await badges()).toMatchObject([{ item: 'references', method: 'household_asked' }])
})

test('a refused paper has a reason that its owner reads, and no badge; a new one waits again', async () => {
  const answer = await app.call(
    rejectPaper,
    { id: paper.id, item: 'identity', reason: 'Not readable' },
    operator,
  )
  expect(answer.data).toMatchObject({ state: 'rejected', reason: 'Not readable' })
  expect(await badges()).toEqual([])
  expect(await paperNow()).toMatchObject({ check_state: 'rejected', check_reason: 'Not readable' })
  expect((await app.call(listNotices, {}, her)).data.results[0]).toMatchObject({
    kind: 'paper_rejected',
    path: '/dashboard/documents',
  })
  const again = await app.call(
    rejectPaper,
    { id: paper.id, item: 'identity', reason: 'x' },
    operator,
  )
  expect([again.status, again.code]).toEqual([409, 'INVALID_TRANSITION'])
  await app.call(updateDocument, { id: paper.id, document_number: 'P 8' }, her)
  expect(await paperNow()).toMatchObject({ check_state: 'open', check_reason: null })
})

test('the operator reads the private paper itself, and each opening is written down', async () => {
  const url = readPaper.path.replace(':id', String(paper.id))
  const answer = await app.app.inject({
    url,
    headers: { authorization: `Bearer ${operator.token}` },
  })
  expect(answer.statusCode).toBe(200)
  expect(answer.rawPayload).toEqual(samplePdf())
  expect(answer.headers).toMatchObject({
    'content-type': 'application/pdf',
    'cache-control': 'private, no-store',
  })
  expect(answer.headers['content-disposition']).toContain('attachment')
  await app.call(readPaper, { id: paper.id }, operator)
  const opened = await app.connection.db
    .select()
    .from(auditLog)
    .where(
      and(eq(auditLog.action, 'document.opened'), eq(auditLog.subject, `document:${paper.id}`)),
    )
  expect(opened.map(({ actorId }) => actorId)).toEqual([operator.id, operator.id])
  expect((await app.app.inject({ url })).statusCode).toBe(401)
})

test.each([
  ['a day that has passed', { valid_until: '2026-03-09' }, 'valid_until'],
  ['a day after the paper ends', { valid_until: '2028-07-01' }, 'valid_until'],
  ['no day', { valid_until: '2026-02-30' }, 'valid_until'],
  ['an item nobody knows', { item: 'character' }, 'item'],
  ['a method nobody knows', { method: 'magic' }, 'method'],
])('%s is refused', async (_, wrong, field) => {
  const answer = await record(wrong)
  expect([answer.status, Object.keys(answer.errors ?? {})]).toEqual([400, [field]])
  expect(await badges()).toEqual([])
})

test("another person's paper, a deleted one and nobody's record are not there", async () => {
  const other = await makeCandidate(app)
  expect((await record({ candidate_id: other })).status).toBe(404)
  expect((await record({ candidate_id: 999_999 })).status).toBe(404)
  await app.call(deleteDocument, { id: paper.id }, her)
  expect((await record()).status).toBe(404)
  expect((await app.call(readPaper, { id: paper.id }, operator)).status).toBe(404)
  expect(
    (await app.call(rejectPaper, { id: paper.id, item: 'identity', reason: 'x' }, operator)).status,
  ).toBe(404)
})

test('nobody but the operator sees or checks papers', async () => {
  const { data } = await record()
  for (const role of ['employer', 'jobseeker', 'agency'] as const) {
    const { token } = await makeUser(app, role)
    const answers = [
      await app.call(listPapers, {}, { token }),
      await app.call(listChecks, {}, { token }),
      await app.call(readPaper, { id: paper.id }, { token }),
      await app.call(rejectPaper, { id: paper.id, item: 'identity', reason: 'x' }, { token }),
      await app.call(withdrawCheck, { id: data.id, reason: 'x' }, { token }),
      await app.call(
        recordCheck,
        {
          candidate_id: her.candidateId,
          item: 'medical',
          method: 'copy_seen',
          valid_until: '2027-01-01',
        },
        { token },
      ),
    ]
    expect(answers.map(({ status }) => status)).toEqual([403, 403, 403, 403, 403, 403])
  }
  expect((await app.call(readPaper, { id: paper.id }, { token: her.token })).status).toBe(403)
  expect(await badges()).toHaveLength(1)
})
