import { useEffect, useState } from 'react'
import { useNavigate } from 'react-router'
import type { Role } from '../../../platform/shared/endpoint.ts'
import { localizedPath } from '../../../platform/shared/locale.ts'
import { api } from '../../../platform/web/browser-api.ts'
import { readSession, type StoredUser, storeUser, useSession } from '../../../platform/web/session.ts'
import { useLocale } from '../../../platform/web/texts.ts'
import { getMe } from './calls.ts'

interface Verdict {
  user?: StoredUser
  error?: unknown
}

/**
 * The signed-in person of one of these roles, once the server has confirmed it; null until then. Anyone else is sent to the home page.
 * When the server can't be asked, the error goes to the nearest ErrorBoundary.
 */
export function useGuard(roles: readonly Role[]): StoredUser | null {
  const navigate = useNavigate()
  const locale = useLocale()
  const stored = useSession()?.user
  const [verdict, setVerdict] = useState<Verdict>({})
  const allowed = roles.join()

  useEffect(() => {
    const leave = () => void navigate(localizedPath('/', locale), { replace: true })
    const isAllowed = (role: Role) => allowed.split(',').includes(role)
    const claimed = readSession()?.user
    if (claimed === undefined || !isAllowed(claimed.role)) return leave()
    const stop = new AbortController()
    setVerdict({})
    api(getMe, {}, { signal: stop.signal }).then(
      ({ user }) => {
        if (stop.signal.aborted) return
        storeUser(user)
        if (isAllowed(user.role)) setVerdict({ user })
        else leave()
      },
      (error: unknown) => {
        // A session that has ended has already sent the reader to /login.
        if (!stop.signal.aborted && readSession() !== null) setVerdict({ error })
      },
    )
    return () => stop.abort()
  }, [navigate, locale, allowed, stored?.id, stored?.role])

  if (verdict.error !== undefined) throw verdict.error
  return verdict.user !== undefined && verdict.user.id === stored?.id && verdict.user.role === stored.role ? verdict.user : null
}
