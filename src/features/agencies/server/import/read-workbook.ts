import { Readable } from 'node:stream'
import { type Cell, formula, gatherTable, type Line, refusedFile, type Table } from './table.ts'
import { unpackXlsx } from './unpack-xlsx.ts'

const pieceBytes = 16_384
const noStrings = Buffer.from(
  '<sst xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main"/>',
)

/** Reads the first visible sheet of a workbook, in the thread it is called in: `readXlsx` calls it in one with a ceiling of memory. No formula is worked out, and none of their results is believed. */
export async function readWorkbook(bytes: Buffer): Promise<Table> {
  const parts = await unpackXlsx(bytes)
  const { name, part } = firstSheet(parts)
  const reader = await openReader(parts, part)
  try {
    for await (const sheet of reader)
      return {
        format: 'xlsx',
        encoding: null,
        separator: null,
        sheet: name,
        ...(await gatherTable(linesOf(sheet))),
      }
  } catch (error) {
    throw error instanceof Error && error.name === 'AppError'
      ? error
      : refusedFile('importUnreadable')
  }
  throw refusedFile('importUnreadable')
}

/** Strings and styles before the sheet, so that the reader needs no file of its own; nothing but plain, measured parts reaches it. */
async function openReader(parts: Map<string, Buffer>, sheet: string) {
  const [{ WorkbookReader }, { ZipFile }] = await Promise.all([
    import('@cj-tech-master/excelts'),
    import('yazl'),
  ])
  const zip = new ZipFile()
  const add = (name: string, data: Buffer | undefined) =>
    data && zip.addBuffer(data, name, { compress: false })
  for (const name of ['xl/_rels/workbook.xml.rels', 'xl/workbook.xml', 'xl/styles.xml'])
    add(name, parts.get(name))
  add('xl/sharedStrings.xml', parts.get('xl/sharedStrings.xml') ?? noStrings)
  add(sheet, parts.get(sheet))
  zip.end()
  return new WorkbookReader(Readable.from(inPieces(zip.outputStream)), {
    worksheets: 'emit',
    sharedStrings: 'cache',
    styles: 'cache',
    hyperlinks: 'ignore',
    entries: 'ignore',
  })
}

/** The reader makes objects of all that comes at once: a whole sheet in one piece would be hundreds of megabytes of them. */
async function* inPieces(stream: AsyncIterable<unknown>): AsyncGenerator<Buffer> {
  for await (const chunk of stream) {
    const bytes = chunk as Buffer
    for (let at = 0; at < bytes.length; at += pieceBytes) yield bytes.subarray(at, at + pieceBytes)
  }
}

/** The first sheet that its owner sees, and where its cells are. */
function firstSheet(parts: Map<string, Buffer>): { name: string; part: string } {
  const workbook = parts.get('xl/workbook.xml')?.toString('utf8') ?? ''
  const relations = parts.get('xl/_rels/workbook.xml.rels')?.toString('utf8') ?? ''
  for (const [tag] of workbook.matchAll(/<(?:\w+:)?sheet\s[^>]*>/g)) {
    const id = /\br:id="([^"]+)"/.exec(tag)?.[1]
    const isHidden = /\bstate="(?:hidden|veryHidden)"/.test(tag)
    if (id === undefined || isHidden) continue
    const relation =
      [...relations.matchAll(/<Relationship\s[^>]*>/g)].find(([found]) =>
        found.includes(`Id="${id}"`),
      )?.[0] ?? ''
    const part = `xl/${/\bTarget="([^"]+)"/.exec(relation)?.[1]?.replace(/^\/?xl\//, '') ?? ''}`
    if (parts.has(part)) return { name: unescapeXml(/\bname="([^"]*)"/.exec(tag)?.[1] ?? ''), part }
  }
  throw refusedFile('importUnreadable')
}

const entities: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" }
const unescapeXml = (text: string): string =>
  text.replaceAll(/&(amp|lt|gt|quot|apos);/g, (_, name: string) => entities[name] ?? '')

interface Row {
  number: number
  values: unknown
}

async function* linesOf(rows: AsyncIterable<Row>): AsyncGenerator<Line> {
  for await (const { number, values } of rows) {
    // The library counts columns from 1, and leaves holes where a cell is empty.
    yield { number, cells: Array.isArray(values) ? Array.from(values.slice(1), cellOf) : [] }
  }
}

function cellOf(value: unknown): Cell {
  if (value === null || value === undefined) return null
  if (typeof value === 'string') return value
  if (typeof value === 'number' || typeof value === 'boolean') return value
  if (value instanceof Date) return Number.isNaN(value.getTime()) ? null : value
  if (typeof value !== 'object') return null
  if ('formula' in value || 'sharedFormula' in value || 'error' in value) return formula
  if ('richText' in value && Array.isArray(value.richText))
    return value.richText.map((part: { text?: unknown }) => String(part.text ?? '')).join('')
  if ('text' in value) return cellOf(value.text)
  return null
}
