import { LRUCache } from 'lru-cache'

const mostTags = 50_000

type Tags = Iterable<string>

/** When what answers show has changed last, by tags: each change is a version later than the one before. */
export function createTagVersions() {
  let version = 0
  /** Everything counts as dropped up to here. */
  let floor = 0
  let lastDrop = 0
  const marks = () =>
    new LRUCache<string, number>({
      max: mostTags,
      dispose: (at, _tag, reason) => {
        if (reason === 'evict') floor = Math.max(floor, at)
      },
    })
  const outdated = marks()
  const dropped = marks()
  const doubted = new Map<string, Promise<unknown>>()

  const isMarkedIn = (marked: LRUCache<string, number>, tags: Tags, since: number): boolean => {
    for (const tag of tags) if ((marked.peek(tag) ?? 0) > since) return true
    return false
  }

  return {
    get version() {
      return version
    },
    /** The version of the last drop, whatever it was of. */
    get lastDrop() {
      return lastDrop
    },
    outdate(tags: readonly string[]): void {
      if (tags.length === 0) return
      version++
      for (const tag of tags) outdated.set(tag, version)
    },
    drop(tags?: readonly string[]): void {
      if (tags?.length === 0) return
      lastDrop = ++version
      if (tags === undefined) floor = version
      else for (const tag of tags) dropped.set(tag, version)
    },
    isOutdated: (tags: Tags, since: number): boolean => isMarkedIn(outdated, tags, since),
    isDropped: (tags: Tags, since: number): boolean =>
      floor > since || isMarkedIn(dropped, tags, since),
    /** Until this is known, whether something changed is not. */
    doubt(tags: Tags, until: Promise<unknown>): void {
      const known = until.catch(() => undefined)
      for (const tag of tags) {
        doubted.set(tag, known)
        void known.then(() => doubted.get(tag) === known && doubted.delete(tag))
      }
    },
    /** What is still to be known of these; undefined where nothing is. */
    doubtOf(tags: Tags): Promise<unknown> | undefined {
      if (doubted.size === 0) return undefined
      const doubts = new Set<Promise<unknown>>()
      for (const tag of tags) {
        const doubt = doubted.get(tag)
        if (doubt) doubts.add(doubt)
      }
      return doubts.size === 0 ? undefined : Promise.all(doubts)
    },
  }
}

export type TagVersions = ReturnType<typeof createTagVersions>
