import type { Host } from '../../../platform/server/http.ts'
import { candidateTag, cardTag } from '../../profiles/server/listed-api.ts'
import { inSlices } from './bitmap/in-slices.ts'
import { cardsOf } from './cards.ts'
import { anyoneTag, figuresTag, listTag, nationalitiesTag } from './pages-of-people.ts'
import { readIndexed } from './queries.ts'
import type { SearchIndex } from './search-index.ts'

/** So many are read at a time: to take them over blocks for a few milliseconds. */
const atOnce = 500

export type ChangesHost = Pick<Host, 'connection' | 'bus' | 'cache' | 'clock'>

interface Batch {
  ids: Set<number>
  done: Promise<void>
}

/**
 * Brings those who have changed into the index that stands, all who changed while the ones before were read together; then what shows
 * them is made anew. Until that is known, what may show them waits.
 */
export function createFollower(
  host: ChangesHost,
  { standing, onFailed }: { standing: () => SearchIndex | undefined; onFailed: () => void },
) {
  let collecting: Batch | undefined
  let last: Promise<void> = Promise.resolve()

  async function follow(ids: ReadonlySet<number>): Promise<void> {
    try {
      const index = standing()
      if (index) await takeOver(host, index, [...ids])
    } catch {
      host.cache.drop()
      onFailed()
    }
  }

  function begin(): Batch {
    const ids = new Set<number>()
    last = last.then(() => {
      collecting = undefined
      return follow(ids)
    })
    return { ids, done: last }
  }

  return {
    add(id: number): void {
      collecting ??= begin()
      collecting.ids.add(id)
      const tags = [candidateTag(id), cardTag(id), anyoneTag, listTag, figuresTag, nationalitiesTag]
      host.cache.doubt(tags, collecting.done)
    },
    /** Once all that has been told is in the index. */
    settled: (): Promise<void> => last,
  }
}

/** Reads some people again into an index, and has made anew what shows that they were different. */
export async function takeOver(
  host: ChangesHost,
  index: SearchIndex,
  ids: readonly number[],
): Promise<void> {
  for (let first = 0; first < ids.length; first += atOnce)
    await takeOverPart(host, index, ids.slice(first, first + atOnce))
}

async function takeOverPart(
  host: ChangesHost,
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
  const comesOrGoes: string[] = []
  let isOther = false
  let goes = false
  await inSlices(ids, (id) => {
    const [was, is] = [index.has(id), found.has(id)]
    isOther = index.put(id, found.get(id) ?? null) || isOther
    goes ||= was && !is
    if (was && is) stays.push(candidateTag(id))
    else comesOrGoes.push(candidateTag(id), cardTag(id))
  })
  const after = figuresOf(index)
  const old = [
    ...stays,
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
