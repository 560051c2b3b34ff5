import type { Bits } from './bit-store.ts'
import type { Holders } from './holders.ts'
import type { Branch } from './sorted-words.ts'
import { createWords } from './words.ts'

/** Beginnings of so many letters are values of their own, as too many words have them to be joined for a search. */
const shortest = 3
const none: readonly number[] = []

/** Words that records have of their own; `note` hears of each when it first comes. */
export function createOwnWords(holders: Holders, note: (word: string, value: number) => void) {
  const words = createWords(holders)
  const values = new Map<string, number>()
  /** The beginnings of each word, by its value. */
  const beginningsOf: (readonly number[])[] = []
  const beginnings = new Map<string, number>()

  function beginningOf(word: string, length: number): number {
    const beginning = word.slice(0, length)
    const known = beginnings.get(beginning)
    if (known !== undefined) return known
    const value = holders.add()
    beginnings.set(beginning, value)
    return value
  }

  function add(word: string): number {
    const whole = holders.add()
    note(word, whole)
    words.add(word, whole)
    beginningsOf[whole] = Array.from({ length: shortest }, (_, index) =>
      beginningOf(word, index + 1),
    )
    values.set(word, whole)
    return whole
  }

  const keyOf = (word: string): number => values.get(word) ?? add(word)

  return {
    sorted: words.sorted,
    near: words.near,
    addTo: words.addTo,
    /** The number of a word; it gets one where it has none. */
    keyOf,
    /** Adds the numbers of these words; whoever has them has their beginnings, too. */
    collect(own: readonly string[], into: number[]): void {
      for (const word of own) into.push(keyOf(word))
    },
    beginningsOf: (value: number): readonly number[] => beginningsOf[value] ?? none,
    /** Adds whoever has a word of a branch, whatever the number of its words where they have few letters in common. */
    addBranch(branch: Branch, isMeant: (word: string) => boolean, into: Bits): void {
      const { words: among, from, depth } = branch
      if (depth <= shortest)
        return holders.addTo(beginnings.get(among[from]!.slice(0, depth))!, into)
      for (const word of words.sorted.wordsIn(branch)) if (isMeant(word)) words.addTo(word, into)
    },
    addBeginning(beginning: string, into: Bits): void {
      if (beginning.length > shortest) {
        for (const word of words.sorted.beginningWith(beginning)) words.addTo(word, into)
        return
      }
      const value = beginnings.get(beginning)
      if (value !== undefined) holders.addTo(value, into)
    },
  }
}
