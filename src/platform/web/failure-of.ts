import type { Locale } from '../shared/locale.ts'
import { ApiError } from './api.ts'
import { failureText, fieldTexts } from './failure-text.ts'
import { failureWords } from './failure-words.ts'

export interface Failure {
  text: string
  /** What the server says of single fields, by their names. */
  fields: Record<string, string>
}

/** What went wrong with a form, in the reader's words; ours when the server gives no reason. */
export function failureOf(error: unknown, ours: string, locale: Locale): Failure {
  const words = failureWords[locale]
  // fetch says TypeError for whatever keeps it from the server.
  if (error instanceof TypeError)
    return { text: navigator.onLine ? words.unreachable : words.offline, fields: {} }
  if (error instanceof ApiError && error.status === 429) {
    const seconds = error.retryAfterSeconds
    if (seconds === null || !Number.isFinite(seconds))
      return { text: failureText(error, ours), fields: {} }
    const wait =
      seconds < 60
        ? words.waitSeconds(Math.max(1, seconds))
        : words.waitMinutes(Math.ceil(seconds / 60))
    return { text: wait, fields: {} }
  }
  const fields = fieldTexts(error)
  return { text: failureText(error, Object.values(fields).join(' ') || ours), fields }
}
