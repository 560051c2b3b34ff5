import {
  facts,
  fields,
  type FieldName,
  type Filter,
  type FilteredName,
  type FilterBy,
} from '../profiles/fields.ts'
import type { FormTab, WordKind } from '../profiles/fields.ts'

// The filters of the list, as the rows of fields.ts declare them.

export type ListFilter = FilterBy<'any' | 'every' | 'level'>
export type RangeFilter = FilterBy<'range'>
export type YesFilter = FilterBy<'yes'>
export type DayFilter = FilterBy<'until'>
export type TextFilter = FilterBy<'part'>
type RowFilter = ListFilter | RangeFilter | YesFilter | DayFilter | TextFilter
/** What can be counted value by value, and what of it everybody sees. */
export type CountedFilter = ListFilter | YesFilter
export type FirstCounted = FilterBy<'any' | 'every' | 'level' | 'yes', { place: number }>

/** A filter as a screen shows it. */
export interface FilterRow {
  name: RowFilter
  /** The row of `fields` or `facts` that declares it. */
  row: FilteredName
  by: Filter['by']
  /** The values that can be chosen; none where those count that there are. */
  values: readonly string[]
  words: WordKind | null
  bounds: readonly [min: number, max: number] | null
  tab: FormTab
}

/** A filter as the server carries it out. */
export interface ServedFilter extends FilterRow {
  place: number | null
  /** Others than its values can be asked for. */
  isOpen: boolean
  /** A part of a value is enough, of those that are called otherwise too. */
  isPart: boolean
  unknownToo: boolean
}

interface Declared {
  filter?: Filter
  values?: readonly string[]
  words?: WordKind
  tab: FormTab
}

export const servedFilters: readonly ServedFilter[] = Object.entries<Declared>({
  ...fields,
  ...facts,
})
  .flatMap(([row, { filter, values, words, tab }]) =>
    filter === undefined
      ? []
      : [
          {
            name: (filter.as ?? row) as RowFilter,
            row: row as FilteredName,
            by: filter.by,
            values: filter.values ?? values ?? [],
            words: words ?? null,
            bounds: filter.bounds ?? null,
            tab,
            place: filter.place ?? null,
            isOpen: filter.open ?? (filter.values ?? values) === undefined,
            isPart: filter.by === 'every' && filter.open === true,
            unknownToo: filter.unknownToo ?? false,
          },
        ],
  )
  .sort((a, b) => (a.place ?? Infinity) - (b.place ?? Infinity) || 0)

/** What each filter is called in an address: a range by its two ends. */
export const paramsOf = ({ name, by }: { name: string; by: Filter['by'] }): string[] =>
  by === 'range' ? [`${name}_min`, `${name}_max`] : [name]

/** The field that holds what is filtered by, and undefined for a fact. */
export const fieldOf = (row: FilteredName): FieldName | undefined =>
  row in fields ? (row as FieldName) : undefined

/** As a screen needs it. */
export const shown = ({ name, row, by, values, words, bounds, tab }: ServedFilter): FilterRow => ({
  name,
  row,
  by,
  values,
  words,
  bounds,
  tab,
})

/** Whether everybody sees a filter, and not whoever asks for more. */
export const isFirst = ({ place }: ServedFilter): boolean => place !== null

/** Whether what it holds is counted value by value. */
export const isCounted = ({ by }: ServedFilter): boolean =>
  by === 'any' || by === 'every' || by === 'level' || by === 'yes'
