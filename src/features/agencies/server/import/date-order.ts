import type { ImportReport } from '../../import-contract.ts'
import { dateFields, type DateOrder } from '../../import-fields.ts'
import { dayOf, shortDay, textOf } from './cell-values.ts'
import type { Mapping } from './check-rows.ts'
import type { Line } from './table.ts'

/**
 * How the dates of a file are read: as somebody said, or as its clear dates are written (25/12 has the day first, 12/25 the month),
 * else with the day first. Null when it has no dates of which either could be the month.
 */
export function datesOf(
  lines: readonly Line[],
  mapping: Mapping,
  wanted: DateOrder | undefined,
): ImportReport['dates'] {
  const places = mapping.flatMap((field, index) =>
    field !== null && dateFields.includes(field) ? [index] : [],
  )
  let [dayFirst, monthFirst, doubtful] = [0, 0, 0]
  let example: string | undefined
  for (const { cells } of lines)
    for (const index of places) {
      const day = shortDay(cells[index] ?? null)
      if (day === undefined) continue
      if (day.first > 12) dayFirst += 1
      else if (day.second > 12) monthFirst += 1
      else if (day.first !== day.second) {
        doubtful += 1
        example ??= textOf(cells[index] ?? null)
      }
    }
  const order = wanted ?? (monthFirst > dayFirst ? 'month_first' : 'day_first')
  if (example === undefined)
    return dayFirst + monthFirst === 0 ? null : { order, doubtful: 0, example: null }
  return {
    order,
    doubtful,
    example: {
      text: example,
      day_first: dayOf(example, 'day_first'),
      month_first: dayOf(example, 'month_first'),
    },
  }
}
