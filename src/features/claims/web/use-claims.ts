import { useQuery } from '@tanstack/react-query'
import { api } from '../../../platform/web/browser-api.ts'
import { readSession, storeUser } from '../../../platform/web/session.ts'
import type { OwnProfile } from '../../profiles/own-profile-contract.ts'
import { getClaims } from '../contract.ts'

export const claimsKey = ['claims']

/** Shows what became of her record; with her profile, where that changed. */
export type OnClaimed = (profile?: OwnProfile) => Promise<void>

/** Who keeps her own record, and what agencies keep under her number; an agency isn't asked. */
export function useClaims(isOwn: boolean) {
  return useQuery({
    queryKey: claimsKey,
    queryFn: ({ signal }) => api(getClaims, {}, { signal }),
    staleTime: 60_000,
    enabled: isOwn,
  })
}

/** The record of the one who is signed in is another, or another's no more. */
export function rememberRecord({ id }: OwnProfile): void {
  const user = readSession()?.user
  if (user) storeUser({ ...user, candidate_id: id })
}
