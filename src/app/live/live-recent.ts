/** Changes are remembered for so long: a reader who was away no longer hears what they were. */
export const rememberedMs = 60_000
/** A question is on its way for a while: what happened shortly before the reader's last word counts as news, too. */
const onTheWayMs = 10_000

/** What was lately told to whom, in memory: who begins to listen, or comes back after a break, hears just what she missed. */
export interface Recent {
  add(userId: number, topic: string): void
  /** What a person missed who has heard nothing for `silentMs`; anything, where that is too long ago to know. */
  missed(userId: number, idleMs: number): string[]
  /** Whether a person was told of a topic since an instant, or may have been. */
  wasNotified(userId: number, topic: string, since: number): boolean
  /** From here on; before it some changes may not have been heard. */
  restart(): void
  /** Forgets what nobody can ask for any more. */
  prune(): void
}

export function rememberRecent(now: () => number = Date.now): Recent {
  const people = new Map<number, Map<string, number>>()
  let begun = now()
  return {
    add(userId, topic) {
      const own = people.get(userId) ?? new Map<string, number>()
      people.set(userId, own.set(topic, now()))
    },
    missed(userId, idleMs) {
      const from = now() - idleMs - onTheWayMs
      // Written so that a nonsense of a number is too long ago as well.
      if (!(idleMs >= 0 && from >= now() - rememberedMs && now() - idleMs >= begun)) return ['*']
      return [...(people.get(userId) ?? [])].filter(([, at]) => at >= from).map(([topic]) => topic)
    },
    wasNotified: (userId, topic, since) =>
      begun > since || (people.get(userId)?.get(topic) ?? -1) >= since,
    restart() {
      begun = now()
      people.clear()
    },
    prune() {
      for (const [userId, own] of people) {
        for (const [topic, at] of own) if (at < now() - rememberedMs) own.delete(topic)
        if (own.size === 0) people.delete(userId)
      }
    },
  }
}
