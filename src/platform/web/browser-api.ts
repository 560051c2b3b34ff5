import { localeOfPath, localePrefix, localizedPath } from '../shared/locale.ts'
import { type Api, createApi } from './api.ts'
import { clearSession, readSession, stepUp, storeTokens } from './session.ts'

declare global {
  interface Window {
    /** Asked by the page itself, before its code was there (src/boot.ts). */
    me?: { token: string; at: number; answer: Promise<Response> } | undefined
  }
}

/** Where sessionStorage keeps the page on which the session ended. */
export const returnToKey = 'return-to'
/** Whether a session stood behind that, which has ended: a first visitor had none. */
export const sessionEndedKey = 'session-ended'

/** Pages that are reached by a secret link: who came by one stays, as the link may be all she has to get in again. */
const secretLink = new RegExp(
  `^${localePrefix}?/(?:reset-password|undo-change|verify-email|meet|deal|agency/join|newsletter/\\w+)/`,
)

const locale = () => localeOfPath(location.pathname)

/** Fetches as the signed-in browser: with its token, once more with a new one after a 401, and once more when she has proved who she is. */
export async function fetchSignedIn(path: string, init: RequestInit): Promise<Response> {
  const response = await fetchRenewed(path, init)
  return response.status === 403 && (await stepUp.ask(response))
    ? fetchRenewed(path, init)
    : response
}

async function fetchRenewed(path: string, init: RequestInit): Promise<Response> {
  const token = readSession()?.token
  const response = await (askedEarly(path, token) ?? authorized(path, init, token))
  if (response.status !== 401 || token === undefined) return response
  const renewed = await renewSession(token)
  return renewed === null ? response : authorized(path, init, renewed)
}

/** A new access token in place of one that was refused; null when the session has ended, and the reader is on the way to /login (not from a secret link). */
export async function renewSession(spent: string): Promise<string | null> {
  const renewed = await renew(spent)
  if (renewed !== null) return renewed
  leaveEnded()
  return null
}

/** Forgets a session that has ended, and leads the reader to sign in and from there back (not from a secret link). */
export function leaveEnded(): void {
  clearSession()
  if (secretLink.test(location.pathname)) return
  sessionStorage.setItem(returnToKey, location.pathname + location.search)
  sessionStorage.setItem(sessionEndedKey, 'yes')
  location.assign(localizedPath('/login', locale()))
}

/** The API as the signed-in browser calls it. */
export const api = createApi(fetchSignedIn, locale)

/** For what is shown as done before the server has answered: it arrives there even when the page is left in the same moment. */
export const apiToTheEnd: Api = (endpoint, input, options) =>
  api(endpoint, input, { ...options, keepalive: true })

const authorized = (
  path: string,
  init: RequestInit,
  token: string | undefined,
): Promise<Response> =>
  fetch(path, {
    ...init,
    credentials: 'same-origin',
    headers: {
      ...(init.headers as Record<string, string>),
      ...(token !== undefined && { authorization: `Bearer ${token}` }),
    },
  })

/** A page without a guard leaves the answer lying: it says nothing of later. */
const earlyAnswerMs = 10_000

/** The answer to what the page has asked already, once and for this session. */
function askedEarly(path: string, token: string | undefined): Promise<Response> | undefined {
  if (path !== '/api/auth/me' || window.me === undefined) return undefined
  const { me: who } = window
  window.me = undefined
  return who.token === token && Date.now() - who.at < earlyAnswerMs ? who.answer : undefined
}

let renewing: Promise<string | null> | null = null

/** A new access token, asked for once for all waiting calls of all tabs; null when the session has ended. */
function renew(spent: string): Promise<string | null> {
  renewing ??= navigator.locks
    .request('manzil-renew-session', async () => {
      const session = readSession()
      if (session === null) return null
      if (session.token !== spent) return session.token
      const response = await fetch('/api/auth/refresh-token', {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ refreshToken: session.refreshToken }),
      })
      if (response.status >= 500) throw new TypeError('the server is away')
      if (!response.ok) return null
      const { data } = (await response.json()) as { data: { token: string; refreshToken: string } }
      storeTokens(data)
      return data.token
    })
    .finally(() => {
      renewing = null
    })
  return renewing
}
