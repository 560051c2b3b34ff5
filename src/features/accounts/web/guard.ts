import { useEffect, useRef, useState } from 'react'
import { useNavigate } from 'react-router'
import { localizedPath } from '../../../platform/shared/locale.ts'
import { api } from '../../../platform/web/browser-api.ts'
import {
  readSession,
  type StoredUser,
  storeUser,
  useSession,
} from '../../../platform/web/session.ts'
import { useLocale } from '../../../platform/web/texts.ts'
import { getMe } from '../contract.ts'
import { roleOf } from '../role-rules.ts'
import { rememberReturn } from './sign-in/return-to.ts'
import { useHydrated } from './use-hydrated.ts'
import { type Role } from '../../../platform/shared/roles.ts'

/** What useGuard throws when nobody answers: the reader is offline, or the server is away. */
export class Unreachable extends Error {}

let early: { userId: number; answer: Promise<{ user: StoredUser }> } | null = null

/** Asks who is signed in before the page has come alive, for the first guard on it. For the code of a signed-in room, as it arrives. */
export function askEarly(): void {
  const userId = typeof document === 'undefined' ? undefined : readSession()?.user.id
  if (userId === undefined) return
  early = { userId, answer: api(getMe, {}) }
  // Whoever waits for the answer hears of its failure.
  early.answer.catch(() => undefined)
}

function askWho(userId: number, signal: AbortSignal): Promise<{ user: StoredUser }> {
  const asked = early
  early = null
  return asked?.userId === userId ? asked.answer : api(getMe, {}, { signal })
}

interface Verdict {
  /** Who the server says it is. */
  user?: StoredUser
  error?: unknown
}

/**
 * The signed-in person of one of these roles, once the server has confirmed it; null until then. Anyone else is sent to the home page;
 * who comes without a session, to `loginPath` where one is named, and returns from there. When the server can't be asked, the error goes to the
 * nearest ErrorBoundary.
 */
export function useGuard(roles: readonly Role[], loginPath = '/'): StoredUser | null {
  const navigate = useNavigate()
  const locale = useLocale()
  const stored = useSession()?.user
  const isHydrated = useHydrated()
  const [verdict, setVerdict] = useState<Verdict>({})
  const allowed = roles.join()
  const wasIn = useRef(false)

  useEffect(() => {
    // Until then the session isn't known here, and who it is would be asked twice.
    if (!isHydrated) return
    const leave = () => void navigate(localizedPath('/', locale), { replace: true })
    const isAllowed = (user: StoredUser) => allowed.split(',').includes(roleOf(user))
    const claimed = readSession()?.user
    if (claimed === undefined && !wasIn.current && loginPath !== '/') {
      rememberReturn()
      return void navigate(localizedPath(loginPath, locale), { replace: true })
    }
    if (claimed === undefined || !isAllowed(claimed)) return leave()
    wasIn.current = true
    const stop = new AbortController()
    setVerdict({})
    const confirm = async () => {
      try {
        const { user } = await askWho(claimed.id, stop.signal)
        if (stop.signal.aborted) return
        storeUser(user)
        if (isAllowed(user)) setVerdict({ user })
        else leave()
      } catch (error) {
        // A session that has ended has already sent the reader to /login.
        if (!stop.signal.aborted && readSession() !== null)
          setVerdict({ error: error instanceof TypeError ? new Unreachable() : error })
      }
    }
    void confirm()
    return () => stop.abort()
  }, [navigate, locale, allowed, loginPath, isHydrated, stored?.id, stored?.role])

  if (verdict.error !== undefined) throw verdict.error
  const isConfirmed =
    stored !== undefined && verdict.user?.id === stored.id && verdict.user.role === stored.role
  return isConfirmed ? stored : null
}
