import { LRUCache } from 'lru-cache'

const mostTags = 50_000

type Tags = Iterable<string>
type Marks = LRUCache<string, number>

/** When what answers show has changed last, by tags: each change is a version later than the one before. */
export class TagVersions {
  #version = 0
  #lastDrop = 0
  /** Everything counts as dropped up to here. */
  #floor = 0
  readonly #outdated = this.#marks()
  readonly #dropped = this.#marks()
  readonly #doubted = new Map<string, Promise<unknown>>()

  get version(): number {
    return this.#version
  }

  /** The version of the last drop, whatever it was of. */
  get lastDrop(): number {
    return this.#lastDrop
  }

  outdate(tags: readonly string[]): void {
    if (tags.length === 0) return
    this.#version++
    for (const tag of tags) this.#outdated.set(tag, this.#version)
  }

  /** Of everything, where nothing is named. */
  drop(tags?: readonly string[]): void {
    if (tags?.length === 0) return
    this.#lastDrop = ++this.#version
    if (tags === undefined) this.#floor = this.#version
    else for (const tag of tags) this.#dropped.set(tag, this.#version)
  }

  isOutdated(tags: Tags, since: number): boolean {
    return isMarkedIn(this.#outdated, tags, since)
  }

  isDropped(tags: Tags, since: number): boolean {
    return this.#floor > since || isMarkedIn(this.#dropped, tags, since)
  }

  /** Until this is known, whether something changed is not. */
  doubt(tags: Tags, until: Promise<unknown>): void {
    const known = until.catch(() => undefined)
    for (const tag of tags) this.#doubted.set(tag, known)
    const end = () => {
      for (const tag of tags) if (this.#doubted.get(tag) === known) this.#doubted.delete(tag)
    }
    void known.finally(end)
  }

  /** What is still to be known of these, or of anything; undefined where nothing is. */
  doubtOf(tags: Tags = this.#doubted.keys()): Promise<unknown> | undefined {
    if (this.#doubted.size === 0) return undefined
    const doubts = new Set<Promise<unknown>>()
    for (const tag of tags) {
      const doubt = this.#doubted.get(tag)
      if (doubt) doubts.add(doubt)
    }
    return doubts.size === 0 ? undefined : Promise.all(doubts)
  }

  #marks(): Marks {
    return new LRUCache({
      max: mostTags,
      dispose: (at, _tag, reason) => {
        if (reason === 'evict') this.#floor = Math.max(this.#floor, at)
      },
    })
  }
}

function isMarkedIn(marks: Marks, tags: Tags, since: number): boolean {
  for (const tag of tags) if ((marks.peek(tag) ?? 0) > since) return true
  return false
}
