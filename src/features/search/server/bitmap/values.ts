import type { Bits } from './bit-store.ts'
import type { ValuesField } from './fields.ts'
import type { Holders } from './holders.ts'
import type { Words } from './words.ts'

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

  function keyOf(name: string): number {
    const known = numbers.get(name)
    if (known !== undefined) return known
    const value = holders.add()
    numbers.set(name, value)
    note(name, value)
    const key = fold(name)
    folded.set(key, [...(folded.get(key) ?? []), value])
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
    /** Adds who has a value that passes, folded. */
    addPassing(passes: (value: string) => boolean, into: Bits): void {
      for (const [name, values] of folded)
        if (passes(name)) for (const value of values) holders.addTo(value, into)
    },
    /** How many have each value, most first. */
    counts: (): { value: string; count: number }[] =>
      [...numbers]
        .map(([value, number]) => ({ value, count: holders.size(number) }))
        .filter(({ count }) => count > 0)
        .sort((a, b) => b.count - a.count),
  }
}
