/** Bytes that a piece holds, and by how many rooms differ. */
const pieceSize = 1 << 20
const step = 8
/** So many bits of a number stand in a byte; the highest bit says that more follow. */
const more = 0x80
const none: readonly number[] = []

/**
 * A short list of numbers for each row, end to end in large pieces: a million small arrays would cost heap and collector. A list is kept in
 * order, as the steps between its numbers, most of which take one byte. What follows from a number is told of, and not kept.
 */
export class Lists {
  readonly #pieces: Uint8Array[] = []
  readonly #impliedBy: (number: number) => readonly number[]
  /** In steps. */
  #starts = new Int32Array(1024).fill(-1)
  #end = 0
  /** In which round of changes each number was seen last. */
  #marks = new Float64Array(1024)
  #round = 0
  /** What is read, and what is to be written. */
  #before = new Int32Array(256)
  #after = new Int32Array(256)
  /** Rooms that were left, by their size in steps. */
  readonly #left: number[][] = []

  constructor(impliedBy: (number: number) => readonly number[] = () => none) {
    this.#impliedBy = impliedBy
  }

  get bytes(): number {
    return this.#pieces.length * pieceSize + this.#starts.byteLength + this.#marks.byteLength
  }

  get(row: number): number[] {
    const length = this.#read(row)
    return [...this.#before.subarray(0, length)]
  }

  /** Reads a list into `#before`; says how long it is. */
  #read(row: number): number {
    const start = this.#starts[row] ?? -1
    if (start < 0) return 0
    const [piece, from] = this.#at(start)
    const end = from + 2 + piece[from]! + (piece[from + 1]! << 8)
    if (end - from > this.#before.length) this.#before = new Int32Array(2 * (end - from))
    let length = 0
    for (let place = from + 2, number = 0; place < end;) {
      let byte = piece[place++]!
      let difference = byte & (more - 1)
      for (let bit = 7; byte >= more; bit += 7) {
        byte = piece[place++]!
        difference |= (byte & (more - 1)) << bit
      }
      number += difference
      this.#before[length++] = number
    }
    return length
  }

  /** Puts a list in place of the one before, each number once; says which came and which went, with what follows from them. */
  change(
    row: number,
    list: ArrayLike<number> & Iterable<number>,
    onChange: (number: number, on: boolean) => void,
  ): void {
    const [isBefore, isAfter] = [++this.#round, ++this.#round]
    const before = this.#read(row)
    const was = this.#before
    for (let place = 0; place < before; place++) {
      this.#mark(was[place]!, isBefore)
      for (const implied of this.#impliedBy(was[place]!)) this.#mark(implied, isBefore)
    }
    if (list.length > this.#after.length) this.#after = new Int32Array(2 * list.length)
    let [length, isSame] = [0, true]
    for (const number of list) {
      const mark = this.#mark(number, isAfter)
      if (mark === isAfter) continue
      this.#after[length++] = number
      if (mark !== isBefore) onChange(number, true)
      isSame &&= mark === isBefore
      for (const implied of this.#impliedBy(number)) {
        const known = this.#mark(implied, isAfter)
        if (known !== isAfter && known !== isBefore) onChange(implied, true)
      }
    }
    for (let place = 0; place < before; place++) {
      const number = was[place]!
      if (this.#mark(number, isAfter) !== isBefore) continue
      isSame = false
      onChange(number, false)
      for (const implied of this.#impliedBy(number))
        if (this.#mark(implied, isAfter) === isBefore) onChange(implied, false)
    }
    if (!isSame) this.#set(row, this.#after.subarray(0, length).sort())
  }

  /** Says in which round a number was seen before this one. */
  #mark(number: number, round: number): number {
    if (number >= this.#marks.length) this.#marks = widened(this.#marks, number)
    const before = this.#marks[number]!
    this.#marks[number] = round
    return before
  }

  #set(row: number, list: Int32Array): void {
    if (row >= this.#starts.length) this.#widen(row)
    const bytes = bytesOf(list)
    const before = this.#stepsAt(this.#starts[row]!)
    const after = stepsOf(bytes.length)
    if (before !== after) {
      if (before > 0) (this.#left[before] ??= []).push(this.#starts[row]!)
      this.#starts[row] = this.#roomFor(after)
    }
    const [piece, from] = this.#at(this.#starts[row]!)
    piece[from] = bytes.length & 0xff
    piece[from + 1] = bytes.length >>> 8
    piece.set(bytes, from + 2)
  }

  #at(start: number): [piece: Uint8Array, from: number] {
    const perPiece = pieceSize / step
    return [this.#pieces[Math.floor(start / perPiece)]!, (start % perPiece) * step]
  }

  /** How many steps the list at a start has room for. */
  #stepsAt(start: number): number {
    if (start < 0) return 0
    const [piece, from] = this.#at(start)
    return stepsOf(piece[from]! + (piece[from + 1]! << 8))
  }

  /** Where so many steps have room. */
  #roomFor(steps: number): number {
    const again = this.#left[steps]?.pop()
    if (again !== undefined) return again
    const all = (this.#pieces.length * pieceSize) / step
    if (all - this.#end < steps) {
      this.#end = all
      this.#pieces.push(new Uint8Array(pieceSize))
    }
    this.#end += steps
    return this.#end - steps
  }

  #widen(row: number): void {
    const wider = new Int32Array(Math.max(row + 1, this.#starts.length * 2)).fill(-1)
    wider.set(this.#starts)
    this.#starts = wider
  }
}

/** The steps between numbers that grow, seven bits a byte. */
function bytesOf(list: Int32Array): number[] {
  const bytes: number[] = []
  let before = 0
  for (const number of list) {
    let difference = number - before
    for (; difference >= more; difference >>>= 7) bytes.push((difference & (more - 1)) | more)
    bytes.push(difference)
    before = number
  }
  return bytes
}

/** How many steps a list takes with its length before it. */
const stepsOf = (bytes: number): number => Math.ceil((bytes + 2) / step)

function widened(marks: Float64Array<ArrayBuffer>, number: number): Float64Array<ArrayBuffer> {
  const wider = new Float64Array(Math.max(number + 1, marks.length * 2))
  wider.set(marks)
  return wider
}
