import type { Locale } from '../shared/locales.ts'
import { ApiError } from './api.ts'
import { failureWords } from './failure-words.ts'

export interface Failure {
  text: string
  /** What the server says of single fields, by their names. */
  fields: Record<string, string>
}

/** What went wrong with what was pressed or filled in, in the reader's words; ours when the server gives no reason, and before the reason when it wasn't reached. */
export function failureOf(error: unknown, ours: string, locale: Locale): Failure {
  const words = failureWords[locale]
  // fetch says TypeError for whatever keeps it from the server.
  if (error instanceof TypeError)
    return {
      text: `${ours.replace(/[^.!؟]$/, '$&.')} ${navigator.onLine ? words.unreachable : words.offline}`,
      fields: {},
    }
  if (!(error instanceof ApiError)) return { text: ours, fields: {} }
  const seconds = error.status === 429 ? error.retryAfterSeconds : null
  if (seconds !== null && Number.isFinite(seconds)) {
    const wait =
      seconds < 60
        ? words.waitSeconds(Math.max(1, seconds))
        : words.waitMinutes(Math.ceil(seconds / 60))
    return { text: wait, fields: {} }
  }
  const fields = Object.fromEntries(
    Object.entries(error.errors).map(([name, messages]) => [name, messages.join(' ')]),
  )
  // Where it failed its words are for nobody, but for those that ask to come again.
  const isReason = error.status < 500 || error.status === 503
  const reason = isReason && error.message !== '' ? error.message : Object.values(fields).join(' ')
  return { text: reason || ours, fields }
}
