import { localizedPath, localeOfPath } from '../../../../platform/shared/locale.ts'
import { rulesOf } from '../../role-rules.ts'
import { clearSession, readSession, type Session } from '../../../../platform/web/session.ts'

/** Ends the session here at once and on the server behind it. */
export function logOut(): void {
  const session = readSession()
  if (session !== null) void endOnServer(session).catch(() => undefined)
  leaveSignedOut()
}

/** Forgets all that the browser keeps of a session; a fresh page leaves nothing of it in memory. */
export function leaveSignedOut(): void {
  clearSession()
  sessionStorage.clear()
  location.assign(localizedPath('/', localeOfPath(location.pathname)))
}

/** Ends a session on the server, whatever becomes of the page. */
export async function endOnServer({ token, refreshToken, user }: Session): Promise<void> {
  const end = (bearer: string) =>
    post(rulesOf(user.role).logOutPath, {}, { authorization: `Bearer ${bearer}` })
  if ((await end(token)).status !== 401) return
  const renewed = await post('/api/auth/refresh-token', { refreshToken })
  if (renewed.ok) await end(((await renewed.json()) as { data: { token: string } }).data.token)
}

// `keepalive` lets the call outlive the page.
const post = (
  path: string,
  body: object,
  headers: Record<string, string> = {},
): Promise<Response> =>
  fetch(path, {
    method: 'POST',
    keepalive: true,
    headers: { 'content-type': 'application/json', ...headers },
    body: JSON.stringify(body),
  })
