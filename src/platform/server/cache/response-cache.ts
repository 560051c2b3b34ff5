import type { IncomingMessage, ServerResponse } from 'node:http'
import { LRUCache } from 'lru-cache'
import { createPace } from '../pace.ts'
import {
  type Bodies,
  bodiesOf,
  packed,
  packedAlready,
  type PackedAnswer,
  type PublicAnswer,
  sizeOf,
  write,
} from './packed-answer.ts'
import { collectShown, isMaking, noteShown } from '../bus.ts'
import { TagVersions } from './tag-versions.ts'

/**
 * How public answers may be kept on the way: by anyone, and shown only after the server has said that they still hold.
 * Only this process hears what changes, so no browser and no proxy may answer from a copy of its own.
 */
export const askedEachTime = 'public, no-cache'

type Asked = Pick<IncomingMessage, 'headers'> & { url: string }

/** Makes an answer; told whether it stands in the place of one that is kept. */
type Make = (again: { isAgain: boolean }) => Promise<PublicAnswer>

/**
 * Public answers with their compressed bytes, in memory, in front of the server: pages and lists that are the same for everyone cost a
 * map look-up. While it is made, an answer notes what it shows (`noteShown`); a change of that, and of nothing else, makes it anew.
 */
export interface ResponseCache {
  /** Answers from memory; false when the server must. */
  serve(request: IncomingMessage, response: ServerResponse): boolean
  /**
   * The answer at an address, packed for its reader: made once for all who ask while it is being made. Who asks after a drop never gets
   * what was begun before it; of what has only become old, those who ask while it is made anew get the old one, for two seconds at most.
   * A costly one is not made anew more often than about once a second.
   */
  answer(asked: Asked, make: Make, options?: { isCostly?: boolean }): Promise<PackedAnswer>
  /** An answer that is in memory, as its reader takes it, and holds. */
  find(asked: Asked): PackedAnswer | undefined
  /** What shows one of these must be made anew, and may be served for a moment still. */
  outdate(tags: readonly string[]): void
  /** What shows one of these, or everything, is never served again. */
  drop(tags?: readonly string[]): void
  /** What shows one of these waits until it is known whether it has changed. */
  doubt(tags: Iterable<string>, until: Promise<unknown>): void
  /** How often `serve` answered. */
  readonly hits: number
  /** How often an answer was made. */
  readonly made: number
  /** The bytes of all that is kept. */
  readonly bytes: number
}

/** What has changed is served for so long while it is made anew; what is merely past its time, while nothing is known to have changed. */
const oldMs = 2000
const staleMs = 300_000
const maxBytes = 64 * 1_048_576
const maxUrlLength = 500
/** A page whose readers never stop is made anew so often while what it shows changes all the time. */
const costlyPace = { atOnce: 3, everyMs: 1100 }

interface Entry {
  bodies: Bodies
  tags: ReadonlySet<string>
  freshUntil: number
  /** The version of what it shows. */
  begun: number
  /** Until which version it was looked at, and when it was last found to hold. */
  seen: { version: number; at: number }
  isOld: boolean
  isCostly: boolean
}

interface Flight {
  begun: number
  entry: Promise<Entry>
}

interface CacheOptions {
  /** The address under which an answer is kept. */
  keyOf: (url: string) => string
  /** What each answer bears beside its own. */
  headers?: Readonly<Record<string, string>>
  /** Asks the server for an answer again, so that it is kept anew. */
  refill: (url: string) => Promise<unknown>
  /** Whether what was noted while the answer of a key was made stands in it; all does otherwise. */
  isShownBy?: (key: string, tag: string) => boolean
  /** The day: what was made on another is of no use, as ages and checks go by it. */
  day?: () => string
}

export const createResponseCache = (options: CacheOptions): ResponseCache => new Memory(options)

class Memory implements ResponseCache {
  readonly #options: CacheOptions
  readonly #entries = createEntries()
  readonly #tags = new TagVersions()
  readonly #flights = new Map<string, Flight>()
  readonly #pace = createPace(costlyPace)
  readonly #refresh: (url: string) => void
  hits = 0
  made = 0

  constructor(options: CacheOptions) {
    this.#options = options
    this.#refresh = onceAtATime(options.refill)
  }

  outdate(tags: readonly string[]): void {
    this.#tags.outdate(tags)
  }

  get bytes(): number {
    return this.#entries.calculatedSize
  }

  drop(tags?: readonly string[]): void {
    this.#tags.drop(tags)
    if (tags === undefined) this.#entries.clear()
  }

  doubt(tags: Iterable<string>, until: Promise<unknown>): void {
    this.#tags.doubt(tags, until)
  }

  serve(request: IncomingMessage, response: ServerResponse): boolean {
    if (request.method !== 'GET' || request.url === undefined) return false
    const key = this.#keyOf(request.url)
    const entry = this.#entries.get(key)
    if (!entry || this.#tags.doubtOf(entry.tags)) return false
    const state = look(entry, this.#tags)
    const late = Date.now() - entry.freshUntil
    if (state === 'gone' || late > staleMs) return false
    if (state === 'old' && !this.#standsIn(key, entry)) return false
    if (state === 'good' && late > 0) this.#refresh(this.#options.keyOf(request.url))
    if (!write(entry.bodies, request, response)) return false
    this.hits++
    return true
  }

  find(asked: Asked): PackedAnswer | undefined {
    const entry = this.#entries.get(this.#keyOf(asked.url))
    if (!entry || Date.now() > entry.freshUntil || this.#tags.doubtOf(entry.tags)) return undefined
    return look(entry, this.#tags) === 'good' ? packedAlready(entry.bodies, asked) : undefined
  }

  async answer(
    asked: Asked,
    make: Make,
    { isCostly = false }: { isCostly?: boolean } = {},
  ): Promise<PackedAnswer> {
    const { url } = asked
    const entry = await this.#current({ url, key: this.#keyOf(url), make, isCostly })
    noteShown(...entry.tags)
    return packed(entry.bodies, asked)
  }

  #keyOf(url: string): string {
    const { keyOf, day } = this.#options
    return day ? `${day()} ${keyOf(url)}` : keyOf(url)
  }

  /** Whether the old one goes on being served while, or until, it is made anew. */
  #standsIn(key: string, entry: Entry): boolean {
    if (Date.now() - entry.seen.at > oldMs) return false
    return this.#flights.has(key) || (entry.isCostly && !this.#pace.may(key))
  }

  async #current(asked: Making): Promise<Entry> {
    const { key } = asked
    // What becomes part of another answer must be of now.
    const isPart = isMaking()
    const doubt = this.#doubtOf(key)
    if (doubt) await doubt
    const entry = this.#entries.get(key)
    const state = entry && look(entry, this.#tags)
    if (entry && state === 'good' && Date.now() <= entry.freshUntil) return entry
    if (entry && state === 'old' && !isPart && this.#standsIn(key, entry)) return entry
    const together = this.#flights.get(key)
    const last = isPart ? this.#tags.version : this.#tags.lastDrop
    return together && together.begun >= last ? together.entry : this.#fly(asked)
  }

  /** What is to be known before an answer goes out; what one that is still being made will show, nobody knows. */
  #doubtOf(key: string): Promise<unknown> | undefined {
    const entry = this.#entries.peek(key)
    if (entry) return this.#tags.doubtOf(entry.tags)
    return this.#flights.has(key) ? this.#tags.doubtOf() : undefined
  }

  async #fly(asked: Making): Promise<Entry> {
    const { key } = asked
    this.made++
    if (asked.isCostly) this.#pace.take(key)
    const flight = { begun: this.#tags.version, entry: this.#make(asked) }
    this.#flights.set(key, flight)
    try {
      return await flight.entry
    } finally {
      if (this.#flights.get(key) === flight) this.#flights.delete(key)
    }
  }

  /** Makes an entry and keeps it, unless something that it shows was dropped meanwhile. */
  async #make({ url, key, make, isCostly }: Making): Promise<Entry> {
    const { keyOf, headers, isShownBy = () => true } = this.#options
    const [entries, tags] = [this.#entries, this.#tags]
    const begun = tags.version
    const seen = { version: begun, at: Date.now() }
    const isAgain = entries.has(key)
    const address = keyOf(url)
    const { result: answer, shown } = await collectShown(() => make({ isAgain }))
    const entry: Entry = {
      bodies: bodiesOf(
        { ...answer, headers: { ...headers, ...answer.headers } },
        entries.peek(key)?.bodies,
      ),
      tags: new Set([...shown].filter((tag) => isShownBy(address, tag))),
      freshUntil: Date.now() + answer.freshSeconds * 1000,
      begun,
      seen,
      isOld: false,
      isCostly,
    }
    const isKept = url.length <= maxUrlLength && answer.freshSeconds > 0
    const isNewest = (entries.peek(key)?.begun ?? 0) <= begun
    if (isKept && isNewest && !tags.isDropped(entry.tags, begun)) entries.set(key, entry)
    return entry
  }
}

interface Making {
  url: string
  key: string
  make: Make
  isCostly: boolean
}

const createEntries = () =>
  new LRUCache<string, Entry>({
    maxSize: maxBytes,
    sizeCalculation: ({ bodies }) => sizeOf(bodies),
    maxEntrySize: 2 * 1_048_576,
  })

/** Whether what an entry shows has changed since it was begun. */
function look(entry: Entry, tags: TagVersions): 'good' | 'old' | 'gone' {
  if (entry.seen.version !== tags.version) {
    if (tags.isDropped(entry.tags, entry.begun)) return 'gone'
    entry.isOld ||= tags.isOutdated(entry.tags, entry.begun)
    entry.seen.version = tags.version
  }
  if (entry.isOld) return 'old'
  entry.seen.at = Date.now()
  return 'good'
}

/** Asks again for what is stale, once for all who come while it is being made. */
function onceAtATime(refill: CacheOptions['refill']): (url: string) => void {
  const refilling = new Set<string>()
  return (url) => {
    if (refilling.has(url)) return
    refilling.add(url)
    refill(url)
      .catch(() => undefined)
      .finally(() => refilling.delete(url))
  }
}
