import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { api } from '../../../../platform/web/browser-api.ts'
import {
  getNewsletter,
  createNewsletter,
  changeNewsletter,
  deleteNewsletter,
  testNewsletter,
  sendNewsletter,
  stopNewsletter,
} from '../../../enquiries/newsletter-contract.ts'

export type { Letter, Newsletter, Subscriber } from '../../../enquiries/newsletter-contract.ts'

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

interface Words {
  subject: { en: string; ar: string }
  body: { en: string; ar: string }
}

/** What an operator does with a newsletter; everything that shows it is asked for again. */
export function useNewsletterActs(id: number | null) {
  const queries = useQueryClient()
  const known = id ?? 0
  // Not awaited: whoever acted is told first, also when the screen then becomes another.
  const onSettled = () => void queries.invalidateQueries({ queryKey: [newsletterTopic] })
  return {
    save: useMutation({
      mutationFn: ({ version, ...words }: Words & { version: number }) =>
        id === null
          ? api(createNewsletter, words)
          : api(changeNewsletter, { id, version, ...words }),
      onSettled,
    }),
    remove: useMutation({ mutationFn: () => api(deleteNewsletter, { id: known }), onSettled }),
    test: useMutation({ mutationFn: (email: string) => api(testNewsletter, { id: known, email }) }),
    send: useMutation({
      mutationFn: (to: { version: number; send_at: string | null }) =>
        api(sendNewsletter, { id: known, ...to }),
      onSettled,
    }),
    stop: useMutation({ mutationFn: () => api(stopNewsletter, { id: known }), onSettled }),
  }
}
