import { useQuery } from '@tanstack/react-query'
import { api } from '../../../../platform/web/browser-api.ts'
import { listHouseholdInterviews } from '../../meeting-contract.ts'

/** The household's interviews, kept true while they are shown. */
export const useHouseholdInterviews = (isAsked = true) =>
  useQuery({
    queryKey: ['interviews', 'household'],
    queryFn: ({ signal }) => api(listHouseholdInterviews, {}, { signal }),
    meta: { live: ['pipeline'] },
    staleTime: 30_000,
    enabled: isAsked,
  })
