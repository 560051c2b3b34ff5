import { useSyncExternalStore } from 'react'
import type { Role } from '../shared/roles.ts'

/** What the browser remembers of who is signed in. The server confirms it at every call. */
export interface StoredUser {
  id: number
  full_name: string
  phone_number: string
  role: Role
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
const copies = [
  'profile-storage',
  'candidate-profile-storage',
  'shortlist-storage',
  'last-touch',
  'unsent-messages',
  'seen',
  'compared',
]
const changed = 'manzil:session'

let cached: { raw: string; session: Session | null } = { raw: '', session: null }

/** The session of this browser, shared by its tabs; null when signed out or on the server. */
export function readSession(): Session | null {
  const [token = null, refreshToken = null, user = null] = stored()
  const raw = `${token}\n${refreshToken}\n${user}`
  if (raw !== cached.raw) cached = { raw, session: sessionOf(token, refreshToken, user) }
  return cached.session
}

/** Nothing on the server, nor where the browser forbids to keep anything. */
function stored(): (string | null)[] {
  try {
    return ['token', 'refreshToken', 'user'].map((key) => localStorage.getItem(key))
  } catch {
    return []
  }
}

function sessionOf(
  token: string | null,
  refreshToken: string | null,
  user: string | null,
): Session | null {
  if (!token || !refreshToken || !user) return null
  try {
    const known = JSON.parse(user) as Partial<StoredUser> | null
    const isWhole =
      typeof known?.id === 'number' &&
      typeof known.full_name === 'string' &&
      typeof known.role === 'string'
    return isWhole ? { token, refreshToken, user: known as StoredUser } : null
  } catch {
    return null
  }
}

export function storeSession(session: Session): void {
  localStorage.setItem('token', session.token)
  localStorage.setItem('refreshToken', session.refreshToken)
  localStorage.setItem('user', JSON.stringify(session.user))
  notifyListeners()
}

export function storeTokens(tokens: { token: string; refreshToken: string }): void {
  localStorage.setItem('token', tokens.token)
  localStorage.setItem('refreshToken', tokens.refreshToken)
  notifyListeners()
}

export function storeUser(user: StoredUser): void {
  localStorage.setItem('user', JSON.stringify(user))
  notifyListeners()
}

export function clearSession(): void {
  for (const key of ['token', 'refreshToken', 'user', ...copies]) localStorage.removeItem(key)
  notifyListeners()
}

const mark = (): boolean =>
  document.documentElement.toggleAttribute('data-signed-in', readSession() !== null)

function notifyListeners(): void {
  mark()
  window.dispatchEvent(new Event(changed))
}

function subscribe(listener: () => void): () => void {
  // What another tab changed, or what the mark before the first paint took for a session.
  const hear = () => {
    mark()
    listener()
  }
  mark()
  window.addEventListener(changed, listener)
  window.addEventListener('storage', hear)
  return () => {
    window.removeEventListener(changed, listener)
    window.removeEventListener('storage', hear)
  }
}

/** Asks the reader who she is when the server wants to know it anew; true when it knows now. Set where dialogs appear. */
export const stepUp = { ask: async (_refusal: Response): Promise<boolean> => false }

/** Who is signed in; null on the server and in the first paint, so that hydration agrees. */
export const useSession = (): Session | null =>
  useSyncExternalStore(subscribe, readSession, () => null)
