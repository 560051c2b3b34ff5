/** A part of what an index holds, as `dump` gives it: values and words in the order in which they first came, then records. */
export interface Block {
  names: readonly (readonly [field: number, name: string])[]
  /** Of each record: how long it is with this number, its id in two parts, its numbers by field (-1: none), the numbers of its values. */
  records: Int32Array
}

/** Of own words, which no field numbers. */
export const ownWord = -1
const namesAtOnce = 4000
const recordsAtOnce = 1000

/** What is dumped from, and brought back to. */
interface Held {
  /** What has come so far: fields and names, side by side. */
  fields: readonly number[]
  names: readonly string[]
  rows: () => Iterable<number>
  /** Writes a record behind what is there. */
  write: (row: number, into: number[]) => void
}

/** Everything, each block as it is when it is asked for: what comes meanwhile may be in it or not, but never in parts. */
export function* dump({ fields, names, rows, write }: Held): Generator<Block, void, undefined> {
  let named = 0
  const takeNames = (most: number): Block['names'] => {
    const end = Math.min(names.length, named + most)
    const taken = names
      .slice(named, end)
      .map((name, place) => [fields[named + place]!, name] as const)
    named = end
    return taken
  }
  while (names.length - named > namesAtOnce)
    yield { names: takeNames(namesAtOnce), records: new Int32Array() }
  let records: number[] = []
  let count = 0
  for (const row of rows()) {
    write(row, records)
    if (++count < recordsAtOnce) continue
    yield { names: takeNames(Infinity), records: Int32Array.from(records) }
    records = []
    count = 0
  }
  yield { names: takeNames(Infinity), records: Int32Array.from(records) }
}

const headLength = 3
const idPart = 2 ** 30

/** A record as it stands in a block. */
export const recordOf = (id: number, numbers: readonly number[], values: readonly number[]) => [
  headLength + numbers.length + values.length,
  Math.floor(id / idPart),
  id % idPart,
  ...numbers,
  ...values,
]

/** The record that begins at a place, of an index in which so many fields have a number. */
export function readRecord(records: Int32Array, at: number, fields: number) {
  const values = at + headLength + fields
  return {
    id: records[at + 1]! * idPart + records[at + 2]!,
    numbers: records.subarray(at + headLength, values),
    values: records.subarray(values, at + records[at]!),
  }
}

/** Where each record of a block begins. */
export function* placesIn(records: Int32Array): Generator<number, void, undefined> {
  for (let at = 0; at < records.length; at += records[at]!) yield at
}
