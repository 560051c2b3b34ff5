import { Workbook, type Worksheet } from '@cj-tech-master/excelts'
import { expect, test } from 'vitest'
import { ZipFile } from 'yazl'
import { AppError } from '../../../../platform/shared/errors.ts'
import { importLimits } from '../../import-fields.ts'
import { encodingOf } from './decode-text.ts'
import { readCsv, separatorOf } from './read-csv.ts'
import { readXlsx } from './read-xlsx.ts'
import { formula } from './table.ts'
import { unpackXlsx } from './unpack-xlsx.ts'

const refusalOf = async (work: Promise<unknown>): Promise<string> => {
  const error: unknown = await work.then(
    () => undefined,
    (thrown: unknown) => thrown,
  )
  return error instanceof AppError ? `${error.code} ${error.message}` : String(error)
}

const utf16 = (text: string, bigEndian = false): Buffer => {
  const bytes = Buffer.from(text, 'utf16le')
  return bigEndian ? bytes.swap16() : bytes
}
/** ا to ي as Windows-1256 writes them, for the letters of these tests. */
const windows1256: Record<string, number> = {
  ا: 0xc7,
  ل: 0xe1,
  س: 0xd3,
  م: 0xe3,
  ر: 0xd1,
  ي: 0xed,
  ف: 0xdd,
  ب: 0xc8,
  ن: 0xe4,
  ة: 0xc9,
}
const arabicBytes = (text: string): Buffer =>
  Buffer.from([...text].map((letter) => windows1256[letter] ?? letter.charCodeAt(0)))

// spec: 3.3 Encodings, separators
test.each([
  ['UTF-8', Buffer.from('الاسم,Name\nمريم,José\n'), 'utf-8', ['الاسم', 'Name'], 'مريم'],
  [
    'UTF-8 with a mark',
    Buffer.from('\ufeffالاسم,Name\nمريم,A\n'),
    'utf-8',
    ['الاسم', 'Name'],
    'مريم',
  ],
  [
    'UTF-16 with a mark',
    utf16('\ufeffالاسم\tName\nمريم\tA\n'),
    'utf-16le',
    ['الاسم', 'Name'],
    'مريم',
  ],
  [
    'UTF-16, the other way round',
    utf16('\ufeffالاسم\tName\nمريم\tA\n', true),
    'utf-16be',
    ['الاسم', 'Name'],
    'مريم',
  ],
  [
    'UTF-16 without a mark',
    utf16('Name;Phone\nMaria;123\n'),
    'utf-16le',
    ['Name', 'Phone'],
    'Maria',
  ],
  ['Windows-1256', arabicBytes('الاسم;Name\nسليم;A\n'), 'windows-1256', ['الاسم', 'Name'], 'سليم'],
  [
    'Windows-1252',
    Buffer.from('Nom;Ville\nJos\xe9;Bogot\xe1\n', 'latin1'),
    'windows-1252',
    ['Nom', 'Ville'],
    'José',
  ],
])('a CSV in %s is read', async (_, bytes, encoding, headers, first) => {
  expect(encodingOf(bytes)).toBe(encoding)
  const table = await readCsv(bytes)
  expect(table).toMatchObject({ encoding, headers })
  expect(table.lines[0]?.cells[0]).toBe(first)
})

test('the separator is found outside quotes, or as Excel names it', () => {
  expect(separatorOf('"a,b,c";d\n')).toBe(';')
  expect(separatorOf('a\tb,c\td\n')).toBe('\t')
  expect(separatorOf('sep=|\na,b|c')).toBe('|')
  expect(separatorOf('only\n')).toBe(',')
})

test('quoted line ends, empty lines and missing cells keep rows and their numbers', async () => {
  const { headers, lines } = await readCsv(
    Buffer.from('Name,About\n\n"Ann","two\nlines"\n,\nBea\n'),
  )
  expect(headers).toEqual(['Name', 'About'])
  expect(lines).toEqual([
    { number: 4, cells: ['Ann', 'two\nlines'] },
    { number: 6, cells: ['Bea'] },
  ])
})

test('a cell that begins as a formula is one, a phone number and a negative number are not', async () => {
  const { lines } = await readCsv(Buffer.from('a,b,c,d\n=1+1, @SUM(A1),+97433001122,-5\n'))
  expect(lines[0]?.cells).toEqual([formula, formula, '+97433001122', '-5'])
})

test('too many rows or columns, nothing in it, a quote that never ends, bytes that are no text: each is refused by its name', async () => {
  const rows = (count: number) => Buffer.from(`Name\n${'A\n'.repeat(count)}`)
  expect((await readCsv(rows(importLimits.rows))).lines).toHaveLength(importLimits.rows)
  expect(await refusalOf(readCsv(rows(importLimits.rows + 1)))).toBe('INVALID importTooManyRows')
  expect(await refusalOf(readCsv(Buffer.from(`${'h,'.repeat(100)}h\nx\n`)))).toBe(
    'INVALID importTooManyColumns',
  )
  expect(await refusalOf(readCsv(Buffer.from('Name\n\n')))).toBe('INVALID importEmpty')
  expect(await refusalOf(readCsv(Buffer.from(`Name,b\n"${'x'.repeat(300_000)}`)))).toBe(
    'INVALID importUnreadable',
  )
  expect(
    await refusalOf(
      readCsv(
        Buffer.from([
          0x4e,
          0x61,
          0x6d,
          0x65,
          10,
          0,
          0x41,
          10,
          0x42,
          0x42,
          0x42,
          0x42,
          0x42,
          0x42,
          ...Array(60).fill(0x41),
        ]),
      ),
    ),
  ).toContain('importNotATable')
})

async function workbook(fill: (sheet: Worksheet, book: Workbook) => void): Promise<Buffer> {
  const book = new Workbook()
  const sheet = book.addWorksheet('People')
  fill(sheet, book)
  return Buffer.from(await book.xlsx.writeBuffer())
}

test('a workbook gives texts, numbers, dates and rich texts; of a formula nothing, whatever result it names', async () => {
  const bytes = await workbook((sheet, book) => {
    sheet.addRow(['Name', 'Born', 'Salary', 'Link', 'Sum'])
    sheet.addRow([])
    sheet.addRow([
      { richText: [{ text: 'Ann ' }, { text: 'Lee' }] },
      new Date(Date.UTC(1994, 4, 23)),
      1800.5,
      { text: 'mail', hyperlink: 'mailto:a@b.c' },
      { formula: 'HYPERLINK("http://evil")', result: 'Good name' },
    ])
    book.addWorksheet('Other').addRow(['not', 'read'])
  })
  const table = await readXlsx(bytes, 'agency')
  expect(table).toMatchObject({
    format: 'xlsx',
    sheet: 'People',
    headers: ['Name', 'Born', 'Salary', 'Link', 'Sum'],
  })
  expect(table.lines).toEqual([
    { number: 3, cells: ['Ann Lee', new Date(Date.UTC(1994, 4, 23)), 1800.5, 'mail', formula] },
  ])
})

test('a workbook without shared strings is read too, and a hidden sheet is passed over', async () => {
  const bytes = await zipped({
    'xl/workbook.xml':
      '<workbook xmlns:r="r"><sheets><sheet name="Old" sheetId="1" state="hidden" r:id="rId1"/><sheet name="New" sheetId="2" r:id="rId2"/></sheets></workbook>',
    'xl/_rels/workbook.xml.rels':
      '<Relationships><Relationship Id="rId1" Target="worksheets/sheet1.xml"/><Relationship Id="rId2" Target="/xl/worksheets/sheet2.xml"/></Relationships>',
    'xl/worksheets/sheet1.xml':
      '<worksheet><sheetData><row r="1"><c r="A1" t="inlineStr"><is><t>Old</t></is></c></row></sheetData></worksheet>',
    'xl/worksheets/sheet2.xml':
      '<worksheet><sheetData><row r="1"><c r="A1" t="inlineStr"><is><t>Name</t></is></c></row><row r="2"><c r="A2" t="inlineStr"><is><t>Ann</t></is></c></row></sheetData></worksheet>',
  })
  expect(await readXlsx(bytes, 'agency')).toMatchObject({
    sheet: 'New',
    headers: ['Name'],
    lines: [{ number: 2, cells: ['Ann'] }],
  })
})

const zipped = async (parts: Record<string, string | Buffer>): Promise<Buffer> => {
  const zip = new ZipFile()
  for (const [name, data] of Object.entries(parts)) zip.addBuffer(Buffer.from(data), name)
  zip.end()
  const chunks: Buffer[] = []
  for await (const chunk of zip.outputStream) chunks.push(Buffer.from(chunk as Uint8Array))
  return Buffer.concat(chunks)
}

// spec: 3.3 Encodings, separators
// asvs: 5.2.3
// asvs: 1.5.1 (unpacking)
test('a zip bomb ends where its unpacked size passes the limit, whatever its directory says of it', async () => {
  const bomb = await zipped({
    'xl/worksheets/sheet1.xml': Buffer.alloc(3_000_000),
    'xl/media/huge.bin': Buffer.alloc(9_000_000),
  })
  expect((await unpackXlsx(bomb, 3_000_000)).get('xl/worksheets/sheet1.xml')).toHaveLength(
    3_000_000,
  )
  expect(await refusalOf(unpackXlsx(bomb, 2_999_999))).toBe('TOO_LARGE importUnpacksTooLarge')
  // The directory says a hundred bytes; what counts is what comes out.
  const lie = Buffer.from(bomb)
  const at = lie.lastIndexOf(
    Buffer.from([0x50, 0x4b, 1, 2]),
    lie.lastIndexOf('xl/worksheets/sheet1.xml'),
  )
  lie.writeUInt32LE(100, at + 24)
  expect(await refusalOf(unpackXlsx(lie, 1_000_000))).toBe('TOO_LARGE importUnpacksTooLarge')
})

test('rows are counted while a sheet unpacks, also where a piece ends in the middle of one', async () => {
  const sheet = `<sheetData>${'<row/>'.repeat(20_001)}</sheetData>${' '.repeat(2_000_000)}`
  const bytes = await zipped({ 'xl/worksheets/sheet1.xml': sheet })
  // The rest of it would be too large: its rows are told first.
  expect(await refusalOf(unpackXlsx(bytes, 1_000_000))).toBe('INVALID importTooManyRows')
  const most = `<sheetData>${'<row/>'.repeat(20_000)}</sheetData>`
  const parts = await unpackXlsx(await zipped({ 'xl/worksheets/sheet1.xml': most }))
  expect(parts.get('xl/worksheets/sheet1.xml')).toHaveLength(most.length)
})

// spec: 3.3 Nobody keeps the server from others (workbooks)
test('two workbooks are read at once, of one agency as of all, and past a line of six nobody waits', async () => {
  const bytes = await workbook((sheet) => {
    sheet.addRow(['Full name'])
    sheet.addRow(['Maria Santos'])
  })
  const read = (owner: string) =>
    readXlsx(bytes, owner).then(
      () => 'read',
      (error: AppError) => `${error.status} ${error.message} ${error.detail.retryAfterSeconds}`,
    )
  const hers = Array.from({ length: 5 }, () => read('one'))
  const others = ['two', 'three', 'four', 'five', 'six', 'seven', 'eight'].map(read)
  expect(await Promise.all(hers)).toEqual([
    'read',
    'read',
    ...Array<string>(3).fill('503 importsBusy 15'),
  ])
  expect(await Promise.all(others)).toEqual([
    ...Array<string>(6).fill('read'),
    '503 importsBusy 15',
  ])
})

test('200,000 rows in a small workbook are refused by their number', async () => {
  const row = (index: number) => `<row r="${index}"><c r="A${index}"><v>1</v></c></row>`
  const sheet = `<worksheet><sheetData>${Array.from({ length: 200_000 }, (_, index) => row(index + 1)).join('')}</sheetData></worksheet>`
  const bytes = await zipped({
    'xl/workbook.xml':
      '<workbook xmlns:r="r"><sheets><sheet name="New" sheetId="1" r:id="rId1"/></sheets></workbook>',
    'xl/_rels/workbook.xml.rels':
      '<Relationships><Relationship Id="rId1" Target="worksheets/sheet1.xml"/></Relationships>',
    'xl/worksheets/sheet1.xml': sheet,
  })
  expect(await refusalOf(readXlsx(bytes, 'agency'))).toBe('INVALID importTooManyRows')
})

test('what is damaged, locked or no workbook is refused', async () => {
  expect(await refusalOf(readXlsx(Buffer.from('PK\x03\x04 and then nothing'), 'agency'))).toBe(
    'INVALID importUnreadable',
  )
  expect(await refusalOf(readXlsx(await zipped({ 'word/document.xml': 'x' }), 'agency'))).toBe(
    'INVALID importUnreadable',
  )
  const whole = await workbook((sheet) => void sheet.addRow(['Name']))
  const broken = Buffer.from(whole)
  broken.fill(0xff, 200, 900)
  expect(await refusalOf(readXlsx(broken, 'agency'))).toBe('INVALID importUnreadable')
})
