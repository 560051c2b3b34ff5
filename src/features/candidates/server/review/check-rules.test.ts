import { and, eq } from 'drizzle-orm'
import { afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { useTestApp } from '../../../../../test/harness.ts'
import { type Jobseeker, makeJobseeker } from '../../../../../test/jobseekers.ts'
import { jobContext, makeUser, signIn } from '../../../../../test/people.ts'
import { formOf, samplePdf } from '../../../../../test/samples.ts'
import { auditLog } from '../../../../platform/server/audit.ts'
import { refreshSession, updateDetails } from '../../../accounts/contract.ts'
import { getUser, startSession } from '../../../accounts/server/index.ts'
import {
  addDocument,
  type CandidateDocument,
  deleteDocument,
  updateDocument,
} from '../../own-profile-contract.ts'
import { getCandidate } from '../../contract.ts'
import {
  confirmCheck,
  listChecks,
  listPapers,
  readPaper,
  recordCheck,
  rejectPaper,
  withdrawCheck,
} from '../../review-contract.ts'

const app = useTestApp({ RATE_LIMITS: 'off' })
const start = new Date('2026-03-10T09:00:00Z')
type Operator = { id: number; token: string }
let first: Operator
let second: Operator
let her: Jobseeker & { candidateId: number }
let paper: CandidateDocument
beforeAll(async () => {
  first = await makeUser(app, 'admin', 'Hamad Operator')
})
beforeEach(async () => {
  const made = await makeJobseeker(app, 'Grace Santos')
  her = {
    ...made,
    candidateId: (await made.save({ desired_position: 'Nanny', nationality: 'Filipino', age: 30 }))
      .data.id,
  }
  paper = await upload()
})
afterEach(async () => {
  app.clock.now = start
  first = { ...first, token: await signIn(app, first.id) }
})

async function upload(fields: Record<string, string> = {}): Promise<CandidateDocument> {
  const { payload, headers } = formOf(
    {
      document_type: 'passport',
      expiry_date: '2028-06-30',
      document_number: 'P 1234567',
      name_on_passport: 'GRACE SANTOS',
      ...fields,
    },
    { document_file: { name: 'p.pdf', body: samplePdf() } },
  )
  const url = addDocument.path
  const answer = await app.app.inject({
    method: 'POST',
    url,
    payload,
    headers: { ...headers, authorization: `Bearer ${her.token}` },
  })
  return answer.json<{ data: CandidateDocument }>().data
}
async function replaceFile(): Promise<void> {
  const { payload, headers } = formOf(
    {},
    { document_file: { name: 'new.pdf', body: samplePdf('other') } },
  )
  const url = updateDocument.path.replace(':id', String(paper.id))
  await app.app.inject({
    method: 'PUT',
    url,
    payload,
    headers: { ...headers, authorization: `Bearer ${her.token}` },
  })
}
const reading = {
  document_type: 'passport',
  name: 'Santos Grace',
  number: 'p-1234567',
  expiry_date: '2028-06-30',
}
const open = (by: Operator, id = paper.id) => app.call(readPaper, { id }, by)
const record = (by: Operator, change: Record<string, unknown> = {}) =>
  app.call(
    recordCheck,
    {
      candidate_id: her.candidateId,
      document_id: paper.id,
      item: 'identity',
      method: 'copy_seen',
      valid_until: '2027-03-09',
      read: reading,
      ...change,
    },
    by,
  )
const badges = async () => (await app.call(getCandidate, { id: her.candidateId })).data.checks
const listed = async (by: Operator) =>
  (await app.call(listPapers, { page_size: 60 }, by)).data.results.find(({ id }) => id === paper.id)
async function logged(action: string) {
  const entries = await app.connection.db
    .select()
    .from(auditLog)
    .where(and(eq(auditLog.action, action), eq(auditLog.subject, `candidate:${her.candidateId}`)))
  return entries.at(-1)
}
const refusal = ({ status, message }: { status: number; message?: string }) => [status, message]
const notOpened = [
  409,
  'Open the document here first, and read it: a check counts for half an hour after you opened it.',
]
const expectRefused = async (answer: Awaited<ReturnType<typeof record>>) => {
  expect(refusal(answer)).toEqual(notOpened)
  expect(await badges()).toEqual([])
}

describe('no check of a paper without its opening', () => {
  test('unopened, it is refused; opened, it is recorded', async () => {
    await expectRefused(await record(first))
    expect((await listed(first))?.opened_at).toBeNull()
    await open(first)
    expect((await listed(first))?.opened_at).toBe(start.toISOString())
    expect((await record(first)).status).toBe(200)
    expect(await badges()).toMatchObject([{ item: 'identity', operators: 1, name_differs: false }])
  })

  test('an opening by somebody else is none', async () => {
    const other = await makeUser(app, 'admin')
    await open(other)
    await expectRefused(await record(first))
    await app.connection.pool.query('update users set suspended_at = now() where id = $1', [
      other.id,
    ])
  })

  test('an opening in another session of hers is none', async () => {
    await open(first)
    await expectRefused(await record({ ...first, token: await signIn(app, first.id) }))
  })

  test('an opening of more than half an hour ago is none', async () => {
    const ctx = jobContext(app)
    const grant = await startSession(ctx, await getUser(ctx, first.id), { withSecondFactor: true })
    await open({ ...first, token: grant.token })
    app.clock.now = new Date(start.getTime() + 30 * 60_000)
    const { data } = await app.call(refreshSession, { refreshToken: grant.refreshToken })
    const sameSession = { ...first, token: data.token }
    await expectRefused(await record(sameSession))
    await open(sameSession)
    expect((await record(sameSession)).status).toBe(200)
  })

  test('an opening of another paper is none, also of hers', async () => {
    await open(first, (await upload()).id)
    await expectRefused(await record(first))
  })

  test('an opening of the file before this one is none', async () => {
    await open(first)
    await replaceFile()
    await expectRefused(await record(first))
  })

  test('a file that is held back can be neither opened nor checked', async () => {
    await app.connection.pool.query(
      'update stored_files set is_held = true where id = (select file_id from candidate_documents where id = $1)',
      [paper.id],
    )
    expect((await open(first)).status).toBe(404)
    await expectRefused(await record(first))
  })

  test('without a paper only references are checked, and by a note of what was done', async () => {
    const asked = { document_id: undefined, read: undefined }
    for (const item of ['identity', 'licence', 'medical'])
      expect(Object.keys((await record(first, { ...asked, item })).errors ?? {})).toEqual([
        'document_id',
      ])
    expect(
      Object.keys((await record(first, { ...asked, item: 'references' })).errors ?? {}),
    ).toEqual(['note'])
    expect(
      (await record(first, { ...asked, item: 'references', note: 'Ms Noor by phone' })).status,
    ).toBe(200)
  })
})

describe('what the paper says', () => {
  const fields = ({ status, errors }: { status: number; errors?: Record<string, string[]> }) => [
    status,
    Object.keys(errors ?? {}),
  ]

  test.each([
    ['profile_name', { name: 'Mary Santos' }, ['differences.profile_name', 'differences.name']],
    ['number', { number: 'P 7654321' }, ['differences.number']],
    ['expiry_date', { expiry_date: '2029-01-01' }, ['differences.expiry_date']],
    ['document_type', { document_type: 'id_proof' }, ['differences.document_type']],
  ])(
    'another %s is refused until the operator says why; the reason stands beside the check',
    async (_, change, refused) => {
      await open(first)
      const read = { ...reading, ...change }
      const answer = await record(first, { read })
      expect(fields(answer)).toEqual([400, refused])
      expect(await badges()).toEqual([])
      const differences = Object.fromEntries(
        refused.map((name) => [name.split('.')[1], 'Compared on the telephone with her']),
      )
      const blank = Object.fromEntries(refused.map((name) => [name.split('.')[1], '  ']))
      expect(fields(await record(first, { read, differences: blank }))).toEqual([400, refused])
      const { status, data } = await record(first, { read, differences: { ...differences } })
      expect([status, data.differences]).toEqual([200, differences])
      expect((await badges())[0]?.name_differs).toBe(refused.includes('differences.profile_name'))
    },
  )

  test('a reason for what agrees is not kept; names agree in any order, numbers in any spelling', async () => {
    await open(first)
    const { data } = await record(first, {
      read: { ...reading, number: 'P١٢٣٤٥٦٧' },
      differences: { number: 'none' },
    })
    expect(data.differences).toEqual({})
  })

  test.each([
    ['nothing', undefined, 'read.name'],
    ['no name', { ...reading, name: ' ' }, 'read.name'],
    ['no number', { ...reading, number: '' }, 'read.number'],
    ['no end', { ...reading, expiry_date: '' }, 'read.expiry_date'],
    ['a paper that has ended', { ...reading, expiry_date: '2026-03-09' }, 'read.expiry_date'],
    ['a driving licence', { ...reading, document_type: 'driving_license' }, 'read.document_type'],
    ['a kind nobody knows', { ...reading, document_type: 'letter' }, 'read.document_type'],
  ])('who read %s checked no identity', async (_, read, field) => {
    await open(first)
    const answer = await record(first, { read })
    expect(answer.status).toBe(400)
    expect(Object.keys(answer.errors ?? {})).toContain(field)
    expect(await badges()).toEqual([])
  })

  test.each([
    ['number', { document_number: '' }],
    ['end', { expiry_date: '' }],
  ])('a paper whose record has no %s proves no identity, whatever is read', async (_, missing) => {
    paper = await upload(missing)
    await open(first)
    const answer = await record(first, { differences: { number: 'x', expiry_date: 'x' } })
    expect([answer.status, Object.keys(answer.errors ?? {})]).toEqual([400, ['document_id']])
  })

  test('the log names what differed and says why it was taken, without what either says', async () => {
    await open(first)
    const why = 'One digit is smudged: not 7654321'
    const { data } = await record(first, {
      read: { ...reading, number: 'P 7654321' },
      differences: { number: why, name: 'agrees' },
    })
    const entry = await logged('check.recorded')
    expect(entry?.detail).toMatchObject({
      check: data.id,
      differs: ['number'],
      reasons: { number: 'One digit is smudged: not …' },
      operators: 1,
    })
    expect(JSON.stringify(entry)).not.toMatch(/1234567|7654321/)
    const [row] = (await app.call(listChecks, { q: String(her.candidateId) }, first)).data.results
    expect(row?.differences).toEqual({ number: why })
  })
})

describe('an identity takes two operators where there are two', () => {
  beforeAll(async () => {
    second = await makeUser(app, 'admin', 'Munira Operator')
  })
  beforeEach(async () => {
    second = { ...second, token: await signIn(app, second.id) }
  })
  const confirm = (by: Operator, id: number, change: Record<string, unknown> = {}) =>
    app.call(confirmCheck, { id, read: reading, ...change }, by)
  async function recorded(): Promise<number> {
    await open(first)
    const { data } = await record(first)
    expect(data.state).toBe('awaiting')
    return data.id
  }

  test('the badge appears when the second has opened and read it herself', async () => {
    const id = await recorded()
    expect(await badges()).toEqual([])
    expect(await listed(second)).toMatchObject({
      takes_two: true,
      awaiting: { check_id: id, by: 'Hamad Operator', is_own: false },
    })
    expect((await listed(first))?.awaiting?.is_own).toBe(true)
    expect(refusal(await confirm(second, id))).toEqual(notOpened)
    expect(await badges()).toEqual([])
    await open(second)
    const { status, data } = await confirm(second, id)
    expect([status, data.state, data.confirmed_by]).toEqual([200, 'running', 'Munira Operator'])
    expect(await badges()).toMatchObject([{ item: 'identity', operators: 2 }])
  })

  test('the first is not the second, in another session neither', async () => {
    const id = await recorded()
    const again = { ...first, token: await signIn(app, first.id) }
    await open(again)
    for (const by of [first, again])
      expect(refusal(await confirm(by, id))).toEqual([
        409,
        'You recorded this check. Another operator has to confirm it.',
      ])
    expect(refusal(await record(again))).toEqual([
      409,
      'Another operator has to confirm this check. It can’t be recorded a second time.',
    ])
    expect(await badges()).toEqual([])
  })

  test('who reads something else than the first confirms nothing', async () => {
    const id = await recorded()
    await open(second)
    const answer = await confirm(second, id, {
      read: { ...reading, number: 'P 1' },
      differences: { number: 'It says so' },
    })
    expect(answer.status).toBe(409)
    expect((await confirm(second, id, { read: { ...reading, number: 'P 1' } })).status).toBe(400)
    expect(await badges()).toEqual([])
  })

  test('the log has the reasons of each of the two', async () => {
    await open(first)
    const read = { ...reading, number: 'P 1' }
    const { data } = await record(first, { read, differences: { number: 'Smudged' } })
    await open(second)
    expect(
      (await confirm(second, data.id, { read, differences: { number: 'Read under the lamp' } }))
        .status,
    ).toBe(200)
    expect((await logged('check.read'))?.detail).toMatchObject({
      differs: ['number'],
      reasons: { number: 'Smudged' },
    })
    expect((await logged('check.confirmed'))?.detail).toMatchObject({
      differs: ['number'],
      reasons: { number: 'Read under the lamp' },
    })
  })

  test('two who confirm at once, in 10 tries, leave one confirmed check', async () => {
    const third = await makeUser(app, 'admin', 'Third Operator')
    for (let n = 0; n < 10; n += 1) {
      paper = await upload()
      const id = await recorded()
      await Promise.all([open(second), open(third)])
      const answers = await Promise.all([confirm(second, id), confirm(third, id)])
      expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409])
      expect(await badges()).toHaveLength(1)
    }
    await app.connection.pool.query('update users set suspended_at = now() where id = $1', [
      third.id,
    ])
  })

  test.each([
    ['a file replaced', replaceFile, 409],
    [
      'a paper changed',
      () => app.call(updateDocument, { id: paper.id, document_number: 'P 9' }, her),
      409,
    ],
    ['a paper deleted', () => app.call(deleteDocument, { id: paper.id }, her), 404],
    [
      'a paper refused',
      () =>
        app.call(rejectPaper, { id: paper.id, item: 'identity', reason: 'Another person' }, second),
      409,
    ],
    ['another name of hers', () => her.save({ full_name: 'Mary Reyes' }), 409],
  ])('%s ends what the first recorded', async (_, change, status) => {
    const id = await recorded()
    await change()
    await open(second)
    expect((await confirm(second, id)).status).toBe(status)
    expect(await badges()).toEqual([])
  })

  test('a running badge stays until its renewal is confirmed; what waits can be withdrawn', async () => {
    const id = await recorded()
    await open(second)
    await confirm(second, id)
    const renewal = await recorded()
    expect(await badges()).toHaveLength(1)
    expect(
      (await app.call(withdrawCheck, { id: renewal, reason: 'Read wrongly' }, first)).data
        .ended_because,
    ).toBe('withdrawn')
    expect(await badges()).toHaveLength(1)
    expect((await confirm(second, renewal)).status).toBe(409)
  })

  test('a licence takes one; so does an identity once the other is suspended, or was not seen for 30 days', async () => {
    paper = await upload({
      document_type: 'driving_license',
      license_number: 'L 7',
      document_number: '',
    })
    await open(first)
    const licence = {
      item: 'licence',
      read: { ...reading, document_type: 'driving_license', number: 'L7' },
    }
    expect((await record(first, licence)).data.state).toBe('running')
    paper = await upload()
    await app.connection.pool.query('update users set suspended_at = now() where id = $1', [
      second.id,
    ])
    await open(first)
    expect((await record(first)).data.state).toBe('running')
    await app.connection.pool.query('update users set suspended_at = null where id = $1', [
      second.id,
    ])
    app.clock.now = new Date(start.getTime() + 31 * 86_400_000)
    first = { ...first, token: await signIn(app, first.id) }
    await open(first)
    expect((await record(first)).data.state).toBe('running')
  })
})

test.each([
  ['her profile', () => her.save({ full_name: 'Mary Reyes' })],
  ['her account', () => app.call(updateDetails, { fullName: 'Mary Reyes' }, her)],
])(
  'another name in %s takes the badge that compared the name; other case and order keep it',
  async (_, rename) => {
    await app.connection.pool.query(
      "update users set suspended_at = now() where role = 'admin' and id <> $1",
      [first.id],
    )
    await open(first)
    await record(first)
    await her.save({ full_name: 'SANTOS Grace' })
    expect(await badges()).toHaveLength(1)
    await rename()
    expect(await badges()).toEqual([])
    expect((await listed(first))?.state).toBe('open')
  },
)
