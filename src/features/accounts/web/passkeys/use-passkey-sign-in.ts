import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { ApiError } from '../../../../platform/web/api.ts'
import { storeSession } from '../../../../platform/web/session.ts'
import { fetchPart } from '../../../../ui/lazy-part.ts'
import { useContractForm } from '../../../../ui/use-contract-form.ts'
import { type SignedCredential, signInWithPasskey } from '../../passkeys-contract.ts'
import type { SeparateRole } from '../../role-rules.ts'
import { publicApi } from '../public-api.ts'
import { usePasskeyTexts } from '../second-factor/texts.ts'
import { useHydrated } from '../use-hydrated.ts'
import { canSuggestPasskeys, canUsePasskeys, forgetOnDevice } from './can-use-passkeys.ts'

const isUnknownKey = (refused: unknown): boolean =>
  refused instanceof ApiError && 'passkey_unknown' in refused.errors

const fetchCeremony = () => fetchPart(() => import('./ceremony.ts'))

interface Options {
  /** Whose sign-in it is; of households and workers without. */
  role: SeparateRole | undefined
  onSignedIn: () => void
  onRefused: (error: unknown) => void
}

/** Sign-in by passkey: asked for by a button, or picked among what the browser suggests for the number. */
export function usePasskeySignIn({ role, onSignedIn, onRefused }: Options) {
  const { signIn: t } = usePasskeyTexts()
  const canUse = useHydrated() && canUsePasskeys()
  const [done, setDone] = useState(false)
  const [attempts, setAttempts] = useState(0)
  const suggested = useRef<SignedCredential | null>(null)
  const { submit, error, busy } = useContractForm(
    async () => {
      const response = suggested.current ?? (await (await fetchCeremony()).askForPasskey())
      suggested.current = null
      if (response === null) return false
      storeSession(
        await publicApi(signInWithPasskey, { response, ...(role && { role }) }).catch(
          (refused: unknown) => {
            if (isUnknownKey(refused)) void forgetOnDevice(response.id)
            onRefused(refused)
            throw refused
          },
        ),
      )
      return true
    },
    {
      defaults: {},
      failed: t.failed,
      repeats: true,
      onDone: (isIn) => {
        if (!isIn) return
        setDone(true)
        onSignedIn()
      },
    },
  )
  useSuggested(done ? null : attempts, async (picked) => {
    suggested.current = picked
    await submit()
    setAttempts((count) => count + 1)
  })

  return {
    canUse,
    error,
    busy: busy || done,
    done,
    ask: () => void submit().then(() => setAttempts((count) => count + 1)),
  }
}

/** Has the browser suggest passkeys for the field of the number, anew after each attempt; not at all when that is null. */
function useSuggested(
  attempt: number | null,
  enter: (picked: SignedCredential) => Promise<void>,
): void {
  const enterWith = useEffectEvent(enter)
  useEffect(() => {
    if (attempt === null) return
    const stop = new AbortController()
    const wait = async () => {
      if (!(await canSuggestPasskeys()) || stop.signal.aborted) return
      const { awaitSuggested } = await fetchCeremony()
      const picked = await awaitSuggested(stop.signal)
      if (picked !== null && !stop.signal.aborted) await enterWith(picked)
    }
    // What is only suggested is not missed when it can't be had.
    void wait().catch(() => undefined)
    return () => stop.abort()
  }, [attempt])
}
