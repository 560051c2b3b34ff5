import type { Bits, BitStore } from './bit-store.ts'

/** Ids that stand together in one block of rows: whole rounds of the loops. */
const blockRows = 4096
const wordRows = 32

/**
 * Rows by id: within a block in the order of the ids, so that the newest come first without a list to keep. A block begins where an
 * id of it first comes; a gap of ids costs nothing.
 */
export class RowNumbers {
  readonly #store: BitStore
  readonly #placeOf = new Map<number, number>()
  readonly #blocks: number[] = []
  /** Places of blocks, the newest ids first. */
  readonly #newestFirst: number[] = []

  constructor(store: BitStore) {
    this.#store = store
  }

  idOf(row: number): number {
    return this.#blocks[Math.floor(row / blockRows)]! * blockRows + (row % blockRows)
  }

  /** The row of an id; -1 while none is near it. */
  find(id: number): number {
    const place = this.#placeOf.get(Math.floor(id / blockRows))
    return place === undefined ? -1 : place * blockRows + (id % blockRows)
  }

  rowOf(id: number): number {
    const block = Math.floor(id / blockRows)
    return (this.#placeOf.get(block) ?? this.#add(block)) * blockRows + (id % blockRows)
  }

  /** Room for so many ids. */
  reserve(ids: number): void {
    this.#store.reserve((Math.ceil((ids * 9) / 8 / blockRows) + 1) * blockRows)
  }

  /** Rows of a set from the newest down, at most so many after so many. */
  newest(bits: Bits, offset: number, most: number): number[] {
    const found: number[] = []
    let skip = offset
    for (const place of this.#newestFirst) {
      if (found.length >= most) break
      const first = place * blockRows
      const here = skip > 0 ? this.#store.countPart(bits, first, blockRows) : Infinity
      if (here <= skip) skip -= here
      else skip = this.#takeFrom(bits, first, { skip, most, found })
    }
    return found
  }

  #add(block: number): number {
    const place = this.#blocks.push(block) - 1
    this.#placeOf.set(block, place)
    const before = this.#newestFirst.findIndex((other) => this.#blocks[other]! < block)
    this.#newestFirst.splice(before < 0 ? this.#newestFirst.length : before, 0, place)
    const rows = this.#blocks.length * blockRows
    // Room for half as many again, so that it is seldom sought.
    if (!this.#store.fits(rows)) this.#store.reserve(rows + (rows >>> 1))
    this.#store.use(rows)
    return place
  }

  /** Takes rows of one block, and says how many are still to be left out. */
  #takeFrom(
    bits: Bits,
    first: number,
    { skip, most, found }: { skip: number; most: number; found: number[] },
  ): number {
    let left = skip
    for (let row = first + blockRows - wordRows; row >= first; row -= wordRows) {
      for (let word = this.#store.wordAt(bits, row); word !== 0 && found.length < most;) {
        const bit = 31 - Math.clz32(word)
        word ^= 1 << bit
        if (left > 0) left--
        else found.push(row + bit)
      }
    }
    return left
  }
}
