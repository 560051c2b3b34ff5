import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { api } from '../../../../platform/web/browser-api.ts'
import { failureOf } from '../../../../platform/web/failure-of.ts'
import { readSession, storeUser } from '../../../../platform/web/session.ts'
import { useLocale } from '../../../../platform/web/texts.ts'
import type { OwnProfile } from '../../own-profile-contract.ts'
import { getClaims } from '../../claim-contract.ts'
import { ownDocumentsKey, useDataSource } from '../own-profile/profile-data-source.ts'
import { useKeepProfile } from '../own-profile/use-profile.ts'
import { useClaimTexts } from './texts.ts'

const claimsKey = ['claims']

/** Who keeps her own record, and what agencies keep under her number; an agency isn't asked. */
export function useClaims() {
  const { recordId } = useDataSource()
  return useQuery({
    queryKey: claimsKey,
    queryFn: ({ signal }) => api(getClaims, {}, { signal }),
    staleTime: 60_000,
    enabled: recordId === null,
  })
}

/** An act on a record: busy while it runs, then what it changed is shown; what goes wrong is told in the server's words. */
export function useClaimAct() {
  const { dialog: t } = useClaimTexts()
  const locale = useLocale()
  const client = useQueryClient()
  const keep = useKeepProfile()
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
    if (profile !== undefined) {
      keep(profile)
      const user = readSession()?.user
      if (user) storeUser({ ...user, candidate_id: profile.id })
    }
    await Promise.all(
      [claimsKey, ownDocumentsKey].map((queryKey) => client.invalidateQueries({ queryKey })),
    )
  }
  return { busy, error, setError, attempt, settle }
}
