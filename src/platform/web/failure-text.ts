import { ApiError } from './api.ts'

/** The server's own words for a refusal; ours when it failed, wasn't reached, or said nothing. */
export const failureText = (error: unknown, ours: string): string =>
  error instanceof ApiError && error.status < 500 && error.message !== '' ? error.message : ours
