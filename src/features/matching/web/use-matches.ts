import { keepPreviousData, useQuery } from '@tanstack/react-query'
import type { Input } from '../../../platform/shared/endpoint.ts'
import { api } from '../../../platform/web/browser-api.ts'
import { askList, type ListState } from '../../search/web/index.ts'
import { getNeeds, listMatches } from '../contract.ts'

export const needsKey = ['needs']
export const matchesTopic = 'matches'

export const useNeeds = () =>
  useQuery({ queryKey: needsKey, queryFn: ({ signal }) => api(getNeeds, {}, { signal }) })

/** A page of the best matches, filtered as the list is; others hire too, so it is fresh for half a minute. */
export const useMatches = (list: ListState) =>
  useQuery({
    queryKey: [matchesTopic, list.values],
    queryFn: async ({ signal }) => {
      const { answer, fieldErrors } = await askList(list, (query) =>
        api(listMatches, query as Input<typeof listMatches>, { signal }),
      )
      return { ...answer, isLeftOut: Object.keys(fieldErrors).length > 0 }
    },
    placeholderData: keepPreviousData,
    staleTime: 30_000,
  })
