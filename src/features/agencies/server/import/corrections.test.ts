import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { makeAgency, makeMember } from '../../../../../test/agencies.ts'
import { useTestApp } from '../../../../../test/harness.ts'
import { importSender } from '../../../../../test/imports.ts'
import { formOf } from '../../../../../test/samples.ts'
import { candidates } from '../../../profiles/server/record-api.ts'
import { listRejected } from '../../import-contract.ts'

const app = useTestApp({ RATE_LIMITS: 'off' })
const send = importSender(app)
const dryRun = (token: string, body: string | Buffer, fields: Record<string, string> = {}) =>
  send(token, body, { dry_run: 'true', ...fields })
const peopleOf = (agencyId: number) =>
  app.connection.db
    .select()
    .from(candidates)
    .where(eq(candidates.agencyId, agencyId))
    .orderBy(candidates.id)

// spec: 3.3 Errors of an import
test('doubtful dates are named, read as the clear ones of the file are, and as the agency says', async () => {
  const { id, owner } = await makeAgency(app)
  const born = (...days: string[]) =>
    `Name,DOB\n${days.map((day, index) => `Ann ${index},${day}\n`).join('')}`
  const example = { text: '05/06/1991', day_first: '1991-06-05', month_first: '1991-05-06' }
  const datesOf = async (file: string, fields = {}) =>
    (await dryRun(owner.token, file, fields)).data.dates
  expect(await datesOf(born('05/06/1991', '25/12/1990', '07.07.1990'))).toEqual({
    order: 'day_first',
    doubtful: 1,
    example,
  })
  expect(await datesOf(born('05/06/1991', '12/25/1990'))).toEqual({
    order: 'month_first',
    doubtful: 1,
    example,
  })
  expect(await datesOf(born('25/12/1990', '1991-06-05'))).toEqual({
    order: 'day_first',
    doubtful: 0,
    example: null,
  })
  expect(await datesOf(born('1991-06-05', ''))).toBeNull()
  expect(await datesOf(born('05/06/1991'), { date_order: 'month_first' })).toEqual({
    order: 'month_first',
    doubtful: 1,
    example,
  })
  expect(await dryRun(owner.token, born('05/06/1991'), { date_order: 'either' })).toMatchObject({
    status: 400,
    errors: { date_order: expect.anything() },
  })
  const wrong = await dryRun(owner.token, born('25/12/1990'), { date_order: 'month_first' })
  expect(wrong.data.rows[0]?.errors[0]?.message).toBe(
    'Please write the date as YYYY-MM-DD, or with the month first as in the rest of the file.',
  )
  expect(
    (await send(owner.token, born('05/06/1991', '12/25/1990'), { date_order: 'month_first' }))
      .status,
  ).toBe(200)
  expect((await peopleOf(id)).map(({ dateOfBirth }) => dateOfBirth)).toEqual([
    '1991-05-06',
    '1990-12-25',
  ])
})

const bad = `Name,Phone,Nationality,DOB,Salary,Job,Years exp.\nAll Wrong,0712,Kenian,31/02/1990,abc,Housekeeper,-3\nFine,+254712345678,Kenyan,,,Maid,2\n`

// spec: 3.3 Errors of an import
test('all errors of a row come at once with what may be meant, are corrected one by one or left out', async () => {
  const { id, owner } = await makeAgency(app)
  const { data } = await dryRun(owner.token, bad)
  expect(data.rows).toEqual([
    {
      row: 2,
      name: 'All Wrong',
      doubles: [],
      errors: [
        {
          field: 'phone_number',
          value: '0712',
          message: 'Please enter a valid phone number',
          suggestions: [],
        },
        {
          field: 'nationality',
          value: 'Kenian',
          message: 'We do not know this nationality.',
          suggestions: ['Kenyan'],
        },
        {
          field: 'date_of_birth',
          value: '31/02/1990',
          message: 'Please write the date as YYYY-MM-DD, or with the day first.',
          suggestions: [],
        },
        {
          field: 'desired_position',
          value: 'Housekeeper',
          message: 'This position is not one of those offered: Nanny, Maid, Cook, Driver.',
          suggestions: ['Maid'],
        },
        {
          field: 'experience_years',
          value: '-3',
          message: 'This number is out of range.',
          suggestions: [],
        },
        {
          field: 'expected_salary',
          value: 'abc',
          message: 'Please enter a number.',
          suggestions: [],
        },
      ],
    },
  ])
  const right = {
    phone_number: '+254712345679',
    nationality: 'Kenyan',
    date_of_birth: '1990-02-28',
    desired_position: 'Maid',
    experience_years: '3',
    expected_salary: '1800',
  }
  const corrections = Object.entries(right).map(([field, value]) => ({ row: 2, field, value }))
  const some = await dryRun(owner.token, bad, { corrections: JSON.stringify(corrections.slice(1)) })
  expect(some.data.rows[0]?.errors.map(({ field }) => field)).toEqual(['phone_number'])
  const more = [
    ...corrections,
    { row: 3, field: 'description', value: 'Kind' },
    { row: 99, field: 'description', value: 'Nobody' },
  ]
  expect(
    (await send(owner.token, bad, { corrections: JSON.stringify(more) })).data.totals,
  ).toMatchObject({ ready: 2, with_errors: 0 })
  expect(await peopleOf(id)).toMatchObject([
    {
      fullName: 'All Wrong',
      nationality: 'Kenyan',
      dateOfBirth: '1990-02-28',
      desiredPosition: 'Maid',
      experienceYears: 3,
      expectedSalaryMinor: 180_000,
    },
    { fullName: 'Fine', description: 'Kind' },
  ])
})

test.each([
  [[{ row: 2, field: 'user_id', value: '1' }]],
  [[{ row: 'two', field: 'age', value: '1' }]],
  [[{ row: 2, field: 'age', value: 5 }]],
  [[{ row: 2, field: 'description', value: 'x'.repeat(3001) }]],
  [Array.from({ length: 501 }, () => ({ row: 2, field: 'age', value: '30' }))],
  ['none'],
])('corrections of kind %# are refused', async (corrections) => {
  const { owner } = await makeAgency(app)
  const { status, errors } = await dryRun(owner.token, bad, {
    corrections: JSON.stringify(corrections),
  })
  expect(status).toBe(400)
  expect(Object.keys(errors ?? {})[0]).toMatch(/^corrections/)
})

// spec: 3.3 Errors of an import
test('what is left out can be had as a file that says why, and comes back corrected', async () => {
  const { owner } = await makeAgency(app)
  const rejected = async (
    token: string | undefined,
    body: string,
    fields: Record<string, string> = {},
  ) => {
    const { payload, headers } = formOf(fields, {
      file: { name: 'my people.csv', body: Buffer.from(body) },
    })
    const answer = await app.app.inject({
      method: 'POST',
      url: listRejected.path,
      payload,
      headers: { ...headers, ...(token && { authorization: `Bearer ${token}` }) },
    })
    return {
      status: answer.statusCode,
      ...answer.json<{ data: { file_name: string; rows: number; csv: string }; errors?: object }>(),
    }
  }
  const file = `${bad}Twin,+254712345678,=1+1,,,,\nTwin too,+254712345678,,,,,\n`
  const { data } = await rejected(owner.token, file)
  expect(data).toMatchObject({ file_name: 'my people-rejected.csv', rows: 3 })
  const [head, first, second, third] = data.csv.replace('\uFEFF', '').split('\r\n')
  expect(head).toBe('Name,Phone,Nationality,DOB,Salary,Job,Years exp.,Row,What is wrong')
  expect(first).toContain('All Wrong,0712,Kenian,31/02/1990,abc,Housekeeper')
  expect(first).toContain('Nationality: We do not know this nationality. Did you mean “Kenyan”? | ')
  expect(second).toContain('This cell holds a formula')
  expect(second).not.toContain('=1+1')
  expect(third).toContain('Same phone number as row 3')
  expect((await rejected(owner.token, file, { doubles: 'add' })).data.rows).toBe(2)
  const back = await dryRun(owner.token, data.csv)
  expect(back.data.columns.map(({ field }) => field).slice(-2)).toEqual([null, null])
  expect(back.data.totals).toMatchObject({ rows: 3, with_errors: 1 })
  expect(await rejected(owner.token, 'A,B\nx,y\n')).toMatchObject({
    status: 400,
    errors: { mapping: expect.anything() },
  })
  const viewer = await makeMember(app, (await makeAgency(app)).id, 'viewer')
  expect((await rejected(viewer.token, file)).status).toBe(403)
  expect((await rejected(undefined, file)).status).toBe(401)
})
