import { keepPreviousData, useQuery, useQueryClient } from '@tanstack/react-query'

import { api } from '../../../platform/web/browser-api.ts'
import type { ToastInput } from '../../../ui/toast.tsx'
import { useAction } from '../../../ui/use-action.ts'
import { listManagedCandidates } from '../candidates-contract.ts'
import type { ListView } from './managed-view.ts'
import { useCandidatesTexts } from './candidates-texts.ts'

export const pageSize = 20
/** The first part of the key of everything that shows the agency's candidates. */
export const managedTopic = 'agency-candidates'

/** A page of what the agency keeps; the page before stays until the next is there. */
export const useCandidates = ({ show, q, page }: ListView) =>
  useQuery({
    queryKey: [managedTopic, 'list', show, q, page],
    queryFn: ({ signal }) =>
      api(
        listManagedCandidates,
        { show, page, page_size: pageSize, ...(q !== '' && { q }) },
        { signal },
      ),
    placeholderData: keepPreviousData,
    staleTime: 30_000,
  })

/** Asks again for all that shows the agency's candidates. */
export function useRefresh(): () => Promise<void> {
  const client = useQueryClient()
  return () => client.invalidateQueries({ queryKey: [managedTopic] })
}

/** An act on a candidate: then the list is asked for again; a refusal is said in the server's words. */
export function useCandidateAction<In = void>(
  act: (input: In) => Promise<unknown>,
  toast: (input: In) => string | ToastInput,
  onDone?: () => void,
) {
  const { candidates: t } = useCandidatesTexts()
  return useAction(act, {
    failed: t.notDone,
    refresh: [managedTopic],
    toast: (_, input) => toast(input),
    ...(onDone && { onDone }),
  })
}
