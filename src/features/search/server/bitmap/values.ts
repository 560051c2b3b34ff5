import { LRUCache } from 'lru-cache'
import type { Bits } from './bit-store.ts'
import type { ValuesField } from './fields.ts'
import type { Holders } from './holders.ts'
import type { Words } from './words.ts'

/** Of all that is asked for, so many names are remembered. */
const namesKept = 1_000_000

/** How many names were looked at for what is asked, and in which of them it stands. */
interface Asked {
  looked: number
  found: readonly string[]
}

export type Values = ReturnType<typeof createValues>

/** The values of one field as they came, each with who has it; `note` hears of each when it first comes. */
export function createValues<One>(
  { of, fold, saidAs }: ValuesField<One>,
  holders: Holders,
  said: Words,
  note: (name: string, value: number) => void,
) {
  const numbers = new Map<string, number>()
  const folded = new Map<string, number[]>()
  const foldedNames: string[] = []
  const containing = findsParts(foldedNames)

  function keyOf(name: string): number {
    const known = numbers.get(name)
    if (known !== undefined) return known
    const value = holders.add()
    numbers.set(name, value)
    note(name, value)
    const key = fold(name)
    const alike = folded.get(key)
    if (alike === undefined) foldedNames.push(key)
    folded.set(key, [...(alike ?? []), value])
    for (const word of new Set(saidAs?.(name))) said.add(word, value)
    return value
  }

  return {
    /** The number of a value; it gets one where it has none. */
    keyOf,
    /** Adds the numbers of a record's values. */
    collect(one: One, into: number[]): void {
      for (const name of of(one)) into.push(keyOf(name))
    },
    names: (): IterableIterator<[name: string, value: number]> => numbers.entries(),
    /** Adds who has one of these values. */
    addAny(asked: readonly string[], into: Bits): void {
      for (const name of new Set(asked.map(fold)))
        for (const value of folded.get(name) ?? []) holders.addTo(value, into)
    },
    /** The set that is kept of those with a value, where it is one. */
    kept(asked: string): Bits | null {
      const [value, other] = folded.get(fold(asked)) ?? []
      return value === undefined || other !== undefined ? null : holders.bitmap(value)
    },
    /** Adds who has a value in which one of these parts stands, both folded. */
    addContaining(parts: readonly string[], into: Bits): void {
      for (const name of containing(parts))
        for (const value of folded.get(name)!) holders.addTo(value, into)
    },
    /** How many have each value, most first. */
    counts: (): { value: string; count: number }[] =>
      [...numbers]
        .map(([value, number]) => ({ value, count: holders.size(number) }))
        .filter(({ count }) => count > 0)
        .sort((a, b) => b.count - a.count),
  }
}

/** Finds the names in which one of some parts stands. Each name is looked at once for what is asked again and again: typed places are many. */
function findsParts(names: readonly string[]): (parts: readonly string[]) => readonly string[] {
  const asked = new LRUCache<string, Asked>({
    maxSize: namesKept,
    sizeCalculation: ({ found }) => found.length + 1,
  })
  return (parts) => {
    const key = parts.join('\n')
    const { looked, found } = asked.get(key) ?? { looked: 0, found: [] }
    const more = names.slice(looked).filter((name) => parts.some((part) => name.includes(part)))
    const all = more.length > 0 ? [...found, ...more] : found
    asked.set(key, { looked: names.length, found: all })
    return all
  }
}
