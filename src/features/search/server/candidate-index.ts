import type { Host } from '../../../platform/server/http.ts'
import { reasonOf } from '../../../platform/server/log.ts'
import { qatarDate } from '../../../platform/shared/format.ts'
import { createFollower, takeOver } from './follow-changes.ts'
import type { IndexedCandidate } from './index-fields.ts'
import { lastListedId, listEndedBetween, readIndexed } from './queries.ts'
import { createSearchIndex, fillIndex, type SearchIndex } from './search-index.ts'

const chunk = 5000

type IndexHost = Pick<Host, 'connection' | 'bus' | 'cache' | 'clock' | 'log'>

interface CandidateIndex {
  get(): Promise<SearchIndex>
  readonly isLoaded: boolean
}

const opened = new WeakMap<IndexHost, CandidateIndex>()

/**
 * The search index of a server, kept true to the database: loaded at the start, patched by broadcasts, made anew after a gap. While
 * it is made anew the one before goes on answering, and goes on being patched. A new day costs who has a birthday.
 */
export const candidateIndex = (host: IndexHost): (() => Promise<SearchIndex>) => indexOf(host).get

/** Whether a server can answer searches yet. */
export const isCandidateIndexLoaded = (host: IndexHost): boolean => indexOf(host).isLoaded

function indexOf(host: IndexHost): CandidateIndex {
  const index = opened.get(host) ?? openCandidateIndex(host)
  opened.set(host, index)
  return index
}

function openCandidateIndex(host: IndexHost): CandidateIndex {
  const { bus, cache, log } = host
  let standing: SearchIndex | undefined
  let loading: Promise<void> | undefined
  /** Something may have been missed since the load under way began: it is not the last. */
  let isOutdated = true
  /** Who changed while an index is being made: what it read of her may be from before. */
  const meanwhile = new Set<number>()
  const parts = { standing: () => standing, onFailed: () => renewQuietly() }
  const changes = createFollower(host, parts)
  const days = createDays(host, { ...parts, add: changes.add })

  async function reload(): Promise<void> {
    while (isOutdated) {
      isOutdated = false
      days.begin()
      standing = await loadFresh(host, meanwhile)
    }
    cache.drop()
  }

  /** Makes the index anew; when that fails, whoever asks next has it tried again. */
  function renew(): Promise<void> {
    isOutdated = true
    loading ??= reload()
      .catch((error: unknown) => {
        isOutdated = true
        log.warn({ reason: reasonOf(error) }, 'the candidate index could not be loaded')
        throw error
      })
      .finally(() => (loading = undefined))
    return loading
  }

  const renewQuietly = () => void renew().catch(() => undefined)

  bus.subscribe(({ topic, id }) => {
    if (topic !== 'candidates') return
    if (loading) meanwhile.add(id)
    changes.add(id)
  }, renewQuietly)

  renewQuietly()
  return {
    get isLoaded() {
      return standing !== undefined
    },
    async get() {
      if (isOutdated && !loading) renewQuietly()
      else if (!loading) void days.follow()
      if (standing === undefined) await (loading ?? renew())
      // While it is made anew the one before answers as it is.
      if (!loading) await changes.settled()
      if (standing === undefined) throw new Error('no candidate index stands')
      return standing
    },
  }
}

type Source = Pick<IndexHost, 'connection' | 'bus' | 'cache' | 'clock'>

/** Follows the days: ages grow with them, and what is listed until a day ends. */
function createDays(
  { connection, cache, clock }: IndexHost,
  {
    standing,
    add,
    onFailed,
  }: { standing: () => SearchIndex | undefined; add: (id: number) => void; onFailed: () => void },
) {
  let day = ''
  return {
    begin: (): void => void (day = qatarDate(clock())),
    async follow(): Promise<void> {
      const [before, today] = [day, qatarDate(clock())]
      if (before === today) return
      day = today
      try {
        await standing()?.advance(today)
        const ended = await listEndedBetween(connection.db, before, today)
        ended.forEach(add)
        cache.drop()
      } catch {
        onFailed()
      }
    },
  }
}

/** An index of everybody, those included who change while it is made. */
async function loadFresh(host: Source, meanwhile: Set<number>): Promise<SearchIndex> {
  meanwhile.clear()
  const fresh = createSearchIndex(qatarDate(host.clock()))
  fresh.reserve(await lastListedId(host.connection.db))
  await fillIndex(fresh, everybody(host))
  while (meanwhile.size > 0) await takeOver(host, fresh, take(meanwhile))
  return fresh
}

async function* everybody({ connection, clock }: Source): AsyncGenerator<IndexedCandidate[]> {
  for (let afterId = 0; ;) {
    const part = await readIndexed(connection.db, clock(), { afterId, size: chunk })
    yield part
    if (part.length < chunk) return
    afterId = part.at(-1)?.id ?? afterId
  }
}

function take(ids: Set<number>): number[] {
  const some = [...ids].slice(0, chunk)
  for (const id of some) ids.delete(id)
  return some
}
