import { ApiError } from '../../../platform/web/api.ts'
import { api } from '../../../platform/web/browser-api.ts'
import { readSession } from '../../../platform/web/session.ts'
import { sendMessage, type Message } from '../contract.ts'
import type { Phrase } from '../phrase-rules.ts'

/** Something written that the server has not taken yet. */
export interface Unsent {
  /** Made here: the server takes what bears it once. */
  clientId: string
  userId: number
  conversationId: number
  text: string | null
  phrase: Phrase | null
  answers: number | null
  /** Absent: not private. */
  isPrivate?: boolean
  at: string
  state: 'sending' | 'waiting' | 'failed'
  /** Why it failed, in the writer's words. */
  reason: string | null
}

/** Wiped at sign-out with the rest (session.ts). */
const key = 'unsent-messages'
const againMs = 4000
const sentListeners = new Set<(id: number, message: Message) => void>()
const listeners = new Set<() => void>()
let cached: { raw: string; all: Unsent[] } = { raw: '[]', all: [] }

/** What waits in this browser, of all its tabs. */
export function readUnsent(): Unsent[] {
  const raw = stored()
  if (raw !== cached.raw) cached = { raw, all: parsed(raw) }
  return cached.all
}

function stored(): string {
  try {
    return localStorage.getItem(key) ?? '[]'
  } catch {
    return '[]'
  }
}

function parsed(raw: string): Unsent[] {
  try {
    const all: unknown = JSON.parse(raw)
    return Array.isArray(all) ? (all as Unsent[]) : []
  } catch {
    return []
  }
}

function change(make: (all: Unsent[]) => Unsent[]): void {
  const raw = JSON.stringify(make(parsed(stored())))
  localStorage.setItem(key, raw)
  notifyListeners()
}

const notifyListeners = () => listeners.forEach((listener) => listener())

export function subscribeToUnsent(listener: () => void): () => void {
  listeners.add(listener)
  addEventListener('storage', listener)
  return () => {
    listeners.delete(listener)
    removeEventListener('storage', listener)
  }
}

/** Hears of each message that the server has taken. */
export function onSent(listener: (id: number, message: Message) => void): () => void {
  sentListeners.add(listener)
  return () => void sentListeners.delete(listener)
}

type Written = Pick<Unsent, 'conversationId'> &
  Partial<Pick<Unsent, 'text' | 'phrase' | 'answers' | 'isPrivate'>>

/** Keeps what was written, and sends it as soon as it can be. */
export function write({
  conversationId,
  text = null,
  phrase = null,
  answers = null,
  isPrivate = false,
}: Written): void {
  const userId = readSession()?.user.id
  if (userId === undefined) return
  const state = navigator.onLine ? 'sending' : 'waiting'
  const at = new Date().toISOString()
  const clientId = crypto.randomUUID()
  change((all) => [
    ...all,
    { clientId, userId, conversationId, text, phrase, answers, isPrivate, at, state, reason: null },
  ])
  void flush()
}

export function discard(clientId: string): void {
  change((all) => all.filter((one) => one.clientId !== clientId))
}

export function tryAgain(clientId: string): void {
  setState(clientId, 'sending')
  void flush()
}

const setState = (clientId: string, state: Unsent['state'], reason: string | null = null) =>
  change((all) => all.map((one) => (one.clientId === clientId ? { ...one, state, reason } : one)))

let again: ReturnType<typeof setTimeout> | undefined

/** Sends what waits, one after the other and by one tab alone; what the network keeps back waits on. */
export async function flush(): Promise<void> {
  clearTimeout(again)
  await navigator.locks.request('manzil-unsent-messages', async () => {
    for (;;) {
      const userId = readSession()?.user.id
      const next = parsed(stored()).find((one) => one.userId === userId && one.state !== 'failed')
      if (next === undefined) return
      const wait = await sendOne(next)
      if (wait !== null) {
        again = setTimeout(() => void flush(), wait)
        return
      }
    }
  })
}

/** Sends one; how long to wait before it is tried again, null when that is settled. */
async function sendOne({
  clientId,
  conversationId,
  text,
  phrase,
  answers,
  isPrivate = false,
}: Unsent): Promise<number | null> {
  try {
    const message = await api(sendMessage, {
      id: conversationId,
      client_id: clientId,
      ...(text !== null && { text }),
      ...(phrase !== null && { phrase }),
      ...(answers !== null && { answers }),
      ...(isPrivate && { private: true }),
    })
    sentListeners.forEach((listener) => listener(conversationId, message))
    discard(clientId)
    return null
  } catch (error) {
    const isRefused = error instanceof ApiError && error.status < 500 && error.status !== 429
    const limit = error instanceof ApiError ? error.retryAfterSeconds : null
    // A limit of a minute passes by itself; one of a day is an answer.
    if (isRefused || (error instanceof ApiError && error.status === 429 && limit === null)) {
      setState(clientId, 'failed', (error as ApiError).message)
      return null
    }
    setState(clientId, 'waiting')
    return limit === null ? againMs : limit * 1000
  }
}

/** Sends what was left, now and whenever the network comes back; gives how that is stopped. */
export function keepSending(): () => void {
  const send = () => void flush()
  send()
  addEventListener('online', send)
  return () => removeEventListener('online', send)
}
