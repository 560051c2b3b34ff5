import { eq, sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { makeAgency } from '../../../../../test/agencies.ts'
import { useTestApp } from '../../../../../test/harness.ts'
import { importSender, peopleOf } from '../../../../../test/imports.ts'
import { auditLog } from '../../../../platform/server/audit.ts'
import { listImports } from '../../import-contract.ts'
import { candidateImports } from './tables.ts'

const app = useTestApp({ RATE_LIMITS: 'off' })
const send = importSender(app)

const dryRun = (token: string, body: string | Buffer, fields: Record<string, string> = {}) =>
  send(token, body, { dry_run: 'true', ...fields })

const three =
  'Name,Mobile,Nationality,DOB,Salary\nAnn Lee,+97433001101,Filipino,1994-05-23,1800\nBea Cruz,+97433001102,Kenyan,01/02/1990,\nCora,,,,abc\n'

// spec: 3.3 An agency imports candidates
test('a dry run says what every row would do, and writes nothing', async () => {
  const { id, owner } = await makeAgency(app)
  const { status, data } = await dryRun(owner.token, three)
  expect(status).toBe(200)
  expect(data).toMatchObject({
    import_id: null,
    file: { name: 'people.csv', format: 'csv', encoding: 'utf-8', separator: ',' },
    missing: [],
    totals: { rows: 3, ready: 2, with_errors: 1, doubles: 0 },
    rows: [
      {
        row: 4,
        name: 'Cora',
        errors: [
          {
            field: 'expected_salary',
            value: 'abc',
            message: 'Please enter a number.',
            suggestions: [],
          },
        ],
        doubles: [],
      },
    ],
    known: null,
  })
  expect(data.columns.map(({ field }) => field)).toEqual([
    'full_name',
    'phone_number',
    'nationality',
    'date_of_birth',
    'expected_salary',
  ])
  expect(data.columns[0]).toMatchObject({ header: 'Name', sample: ['Ann Lee', 'Bea Cruz', 'Cora'] })
  expect(await peopleOf(app, id)).toEqual([])
  expect(
    await app.connection.db
      .select()
      .from(candidateImports)
      .where(eq(candidateImports.agencyId, id)),
  ).toEqual([])
})

test('an import writes the rows that are in order, by the rules of the form, and is in the log', async () => {
  const { id, owner } = await makeAgency(app)
  const { status, data } = await send(owner.token, three)
  expect(status).toBe(200)
  const people = await peopleOf(app, id)
  expect(people).toMatchObject([
    {
      fullName: 'Ann Lee',
      phoneNumber: '+97433001101',
      nationality: 'Filipino',
      dateOfBirth: '1994-05-23',
      expectedSalaryMinor: 180_000,
      isPublished: false,
      userId: null,
    },
    {
      fullName: 'Bea Cruz',
      phoneNumber: '+97433001102',
      nationality: 'Kenyan',
      dateOfBirth: '1990-02-01',
      expectedSalaryMinor: null,
    },
  ])
  expect(people.every(({ importId }) => importId === data.import_id)).toBe(true)
  const [entry] = await app.connection.db
    .select()
    .from(auditLog)
    .where(
      sql`${auditLog.action} = 'candidates.imported' and ${auditLog.subject} = ${`agency:${id}`}`,
    )
  expect(entry).toMatchObject({
    actorId: owner.id,
    detail: { importId: data.import_id, candidates: 2 },
  })
  const list = await app.call(listImports, {}, owner)
  expect(list.data).toMatchObject({
    total: 1,
    results: [
      {
        id: data.import_id,
        file_name: 'people.csv',
        by: 'Agency owner',
        status: 'done',
        rows_total: 2,
        rows_done: 2,
      },
    ],
  })
})

test('the columns are the ones chosen; messages are in the language of the reader', async () => {
  const { id, owner } = await makeAgency(app)
  const file = 'A,B,C\nAnn,Cook,x\n,Maid,x\n'
  const guessed = await dryRun(owner.token, file)
  expect(guessed.data).toMatchObject({ missing: ['full_name'], totals: { rows: 2, ready: 0 } })
  expect(await send(owner.token, file)).toMatchObject({
    status: 400,
    errors: { mapping: ['Please say which column holds the full name.'] },
  })
  const mapping = JSON.stringify(['full_name', 'desired_position', null])
  const chosen = await send(owner.token, file, { mapping, dry_run: 'on' }, 'people.csv', 'ar')
  expect(chosen.data.rows).toEqual([
    {
      row: 3,
      name: null,
      errors: [{ field: 'full_name', value: '', message: 'هذا الحقل مطلوب.', suggestions: [] }],
      doubles: [],
    },
  ])
  expect((await send(owner.token, file, { mapping })).status).toBe(200)
  expect(await peopleOf(app, id)).toMatchObject([{ fullName: 'Ann', desiredPosition: 'Cook' }])
})

test.each([
  [['full_name', 'full_name', null], 'Two columns are set to hold the same thing.'],
  [
    ['full_name'],
    'The columns of this file are not the ones that were chosen. Please check the file again.',
  ],
  [['full_name', 'user_id', null], 'Please choose one of the values offered.'],
  ['full_name', "This value can't be used."],
])('the mapping %j is refused', async (mapping, message) => {
  const { owner } = await makeAgency(app)
  const answer = await dryRun(owner.token, 'A,B,C\nx,y,z\n', { mapping: JSON.stringify(mapping) })
  expect(answer).toMatchObject({ status: 400, code: 'INVALID', message })
})

test('possible doubles are named and left out, unless they are wanted: same number, or same name, birth and nationality', async () => {
  const { id, owner } = await makeAgency(app)
  const other = await makeAgency(app)
  await send(other.owner.token, 'Name,Phone\nNot Ours,+97433001203\n')
  await send(owner.token, 'Name,Phone,Nationality,DOB\nAnn Lee,+97433001201,Filipino,1994-05-23\n')
  const [ann] = await peopleOf(app, id)
  const file =
    'Name,Phone,Nationality,DOB\nSomeone,+97433001201,,\nlee ANN,,Philippines,23/05/1994\nBea,+97433001202,,\nBea Again,33001202,,\nNew,+97433001203,,\nAnn Lee,,Kenyan,1994-05-23\n'
  const { data } = await dryRun(owner.token, file)
  expect(data.totals).toEqual({ rows: 6, ready: 3, with_errors: 0, doubles: 3 })
  expect(data.rows).toEqual([
    {
      row: 2,
      name: 'Someone',
      errors: [],
      doubles: [{ of: 'record', by: 'phone', row: null, candidate_id: ann?.id, name: 'Ann Lee' }],
    },
    {
      row: 3,
      name: 'lee ANN',
      errors: [],
      doubles: [{ of: 'record', by: 'person', row: null, candidate_id: ann?.id, name: 'Ann Lee' }],
    },
    {
      row: 5,
      name: 'Bea Again',
      errors: [],
      doubles: [{ of: 'file', by: 'phone', row: 4, candidate_id: null, name: 'Bea' }],
    },
  ])
  await send(owner.token, file)
  expect(await peopleOf(app, id)).toHaveLength(4)
  const all = await makeAgency(app)
  expect((await send(all.owner.token, file, { doubles: 'add' })).data.totals.ready).toBe(6)
})

test('the same file twice is known by what is in it, and imported again only when that is said', async () => {
  const { id, owner } = await makeAgency(app)
  const first = await send(owner.token, 'Name\nAnn\nBea\n')
  const known = {
    import_id: first.data.import_id,
    imported_at: app.clock.now.toISOString(),
    candidates: 2,
  }
  expect(
    (await send(owner.token, 'Name\nAnn\nBea\n', { dry_run: '1' }, 'renamed.csv')).data.known,
  ).toEqual(known)
  expect(await send(owner.token, 'Name\nAnn\nBea\n', {}, 'renamed.csv')).toMatchObject({
    status: 409,
    code: 'CONFLICT',
    message: 'This same file has been imported before. To import it again, say so.',
  })
  expect((await send(owner.token, 'Name\nAnn\nBea\n', { again: 'true' })).status).toBe(200)
  expect(await peopleOf(app, id)).toHaveLength(4)
  const stranger = await makeAgency(app)
  expect((await dryRun(stranger.owner.token, 'Name\nAnn\nBea\n')).data.known).toBeNull()
})

test('ten agencies that import 1,500 each at once do not wait for each other’s connections, three rounds', async () => {
  const owners = await Promise.all(
    Array.from({ length: 10 }, async () => (await makeAgency(app)).owner),
  )
  for (const round of [1, 2, 3]) {
    const file = `Name\n${Array.from({ length: 1500 }, (_, index) => `Person ${round} ${index}\n`).join('')}`
    const answers = await Promise.all(owners.map(({ token }) => send(token, file)))
    expect(answers.map(({ status, message }) => [status, message])).toEqual(
      owners.map(() => [200, undefined]),
    )
  }
  const list = await app.call(listImports, {}, owners[0] as { token: string })
  expect(list.data.results.map(({ status, rows_done }) => [status, rows_done])).toEqual(
    [1, 2, 3].map(() => ['done', 1500]),
  )
})

test('of ten at once with the same file one is written', async () => {
  const { id, owner } = await makeAgency(app)
  const answers = await Promise.all(
    Array.from({ length: 10 }, () =>
      send(owner.token, 'Name,Phone\nAnn,+97433001301\nBea,+97433001302\n'),
    ),
  )
  expect(answers.map(({ status }) => status).sort()).toEqual([200, ...Array<number>(9).fill(409)])
  expect(await peopleOf(app, id)).toHaveLength(2)
  expect(
    await app.connection.db
      .select()
      .from(candidateImports)
      .where(eq(candidateImports.agencyId, id)),
  ).toHaveLength(1)
})
