/** Words that begin alike: part of a list in order, all the same up to a depth. */
export interface Branch {
  words: readonly string[]
  from: number
  to: number
  depth: number
}

/** Letters by which words are put into lists of their own, so that a new one moves few others. */
const startLength = 2

/** Words in order, which are walked letter by letter as a tree is. */
export class SortedWords {
  /** The first letters of all words, in order. */
  readonly #starts: string[] = []
  readonly #byStart = new Map<string, string[]>()

  /** Adds a word that is not among them. */
  add(word: string): void {
    const start = word.slice(0, startLength)
    const among = this.#byStart.get(start)
    if (among) return void among.splice(placeIn(among, word), 0, word)
    this.#byStart.set(start, [word])
    this.#starts.splice(placeIn(this.#starts, start), 0, start)
  }

  /** All words. */
  root(): Branch {
    return { words: this.#starts, from: 0, to: this.#starts.length, depth: 0 }
  }

  /** Those of a branch that go on with these letters; null where there are none. */
  step(branch: Branch, letters: string): Branch | null {
    let at: Branch | null = branch
    for (let place = 0; at !== null && place < letters.length; place++)
      at = this.#next(at, letters.charCodeAt(place))
    return at
  }

  #next({ words, from, to, depth }: Branch, letter: number): Branch | null {
    const first = firstFrom(words, { from, to, depth }, letter)
    const end = firstFrom(words, { from: first, to, depth }, letter + 1)
    if (first === end) return null
    if (words !== this.#starts || depth + 1 < startLength)
      return { words, from: first, to: end, depth: depth + 1 }
    const own = this.#byStart.get(words[first]!)!
    return { words: own, from: 0, to: own.length, depth: depth + 1 }
  }

  /** The words of a branch, in order. */
  wordsIn({ words, from, to }: Branch): string[] {
    const part = words.slice(from, to)
    return words === this.#starts ? part.flatMap((start) => this.#byStart.get(start)!) : part
  }

  /** The words with this beginning. */
  beginningWith(beginning: string): string[] {
    const branch = this.step(this.root(), beginning)
    return branch === null ? [] : this.wordsIn(branch)
  }
}

/** The first word of a part whose letter at a depth is this one or a later one; a word that ends there comes before. */
function firstFrom(
  words: readonly string[],
  { from, to, depth }: Omit<Branch, 'words'>,
  letter: number,
): number {
  let [low, high] = [from, to]
  while (low < high) {
    const middle = (low + high) >>> 1
    const word = words[middle]!
    if (word.length <= depth || word.charCodeAt(depth) < letter) low = middle + 1
    else high = middle
  }
  return low
}

function placeIn(sorted: readonly string[], word: string): number {
  let low = 0
  let high = sorted.length
  while (low < high) {
    const middle = (low + high) >>> 1
    if (sorted[middle]! < word) low = middle + 1
    else high = middle
  }
  return low
}
