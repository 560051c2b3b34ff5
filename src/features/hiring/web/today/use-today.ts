import { useQuery } from '@tanstack/react-query'
import { api } from '../../../../platform/web/browser-api.ts'
import { getToday } from '../../today-contract.ts'

/** What is next for a worker; whatever she deals with or is told of makes it new. */
export const useToday = () =>
  useQuery({
    queryKey: ['today'],
    queryFn: ({ signal }) => api(getToday, {}, { signal }),
    // What she has just done elsewhere, such as a part of her profile, is done here as well.
    staleTime: 0,
    meta: { live: ['interviews', 'agreements', 'recruitments', 'conversations', 'notices'] },
  })
