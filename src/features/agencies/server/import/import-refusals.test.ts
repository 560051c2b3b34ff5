import { Workbook } from '@cj-tech-master/excelts'
import { expect, test } from 'vitest'
import { makeAgency, makeMember } from '../../../../../test/agencies.ts'
import { useTestApp } from '../../../../../test/harness.ts'
import { importSender, peopleOf } from '../../../../../test/imports.ts'
import { makeUser } from '../../../../../test/people.ts'
import {
  exportCandidates,
  getImportTemplate,
  importCandidates,
  listImports,
  undoImport,
} from '../../import-contract.ts'
import { importFields } from '../../import-fields.ts'

const app = useTestApp({ RATE_LIMITS: 'off' })
const send = importSender(app)

const dryRun = (token: string, body: string | Buffer, fields: Record<string, string> = {}) =>
  send(token, body, { dry_run: 'true', ...fields })

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
    message: 'You can look at this, but not change it.',
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

// spec: 3.3 An agency imports candidates
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
    'No candidate was found in this file: the first row names the columns, every other row is one candidate.',
  ],
  ['nothing to write', 'Name,Age\n,5\n', 400, 'No row of this file can be imported.'],
])('a file with %s is refused', async (_, body, status, message) => {
  const { id, owner } = await makeAgency(app)
  expect(await send(owner.token, body)).toMatchObject({ status, message })
  expect(await peopleOf(app, id)).toEqual([])
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

// spec: 3.3 An agency exports its candidates
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
    const before = await peopleOf(app, id)
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
    expect((await peopleOf(app, copy.id)).map(strip)).toEqual(before.map(strip))
  },
)
