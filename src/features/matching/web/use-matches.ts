import { keepPreviousData, useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import type { Input } from '../../../platform/shared/endpoint.ts'
import { api } from '../../../platform/web/browser-api.ts'
import { getNeeds, listMatches, saveNeeds } from '../contract.ts'

const needsKey = ['needs']
const matchesKey = ['matches']

export const useNeeds = () =>
  useQuery({ queryKey: needsKey, queryFn: ({ signal }) => api(getNeeds, {}, { signal }) })

/** A page of the best matches, filtered as the list is; others hire too, so it is fresh for half a minute. */
export const useMatches = (filters: Record<string, string>) =>
  useQuery({
    queryKey: [...matchesKey, filters],
    queryFn: ({ signal }) => api(listMatches, filters as Input<typeof listMatches>, { signal }),
    placeholderData: keepPreviousData,
    staleTime: 30_000,
  })

/** Saves what the household needs, and has the matches asked for again. */
export function useSaveNeeds() {
  const queries = useQueryClient()
  return useMutation({
    mutationFn: (needs: Input<typeof saveNeeds>) => api(saveNeeds, needs),
    onSuccess: async (needs) => {
      queries.setQueryData(needsKey, needs)
      await queries.invalidateQueries({ queryKey: matchesKey })
    },
  })
}
