import { ApiError } from './api.ts'

/** The server's own words for a refusal, or that it can't just now; ours when it failed, wasn't reached, or said nothing. */
export const failureText = (error: unknown, ours: string): string =>
  error instanceof ApiError && (error.status < 500 || error.status === 503) && error.message !== ''
    ? error.message
    : ours

/** What the server says of single fields, by their names. */
export const fieldTexts = (error: unknown): Record<string, string> =>
  error instanceof ApiError
    ? Object.fromEntries(
        Object.entries(error.errors).map(([name, messages]) => [name, messages.join(' ')]),
      )
    : {}
