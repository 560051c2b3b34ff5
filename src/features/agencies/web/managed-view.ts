import { type ManagedView, managedViews } from '../../records/contract.ts'

/** What of its candidates the agency looks at: the state of the list, and its address. */
export interface ListView {
  show: ManagedView
  q: string
  page: number
}

export function viewOf(search: string): ListView {
  const query = new URLSearchParams(search)
  const page = Number(query.get('page'))
  return {
    show: managedViews.find((view) => view === query.get('show')) ?? 'all',
    q: query.get('q') ?? '',
    page: Number.isInteger(page) && page > 0 ? page : 1,
  }
}

export function pathOf({ show, q, page }: ListView): string {
  const query = new URLSearchParams()
  if (show !== 'all') query.set('show', show)
  if (q !== '') query.set('q', q)
  if (page > 1) query.set('page', String(page))
  return `/agency/candidates${query.size > 0 ? `?${query.toString()}` : ''}`
}
