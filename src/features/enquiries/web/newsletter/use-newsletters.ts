import { useQuery } from '@tanstack/react-query'
import { api } from '../../../../platform/web/browser-api.ts'
import { getNewsletter } from '../../newsletter-contract.ts'

export type { Letter, Newsletter, Subscriber } from '../../newsletter-contract.ts'

export const newsletterTopic = 'newsletters'
const askAgainMs = 3000

/** One newsletter; while it is leaving it is asked for again and again. */
export const useNewsletter = (id: number) =>
  useQuery({
    queryKey: [newsletterTopic, id],
    queryFn: ({ signal }) => api(getNewsletter, { id }, { signal }),
    staleTime: 0,
    refetchInterval: ({ state }) =>
      state.data?.status === 'sending' || state.data?.status === 'scheduled' ? askAgainMs : false,
  })
