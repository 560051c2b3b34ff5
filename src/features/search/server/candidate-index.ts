import {
  countChangedSince,
  listChangedSince,
  type Position,
  positionOf,
} from '../../../platform/server/record-changes.ts'
import { inTurn } from '../../../platform/server/in-turn.ts'
import { reasonOf } from '../../../platform/server/log.ts'
import { qatarDate } from '../../../platform/shared/format.ts'
import { Follower, type IndexHost, takeOver } from './follow-changes.ts'
import { loadEverybody } from './load-everybody.ts'
import { lastListedId, listEndedBetween, readAtOnce } from './queries.ts'
import { createSearchIndex, restoreIndex, type SearchIndex } from './search-index.ts'
import { Snapshots } from './keep-snapshot.ts'

const lookEveryMs = 60_000
const tryAgainMs = 1000
/** Notifications of what was committed before have come long ago. */
const looksUntilDelivered = 2
/** So many are read without waiting for a turn. */
const few = 1000

interface CandidateIndex {
  get(): Promise<SearchIndex>
  readonly isLoaded: boolean
  readonly state: IndexState
}

interface IndexState {
  /** How many stand in it. */
  size: number
  /** When it was last known to hold all that the database had told; undefined before it stands. */
  trueAt: number | undefined
}

const opened = new WeakMap<IndexHost, CandidateIndex>()

/**
 * The search index of a server, kept true to the database: it stands as soon as a snapshot is read and what changed since is in it, and
 * follows what is told. After a break it reads what changed meanwhile, and answers as it is until then.
 */
export const candidateIndex = (host: IndexHost): (() => Promise<SearchIndex>) => {
  const index = indexOf(host)
  return () => index.get()
}

/** Whether a server can answer searches yet. */
export const isCandidateIndexLoaded = (host: IndexHost): boolean => indexOf(host).isLoaded

/** How many stand in a server's index, and since when it is not known to hold everything. */
export const candidateIndexState = (host: IndexHost): IndexState => indexOf(host).state

function indexOf(host: IndexHost): CandidateIndex {
  const index = opened.get(host) ?? new Upkeep(host)
  opened.set(host, index)
  return index
}

class Upkeep implements CandidateIndex {
  readonly #host: IndexHost
  readonly #changes: Follower
  readonly #snapshots: Snapshots
  #standing: SearchIndex | undefined
  /** What was committed before this is in the index that stands. */
  #position: Position = '0'
  /** Where the database stood at the last looks; what was told until then has not yet come for sure. */
  #looks: Position[] = []
  /** The day of the ages. */
  #day = ''
  #trueAt: number | undefined
  /** Something may have been missed since the work under way began. */
  #isBehind = true
  #working: Promise<void> | undefined
  /** Who changed while an index is being made: what it read of her may be from before. */
  readonly #meanwhile = new Set<number>()
  /** One is being made to take the place of the one that stands. */
  #isRemaking = false
  /** Whom to read again, whatever the database says of them. */
  readonly #missed = new Set<number>()

  constructor(host: IndexHost) {
    this.#host = host
    this.#snapshots = new Snapshots(host)
    this.#changes = new Follower(
      host,
      (ids) => {
        if (this.#isRemaking) for (const id of ids) this.#meanwhile.add(id)
        return this.#standing
      },
      (ids) => {
        for (const id of ids) this.#missed.add(id)
        this.#fallBehind()
      },
    )
    host.bus.subscribe(
      ({ topic, id }) => topic === 'candidates' && this.#hear(id),
      () => this.#fallBehind(),
    )
    this.#fallBehind()
    const timer = setInterval(() => {
      if (host.connection.pool.ending) clearInterval(timer)
      else void this.#look()
    }, lookEveryMs).unref()
  }

  get isLoaded(): boolean {
    return this.#standing !== undefined
  }

  get state(): IndexState {
    return { size: this.#standing?.size ?? 0, trueAt: this.#trueAt }
  }

  async get(): Promise<SearchIndex> {
    if (!this.#isBehind && !this.#working) void this.#followDay()
    if (this.#standing === undefined) await (this.#working ?? this.#catchUp())
    await this.#changes.settled()
    if (this.#standing === undefined) throw new Error('no candidate index stands')
    return this.#standing
  }

  #hear(id: number): void {
    if (this.#standing === undefined) this.#meanwhile.add(id)
    else this.#changes.add(id)
  }

  #fallBehind(): void {
    this.#looks = []
    this.#isBehind = true
    void this.#catchUp().catch(() => undefined)
  }

  /** Brings in what was missed; when that fails, it is tried again a moment later. */
  #catchUp(): Promise<void> {
    this.#working ??= this.#bringUp()
      .catch((error: unknown) => {
        this.#isBehind = true
        this.#host.log.warn({ reason: reasonOf(error) }, 'the candidate index is behind')
        setTimeout(() => this.#tryAgain(), tryAgainMs).unref()
        throw error
      })
      .finally(() => (this.#working = undefined))
    return this.#working
  }

  #tryAgain(): void {
    if (this.#isBehind && !this.#host.connection.pool.ending) this.#fallBehind()
  }

  async #bringUp(): Promise<void> {
    while (this.#isBehind) {
      this.#isBehind = false
      if (this.#standing === undefined) await this.#load()
      else await this.#readMissed()
      this.#trueAt = Date.now()
    }
  }

  async #load(): Promise<void> {
    const host = this.#host
    const { db } = host.connection
    this.#meanwhile.clear()
    const { index, position, day } =
      (await this.#snapshots.load()) ??
      (await loadEverybody(
        host,
        (loaded) => this.#snapshots.keep(loaded),
        () => this.#snapshots.loadNewer(),
      ))
    const next = await positionOf(db)
    for await (const ids of listChangedSince(db, 'candidates', position, readAtOnce))
      await takeOver(host, index, ids)
    const today = qatarDate(host.clock())
    await index.advance(today)
    if (day !== today) await takeOver(host, index, await listEndedBetween(db, day, today))
    while (this.#meanwhile.size > 0) await takeOver(host, index, taken(this.#meanwhile))
    this.#day = today
    this.#position = next
    this.#standing = index
    host.cache.drop()
  }

  /** Reads what changed while nothing was heard, beside what is heard now. */
  async #readMissed(): Promise<void> {
    const { connection } = this.#host
    const { db } = connection
    const next = await positionOf(db)
    const read = async () => {
      await this.#takeMissed()
      for await (const ids of listChangedSince(db, 'candidates', this.#position, readAtOnce))
        await this.#changes.takeOver(ids)
    }
    const changed = await countChangedSince(db, 'candidates', this.#position)
    await (changed > few ? inTurn(connection.pool, 'search index', read) : read())
    this.#position = next
  }

  async #takeMissed(): Promise<void> {
    const missed = taken(this.#missed)
    try {
      if (missed.length > 0) await this.#changes.takeOver(missed)
    } catch (error) {
      // Who was missed because her time was up stands in no list of changes.
      for (const id of missed) this.#missed.add(id)
      throw error
    }
  }

  /** Leaves behind what nobody has any more: values that were changed, words of who has left. */
  async #remake(worn: SearchIndex): Promise<void> {
    this.#meanwhile.clear()
    this.#isRemaking = true
    try {
      let day = this.#day
      const next = createSearchIndex(day)
      next.reserve(await lastListedId(this.#host.connection.db))
      await restoreIndex(next, worn.dump())
      while (this.#meanwhile.size > 0 || day !== this.#day) {
        await takeOver(this.#host, next, taken(this.#meanwhile))
        day = this.#day
        await next.advance(day)
      }
      this.#standing = next
    } finally {
      this.#isRemaking = false
    }
  }

  /** Ages grow with the days, and what is listed until a day ends. */
  async #followDay(): Promise<void> {
    const { clock, connection, cache } = this.#host
    const [before, today] = [this.#day, qatarDate(clock())]
    if (before === today) return
    this.#day = today
    try {
      await this.#standing?.advance(today)
      const ended = await listEndedBetween(connection.db, before, today)
      for (const id of ended) this.#changes.add(id)
      cache.drop()
    } catch {
      this.#day = before
    }
  }

  /** What has come for sure is not read again after a break. */
  async #look(): Promise<void> {
    try {
      if (this.#isBehind) return void this.#fallBehind()
      if (this.#working || this.#standing === undefined) return
      await this.#followDay()
      this.#looks.push(await positionOf(this.#host.connection.db))
      this.#trueAt = Date.now()
      if (this.#looks.length > looksUntilDelivered) this.#position = this.#looks.shift()!
      // What was heard before the position is in it, too.
      await this.#changes.settled()
      if (this.#isBehind) return
      if (this.#standing.isWorn) await this.#remake(this.#standing)
      await this.#snapshots.renew({
        index: this.#standing,
        position: this.#position,
        day: this.#day,
      })
    } catch (error) {
      this.#host.log.warn({ reason: reasonOf(error) }, 'the candidate index was not looked after')
    }
  }
}

function taken(ids: Set<number>): number[] {
  const all = [...ids]
  ids.clear()
  return all
}
