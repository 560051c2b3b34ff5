import crypto from 'node:crypto'
import type { Upload } from '../../../../gateways/files/index.ts'
import type { SignedIn } from '../../../../platform/server/context.ts'
import type { Parsed } from '../../../../platform/shared/endpoint.ts'
import { invalid } from '../../../../platform/shared/errors.ts'
import type { importCandidates as call, ImportReport } from '../../import-contract.ts'
import { type ImportField, requiredFields } from '../../import-fields.ts'
import { agencyOf } from '../agency-of.ts'
import { textOf } from './cell-values.ts'
import { wageFloor } from '../../../candidates/server/index.ts'
import { checkRows } from './check-rows.ts'
import { findDoubles } from './find-doubles.ts'
import { guessMapping } from './guess-mapping.ts'
import { findImportOfFile } from './queries.ts'
import { readTable } from './read-table.ts'
import type { Table } from './table.ts'
import { fileKnown, writeImport } from './write-import.ts'

const samples = 3

/** Checks every row of a file, and writes those that can be, unless only asked what would happen. */
export async function importCandidates(ctx: SignedIn, input: Parsed<typeof call>, upload: Upload | undefined): Promise<ImportReport> {
  const { agency } = await agencyOf(ctx, 'editor')
  if (upload === undefined) throw invalid('file', 'noFile')
  const table = await readTable(upload)
  const mapping = input.mapping === undefined ? guessMapping(table.headers) : checkMapping(input.mapping, table)
  const missing = requiredFields.filter((field) => !mapping.includes(field))
  const rows = missing.length > 0 ? [] : await checkRows(table.lines, mapping, { locale: ctx.locale, now: ctx.now, floor: await wageFloor(ctx) })
  const doubles = await findDoubles(ctx, agency.id, rows)
  const isReady = (number: number) => input.doubles === 'add' || !doubles.has(number)
  const records = rows.flatMap(({ number, record }) => (record !== null && isReady(number) ? [record] : []))
  const fileHash = crypto.createHash('sha256').update(table.bytes).digest('hex')
  const known = await findImportOfFile(ctx, agency.id, fileHash)
  const report: ImportReport = {
    import_id: null,
    file: { name: upload.name, format: table.format, encoding: table.encoding, separator: table.separator, sheet: table.sheet },
    columns: table.headers.map((header, index) => ({ header, field: mapping[index] ?? null, sample: sampleOf(table, index) })),
    missing,
    totals: {
      rows: table.lines.length,
      ready: records.length,
      with_errors: rows.filter(({ record }) => record === null).length,
      doubles: doubles.size,
    },
    rows: rows.flatMap(({ number, name, errors }) => {
      const twins = doubles.get(number) ?? []
      return errors.length + twins.length > 0 ? [{ row: number, name, errors, doubles: twins }] : []
    }),
    known: known && { import_id: known.id, imported_at: known.startedAt.toISOString(), candidates: known.rowsTotal },
  }
  if (input.dry_run === true) return report
  if (missing.length > 0) throw invalid('mapping', 'importNameMissing')
  if (known !== null && input.again !== true) throw fileKnown()
  if (records.length === 0) throw invalid('file', 'importNothing')
  const import_id = await writeImport(ctx, { agencyId: agency.id, fileName: upload.name, fileHash, again: input.again === true }, records)
  return { ...report, import_id }
}

function checkMapping(mapping: (ImportField | null)[], { headers }: Table): (ImportField | null)[] {
  if (mapping.length !== headers.length) throw invalid('mapping', 'importMappingWrong')
  const used = mapping.filter((field) => field !== null)
  if (new Set(used).size < used.length) throw invalid('mapping', 'importMappingTwice')
  return mapping
}

/** What stands in a column, from the first rows that have something. */
const sampleOf = ({ lines }: Table, index: number): string[] =>
  lines
    .slice(0, 20)
    .map(({ cells }) => textOf(cells[index] ?? null).slice(0, 60))
    .filter((text) => text !== '')
    .slice(0, samples)
