import { useQuery } from '@tanstack/react-query'
import { api } from '../../../platform/web/browser-api.ts'
import { listSearches } from '../contract.ts'

export const searchesTopic = 'searches'

export const useSearches = () =>
  useQuery({
    queryKey: [searchesTopic],
    queryFn: ({ signal }) => api(listSearches, {}, { signal }),
  })
