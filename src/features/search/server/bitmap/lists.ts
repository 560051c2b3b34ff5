/** Numbers that a piece holds, and by how many rooms differ. */
const pieceSize = 1 << 18
const step = 8
const none = new Int32Array(0)

/** A short list of numbers for each row, end to end in large pieces: a million small arrays would cost heap and collector. */
export class Lists {
  readonly #pieces: Int32Array[] = []
  #starts = new Int32Array(1024).fill(-1)
  #end = 0
  /** In which round of changes each number was seen last. */
  #marks = new Float64Array(1024)
  #round = 0
  /** Rooms that were left, by their size in steps. */
  readonly #left: number[][] = []

  get bytes(): number {
    return this.#pieces.length * pieceSize * 4 + this.#starts.byteLength + this.#marks.byteLength
  }

  get(row: number): Int32Array {
    const start = this.#starts[row] ?? -1
    if (start < 0) return none
    const place = start % pieceSize
    const piece = this.#pieces[Math.floor(start / pieceSize)]!
    return piece.subarray(place + 1, place + 1 + piece[place]!)
  }

  /** Puts a list in place of the one before, each number once; says which came and which went. */
  change(
    row: number,
    list: readonly number[],
    onChange: (number: number, on: boolean) => void,
  ): void {
    const [isBefore, isAfter] = [++this.#round, ++this.#round]
    const before = this.get(row)
    for (const number of before) this.#marks[number] = isBefore
    const after: number[] = []
    for (const number of list) {
      if (number >= this.#marks.length) this.#marks = widened(this.#marks, number)
      const mark = this.#marks[number]
      if (mark === isAfter) continue
      this.#marks[number] = isAfter
      after.push(number)
      if (mark !== isBefore) onChange(number, true)
    }
    for (const number of before) if (this.#marks[number] === isBefore) onChange(number, false)
    this.#set(row, after)
  }

  #set(row: number, list: readonly number[]): void {
    if (row >= this.#starts.length) this.#widen(row)
    const before = this.#starts[row]! < 0 ? 0 : stepsOf(this.get(row).length)
    const after = stepsOf(list.length)
    if (before !== after) {
      if (before > 0) (this.#left[before] ??= []).push(this.#starts[row]!)
      this.#starts[row] = this.#roomFor(after)
    }
    const start = this.#starts[row]!
    const piece = this.#pieces[Math.floor(start / pieceSize)]!
    piece[start % pieceSize] = list.length
    piece.set(list, (start % pieceSize) + 1)
  }

  /** Where so many steps have room. */
  #roomFor(steps: number): number {
    const again = this.#left[steps]?.pop()
    if (again !== undefined) return again
    if (this.#pieces.length * pieceSize - this.#end < steps * step) {
      this.#end = this.#pieces.length * pieceSize
      this.#pieces.push(new Int32Array(pieceSize))
    }
    this.#end += steps * step
    return this.#end - steps * step
  }

  #widen(row: number): void {
    const wider = new Int32Array(Math.max(row + 1, this.#starts.length * 2)).fill(-1)
    wider.set(this.#starts)
    this.#starts = wider
  }
}

/** How many steps a list takes with its length before it. */
const stepsOf = (length: number): number => Math.ceil((length + 1) / step)

function widened(marks: Float64Array<ArrayBuffer>, number: number): Float64Array<ArrayBuffer> {
  const wider = new Float64Array(Math.max(number + 1, marks.length * 2))
  wider.set(marks)
  return wider
}
