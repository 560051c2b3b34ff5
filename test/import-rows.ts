import type { ImportField } from '../src/features/agencies/import-fields.ts'
import { checkRows } from '../src/features/agencies/server/import/check-rows.ts'
import type { Cell } from '../src/features/agencies/server/import/table.ts'

/** What the lowest lawful wage is in these tests, and the day of them. */
export const setting = {
  now: new Date('2026-03-10T09:00:00Z'),
  floor: { value: 1000, source: 'Law 17/2020' },
}

/** What a file of one row comes to, its cells by the fields they are read as. */
export async function checkRow(cells: Record<string, Cell>, locale: 'en' | 'ar' = 'en') {
  const mapping = Object.keys(cells) as ImportField[]
  const reading = { mapping, dates: 'day_first', corrections: [] } as const
  const rows = [{ number: 2, cells: Object.values(cells) }]
  const [row] = await checkRows(rows, reading, { locale, ...setting })
  return row
}

/** The refusals of such a row, by field. */
export const errorsOf = async (cells: Record<string, Cell>, locale: 'en' | 'ar' = 'en') =>
  Object.fromEntries(
    ((await checkRow(cells, locale))?.errors ?? []).map(({ field, message }) => [field, message]),
  )
