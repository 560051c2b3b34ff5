import { PassThrough, Readable } from 'node:stream'
import { directionOf } from '../../../../platform/shared/locale.ts'
import type { Locale } from '../../../../platform/shared/locales.ts'
import type { ImportFormat } from '../../import-fields.ts'
import { importTexts } from './texts.ts'
import { headers } from './cells-of-profile.ts'
import { explainColumns } from './template.ts'

export const contentTypes: Record<ImportFormat, string> = {
  csv: 'text/csv; charset=utf-8',
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
}

type Rows = AsyncIterable<(string | number)[]>

/** Rows under the headers of the template, as a file that is made while it is sent. */
export const writeTable = (format: ImportFormat, rows: Rows, locale: Locale): Promise<Readable> =>
  format === 'csv' ? writeCsv(rows) : writeXlsx(rows, locale)

async function writeCsv(rows: Rows): Promise<Readable> {
  const { stringify } = await import('csv-stringify')
  // The mark tells Excel that Arabic letters come as UTF-8.
  const writer = stringify({ bom: true, record_delimiter: 'windows' })
  return Readable.from(withHeaders(rows)).pipe(writer)
}

async function* withHeaders(rows: Rows): AsyncGenerator<readonly (string | number)[]> {
  yield headers
  yield* rows
}

async function writeXlsx(rows: Rows, locale: Locale): Promise<Readable> {
  const { WorkbookWriter } = await import('@cj-tech-master/excelts')
  const out = new PassThrough()
  const workbook = new WorkbookWriter({
    stream: out,
    useStyles: true,
    useSharedStrings: false,
  })
  const write = async () => {
    const t = importTexts[locale]
    const sheet = workbook.addWorksheet(t.sheet.candidates, {
      views: [{ state: 'frozen', ySplit: 1, rightToLeft: directionOf(locale) === 'rtl' }],
    })
    sheet.columns = headers.map((header) => ({ width: Math.min(40, header.length + 2) }))
    const first = sheet.addRow([...headers])
    first.font = { bold: true }
    first.commit()
    for await (const row of rows) {
      sheet.addRow(row).commit()
      if (out.writableNeedDrain) await new Promise((resolve) => out.once('drain', resolve))
    }
    sheet.commit()
    const help = workbook.addWorksheet(t.sheet.help, {
      views: [{ rightToLeft: directionOf(locale) === 'rtl' }],
    })
    help.columns = [{ width: 34 }, { width: 80 }, { width: 50 }]
    for (const row of [[t.sheet.field, t.sheet.how, t.sheet.example], ...explainColumns(locale)])
      help.addRow(row).commit()
    help.commit()
    await workbook.commit()
  }
  write().catch((error: Error) => out.destroy(error))
  return out
}
