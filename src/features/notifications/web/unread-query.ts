import { queryOptions } from '@tanstack/react-query'
import { api } from '../../../platform/web/browser-api.ts'
import { countUnread } from '../contract.ts'

/** How many notices are unread; the live stream makes it anew. */
export const unreadQuery = queryOptions({
  queryKey: ['notices', 'unread'],
  queryFn: ({ signal }) => api(countUnread, {}, { signal }),
  staleTime: 30_000,
})
