import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { api } from '../../../../platform/web/browser-api.ts'
import type { Range } from '../../analytics-choices.ts'
import { getAnalytics } from '../../analytics-contract.ts'

/** The household's figures of a range; those of the range before stay until they are there. */
export const useAnalytics = (range: Range) =>
  useQuery({
    queryKey: ['analytics', range],
    queryFn: ({ signal }) => api(getAnalytics, { range }, { signal }),
    placeholderData: keepPreviousData,
    staleTime: 30_000,
    meta: { live: ['pipeline'] },
  })
