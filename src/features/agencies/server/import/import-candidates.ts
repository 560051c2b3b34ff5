import crypto from 'node:crypto'
import { ownerOf, type Upload } from '../../../../gateways/files/index.ts'
import type { SignedIn } from '../../../../platform/server/context.ts'
import { csvFile } from '../../../../platform/server/csv.ts'
import type { Output, Parsed } from '../../../../platform/shared/endpoint.ts'
import { enforce, invalid } from '../../../../platform/shared/errors.ts'
import type {
  importCandidates as call,
  ImportReport,
  listRejected as rejectedCall,
} from '../../import-contract.ts'
import { type ImportField, requiredFields } from '../../import-fields.ts'
import { importTexts } from './texts.ts'
import { wageFloor } from '../../../profiles/server/ports.ts'
import { agencyOf } from '../agency-of.ts'
import { textOf } from './cell-values.ts'
import { checkRows } from './check-rows.ts'
import { datesOf } from './date-order.ts'
import { findDuplicates } from './find-duplicates.ts'
import { guessMapping } from './guess-mapping.ts'
import { findImportOfFile } from './queries.ts'
import { readTable } from './read-table.ts'
import { refuseListed } from './refuse-listed.ts'
import type { Table } from './table.ts'
import { repeatRefusal } from '../policy.ts'
import { writeImport } from './write-import.ts'

const samples = 3

type Choices = Pick<Parsed<typeof call>, 'mapping' | 'date_order' | 'corrections' | 'doubles'>

/** Reads a file and checks every row of it as it was asked to be read. */
async function examine(ctx: SignedIn, input: Choices, upload: Upload | undefined) {
  const { agency } = await agencyOf(ctx, 'editor')
  if (upload === undefined) throw invalid('file', 'noFile')
  const table = await readTable(upload, ownerOf(ctx))
  const mapping =
    input.mapping === undefined ? guessMapping(table.headers) : checkMapping(input.mapping, table)
  const missing = requiredFields.filter((field) => !mapping.includes(field))
  const dates = datesOf(table.lines, mapping, input.date_order)
  const reading = {
    mapping,
    dates: dates?.order ?? 'day_first',
    corrections: input.corrections ?? [],
  }
  const rows =
    missing.length > 0
      ? []
      : await checkRows(table.lines, reading, {
          locale: ctx.locale,
          now: ctx.now,
          floor: await wageFloor(ctx),
        })
  await refuseListed(ctx, agency.id, rows)
  const duplicates = await findDuplicates(ctx, agency.id, rows)
  const isReady = (number: number) => input.doubles === 'add' || !duplicates.has(number)
  const records = rows.flatMap(({ number, record }) =>
    record !== null && isReady(number) ? [record] : [],
  )
  return { agency, table, mapping, missing, dates, rows, duplicates, isReady, records }
}

/** Checks every row of a file, and writes those that can be, unless only asked what would happen. */
export async function importCandidates(
  ctx: SignedIn,
  input: Parsed<typeof call>,
  upload: Upload | undefined,
): Promise<ImportReport> {
  const { agency, table, mapping, missing, dates, rows, duplicates, records } = await examine(
    ctx,
    input,
    upload,
  )
  const name = upload?.name ?? ''
  const fileHash = crypto.createHash('sha256').update(table.bytes).digest('hex')
  const known = await findImportOfFile(ctx, agency.id, fileHash)
  const report: ImportReport = {
    import_id: null,
    file: {
      name,
      format: table.format,
      encoding: table.encoding,
      separator: table.separator,
      sheet: table.sheet,
    },
    columns: table.headers.map((header, index) => ({
      header,
      field: mapping[index] ?? null,
      sample: sampleOf(table, index),
    })),
    dates,
    missing,
    totals: {
      rows: table.lines.length,
      ready: records.length,
      with_errors: rows.filter(({ record }) => record === null).length,
      doubles: duplicates.size,
    },
    rows: rows.flatMap(({ number, name, errors }) => {
      const found = duplicates.get(number) ?? []
      return errors.length + found.length > 0 ? [{ row: number, name, errors, doubles: found }] : []
    }),
    known: known && {
      import_id: known.id,
      imported_at: known.startedAt.toISOString(),
      candidates: known.rowsTotal,
    },
  }
  if (input.dry_run === true) return report
  if (missing.length > 0) throw invalid('mapping', 'importNameMissing')
  enforce(repeatRefusal(known, input.again === true))
  if (records.length === 0) throw invalid('file', 'importNothing')
  const import_id = await writeImport(
    ctx,
    { agencyId: agency.id, fileName: name, fileHash, again: input.again === true },
    records,
  )
  return { ...report, import_id }
}

/** The rows that would be left out, as they came, each with what is wrong with it: to be corrected and sent again. */
export async function listRejected(
  ctx: SignedIn,
  input: Parsed<typeof rejectedCall>,
  upload: Upload | undefined,
): Promise<Output<typeof rejectedCall>> {
  const { table, missing, rows, duplicates, isReady } = await examine(ctx, input, upload)
  if (missing.length > 0) throw invalid('mapping', 'importNameMissing')
  const texts = importTexts[ctx.locale]
  const reasons = new Map(
    rows.flatMap(({ number, record, errors }): [number, string][] => {
      const said = errors.map(({ field, message, suggestions }) =>
        texts.problems.error(
          texts.fields[field],
          [message, ...suggestions.map(texts.problems.meant)].join(' '),
        ),
      )
      const found = isReady(number)
        ? []
        : (duplicates.get(number) ?? []).map((duplicate) => texts.problems.double(duplicate))
      return record === null || found.length > 0 ? [[number, [...said, ...found].join(' | ')]] : []
    }),
  )
  const kept = table.lines.filter(({ number }) => reasons.has(number))
  const csv = csvFile([
    [...table.headers, texts.problems.row, texts.problems.what],
    ...kept.map(({ number, cells }) => [
      ...table.headers.map((_, index) => textOf(cells[index] ?? null)),
      number,
      reasons.get(number),
    ]),
  ])
  return { file_name: rejectedName(upload?.name ?? ''), rows: kept.length, csv }
}

const rejectedName = (name: string): string => `${name.replace(/\.\w+$/, '')}-rejected.csv`

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
