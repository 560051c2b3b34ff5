import { type Position, positionOf } from '../../../platform/server/record-changes.ts'
import { inTurn } from '../../../platform/server/in-turn.ts'
import { qatarDate } from '../../../platform/shared/format.ts'
import type { IndexHost } from './follow-changes.ts'
import type { IndexedCandidate } from './index-fields.ts'
import { lastListedId, readAtOnce, readIndexed } from './queries.ts'
import { createSearchIndex, fillIndex, type SearchIndex } from './search-index.ts'

/** What was committed before a point is in something, by the ages of a day. */
interface AsOf {
  position: Position
  day: string
}

export interface Loaded extends AsOf {
  index: SearchIndex
}

type Everybody = AsyncGenerator<IndexedCandidate[], void, undefined>

/**
 * An index of everybody, from the database, one process after the other; what it holds is kept for the next start, and `instead` finds what
 * another process has kept while this one waited.
 */
export function loadEverybody(
  host: IndexHost,
  keep: (loaded: Loaded) => Promise<void>,
  instead: () => Promise<Loaded | null>,
): Promise<Loaded> {
  const { connection, clock } = host
  const read = async () => {
    const day = qatarDate(clock())
    const position = await positionOf(connection.db)
    const index = createSearchIndex(day)
    index.reserve(await lastListedId(connection.db))
    await fillIndex(index, readEverybody(host))
    await keep({ index, position, day })
    return { index, position, day }
  }
  return inTurn<Loaded>(connection.pool, 'search index', read, instead)
}

async function* readEverybody({
  connection,
  clock,
}: Pick<IndexHost, 'connection' | 'clock'>): Everybody {
  for (let afterId = 0; ;) {
    const part = await readIndexed(connection.db, clock(), { afterId, size: readAtOnce })
    yield part
    if (part.length < readAtOnce) return
    afterId = part.at(-1)?.id ?? afterId
  }
}
