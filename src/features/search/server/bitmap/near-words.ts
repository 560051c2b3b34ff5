import { isNear } from '../../../../platform/shared/normalize-for-search.ts'

/** Letters of a word that are looked at here; what comes after them is compared at the end. */
const looked = 7
/** From this length on a word may differ by two letters from one that is typed. */
const lengthOfTwo = 5

/**
 * Words by what is left of their first letters when one or two are taken out, worked out once for each word: a word with as many typing
 * errors leaves the same. Whatever is found so is compared letter by letter, so that it may be kept as numbers alone.
 */
export class NearWords {
  readonly #words: string[] = []
  #letters = new Int32Array(256)
  /** In which question each word was looked at last. */
  #seen = new Float64Array(256)
  #question = 0
  /** Places by what is left, as chains: the first of each, then who comes next, what is left, whose it is. */
  #heads = new Int32Array(1024).fill(-1)
  #next = new Int32Array(1024)
  #left = new Int32Array(1024)
  #whose = new Int32Array(1024)
  #size = 0

  /** Adds a word that is not among them. */
  add(word: string): void {
    const number = this.#words.push(word) - 1
    if (number >= this.#letters.length) {
      this.#letters = doubled(this.#letters)
      this.#seen = doubled(this.#seen)
    }
    this.#letters[number] = lettersOf(word)
    eachLeft(word.slice(0, looked), word.length < lengthOfTwo ? 1 : 2, (left) =>
      this.#put(left, number),
    )
  }

  /** The words that differ from a typed one by at most one typing error, or two. */
  near(typed: string, most: 1 | 2): string[] {
    const found: string[] = []
    const letters = lettersOf(typed)
    const question = ++this.#question
    eachLeft(typed.slice(0, looked), most, (left) => {
      const head = this.#heads[left & (this.#heads.length - 1)]!
      for (let place = head; place >= 0; place = this.#next[place]!) {
        if (this.#left[place] !== left) continue
        const number = this.#whose[place]!
        if (this.#seen[number] === question) continue
        this.#seen[number] = question
        if (onesOf(this.#letters[number]! ^ letters) > 2 * most) continue
        const word = this.#words[number]!
        if (isNear(typed, word, most)) found.push(word)
      }
    })
    return found
  }

  #put(left: number, number: number): void {
    if (this.#size === this.#next.length) this.#widen()
    const place = this.#size++
    this.#left[place] = left
    this.#whose[place] = number
    this.#chain(place)
  }

  #chain(place: number): void {
    const chain = this.#left[place]! & (this.#heads.length - 1)
    this.#next[place] = this.#heads[chain]!
    this.#heads[chain] = place
  }

  #widen(): void {
    this.#next = doubled(this.#next)
    this.#left = doubled(this.#left)
    this.#whose = doubled(this.#whose)
    this.#heads = new Int32Array(this.#heads.length * 2).fill(-1)
    for (let place = 0; place < this.#size; place++) this.#chain(place)
  }
}

/** What is left of a word, as a number: whole, and without each letter, or each two. */
function eachLeft(word: string, most: 1 | 2, use: (left: number) => void): void {
  const { length } = word
  use(leftOf(word, length, length))
  for (let first = 0; first < length; first++) {
    use(leftOf(word, first, length))
    if (most === 2)
      for (let second = first + 1; second < length; second++) use(leftOf(word, first, second))
  }
}

function leftOf(word: string, first: number, second: number): number {
  let left = 0x811c9dc5
  for (let place = 0; place < word.length; place++)
    if (place !== first && place !== second)
      left = Math.imul(left ^ word.charCodeAt(place), 0x01000193)
  return left ^ (left >>> 15)
}

/** A word as one number, a digit for each letter in it: words that are near have nearly the same. */
function lettersOf(word: string): number {
  let letters = 0
  for (let place = 0; place < word.length; place++) letters |= 1 << word.charCodeAt(place)
  return letters
}

function onesOf(number: number): number {
  let ones = 0
  for (let rest = number; rest !== 0; rest &= rest - 1) ones++
  return ones
}

function doubled<Kept extends Int32Array<ArrayBuffer> | Float64Array<ArrayBuffer>>(
  kept: Kept,
): Kept {
  const wider =
    kept instanceof Int32Array ? new Int32Array(kept.length * 2) : new Float64Array(kept.length * 2)
  wider.set(kept)
  return wider as Kept
}
