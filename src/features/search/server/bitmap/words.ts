import type { Bits } from './bit-store.ts'
import type { Holders } from './holders.ts'
import { NearWords } from './near-words.ts'
import { SortedWords } from './sorted-words.ts'

export type Words = ReturnType<typeof createWords>

/** Words, each with the values in which it stands; found whole, by their beginnings, or with typing errors. */
export function createWords(holders: Holders) {
  const valuesOf = new Map<string, number[]>()
  const sorted = new SortedWords()
  const near = new NearWords()

  return {
    sorted,
    near,
    addTo(word: string, into: Bits): void {
      for (const value of valuesOf.get(word) ?? []) holders.addTo(value, into)
    },
    /** Notes that a word stands in a value, once for each word of a value. */
    add(word: string, value: number): void {
      const known = valuesOf.get(word)
      if (known) return void known.push(value)
      valuesOf.set(word, [value])
      sorted.add(word)
      near.add(word)
    },
  }
}
