import type pg from 'pg'
import { candidateIndexState } from '../features/search/server/index.ts'
import { pictureMeasure } from '../gateways/files/index.ts'
import type { Registry } from '../platform/server/capability.ts'
import { type CounterName, counters, readCounter } from '../platform/server/counters.ts'
import type { Host } from '../platform/server/http.ts'
import type { Measure } from '../platform/server/measures.ts'
import { missingTexts } from '../platform/shared/catalogues.ts'
import { diskMeasure } from './disk-room.ts'

/** What this process measures of itself: its disk, connections, cache and index, and what it has counted. */
export const processMeasures = (host: Host, registry: Registry): readonly Measure[] => [
  diskMeasure(host.config),
  poolMeasure(host.connection.pool),
  pictureMeasure,
  {
    name: 'response_cache_hits_total',
    help: 'Answers given from the response cache',
    isCounter: true,
    read: () => host.cache.hits,
  },
  {
    name: 'response_cache_made_total',
    help: 'Public answers that had to be made',
    isCounter: true,
    read: () => host.cache.made,
  },
  {
    name: 'response_cache_bytes',
    help: 'Bytes of the answers that are kept',
    read: () => host.cache.bytes,
  },
  {
    name: 'search_index_candidates',
    help: 'Candidates in the search index',
    read: () => candidateIndexState(host).size,
  },
  {
    name: 'search_index_age_seconds',
    help: 'How long ago the search index was last known to hold all that is listed',
    read: () => {
      const { trueAt } = candidateIndexState(host)
      return trueAt === undefined ? null : Math.max(0, (Date.now() - trueAt) / 1000)
    },
  },
  {
    name: 'codes_cost_total',
    help: 'What the text messages with codes came to by SMS_PRICES, by country',
    labels: ['dial_code'],
    isCounter: true,
    read: () => costOfCodes(host, registry),
  },
  {
    name: 'texts_missing',
    help: 'Texts that a language says in English for want of its own, once it was spoken',
    labels: ['language'],
    read: () =>
      Object.entries(missingTexts()).map(([language, value]) => ({ labels: { language }, value })),
  },
  ...(Object.keys(counters) as CounterName[]).map((name): Measure => ({
    name: `${name}_total`,
    ...counters[name],
    isCounter: true,
    read: () => readCounter(registry, name),
  })),
]

const poolMeasure = (pool: pg.Pool): Measure => ({
  name: 'database_connections',
  help: 'Connections of the pool for requests: busy, idle; and the work that waits for one',
  labels: ['state'],
  read: () => [
    { labels: { state: 'busy' }, value: pool.totalCount - pool.idleCount },
    { labels: { state: 'idle' }, value: pool.idleCount },
    { labels: { state: 'waiting' }, value: pool.waitingCount },
  ],
})

function costOfCodes({ config: { smsPrices } }: Host, registry: Registry) {
  const costs = new Map<string, number>()
  for (const { labels, value } of readCounter(registry, 'codes_sent')) {
    const { dial_code = '' } = labels
    const price = smsPrices[dial_code.slice(1)] ?? smsPrices['*']
    if (price !== undefined) costs.set(dial_code, (costs.get(dial_code) ?? 0) + value * price)
  }
  return Array.from(costs, ([dial_code, value]) => ({ labels: { dial_code }, value }))
}
