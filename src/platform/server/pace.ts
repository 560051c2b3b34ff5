import { LRUCache } from 'lru-cache'

/** How often one thing may be done: so many times at once, and once in so long after that. */
export function createPace({ atOnce, everyMs }: { atOnce: number; everyMs: number }) {
  const accounts = new LRUCache<string, { left: number; at: number }>({ max: 5000 })

  function filled(name: string): { left: number; at: number } {
    const now = Date.now()
    const { left, at } = accounts.get(name) ?? { left: atOnce, at: now }
    return { left: Math.min(atOnce, left + (now - at) / everyMs), at: now }
  }

  return {
    may: (name: string): boolean => filled(name).left >= 1,
    take(name: string): void {
      const { left, at } = filled(name)
      accounts.set(name, { left: left - 1, at })
    },
  }
}
