import { useQuery } from '@tanstack/react-query'
import { useOutletContext } from 'react-router'
import { api } from '../../../platform/web/browser-api.ts'
import { getAgency, type OwnAgency } from '../contract.ts'

export const agencyKey = ['agency']

/** One's agency; null for who has none. */
export const useOwnAgency = () =>
  useQuery({
    queryKey: agencyKey,
    queryFn: ({ signal }) => api(getAgency, {}, { signal }),
    staleTime: 60_000,
  })

/** What the pages of the workspace know of where they are. */
export interface AgencyContext {
  agency: OwnAgency
}

/** The agency whose pages one is on, and what one may do there. */
export function useAgency() {
  const { agency } = useOutletContext<AgencyContext>()
  return { agency, mayEdit: agency.can_edit, isOwner: agency.can_manage }
}
