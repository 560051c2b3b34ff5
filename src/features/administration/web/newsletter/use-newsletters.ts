import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { call } from '../../../../platform/web/api.ts'
import { api } from '../../../../platform/web/browser-api.ts'
import type * as contract from '../../../enquiries/newsletter-contract.ts'

type Contract = typeof contract
export type Letter = contract.Letter
export type Newsletter = contract.Newsletter
export type Subscriber = contract.Subscriber

export const listNewsletters = call<Contract['listNewsletters']>('GET', '/api/admin/newsletters/')
export const exportNewsletters = call<Contract['exportNewsletters']>('GET', '/api/admin/newsletters/csv/')
export const listSubscribers = call<Contract['listSubscribers']>('GET', '/api/admin/newsletter/subscribers/')
export const exportSubscribers = call<Contract['exportSubscribers']>('GET', '/api/admin/newsletter/subscribers/csv/')
const getNewsletter = call<Contract['getNewsletter']>('GET', '/api/admin/newsletters/:id/')
const createNewsletter = call<Contract['createNewsletter']>('POST', '/api/admin/newsletters/')
const changeNewsletter = call<Contract['changeNewsletter']>('PUT', '/api/admin/newsletters/:id/')
const deleteNewsletter = call<Contract['deleteNewsletter']>('DELETE', '/api/admin/newsletters/:id/')
const testNewsletter = call<Contract['testNewsletter']>('POST', '/api/admin/newsletters/:id/test/')
const sendNewsletter = call<Contract['sendNewsletter']>('POST', '/api/admin/newsletters/:id/send/')
const stopNewsletter = call<Contract['stopNewsletter']>('POST', '/api/admin/newsletters/:id/stop/')

export const newsletterTopic = 'newsletters'
const askAgainMs = 3000

/** One newsletter; while it is leaving it is asked for again and again. */
export const useNewsletter = (id: number) =>
  useQuery({
    queryKey: [newsletterTopic, id],
    queryFn: ({ signal }) => api(getNewsletter, { id }, { signal }),
    staleTime: 0,
    refetchInterval: ({ state }) => (state.data?.status === 'sending' || state.data?.status === 'scheduled' ? askAgainMs : false),
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
        id === null ? api(createNewsletter, words) : api(changeNewsletter, { id, version, ...words }),
      onSettled,
    }),
    remove: useMutation({ mutationFn: () => api(deleteNewsletter, { id: known }), onSettled }),
    test: useMutation({ mutationFn: (email: string) => api(testNewsletter, { id: known, email }) }),
    send: useMutation({
      mutationFn: (to: { version: number; send_at: string | null }) => api(sendNewsletter, { id: known, ...to }),
      onSettled,
    }),
    stop: useMutation({ mutationFn: () => api(stopNewsletter, { id: known }), onSettled }),
  }
}
