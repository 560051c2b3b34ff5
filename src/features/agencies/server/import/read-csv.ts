import { Readable } from 'node:stream'
import { CsvError, parse } from 'csv-parse'
import { decodeText, encodingOf } from './decode-text.ts'
import { formula, gatherTable, type Line, refusedFile, type Table } from './table.ts'

const separators = [',', ';', '\t', '|']
/** A cell no person fills; beyond it a quote was never closed. */
const longestLine = 200_000

/** Reads a CSV whatever its encoding and separator. */
export async function readCsv(bytes: Uint8Array): Promise<Table> {
  const encoding = encodingOf(bytes)
  const start = decodeText(bytes.subarray(0, 32_768), encoding).next().value ?? ''
  const separator = separatorOf(start)
  const parser = Readable.from(decodeText(bytes, encoding)).pipe(
    parse({
      bom: true,
      delimiter: separator,
      info: true,
      relax_column_count: true,
      relax_quotes: true,
      skip_empty_lines: true,
      max_record_size: longestLine,
    }),
  )
  try {
    return {
      format: 'csv',
      encoding,
      separator,
      sheet: null,
      ...(await gatherTable(linesOf(parser))),
    }
  } catch (error) {
    throw error instanceof CsvError ? refusedFile('importUnreadable') : error
  }
}

interface Parsed {
  record: string[]
  info: { lines: number }
}

async function* linesOf(parser: AsyncIterable<Parsed>): AsyncGenerator<Line> {
  for await (const { record, info } of parser) {
    // Excel's own hint for the separator, not a row.
    if (info.lines === 1 && /^sep=.?$/i.test(record.join(''))) continue
    yield {
      number: info.lines,
      cells: record.map((cell) => (/^\s*[=@]/.test(cell) ? formula : cell)),
    }
  }
}

/** The separator that stands most often outside quotes in the first line that has one. */
export function separatorOf(text: string): string {
  const hint = /^\ufeff?sep=(.)\r?\n/i.exec(text)?.[1]
  if (hint !== undefined && separators.includes(hint)) return hint
  for (const line of text.replaceAll(/"[^"]*"/g, '').split(/\r?\n|\r/)) {
    const counts = separators.map((separator) => line.split(separator).length - 1)
    const most = Math.max(...counts)
    if (most > 0) return separators[counts.indexOf(most)] ?? ','
  }
  return ','
}
