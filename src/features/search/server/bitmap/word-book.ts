import type { Bits, BitStore } from './bit-store.ts'
import type { Holders } from './holders.ts'
import { createOwnWords } from './own-words.ts'
import { createWords, type WordTest } from './words.ts'

/** Who has which word, among a record's own and those by which its values are said. */
export class WordBook {
  readonly #store: BitStore
  readonly #everyone: Bits
  readonly said: ReturnType<typeof createWords>
  readonly own: ReturnType<typeof createOwnWords>

  constructor(store: BitStore, holders: Holders, everyone: Bits) {
    this.#store = store
    this.#everyone = everyone
    this.said = createWords(holders)
    this.own = createOwnWords(holders)
  }

  /** Adds whoever has a word with this beginning. */
  addBeginning(beginning: string, into: Bits): void {
    this.own.addBeginning(beginning, into)
    for (const word of this.said.beginningWith(beginning)) this.said.addTo(word, into)
  }

  /** Adds whoever has every word of these. */
  addAll(words: readonly string[], into: Bits): void {
    const store = this.#store
    store.lending(() => {
      const [both, one] = [store.lend(), store.lend()]
      store.copy(both, this.#everyone)
      for (const word of words) {
        store.clear(one)
        this.own.addTo(word, one)
        this.said.addTo(word, one)
        store.join('and', both, both, one)
      }
      store.join('or', into, into, both)
    })
  }

  /** Adds whoever has a word that passes. */
  addPassing(test: WordTest, into: Bits): void {
    this.own.addPassing(test, into)
    this.said.addPassing(test, into)
  }

  count(rows: Bits): number {
    return this.#store.count(rows)
  }
}
