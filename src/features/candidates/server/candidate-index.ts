import type { Host } from '../../../platform/server/http.ts'
import { qatarDate } from '../../../platform/shared/format.ts'
import { readIndexed } from './queries.ts'
import { createSearchIndex, type IndexedCandidate, type SearchIndex } from './search-index.ts'

const chunk = 5000

/** The search index of a server, kept true to the database: loaded at the start, patched by announcements, made anew after a gap and each day (ages). */
export function candidateIndex(host: IndexHost): () => Promise<SearchIndex> {
  let index = opened.get(host)
  if (!index) {
    index = openCandidateIndex(host)
    opened.set(host, index)
  }
  return index
}

type IndexHost = Pick<Host, 'connection' | 'bus' | 'cache' | 'clock' | 'log'>
const opened = new WeakMap<IndexHost, () => Promise<SearchIndex>>()

function openCandidateIndex(host: IndexHost): () => Promise<SearchIndex> {
  const { connection, bus, cache, clock, log } = host
  let day = qatarDate(clock())
  let loading: Promise<SearchIndex> = load()
  let failed = false
  const waiting = new Set<number>()
  let patching = false

  async function load(): Promise<SearchIndex> {
    const all: IndexedCandidate[] = []
    let afterId = 0
    for (;;) {
      const part = await readIndexed(connection.db, clock(), { afterId, size: chunk })
      all.push(...part)
      if (part.length < chunk) break
      afterId = part.at(-1)?.id ?? afterId
    }
    return createSearchIndex(all)
  }

  function reload(): void {
    day = qatarDate(clock())
    failed = false
    loading = load()
    loading.then(
      () => cache.drop(),
      (error: unknown) => {
        failed = true
        log.warn({ message: (error as Error).message }, 'the candidate index could not be loaded')
      },
    )
  }

  async function patch(): Promise<void> {
    if (patching) return
    patching = true
    try {
      while (waiting.size > 0) {
        const ids = [...waiting].slice(0, chunk)
        for (const id of ids) waiting.delete(id)
        const index = await loading
        const found = new Map((await readIndexed(connection.db, clock(), { ids })).map((candidate) => [candidate.id, candidate]))
        for (const id of ids) index.put(id, found.get(id) ?? null)
        cache.drop()
      }
    } catch {
      reload()
    } finally {
      patching = false
    }
  }

  bus.subscribe(({ topic, id }) => {
    if (topic !== 'candidates') return
    waiting.add(id)
    void patch()
  }, reload)

  loading.catch(() => (failed = true))
  return () => {
    if (failed || qatarDate(clock()) !== day) reload()
    return loading
  }
}
