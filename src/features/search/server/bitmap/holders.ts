import type { Bits, BitStore } from './bit-store.ts'

/** Below so many rows a list is always good enough. */
const leastBits = 1024

export type Holders = ReturnType<typeof createHolders>

/** Who has a value, for any number of values: a list of rows while they are few, a bitmap once a list would take as much. */
export function createHolders(store: BitStore) {
  const lists: (number[] | null)[] = []
  const bitmaps: Bits[] = []
  const sizes: number[] = []
  let unused = 0

  const isMany = (size: number) => size >= Math.max(leastBits, store.rows / 64)

  function toBits(value: number, list: readonly number[]): void {
    const bits = store.add()
    store.markAll(bits, list)
    bitmaps[value] = bits
    lists[value] = null
  }

  function addTo(value: number, into: Bits): void {
    const list = lists[value]!
    if (list === null) store.join('or', into, into, bitmaps[value]!)
    else store.markAll(into, list)
  }

  return {
    addTo,
    /** A value that nobody has yet. */
    add(): number {
      lists.push([])
      bitmaps.push(-1)
      unused++
      return sizes.push(0) - 1
    },
    /** The bitmap of a value that many have. */
    bitmap: (value: number): Bits | null => (lists[value] === null ? bitmaps[value]! : null),
    size: (value: number): number => sizes[value]!,
    /** How many values there are, and how many of them nobody has. */
    get counts(): { all: number; unused: number } {
      return { all: sizes.length, unused }
    },
    /** Notes that a row, which did not, has a value now, or the other way round. */
    set(value: number, row: number, on: boolean): void {
      const size = (sizes[value]! += on ? 1 : -1)
      if (on && size === 1) unused--
      if (!on && size === 0) unused++
      const list = lists[value]!
      if (list === null) return store.mark(bitmaps[value]!, row, on)
      const place = placeIn(list, row)
      if (!on) return void list.splice(place, 1)
      if (place === list.length) list.push(row)
      else list.splice(place, 0, row)
      if (isMany(list.length)) toBits(value, list)
    },
    countIn(value: number, bits: Bits): number {
      const list = lists[value]!
      if (list === null) return store.countBoth(bitmaps[value]!, bits)
      let found = 0
      for (let place = 0; place < list.length; place++) if (store.has(bits, list[place]!)) found++
      return found
    },
  }
}

/** Where a row stands in a sorted list, or would. */
function placeIn(list: readonly number[], row: number): number {
  let low = list.length > 0 && list.at(-1)! < row ? list.length : 0
  let high = list.length
  while (low < high) {
    const middle = (low + high) >>> 1
    if (list[middle]! < row) low = middle + 1
    else high = middle
  }
  return low
}
