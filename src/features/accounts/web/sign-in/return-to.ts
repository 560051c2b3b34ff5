import { localizedPath } from '../../../../platform/shared/locale.ts'
import type { Locale } from '../../../../platform/shared/locales.ts'
import { returnToKey, sessionEndedKey } from '../../../../platform/web/browser-api.ts'
import { readSession } from '../../../../platform/web/session.ts'
import { rulesOf } from '../../role-rules.ts'

/** Where the reader was when the session ended or was asked for, within this site; null when it isn't known. */
export function whereReaderWas(): string | null {
  const path = sessionStorage.getItem(returnToKey)
  return path !== null && /^\/(?![/\\])/.test(path) ? path : null
}

/** Keeps where the reader is, to return after sign-in. */
export const rememberReturn = (): void =>
  sessionStorage.setItem(returnToKey, location.pathname + location.search)

/** Whether the reader was signed in until a moment ago. */
export const hadSession = (): boolean => sessionStorage.getItem(sessionEndedKey) !== null

/** Where sign-in leads: back to where the reader was, else home to the dashboard of her role. */
export function takeReturn(locale: Locale): string {
  const path = whereReaderWas()
  sessionStorage.removeItem(returnToKey)
  sessionStorage.removeItem(sessionEndedKey)
  return path ?? localizedPath(rulesOf(readSession()?.user.role).home, locale)
}
