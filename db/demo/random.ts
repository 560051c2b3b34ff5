/** A fair die with a memory of its seed: the same seed rolls the same numbers. */
export interface Dice {
  /** At least 0, below 1. */
  next(): number
  /** A whole number, both ends included. */
  int(min: number, max: number): number
  chance(probability: number): boolean
  pick<T>(list: readonly T[]): T
  /** A key, as often as its weight says. */
  weighted<K extends string>(weights: Readonly<Partial<Record<K, number>>>): K
  /** As many different ones, in random order. */
  sample<T>(list: readonly T[], count: number): T[]
}

export function dice(seed: string): Dice {
  let state = 2166136261
  for (const char of seed) state = Math.imul(state ^ char.charCodeAt(0), 16777619)
  // mulberry32
  const next = () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296
  }
  const int = (min: number, max: number) => min + Math.floor(next() * (max - min + 1))
  const pick = <T>(list: readonly T[]): T => list[int(0, list.length - 1)] as T
  return {
    next,
    int,
    pick,
    chance: (probability) => next() < probability,
    weighted<K extends string>(weights: Readonly<Partial<Record<K, number>>>) {
      const entries = Object.entries(weights) as [K, number][]
      let rest = next() * entries.reduce((sum, [, weight]) => sum + weight, 0)
      return (entries.find(([, weight]) => (rest -= weight) < 0) ?? entries[0])?.[0] as K
    },
    sample<T>(list: readonly T[], count: number) {
      const left = [...list]
      return Array.from(
        { length: Math.min(count, left.length) },
        () => left.splice(int(0, left.length - 1), 1)[0] as T,
      )
    },
  }
}

/** Cards that come round again as late as they can: what was drawn goes to the bottom. */
export interface Deck<T> {
  draw(fits?: (card: T) => boolean): T | undefined
}

export function deck<T>(die: Dice, cards: readonly T[]): Deck<T> {
  const pile = die.sample(cards, cards.length)
  return {
    draw(fits = () => true) {
      const fitting = pile.filter(fits)
      if (fitting.length === 0) return undefined
      const card = fitting[die.int(0, Math.floor((fitting.length - 1) / 3))] as T
      pile.splice(pile.indexOf(card), 1)
      pile.push(card)
      return card
    },
  }
}
