import { useEffect } from 'react'
import { leaveEnded } from '../../../../platform/web/browser-api.ts'
import { readSession } from '../../../../platform/web/session.ts'
import { rulesOf } from '../../role-rules.ts'
import { endOnServer } from './log-out.ts'

/** When a hand was last on any tab of this browser. */
const lastTouchKey = 'last-touch'
/** Stands there for the moment in which a tab ends the session, so that the others hear why. */
const over = 'over'
const touches = ['pointerdown', 'pointermove', 'keydown', 'wheel', 'touchstart'] as const
const lookEveryMs = 5000
/** A role that may stay unused for longer than a day is left to the server. */
const watchedMs = 86_400_000

/**
 * Ends the session when no tab was touched for the time of the role: what is on the screen goes, and sign-in leads back to it. The server
 * ends it by itself when nothing is asked; a page that lies open asks without anybody before it.
 */
export function useIdleEnd(role: string): void {
  useEffect(() => {
    const limitMs = rulesOf(role).session.idleMinutes * 60_000
    if (limitMs > watchedMs) return
    let last = Date.now()
    localStorage.setItem(lastTouchKey, String(last))
    const isIdle = (): boolean => {
      last = Math.max(last, Number(localStorage.getItem(lastTouchKey)) || 0)
      return Date.now() - last >= limitMs
    }
    const look = (): void => {
      const session = readSession()
      if (session === null || !isIdle()) return
      void endOnServer(session).catch(() => undefined)
      localStorage.setItem(lastTouchKey, over)
      leaveEnded()
    }
    const touch = (): void => {
      look()
      if (readSession() === null || Date.now() - last < lookEveryMs) return
      last = Date.now()
      localStorage.setItem(lastTouchKey, String(last))
    }
    // Another tab that looked first has ended it: this one leads back to its own page, too.
    const hear = ({ key, newValue }: StorageEvent): void => {
      if (key === lastTouchKey && newValue === over) leaveEnded()
    }
    const stop = new AbortController()
    const { signal } = stop
    for (const kind of touches)
      addEventListener(kind, touch, { signal, capture: true, passive: true })
    document.addEventListener('visibilitychange', look, { signal })
    addEventListener('storage', hear, { signal, capture: true })
    const looking = setInterval(look, lookEveryMs)
    return () => {
      clearInterval(looking)
      stop.abort()
    }
  }, [role])
}
