import { keepPreviousData, useQuery } from '@tanstack/react-query'
import type { Input } from '../../../platform/shared/endpoint.ts'
import { api } from '../../../platform/web/browser-api.ts'
import { getNeeds, listMatches } from '../contract.ts'

export const needsKey = ['needs']
export const matchesTopic = 'matches'

export const useNeeds = () =>
  useQuery({ queryKey: needsKey, queryFn: ({ signal }) => api(getNeeds, {}, { signal }) })

/** A page of the best matches, filtered as the list is; others hire too, so it is fresh for half a minute. */
export const useMatches = (filters: Record<string, string>) =>
  useQuery({
    queryKey: [matchesTopic, filters],
    queryFn: ({ signal }) => api(listMatches, filters as Input<typeof listMatches>, { signal }),
    placeholderData: keepPreviousData,
    staleTime: 30_000,
  })
