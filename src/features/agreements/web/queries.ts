import { useQuery } from '@tanstack/react-query'
import { api } from '../../../platform/web/browser-api.ts'
import { getTermsDraft, listAgreements } from '../contract.ts'

/** The first part of the key is the topic under which the server tells of changes. */
export const agreementsKey = ['agreements'] as const

export const useAgreements = (enabled = true) =>
  useQuery({
    queryKey: agreementsKey,
    queryFn: ({ signal }) => api(listAgreements, {}, { signal }),
    staleTime: 30_000,
    enabled,
    meta: { live: ['interviews', 'pipeline', 'recruitments'] },
  })

export const useTermsDraft = (candidateId: number, enabled: boolean) =>
  useQuery({
    queryKey: [...agreementsKey, 'draft', candidateId],
    queryFn: ({ signal }) => api(getTermsDraft, { id: candidateId }, { signal }),
    staleTime: 0,
    gcTime: 0,
    enabled,
  })
