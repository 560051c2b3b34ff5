/** What the index knows of one record, declared: a value is derived from the record and from nothing else. */
export type Field<One> = ValuesField<One> | NumberField<One> | YearsField<One> | WordsField<One>

/** One or several words of a kind: filtered by, and counted where it is a facet. */
export interface ValuesField<One> {
  kind: 'values'
  of: (one: One) => readonly string[]
  /** A value as filters compare it. */
  fold: (value: string) => string
  /** The words by which free text finds whoever has a value. */
  saidAs?: (value: string) => readonly string[]
}

/** A whole number, 0 or more: a range and an order. */
export interface NumberField<One> {
  kind: 'number'
  of: (one: One) => number | null
}

/** Full years since a day, or a number that was stated instead: it grows with the days, without anything being read again. */
export interface YearsField<One> {
  kind: 'years'
  since: (one: One) => string | null
  stated: (one: One) => number | null
}

/** Words of her own, found by free text. */
export interface WordsField<One> {
  kind: 'words'
  of: (one: One) => readonly string[]
}
