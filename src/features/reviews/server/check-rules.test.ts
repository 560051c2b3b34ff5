import { afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { useTestApp } from '../../../../test/harness.ts'
import { jobContext, makeUser, signIn } from '../../../../test/people.ts'
import { refreshSession, updateDetails } from '../../accounts/contract.ts'
import { getUser } from '../../accounts/server/index.ts'
import { startSession } from '../../accounts/server/sign-in-api.ts'
import { listChecks, listPapers } from '../contract.ts'
import {
  paperChecks,
  type Operator,
  reading,
  refusal,
  notOpened,
} from '../../../../test/paper-checks.ts'

const app = useTestApp({ RATE_LIMITS: 'off' })
const { her, paper, arrive, upload, replaceFile, open, record, badges, logged } = paperChecks(app)
const start = new Date('2026-03-10T09:00:00Z')
let first: Operator

beforeAll(async () => {
  first = await makeUser(app, 'admin', 'Hamad Operator')
})

beforeEach(arrive)

afterEach(async () => {
  app.clock.now = start
  first = { ...first, token: await signIn(app, first.id) }
})

const listed = async (by: Operator) =>
  (await app.call(listPapers, { page_size: 60 }, by)).data.results.find(({ id }) => id === paper.id)

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

  // spec: 3.6 Documents to check
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

  // spec: 3.6 Documents to check
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
    Object.assign(paper, await upload(missing))
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
