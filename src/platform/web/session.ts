import { useSyncExternalStore } from 'react'

/** What the browser remembers of who is signed in. The server confirms it at every call. */
export interface StoredUser {
  id: number
  full_name: string
  phone_number: string
  role: 'employer' | 'jobseeker' | 'agency' | 'admin'
  user_type: string
  avatar: string | null
  candidate_id?: number | null
}

export interface Session {
  token: string
  refreshToken: string
  user: StoredUser
}

/** Every key the product keeps in the browser; all go at sign-out. */
const copies = ['profile-storage', 'candidate-profile-storage', 'shortlist-storage']
const changed = 'manzil:session'

let cached: { raw: string; session: Session | null } = { raw: '', session: null }

/** The session of this browser, shared by its tabs; null when signed out or on the server. */
export function readSession(): Session | null {
  if (typeof localStorage === 'undefined') return null
  const token = localStorage.getItem('token')
  const refreshToken = localStorage.getItem('refreshToken')
  const user = localStorage.getItem('user')
  const raw = `${token}\n${refreshToken}\n${user}`
  if (raw !== cached.raw) cached = { raw, session: sessionOf(token, refreshToken, user) }
  return cached.session
}

function sessionOf(token: string | null, refreshToken: string | null, user: string | null): Session | null {
  if (!token || !refreshToken || !user) return null
  try {
    return { token, refreshToken, user: JSON.parse(user) as StoredUser }
  } catch {
    return null
  }
}

export function storeSession(session: Session): void {
  localStorage.setItem('token', session.token)
  localStorage.setItem('refreshToken', session.refreshToken)
  localStorage.setItem('user', JSON.stringify(session.user))
  tell()
}

export function storeTokens(tokens: { token: string; refreshToken: string }): void {
  localStorage.setItem('token', tokens.token)
  localStorage.setItem('refreshToken', tokens.refreshToken)
  tell()
}

export function storeUser(user: StoredUser): void {
  localStorage.setItem('user', JSON.stringify(user))
  tell()
}

export function clearSession(): void {
  for (const key of ['token', 'refreshToken', 'user', ...copies]) localStorage.removeItem(key)
  tell()
}

function tell(): void {
  document.documentElement.toggleAttribute('data-signed-in', readSession() !== null)
  window.dispatchEvent(new Event(changed))
}

function subscribe(listener: () => void): () => void {
  window.addEventListener(changed, listener)
  window.addEventListener('storage', listener)
  return () => {
    window.removeEventListener(changed, listener)
    window.removeEventListener('storage', listener)
  }
}

/** Who is signed in; null on the server and in the first paint, so that hydration agrees. */
export const useSession = (): Session | null => useSyncExternalStore(subscribe, readSession, () => null)
