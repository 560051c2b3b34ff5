import type { Bits, BitStore } from './bit-store.ts'
import type { Holders } from './holders.ts'
import { createOwnWords } from './own-words.ts'
import type { Branch, SortedWords } from './sorted-words.ts'
import { createWords } from './words.ts'

/** Who has which word, among a record's own and those by which its values are said. */
export class WordBook {
  readonly #store: BitStore
  readonly #everyone: Bits
  readonly said: ReturnType<typeof createWords>
  readonly own: ReturnType<typeof createOwnWords>

  constructor(
    store: BitStore,
    holders: Holders,
    everyone: Bits,
    note: (word: string, value: number) => void,
  ) {
    this.#store = store
    this.#everyone = everyone
    this.said = createWords(holders)
    this.own = createOwnWords(holders, note)
  }

  /** Adds whoever has a word with this beginning. */
  addBeginning(beginning: string, into: Bits): void {
    this.own.addBeginning(beginning, into)
    for (const word of this.said.sorted.beginningWith(beginning)) this.said.addTo(word, into)
  }

  /** Adds whoever has this word. */
  #addWord(word: string, into: Bits): void {
    this.own.addTo(word, into)
    this.said.addTo(word, into)
  }

  /** Adds whoever has every word of these. */
  addAll(words: readonly string[], into: Bits): void {
    const store = this.#store
    if (words.length === 1) return this.#addWord(words[0]!, into)
    store.lending(() => {
      const [both, one] = [store.lend(), store.lend()]
      store.copy(both, this.#everyone)
      for (const word of words) {
        store.clear(one)
        this.#addWord(word, one)
        store.join('and', both, both, one)
      }
      store.join('or', into, into, both)
    })
  }

  /** Adds whoever has a word of the branches that are found among all words, where the word itself is meant. */
  addBranches(
    find: (words: SortedWords) => readonly Branch[],
    isMeant: (word: string) => boolean,
    into: Bits,
  ): void {
    for (const branch of find(this.own.sorted)) this.own.addBranch(branch, isMeant, into)
    for (const branch of find(this.said.sorted))
      for (const word of this.said.sorted.wordsIn(branch))
        if (isMeant(word)) this.said.addTo(word, into)
  }

  /** Adds whoever has a word with at most so many typing errors. */
  addNear(typed: string, most: 1 | 2, into: Bits): void {
    for (const words of [this.own, this.said])
      for (const word of words.near.near(typed, most)) words.addTo(word, into)
  }

  count(rows: Bits): number {
    return this.#store.count(rows)
  }
}
