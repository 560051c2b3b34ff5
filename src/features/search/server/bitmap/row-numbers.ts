import type { Bits, BitStore } from './bit-store.ts'

/** Ids that stand together in one block of rows: whole rounds of the loops. */
const blockRows = 4096
const wordRows = 32

export type RowNumbers = ReturnType<typeof createRowNumbers>

/**
 * Rows by id: within a block in the order of the ids, so that the newest come first without a list to keep. A block begins where an
 * id of it first comes; a gap of ids costs nothing.
 */
export function createRowNumbers(store: BitStore) {
  const placeOf = new Map<number, number>()
  const blocks: number[] = []
  /** Places of blocks, the newest ids first. */
  const newestFirst: number[] = []

  function add(block: number): number {
    const place = blocks.push(block) - 1
    placeOf.set(block, place)
    const before = newestFirst.findIndex((other) => blocks[other]! < block)
    newestFirst.splice(before < 0 ? newestFirst.length : before, 0, place)
    const rows = blocks.length * blockRows
    // Room for half as many again, so that it is seldom sought.
    if (!store.fits(rows)) store.reserve(rows + (rows >>> 1))
    store.use(rows)
    return place
  }

  const idOf = (row: number): number =>
    blocks[Math.floor(row / blockRows)]! * blockRows + (row % blockRows)

  /** Rows of a set from the newest down, at most so many after so many. */
  function newest(bits: Bits, offset: number, most: number): number[] {
    const found: number[] = []
    let skip = offset
    for (const place of newestFirst) {
      if (found.length >= most) break
      const first = place * blockRows
      if (skip > 0) {
        const here = store.countPart(bits, first, blockRows)
        if (here <= skip) {
          skip -= here
          continue
        }
      }
      skip = takeFrom(bits, first, skip, most, found)
    }
    return found
  }

  function takeFrom(
    bits: Bits,
    first: number,
    offset: number,
    most: number,
    found: number[],
  ): number {
    let skip = offset
    for (let row = first + blockRows - wordRows; row >= first; row -= wordRows) {
      for (let left = store.wordAt(bits, row); left !== 0 && found.length < most;) {
        const bit = 31 - Math.clz32(left)
        left ^= 1 << bit
        if (skip > 0) skip--
        else found.push(row + bit)
      }
    }
    return skip
  }

  return {
    idOf,
    newest,
    /** The row of an id; -1 while none is near it. */
    find(id: number): number {
      const place = placeOf.get(Math.floor(id / blockRows))
      return place === undefined ? -1 : place * blockRows + (id % blockRows)
    },
    rowOf(id: number): number {
      const block = Math.floor(id / blockRows)
      return (placeOf.get(block) ?? add(block)) * blockRows + (id % blockRows)
    },
    /** Room for so many ids. */
    reserve: (ids: number): void =>
      store.reserve(Math.ceil(Math.ceil((ids * 9) / 8) / blockRows + 1) * blockRows),
  }
}
