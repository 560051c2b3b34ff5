import { useQuery, useQueryClient } from '@tanstack/react-query'
import { api } from '../../../platform/web/browser-api.ts'
import { useAction } from '../../../ui/use-action.ts'
import * as calls from '../contract.ts'
import { useTexts } from './texts.ts'

/** The first part of every key is the topic by which the server says that something changed. */
const topic = 'recruitments'
const casesStaleMs = 30_000
const papersStaleMs = 120_000
/** Links in a list open for five minutes: while it is seen, they are made anew before that. */
const renewLinksMs = 240_000

export const useRecruitments = () =>
  useQuery({
    queryKey: [topic],
    queryFn: ({ signal }) => api(calls.listRecruitments, {}, { signal }),
    staleTime: casesStaleMs,
  })

export const useCase = (candidateId: number) =>
  useQuery({
    queryKey: [topic, 'case', candidateId],
    queryFn: ({ signal }) =>
      api(calls.getEmployerRecruitment, { candidate_id: candidateId }, { signal }),
    staleTime: casesStaleMs,
  })

export const useAgencyCases = () =>
  useQuery({
    queryKey: [topic, 'agency'],
    queryFn: ({ signal }) => api(calls.listAgencyRecruitments, {}, { signal }),
    staleTime: casesStaleMs,
  })

/** A case by its own id, for any side of it. */
export const useAgencyCase = (id: number) =>
  useQuery({
    queryKey: [topic, 'by-id', id],
    queryFn: ({ signal }) => api(calls.getRecruitment, { id }, { signal }),
    staleTime: casesStaleMs,
  })

export const useOwnCase = () =>
  useQuery({
    queryKey: [topic, 'own'],
    queryFn: ({ signal }) => api(calls.getOwnRecruitment, {}, { signal }),
    staleTime: casesStaleMs,
  })

export const usePapers = (caseId: number) =>
  useQuery({
    queryKey: [topic, 'papers', caseId],
    queryFn: ({ signal }) => api(calls.listCasePapers, { id: caseId }, { signal }),
    staleTime: papersStaleMs,
    refetchInterval: renewLinksMs,
  })

export const useLetters = (candidateId: number) =>
  useQuery({
    queryKey: [topic, 'letters', candidateId],
    queryFn: ({ signal }) => api(calls.listOfferLetters, { id: candidateId }, { signal }),
    staleTime: papersStaleMs,
    refetchInterval: renewLinksMs,
    retry: 1,
  })

/** Asks again for all that recruitments show. */
export function useRefresh(): () => Promise<void> {
  const queries = useQueryClient()
  return () => queries.invalidateQueries({ queryKey: [topic] })
}

/** An act on a recruitment: then everything is asked for again; a refusal is said in the server's words. */
export function useCaseAction<In = void>(
  act: (input: In) => Promise<unknown>,
  { done, failed }: { done: string; failed?: string },
) {
  const t = useTexts()
  return useAction(act, { failed: failed ?? t.case.failed, refresh: [topic], toast: done })
}
