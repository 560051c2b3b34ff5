import { ApiError } from '../../../platform/web/api.ts'
import { failureText } from '../../../platform/web/failure-text.ts'
import type { texts } from './texts.ts'

export interface Failure {
  text: string
  /** What the server says of single fields, by their names. */
  fields: Record<string, string>
}

/** What went wrong, in the reader's words; `fallback` when the server failed or gives no reason. */
export function failureOf(
  error: unknown,
  problems: (typeof texts)['en']['problems'],
  fallback: string,
): Failure {
  if (error instanceof ApiError) {
    const fields = Object.fromEntries(
      Object.entries(error.errors).map(([name, messages]) => [name, messages.join(' ')]),
    )
    if (error.status === 429)
      return {
        text: waitText(error.retryAfterSeconds, problems) ?? (error.message || fallback),
        fields: {},
      }
    return { text: failureText(error, Object.values(fields).join(' ') || fallback), fields }
  }
  // fetch says TypeError for whatever keeps it from the server.
  if (error instanceof TypeError)
    return { text: navigator.onLine ? problems.unreachable : problems.offline, fields: {} }
  return { text: fallback, fields: {} }
}

function waitText(
  seconds: number | null,
  problems: (typeof texts)['en']['problems'],
): string | null {
  if (seconds === null || !Number.isFinite(seconds)) return null
  return seconds < 60
    ? problems.waitSeconds(Math.max(1, seconds))
    : problems.waitMinutes(Math.ceil(seconds / 60))
}
