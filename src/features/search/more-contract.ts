import { type FilterRow, isFirst, servedFilters, shown } from './filters.ts'

/** The filters under "more". Apart from the contract, so that the list carries them only when they are shown. */
export const moreFilters: FilterRow[] = servedFilters
  .filter((filter) => !isFirst(filter))
  .map(shown)
