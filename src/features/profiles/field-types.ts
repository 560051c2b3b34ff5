import type { choices, Filter, Held } from './field-kinds.ts'
import type { facts, fields } from './fields.ts'

// What follows from the rows of fields.ts as types.

type Fields = typeof fields
type Rows = Fields & typeof facts
export type FieldName = keyof Fields
/** A row, or one of a kind that no row has at the moment. */
export type Field = Fields[FieldName] | ReturnType<typeof choices>

/** The attributes of a candidate, by their names. */
export type Attributes = { -readonly [K in FieldName]: Held<Fields[K]> }

type Camel<S extends string> = S extends `${infer A}_${infer B}` ? `${A}${Capitalize<Camel<B>>}` : S
/** The column that holds a field. */
export type ColumnOf<K extends FieldName> = K extends FieldName
  ? Fields[K] extends { column: infer C extends string }
    ? C
    : Camel<K>
  : never

/** Names of the fields of which a row says something. */
export type Saying<P> = { [K in FieldName]: Fields[K] extends P ? K : never }[FieldName]
/** The rows by which the list filters, facts among them. */
export type FilteredName = {
  [K in keyof Rows]: Rows[K] extends { filter: Filter } ? K : never
}[keyof Rows]
/** The name of a row's filter, and of all that filter in one of some ways. */
export type FilterNameOf<K extends FilteredName> = Rows[K]['filter'] extends {
  as: infer Name extends string
}
  ? Name
  : K
export type FilterBy<By extends Filter['by'], Saying = unknown> = {
  [K in FilteredName]: Rows[K]['filter'] extends { by: By } & Saying ? FilterNameOf<K> : never
}[FilteredName]
