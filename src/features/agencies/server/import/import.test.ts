import { Workbook } from '@cj-tech-master/excelts'
import { eq, sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { makeAgency, makeMember } from '../../../../../test/agencies.ts'
import { useTestApp } from '../../../../../test/harness.ts'
import { importSender } from '../../../../../test/imports.ts'
import { jobContext, makeUser } from '../../../../../test/people.ts'
import { formOf, samplePdf } from '../../../../../test/samples.ts'
import { signUp } from '../../../../../test/sign-up.ts'
import { auditLog } from '../../../../platform/server/audit.ts'
import { candidates, markHired } from '../../../candidates/server/index.ts'
import { claimRecord, sendClaimCode } from '../../../candidates/claim-contract.ts'
import { changeStatus } from '../../../hiring/contract.ts'
import { addManagedDocument, updateManagedProfile } from '../../candidates-contract.ts'
import {
  exportCandidates,
  getImportTemplate,
  importCandidates,
  listImports,
  undoImport,
} from '../../import-contract.ts'
import { importFields } from '../../import-fields.ts'
import { candidateImports } from './tables.ts'

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
const download = (token: string | undefined, path: string, locale = 'en') =>
  app.app.inject({
    url: path,
    headers: {
      'accept-language': locale,
      ...(token !== undefined && { authorization: `Bearer ${token}` }),
    },
  })

const three =
  'Name,Mobile,Nationality,DOB,Salary\nAnn Lee,+97433001101,Filipino,1994-05-23,1800\nBea Cruz,+97433001102,Kenyan,01/02/1990,\nCora,,,,abc\n'

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
  expect(await peopleOf(id)).toEqual([])
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
  const people = await peopleOf(id)
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
  expect(await peopleOf(id)).toMatchObject([{ fullName: 'Ann', desiredPosition: 'Cook' }])
})

test.each([
  [['full_name', 'full_name', null], 'Two columns are said to hold the same.'],
  [
    ['full_name'],
    'The columns of this file are others than those that were chosen. Please check the file again.',
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
  const [ann] = await peopleOf(id)
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
  expect(await peopleOf(id)).toHaveLength(4)
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
    message: 'This very file was imported before. To import it again, say so.',
  })
  expect((await send(owner.token, 'Name\nAnn\nBea\n', { again: 'true' })).status).toBe(200)
  expect(await peopleOf(id)).toHaveLength(4)
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
  expect(await peopleOf(id)).toHaveLength(2)
  expect(
    await app.connection.db
      .select()
      .from(candidateImports)
      .where(eq(candidateImports.agencyId, id)),
  ).toHaveLength(1)
})

test('what belongs to a candidate is found by an index, so that thousands can be taken back', async () => {
  const { rows } = await app.connection.pool.query(`
    select c.conrelid::regclass::text as table from pg_constraint c
    where c.contype = 'f' and c.confrelid = 'candidates'::regclass
      and not exists (
        select from pg_index i where i.indrelid = c.conrelid and i.indkey[0] = c.conkey[1]
          and (i.indpred is null or pg_get_expr(i.indpred, i.indrelid) = '(candidate_id IS NOT NULL)'))`)
  expect(rows).toEqual([])
})

test('an undo takes back what nobody has touched, and names who stays and why', async () => {
  const { id, owner } = await makeAgency(app)
  const her = await signUp(app, 'jobseeker')
  const file = `Name,Phone,Publish,Nationality,Position,Age\n${[
    'Ann,+97433001401,yes',
    'Bea,+97433001402,yes',
    'Cora,+97433001403,no',
    'Dina,+97433001404,no',
    `Eva,${her.phone},yes`,
    'Fay,+97433001406,yes',
  ]
    .map((row) => `${row},Kenyan,Nanny,30\n`)
    .join('')}`
  const { data } = await send(owner.token, file)
  const [ann, bea, cora, , eva, fay] = await peopleOf(id)
  const household = await makeUser(app, 'employer')
  expect(
    (await app.call(changeStatus, { id: ann?.id, status: 'shortlisted' }, household)).status,
  ).toBe(200)
  expect(
    (await app.call(updateManagedProfile, { id: bea?.id, description: 'Kind' }, owner)).status,
  ).toBe(200)
  await app.call(sendClaimCode, { id: eva?.id }, her)
  expect(
    (await app.call(claimRecord, { id: eva?.id, otp_code: app.lastMessage(her.phone)?.code }, her))
      .status,
  ).toBe(200)
  await markHired(jobContext(app), fay?.id ?? 0)
  const undone = await app.call(undoImport, { id: data.import_id }, owner)
  expect(undone.data).toEqual({
    removed: 2,
    kept: [
      { id: ann?.id, full_name: 'Ann', reason: 'dealt_with' },
      { id: bea?.id, full_name: 'Bea', reason: 'edited' },
      { id: eva?.id, full_name: 'Aisha Al Kuwari', reason: 'claimed' },
      { id: fay?.id, full_name: 'Fay', reason: 'hired' },
    ],
  })
  expect((await peopleOf(id)).map(({ fullName }) => fullName)).toEqual([
    'Ann',
    'Bea',
    'Aisha Al Kuwari',
    'Fay',
  ])
  expect(await app.call(undoImport, { id: data.import_id }, owner)).toMatchObject({
    status: 409,
    message: 'This import can no longer be undone.',
  })
  expect((await app.call(listImports, {}, owner)).data.results[0]).toMatchObject({
    status: 'undone',
    kept: 4,
  })
  // Undone, the file is new again.
  expect((await dryRun(owner.token, file)).data.known).toBeNull()
  expect(cora?.id).toBeGreaterThan(0)
})

test('who may not: a visitor, a household, a viewer, another agency', async () => {
  const { id, owner } = await makeAgency(app)
  const viewer = await makeMember(app, id, 'viewer')
  const editor = await makeMember(app, id, 'editor')
  const stranger = await makeAgency(app)
  const household = await makeUser(app, 'employer')
  const nobody = await makeUser(app, 'agency')
  expect((await send(undefined, three)).status).toBe(401)
  expect((await send(household.token, three)).status).toBe(403)
  expect(await send(viewer.token, three)).toMatchObject({
    status: 403,
    message: 'You may look at this, but not change it.',
  })
  expect((await send(nobody.token, three)).status).toBe(403)
  const written = await send(editor.token, three)
  expect(written.status).toBe(200)
  expect((await app.call(undoImport, { id: written.data.import_id }, stranger.owner)).status).toBe(
    404,
  )
  expect((await app.call(undoImport, { id: written.data.import_id }, viewer)).status).toBe(403)
  expect((await app.call(listImports, {}, stranger.owner)).data.total).toBe(0)
  expect((await app.call(listImports, {}, viewer)).data.total).toBe(1)
  for (const [token, status] of [
    [undefined, 401],
    [household.token, 403],
    [viewer.token, 403],
    [owner.token, 200],
    [editor.token, 200],
  ] as const)
    expect((await download(token, exportCandidates.path)).statusCode).toBe(status)
})

test.each([
  [
    '5,001 rows',
    `Name\n${'Ann\n'.repeat(5001)}`,
    400,
    'The file has more than 5,000 rows. One import takes at most 5,000 rows: please divide it.',
  ],
  [
    '101 columns',
    `Name,${'x,'.repeat(99)}y\nAnn\n`,
    400,
    'The file has more than 100 columns. Please leave out those that are not about candidates.',
  ],
  [
    '200,000 rows',
    `Name\n${'Maria Santos Reyes\n'.repeat(200_000)}`,
    400,
    'The file has more than 5,000 rows. One import takes at most 5,000 rows: please divide it.',
  ],
  [
    'more than 10 MB',
    `Name\n${'Maria Santos Reyes\n'.repeat(600_000)}`,
    413,
    'The file is larger than 10 MB. One import takes at most 5,000 rows and 10 MB: please divide it.',
  ],
  [
    'a PDF',
    '%PDF-1.4\n\x00\x01\x02',
    415,
    'This file can’t be read as a table. Please choose a CSV file or an Excel workbook (.xlsx).',
  ],
  [
    'a program',
    Buffer.from([0x4d, 0x5a, 0x90, 0, 3, 0, 0, 0, 4, 0, 0, 0, 0xff, 0xff]),
    415,
    'This file can’t be read as a table. Please choose a CSV file or an Excel workbook (.xlsx).',
  ],
  [
    'an old Excel file',
    Buffer.concat([Buffer.from('d0cf11e0a1b11ae1', 'hex'), Buffer.alloc(2048)]),
    415,
    'This is an old Excel file (.xls). Please save it as .xlsx or CSV.',
  ],
  [
    'only headers',
    'Name,Phone\n',
    400,
    'No candidate was found in this file: the first row names the columns, each further row is one candidate.',
  ],
  ['nothing to write', 'Name,Age\n,5\n', 400, 'No row of this file can be imported.'],
])('a file with %s is refused', async (_, body, status, message) => {
  const { id, owner } = await makeAgency(app)
  expect(await send(owner.token, body)).toMatchObject({ status, message })
  expect(await peopleOf(id)).toEqual([])
})

test('no file at all is said so; 100 columns are read, those without a meaning are left aside', async () => {
  const { owner } = await makeAgency(app)
  expect(await app.call(importCandidates, {}, owner)).toMatchObject({
    status: 400,
    errors: { file: ['Please select a file to upload'] },
  })
  const { data } = await dryRun(owner.token, `Name,${'x,'.repeat(98)}y\nAnn\n`)
  expect(data.totals.ready).toBe(1)
  expect(data.columns.filter(({ field }) => field === null)).toHaveLength(99)
})

test('formulas are refused cell by cell, in CSV and in a workbook whose file names a result for them', async () => {
  const { owner } = await makeAgency(app)
  const formulas = {
    errors: [
      {
        field: 'full_name',
        value: '',
        message: 'This cell holds a formula. Please put the value itself there.',
        suggestions: [],
      },
    ],
  }
  expect((await dryRun(owner.token, 'Name,Age\n=cmd|x,30\n')).data.rows).toMatchObject([formulas])
  const book = new Workbook()
  const sheet = book.addWorksheet('People')
  sheet.addRow(['الاسم الكامل', 'رقم الهاتف'])
  sheet.addRow([{ formula: 'A1', result: 'Ann' }, '33001501'])
  sheet.addRow(['Bea', 97433001502])
  const { data } = await send(
    owner.token,
    Buffer.from(await book.xlsx.writeBuffer()),
    { dry_run: 'true' },
    'people.xlsx',
  )
  expect(data).toMatchObject({
    file: { format: 'xlsx', sheet: 'People' },
    totals: { rows: 2, ready: 1 },
    rows: [{ row: 2, ...formulas }],
  })
})

test.each(['csv', 'xlsx'] as const)(
  'the template and an export as %s can be read, are in both languages, and come back as they left',
  async (format) => {
    const { id, owner } = await makeAgency(app)
    const template = await download(owner.token, `${getImportTemplate.path}?format=${format}`)
    expect(template.statusCode).toBe(200)
    expect(template.headers['content-disposition']).toBe(
      `attachment; filename="candidates-template.${format}"`,
    )
    expect((await dryRun(owner.token, template.rawPayload)).message).toContain(
      'No candidate was found in this file',
    )
    await send(
      owner.token,
      'Name,Phone,Notes,Skills,Languages,Publish,Nationality,Position,Age\n"\'=HYPERLINK(""x"")",+97433001601,-2 years,Cooking;Driving,"Swahili (native, -, good)",no\nBea,,"two\nlines",,,yes,Kenyan,Cook,30\n',
    )
    const before = await peopleOf(id)
    expect(before[0]?.fullName).toBe('=HYPERLINK("x")')
    const exported = await download(owner.token, `${exportCandidates.path}?format=${format}`, 'ar')
    if (format === 'csv') {
      expect(exported.payload).toContain('Full name / الاسم الكامل')
      expect(exported.payload).toContain(`"'=HYPERLINK(""x"")"`)
      expect(exported.payload).toContain(`'-2 years`)
      expect(exported.payload).toContain('الطبخ; القيادة')
    }
    const copy = await makeAgency(app)
    const back = await dryRun(copy.owner.token, exported.rawPayload)
    expect(back.data).toMatchObject({ totals: { rows: 2, ready: 2, with_errors: 0 }, rows: [] })
    expect(back.data.columns.map(({ field }) => field)).toEqual([...importFields])
    await send(copy.owner.token, exported.rawPayload, {}, `people.${format}`)
    const strip = (row: (typeof before)[number]) => ({ ...row, id: 0, agencyId: 0, importId: 0 })
    expect((await peopleOf(copy.id)).map(strip)).toEqual(before.map(strip))
  },
)

test('a paper that comes while the import is undone either stays with its record or is refused with it, in 12 tries', async () => {
  for (let tries = 0; tries < 12; tries += 1) {
    const { id: agencyId, owner } = await makeAgency(app)
    const { data } = await send(owner.token, `Name,Phone\nAnn ${tries},\n`)
    const [person] = await peopleOf(agencyId)
    const { payload, headers } = formOf(
      { document_type: 'passport' },
      { document_file: { name: 'p.pdf', body: samplePdf() } },
    )
    const [paper, undone] = await Promise.all([
      app.app.inject({
        method: 'POST',
        url: addManagedDocument.path.replace(':id', String(person?.id)),
        payload,
        headers: { ...headers, authorization: `Bearer ${owner.token}` },
      }),
      app.call(undoImport, { id: data.import_id }, owner),
    ])
    expect(undone.status).toBe(200)
    const isThere = (await peopleOf(agencyId)).length === 1
    expect([paper.statusCode, undone.data.kept.length]).toEqual(isThere ? [201, 1] : [404, 0])
  }
})
