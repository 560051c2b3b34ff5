import { type Loops, loopsOn, roundBytes } from './loops.ts'

/** A set of rows in the store, by its number. */
export type Bits = number

const pageBytes = 65_536
const mostPages = 65_536

export type BitStore = ReturnType<typeof createBitStore>

/**
 * Sets of rows, one bit a row, side by side in one memory. All have the same room; when a row is beyond it, all are moved apart.
 * Loops go as far as rows have been used.
 */
export function createBitStore() {
  const memory = new WebAssembly.Memory({ initial: 1, maximum: mostPages })
  const loops: Loops = loopsOn(memory)
  let words = new Int32Array(memory.buffer)
  /** Bytes that each set has, and how many of them are in use. */
  let room = roundBytes
  let used = roundBytes
  let sets = 0
  /** Sets that a search fills and gives back, those lent first. */
  const scratch: Bits[] = []
  let lent = 0

  const wordOf = (bits: Bits, row: number): number => ((bits * room) >>> 2) + (row >>> 5)

  function makeRoom(bytes: number): void {
    const missing = Math.ceil((bytes - memory.buffer.byteLength) / pageBytes)
    if (missing <= 0) return
    const pages = memory.buffer.byteLength / pageBytes
    memory.grow(Math.max(missing, Math.min(pages >>> 2, mostPages - pages)))
    words = new Int32Array(memory.buffer)
  }

  function clear(bits: Bits): void {
    const first = (bits * room) >>> 2
    words.fill(0, first, first + (room >>> 2))
  }

  function add(): Bits {
    const bits = sets++
    makeRoom((bits + 1) * room)
    clear(bits)
    return bits
  }

  /** Moves every set to where there is more room behind it, the last first. */
  function widen(wanted: number): void {
    const [before, after] = [room >>> 2, wanted >>> 2]
    makeRoom(sets * wanted)
    for (let bits = sets - 1; bits >= 0; bits--) {
      words.copyWithin(bits * after, bits * before, bits * before + before)
      words.fill(0, bits * after + before, (bits + 1) * after)
    }
    room = wanted
  }

  return {
    add,
    clear,
    /** Whether rows up to this one have room. */
    fits: (rows: number): boolean => rows <= room * 8,
    /** Gives rows up to this one room. */
    reserve(rows: number): void {
      const bytes = Math.ceil(rows / 8 / roundBytes) * roundBytes
      if (bytes > room) widen(bytes)
    },
    /** Rows below this one are in use. */
    use(rows: number): void {
      used = Math.max(used, Math.ceil(rows / 8 / roundBytes) * roundBytes)
    },
    get rows(): number {
      return used * 8
    },
    /** A set for a while, with whatever is in it, until the work ends that it was lent for. */
    lend(): Bits {
      if (lent === scratch.length) scratch.push(add())
      return scratch[lent++]!
    },
    /** Work for which sets are lent. */
    lending<Result>(work: () => Result): Result {
      const before = lent
      try {
        return work()
      } finally {
        lent = before
      }
    },
    mark(bits: Bits, row: number, on: boolean): void {
      if (on) words[wordOf(bits, row)]! |= 1 << row
      else words[wordOf(bits, row)]! &= ~(1 << row)
    },
    /** The same for many rows that come in. */
    markAll(bits: Bits, rows: readonly number[]): void {
      const [into, first] = [words, wordOf(bits, 0)]
      for (let place = 0; place < rows.length; place++) {
        const row = rows[place]!
        into[first + (row >>> 5)]! |= 1 << row
      }
    },
    /** How many of these rows are in a set. */
    countAmong(bits: Bits, rows: readonly number[]): number {
      const [from, first] = [words, wordOf(bits, 0)]
      let found = 0
      for (let place = 0; place < rows.length; place++) {
        const row = rows[place]!
        found += (from[first + (row >>> 5)]! >>> row) & 1
      }
      return found
    },
    has: (bits: Bits, row: number): boolean => ((words[wordOf(bits, row)]! >>> row) & 1) === 1,
    /** The 32 rows from this one on, the lowest in the lowest digit. */
    wordAt: (bits: Bits, row: number): number => words[wordOf(bits, row)]!,
    copy(into: Bits, from: Bits): void {
      const start = (from * room) >>> 2
      words.copyWithin((into * room) >>> 2, start, start + (used >>> 2))
    },
    and: (into: Bits, a: Bits, b: Bits): void => loops.and(into * room, a * room, b * room, used),
    or: (into: Bits, a: Bits, b: Bits): void => loops.or(into * room, a * room, b * room, used),
    andNot: (into: Bits, a: Bits, b: Bits): void =>
      loops.andNot(into * room, a * room, b * room, used),
    below: (sure: Bits, open: Bits, bits: Bits): void =>
      loops.below(sure * room, open * room, bits * room, used),
    above: (sure: Bits, open: Bits, bits: Bits): void =>
      loops.above(sure * room, open * room, bits * room, used),
    count: (bits: Bits): number => loops.count(bits * room, used),
    countBoth: (a: Bits, b: Bits): number => loops.countBoth(a * room, b * room, used),
    /** How many of these rows there are, whole words of them. */
    countPart: (bits: Bits, first: number, rows: number): number =>
      loops.count(bits * room + (first >>> 3), rows / 8),
    /** Bytes of all sets. */
    get bytes(): number {
      return sets * room
    },
  }
}
