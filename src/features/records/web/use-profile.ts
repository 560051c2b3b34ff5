import { useQuery, useQueryClient } from '@tanstack/react-query'
import { readSession, storeUser } from '../../../platform/web/session.ts'
import type { OwnProfile } from '../../profiles/own-profile-contract.ts'
import { ownDocumentsKey, useDataSource } from './profile-data-source.ts'
import { recallProfile, rememberProfile } from './stored-profile.ts'

/** The profile: of one's own the last answer at once, a fresh one soon after; fresh for five minutes. */
export function useProfile() {
  const { recordId, profileKey, getProfile } = useDataSource()
  const isOwn = recordId === null
  return useQuery({
    queryKey: profileKey,
    queryFn: async ({ signal }) => {
      const profile = await getProfile(signal)
      return isOwn ? rememberProfile(profile) : profile
    },
    ...(isOwn && { initialData: recallProfile, initialDataUpdatedAt: 0 }),
    staleTime: 300_000,
  })
}

/** Puts a saved profile in the place of the one that was known, here and, of one's own, in the header. */
export function useKeepProfile(): (profile: OwnProfile) => void {
  const client = useQueryClient()
  const { recordId, profileKey, saved } = useDataSource()
  return (profile) => {
    client.setQueryData(profileKey, profile)
    saved?.(profile)
    if (recordId !== null) return
    rememberProfile(profile)
    const user = readSession()?.user
    if (user)
      storeUser({ ...user, full_name: profile.full_name, avatar: profile.profile_image_url })
  }
}

/** Shows what became of one's own record by a claim. */
export function useShowClaimed(): (profile?: OwnProfile) => Promise<void> {
  const client = useQueryClient()
  const keep = useKeepProfile()
  return async (profile) => {
    if (profile !== undefined) keep(profile)
    await client.invalidateQueries({ queryKey: ownDocumentsKey })
  }
}
