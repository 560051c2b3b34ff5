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
  const given: Record<string, string> = {}
  for (const [key, value] of asked) given[key] = key in given ? `${given[key]},${value}` : value
  const usable = Object.entries(given).filter(
    ([key, value]) => isFilter(key) && candidateQuery.safeParse({ [key]: value }).success,
  )
  const filters = Object.fromEntries(usable)
  const query = candidateQuery.safeParse(filters)
  const isNarrowed = query.success && JSON.stringify(query.data) !== unnarrowed
  return {
    query: isNarrowed ? query.data : null,
    address: queryString(filters),
    isLeftOut: usable.length < Object.keys(given).length,
  }
}

/** What belongs to looking and not to what is looked for. */
const unkept: readonly string[] = ['sort', 'page', 'page_size', 'more']

const isFilter = (key: string): boolean => key in candidateQuery.shape && !unkept.includes(key)
