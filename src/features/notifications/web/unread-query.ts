import { queryOptions } from '@tanstack/react-query'
import { api } from '../../../platform/web/browser-api.ts'
import type { countUnread as contract } from '../contract.ts'

// Its schemas are the server's: the bell stands on public pages and takes the type alone.
const countUnread = { method: 'GET', path: '/api/notifications/unread/' } as typeof contract

/** How many notices are unread; the live stream makes it anew. */
export const unreadQuery = queryOptions({
  queryKey: ['notices', 'unread'],
  queryFn: ({ signal }) => api(countUnread, {}, { signal }),
  staleTime: 30_000,
})
