import { Readable } from 'node:stream'
import { stringify } from 'csv-stringify/sync'
import type { Endpoint, Parsed } from '../shared/endpoint.ts'
import { audit } from './audit.ts'
import type { SignedIn } from './context.ts'
import { inputOf, type Mount, parse } from './http.ts'
import { countHits } from './rate-limits.ts'

/** How many rows `read` should bring at once. */
export const csvBatch = 1000
const exportLimit = { max: 30, windowSeconds: 3600 }
const byteOrderMark = '\uFEFF'

export interface CsvColumn<Row> {
  header: string
  value: (row: Row) => Cell
}

interface CsvList<E extends Endpoint, Row> {
  /** Of the file, and of the list in the audit log. */
  name: string
  columns: (ctx: SignedIn) => CsvColumn<Row>[]
  /** The next `csvBatch` rows after one, or the first; none when there are no more. */
  read: (ctx: SignedIn, input: Parsed<E>, after: Row | undefined) => Promise<Row[]>
}

/**
 * Mounts a `csvEndpoint`: reads batch by batch and streams, so that no list is in memory as a whole and none ends before its last row.
 * Spreadsheets take its cells for text, never for a formula. Each export is in the audit log.
 */
export function csvRoute<E extends Endpoint, Row>(endpoint: E, list: CsvList<E, Row>): Mount {
  return (app, host) => {
    app.route({
      method: 'GET',
      url: endpoint.path,
      exposeHeadRoute: false,
      config: { endpoint },
      async handler(request, reply) {
        const ctx = (await host.contextFor(request, endpoint.access, endpoint)) as SignedIn
        const input = parse(endpoint.input, inputOf(request)) as Parsed<E>
        await countHits(ctx, [{ key: `export:${ctx.actor.userId}`, ...exportLimit }])
        const filters = Object.entries(input as Record<string, unknown>).flatMap(([name, value]) =>
          value === undefined ? [] : [name],
        )
        // Refusals come before the first byte.
        const first = await list.read(ctx, input, undefined)
        await audit(ctx, 'list.exported', `list:${list.name}`, { filters })
        reply.headers({
          'content-type': 'text/csv; charset=utf-8',
          'content-disposition': `attachment; filename="${list.name}.csv"`,
          'cache-control': 'private, no-store',
        })
        return reply.send(Readable.from(lines(ctx, input, list, first)))
      },
    })
  }
}

async function* lines<E extends Endpoint, Row>(
  ctx: SignedIn,
  input: Parsed<E>,
  { columns, read }: CsvList<E, Row>,
  first: Row[],
) {
  const all = columns(ctx)
  yield byteOrderMark + csvLines([all.map(({ header }) => header)])
  for await (const rows of batches(first, (after) => read(ctx, input, after)))
    yield csvLines(rows.map((row) => all.map(({ value }) => value(row))))
}

/** Batch after batch until one isn't full: the whole list, however long. */
export async function* batches<Row>(
  first: Row[],
  read: (after: Row | undefined) => Promise<Row[]>,
): AsyncGenerator<Row[]> {
  for (
    let rows = first;
    rows.length > 0;
    rows = rows.length < csvBatch ? [] : await read(rows.at(-1))
  )
    yield rows
}

type Cell = string | number | boolean | null | undefined

/** Rows as RFC 4180 has them; a text that a spreadsheet would run as a formula is told to be text by an apostrophe before it. */
export const csvLines = (rows: Cell[][]): string =>
  stringify(rows, {
    escape_formulas: true,
    quoted_match: /[\r\n]/,
    record_delimiter: 'windows',
    cast: { boolean: (value) => (value ? '1' : '0') },
  })

/** Rows as a whole file, which spreadsheet programs take for UTF-8. */
export const csvFile = (rows: Cell[][]): string => byteOrderMark + csvLines(rows)
