import { localizedPath, type Locale } from '../../../platform/shared/locale.ts'
import { returnToKey } from '../../../platform/web/browser-api.ts'

/** Where the reader was when the session ended, within this site; null when it isn't known. */
export function whereReaderWas(): string | null {
  const path = sessionStorage.getItem(returnToKey)
  return path !== null && /^\/(?![/\\])/.test(path) ? path : null
}

/** Where sign-in leads: back to where the reader was, else to the dashboard. */
export function takeReturn(locale: Locale): string {
  const path = whereReaderWas()
  sessionStorage.removeItem(returnToKey)
  return path ?? localizedPath('/dashboard', locale)
}
