import { queryString } from '../../../platform/shared/query-string.ts'
import { candidateQuery, type CandidateQuery } from '../../search/contract.ts'

interface Read {
  /** What can be asked of it today; null when nothing is left that narrows the list. */
  query: CandidateQuery | null
  /** The same, as the list's address has it. */
  address: string
  /** Whether something of it can't be asked any more. */
  isLeftOut: boolean
}

const unnarrowed = JSON.stringify(candidateQuery.parse({}))

/** A query of the list's address: its filters as the list reads them, without those that are none. */
export function readQuery(address: string): Read {
  const asked = [...new URLSearchParams(address)].filter(([key]) => !unkept.includes(key))
  const given = Map.groupBy(asked, ([key]) => key)
  const usable = [...given]
    .map(([key, values]) => [key, values.map(([, value]) => value).join()] as const)
    .filter(([key, value]) => isFilter(key) && candidateQuery.safeParse({ [key]: value }).success)
  const filters = Object.fromEntries(usable)
  const query = candidateQuery.safeParse(filters)
  const isNarrowed = query.success && JSON.stringify(query.data) !== unnarrowed
  return {
    query: isNarrowed ? query.data : null,
    address: queryString(filters),
    isLeftOut: usable.length < given.size,
  }
}

/** Queries of the last rounds; reading one takes longer than asking it. */
const kept = new Map<string, Read['query']>()
const mostKept = 20_000

/** What can be asked of a query today, as `readQuery` says it, which is kept. */
export function queryOf(address: string): Read['query'] {
  const before = kept.get(address)
  if (before !== undefined) return before
  const { query } = readQuery(address)
  if (kept.size === mostKept) kept.clear()
  kept.set(address, query)
  return query
}

/** What belongs to looking and not to what is looked for. */
const unkept: readonly string[] = ['sort', 'page', 'page_size', 'more']

const isFilter = (key: string): boolean =>
  Object.hasOwn(candidateQuery.shape, key) && !unkept.includes(key)
