/** A part of what an index holds, as `dump` gives it: each value and word in the first part that has a record with it. */
export interface Block {
  names: readonly Name[]
  /** Of each record: how long it is with this number, its id in two parts, its numbers by field (-1: none), the places of its values among all names. */
  records: Int32Array
}

/** A value by the place of its field, or a word. */
export type Name = readonly [field: number, name: string]

/** Of own words, which no field numbers. */
export const ownWord = -1
const recordsAtOnce = 1000

interface Record {
  id: number
  numbers: readonly number[]
  values: readonly number[]
}

/** What is dumped from. */
interface Held {
  rows: () => Iterable<number>
  read: (row: number) => Record
  nameOf: (value: number) => Name
}

/**
 * Everybody, each block as it is when it is asked for: what comes meanwhile may be in it or not, but never in parts. What nobody has any
 * more is not in it.
 */
export function* dump({ rows, read, nameOf }: Held): Generator<Block, void, undefined> {
  const places: number[] = []
  let named = 0
  let names: Name[] = []
  let records: number[] = []
  const placeOf = (value: number): number => {
    if (places[value] === undefined) {
      places[value] = named++
      names.push(nameOf(value))
    }
    return places[value]
  }
  let count = 0
  for (const row of rows()) {
    const { id, numbers, values } = read(row)
    records.push(headLength + numbers.length + values.length, Math.floor(id / idPart), id % idPart)
    records.push(...numbers)
    for (const value of values) records.push(placeOf(value))
    if (++count % recordsAtOnce > 0) continue
    yield { names, records: Int32Array.from(records) }
    names = []
    records = []
  }
  yield { names, records: Int32Array.from(records) }
}

const headLength = 3
const idPart = 2 ** 30

/** The record that begins at a place, of an index in which so many fields have a number. */
export function readRecord(records: Int32Array, at: number, fields: number) {
  const values = at + headLength + fields
  return {
    id: records[at + 1]! * idPart + records[at + 2]!,
    numbers: records.subarray(at + headLength, values),
    names: records.subarray(values, at + records[at]!),
  }
}

/** Where each record of a block begins. */
export function* placesIn(records: Int32Array): Generator<number, void, undefined> {
  for (let at = 0; at < records.length; at += records[at]!) yield at
}
