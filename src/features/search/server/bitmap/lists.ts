/** Numbers that a piece holds, and by how many rooms differ. */
const pieceSize = 1 << 18
const step = 8
const none = new Int32Array(0)

export type Lists = ReturnType<typeof createLists>

/** A short list of numbers for each row, end to end in large pieces: a million small arrays would cost heap and collector. */
export function createLists() {
  const pieces: Int32Array[] = []
  let starts = new Int32Array(1024).fill(-1)
  let end = 0
  /** In which round of changes each number was seen last. */
  let marks = new Float64Array(1024)
  let round = 0
  /** Rooms that were left, by their size in steps. */
  const left: number[][] = []

  function get(row: number): Int32Array {
    const start = starts[row] ?? -1
    if (start < 0) return none
    const place = start % pieceSize
    const piece = pieces[Math.floor(start / pieceSize)]!
    return piece.subarray(place + 1, place + 1 + piece[place]!)
  }

  /** Where so many steps have room. */
  function roomFor(steps: number): number {
    const again = left[steps]?.pop()
    if (again !== undefined) return again
    if (pieces.length * pieceSize - end < steps * step) {
      end = pieces.length * pieceSize
      pieces.push(new Int32Array(pieceSize))
    }
    end += steps * step
    return end - steps * step
  }

  function widen(row: number): void {
    const wider = new Int32Array(Math.max(row + 1, starts.length * 2)).fill(-1)
    wider.set(starts)
    starts = wider
  }

  function set(row: number, list: readonly number[]): void {
    if (row >= starts.length) widen(row)
    const before = starts[row]! < 0 ? 0 : stepsOf(get(row).length)
    const after = stepsOf(list.length)
    if (before !== after) {
      if (before > 0) (left[before] ??= []).push(starts[row]!)
      starts[row] = roomFor(after)
    }
    const start = starts[row]!
    const piece = pieces[Math.floor(start / pieceSize)]!
    piece[start % pieceSize] = list.length
    piece.set(list, (start % pieceSize) + 1)
  }

  return {
    get,
    /** Puts a list in place of the one before, each number once; says which came and which went. */
    change(row: number, list: readonly number[], onChange: (number: number, on: boolean) => void) {
      const [isBefore, isAfter] = [++round, ++round]
      const before = get(row)
      for (const number of before) marks[number] = isBefore
      const after: number[] = []
      for (const number of list) {
        if (number >= marks.length) marks = widened(marks, number)
        const mark = marks[number]
        if (mark === isAfter) continue
        marks[number] = isAfter
        after.push(number)
        if (mark !== isBefore) onChange(number, true)
      }
      for (const number of before) if (marks[number] === isBefore) onChange(number, false)
      set(row, after)
    },
    get bytes(): number {
      return pieces.length * pieceSize * 4 + starts.byteLength + marks.byteLength
    },
  }
}

/** How many steps a list takes with its length before it. */
const stepsOf = (length: number): number => Math.ceil((length + 1) / step)

function widened(marks: Float64Array<ArrayBuffer>, number: number): Float64Array<ArrayBuffer> {
  const wider = new Float64Array(Math.max(number + 1, marks.length * 2))
  wider.set(marks)
  return wider
}
