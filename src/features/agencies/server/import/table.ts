import { AppError } from '../../../../platform/shared/errors.ts'
import { formatNumber } from '../../../../platform/shared/digits.ts'
import { importLimits } from '../../import-fields.ts'

/** Stands for a cell whose value a program would work out: unknown, whatever the file says came of it. As plain data, it survives the way between threads. */
export const formula = { formula: true } as const

export const isFormula = (cell: Cell): cell is typeof formula =>
  typeof cell === 'object' && cell !== null && 'formula' in cell

export type Cell = string | number | boolean | Date | typeof formula | null

/** A line of a table with its number in the file, as the sender's own program counts it. */
export interface Line {
  number: number
  cells: Cell[]
}

export interface Table {
  format: 'csv' | 'xlsx'
  encoding: string | null
  separator: string | null
  /** The sheet that was read, of a workbook. */
  sheet: string | null
  headers: string[]
  lines: Line[]
}

/** A refusal of the file as a whole. */
export const refusedFile = (message: string, code: AppError['code'] = 'INVALID'): AppError =>
  new AppError(code, {
    message,
    params: { rows: formatNumber(importLimits.rows), columns: importLimits.columns },
    errors: { file: [message] },
  })

const isBlank = (cell: Cell): boolean =>
  cell === null || (typeof cell === 'string' && cell.trim() === '')

/** Takes the lines of a file: the first that isn't empty names the columns. Refuses what is too long or too wide as soon as it is. */
export async function gatherTable(
  lines: AsyncIterable<Line>,
): Promise<Pick<Table, 'headers' | 'lines'>> {
  let headers: string[] | undefined
  const kept: Line[] = []
  for await (const { number, cells } of lines) {
    const last = cells.findLastIndex((cell) => !isBlank(cell))
    if (last < 0) continue
    if (headers === undefined) {
      if (last >= importLimits.columns) throw refusedFile('importTooManyColumns')
      headers = cells
        .slice(0, last + 1)
        .map((cell) =>
          typeof cell === 'string'
            ? cell.trim()
            : cell === null || isFormula(cell)
              ? ''
              : String(cell),
        )
      continue
    }
    if (kept.length === importLimits.rows) throw refusedFile('importTooManyRows')
    kept.push({ number, cells: cells.slice(0, headers.length) })
  }
  if (headers === undefined || kept.length === 0) throw refusedFile('importEmpty')
  return { headers, lines: kept }
}
