import type { Host } from '../../../platform/server/http.ts'
import { candidateTag, cardTag } from '../../profiles/server/listed-api.ts'
import { inSlices } from './bitmap/in-slices.ts'
import { cardsOf } from './cards.ts'
import { anyoneTag, figuresTag, listTag, nationalitiesTag } from './pages-of-people.ts'
import { readAtOnce, readIndexed } from './queries.ts'
import type { SearchIndex } from './search-index.ts'

/** What the index needs of the server around it. */
export type IndexHost = Pick<Host, 'config' | 'connection' | 'bus' | 'cache' | 'clock' | 'log'>

interface Batch {
  ids: Set<number>
  done: Promise<void>
}

/**
 * Brings those who have changed into the index that stands, all who changed while the ones before were read together; then what shows
 * them is made anew. Until that is known, what may show them waits.
 */
export class Follower {
  readonly #host: IndexHost
  readonly #standingFor: (ids: readonly number[]) => SearchIndex | undefined
  readonly #onFailed: (ids: readonly number[]) => void
  #collecting: Batch | undefined
  /** The last of all work, and of what was told. */
  #last: Promise<void> = Promise.resolve()
  #told: Promise<void> = this.#last

  constructor(
    host: IndexHost,
    standingFor: (ids: readonly number[]) => SearchIndex | undefined,
    onFailed: (ids: readonly number[]) => void,
  ) {
    this.#host = host
    this.#standingFor = standingFor
    this.#onFailed = onFailed
  }

  add(id: number): void {
    this.#collecting ??= this.#begin()
    this.#collecting.ids.add(id)
    const tags = [candidateTag(id), cardTag(id), anyoneTag, listTag, figuresTag, nationalitiesTag]
    this.#host.cache.doubt(tags, this.#collecting.done)
  }

  /** Some who changed unheard, between those who are heard of; what shows them is served as it is until then. */
  takeOver(ids: readonly number[]): Promise<void> {
    const taken = this.#last.then(() => this.#take(ids))
    this.#last = taken.catch(() => undefined)
    return taken
  }

  /** Once all that has been told is in the index. */
  settled(): Promise<void> {
    return this.#told
  }

  #begin(): Batch {
    const ids = new Set<number>()
    this.#last = this.#last.then(() => this.#end(ids))
    this.#told = this.#last
    return { ids, done: this.#last }
  }

  async #end(ids: ReadonlySet<number>): Promise<void> {
    this.#collecting = undefined
    try {
      await this.#take([...ids])
    } catch {
      this.#host.cache.drop()
      this.#onFailed([...ids])
    }
  }

  async #take(ids: readonly number[]): Promise<void> {
    const index = this.#standingFor(ids)
    if (index) await takeOver(this.#host, index, ids)
  }
}

/** Reads some people again into an index, and has made anew what shows that they were different. */
export async function takeOver(
  host: IndexHost,
  index: SearchIndex,
  ids: readonly number[],
): Promise<void> {
  for (let first = 0; first < ids.length; first += readAtOnce)
    await takeOverPart(host, index, ids.slice(first, first + readAtOnce))
}

async function takeOverPart(
  host: IndexHost,
  index: SearchIndex,
  ids: readonly number[],
): Promise<void> {
  const { connection, cache, clock } = host
  const now = clock()
  const rows = await readIndexed(connection.db, now, { ids })
  const otherCards = await cardsOf(host).changed({ db: connection.db, now }, ids)
  const found = new Map(rows.map((candidate) => [candidate.id, candidate]))
  const before = figuresOf(index)
  const stays: string[] = []
  const hidden: string[] = []
  const comesOrGoes: string[] = []
  let isOther = false
  let goes = false
  await inSlices(ids, (id) => {
    const [was, is] = [index.has(id), found.has(id)]
    isOther = index.put(id, found.get(id) ?? null) || isOther
    goes ||= was && !is
    if (was && is) stays.push(candidateTag(id))
    else (was || is ? comesOrGoes : hidden).push(candidateTag(id), cardTag(id))
  })
  const after = figuresOf(index)
  const old = [
    ...stays,
    ...hidden,
    ...otherCards.map(cardTag),
    ...(stays.length > 0 || isOther ? [anyoneTag] : []),
    ...(isOther ? [listTag] : []),
    ...(before.figures === after.figures ? [] : [figuresTag]),
    ...(before.names === after.names ? [] : [nationalitiesTag]),
  ]
  cache.outdate(old)
  // Who can no longer be hired, or seen at all, is on no page from now on, nor counted.
  cache.drop(goes ? [...comesOrGoes, anyoneTag, listTag, figuresTag] : comesOrGoes)
}

function figuresOf(index: SearchIndex): { figures: string; names: string } {
  const counts = index.nationalities()
  const names = counts.map(({ nationality }) => nationality).toSorted()
  const figures = counts.map(({ nationality, count }) => `${nationality} ${count}`)
  return { figures: figures.toSorted().join(), names: names.join() }
}
