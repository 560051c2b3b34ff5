import { type FilterRow, isFirst, servedFilters, shown } from './filters.ts'

// Apart from the contract, so that the list carries it only when it is shown.

/** Every filter that a row declares. */
export const allFilters: FilterRow[] = servedFilters.map(shown)

/** The names of those under "more". */
export const moreNames: string[] = servedFilters
  .filter((filter) => !isFirst(filter))
  .map(({ name }) => name)
