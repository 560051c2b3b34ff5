import type { Bits } from './bit-store.ts'
import type { Holders } from './holders.ts'

export interface WordTest {
  /** Whether a word with these first letters, at most two, may pass. */
  begins: (start: string) => boolean
  passes: (word: string) => boolean
}

export type Words = ReturnType<typeof createWords>

/** Words, each with the values in which it stands; found whole, by their beginnings, or by any test. */
export function createWords(holders: Holders) {
  const valuesOf = new Map<string, number[]>()
  /** By their first two letters, in order. */
  const sorted = new Map<string, string[]>()

  function addTo(word: string, into: Bits): void {
    for (const value of valuesOf.get(word) ?? []) holders.addTo(value, into)
  }

  return {
    addTo,
    /** Adds whoever has a word that passes; of those whose first two letters pass alone. */
    addPassing({ begins, passes }: WordTest, into: Bits): void {
      for (const [start, words] of sorted)
        if (begins(start)) for (const word of words) if (passes(word)) addTo(word, into)
    },
    /** Notes that a word stands in a value, once for each word of a value. */
    add(word: string, value: number): void {
      const known = valuesOf.get(word)
      if (known) return void known.push(value)
      valuesOf.set(word, [value])
      const start = word.slice(0, 2)
      const among = sorted.get(start) ?? []
      sorted.set(start, among)
      among.splice(placeIn(among, word), 0, word)
    },
    /** The words with this beginning. */
    beginningWith(beginning: string): string[] {
      if (beginning.length < 2)
        return [...sorted].flatMap(([start, words]) => (start.startsWith(beginning) ? words : []))
      const among = sorted.get(beginning.slice(0, 2)) ?? []
      const first = placeIn(among, beginning)
      let end = first
      while (among[end]?.startsWith(beginning)) end++
      return among.slice(first, end)
    },
  }
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
