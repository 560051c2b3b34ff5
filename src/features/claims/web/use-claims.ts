import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { api } from '../../../platform/web/browser-api.ts'
import { failureOf } from '../../../platform/web/failure-of.ts'
import { readSession, storeUser } from '../../../platform/web/session.ts'
import { useLocale } from '../../../platform/web/texts.ts'
import type { OwnProfile } from '../../profiles/own-profile-contract.ts'
import { getClaims } from '../contract.ts'
import { useClaimTexts } from './texts.ts'

const claimsKey = ['claims']

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

/** An act on a record: busy while it runs, then what it changed is shown; what goes wrong is told in the server's words. */
export function useClaimAct(onClaimed: OnClaimed) {
  const { dialog: t } = useClaimTexts()
  const locale = useLocale()
  const client = useQueryClient()
  const [busy, setBusy] = useState(false)
  const [error, setError] = useState<string>()
  const attempt = async <T>(act: () => Promise<T>): Promise<T | undefined> => {
    if (busy) return undefined
    setBusy(true)
    setError(undefined)
    try {
      return await act()
    } catch (failure) {
      const { text, fields } = failureOf(failure, t.failed, locale)
      setError(fields.otp_code ?? text)
      return undefined
    } finally {
      setBusy(false)
    }
  }
  /** Her record is another, or another's no more. */
  const settle = async (profile?: OwnProfile): Promise<void> => {
    const shown = onClaimed(profile)
    const user = readSession()?.user
    if (profile !== undefined && user) storeUser({ ...user, candidate_id: profile.id })
    await Promise.all([shown, client.invalidateQueries({ queryKey: claimsKey })])
  }
  return { busy, error, setError, attempt, settle }
}
