import { localeOfPath } from '../../../platform/shared/locale.ts'
import { createApi } from '../../../platform/web/api.ts'

/** Calls that need no session: a refusal is an answer here, and ends nobody's session. */
export const publicApi = createApi(
  (path, init) => fetch(path, { ...init, credentials: 'same-origin' }),
  () => localeOfPath(location.pathname),
)
