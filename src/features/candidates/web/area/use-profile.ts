import { useQuery, useQueryClient } from '@tanstack/react-query'
import { api } from '../../../../platform/web/browser-api.ts'
import { readSession, storeUser } from '../../../../platform/web/session.ts'
import { getProfile, type OwnProfile } from '../../area-contract.ts'
import { recallProfile, rememberProfile } from './stored-profile.ts'

export const profileKey = ['candidate/profile']

/** Her own profile: the last answer at once, a fresh one soon after; fresh for five minutes. */
export const useProfile = () =>
  useQuery({
    queryKey: profileKey,
    queryFn: async ({ signal }) => rememberProfile(await api(getProfile, {}, { signal })),
    initialData: recallProfile,
    initialDataUpdatedAt: 0,
    staleTime: 300_000,
  })

/** Puts a saved profile in the place of the one that was known, here and in the header. */
export function useKeepProfile(): (profile: OwnProfile) => void {
  const client = useQueryClient()
  return (profile) => {
    rememberProfile(profile)
    client.setQueryData(profileKey, profile)
    const user = readSession()?.user
    if (user) storeUser({ ...user, full_name: profile.full_name, avatar: profile.profile_image_url })
  }
}
