import { type QueryClient, useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { fetchSignedIn } from './browser-api.ts'
import { readSession } from './session.ts'

declare module '@tanstack/react-query' {
  interface Register {
    /** `live`: further topics that make what a query holds untrue, beside the first part of its key. */
    queryMeta: { live?: readonly string[] }
  }
}

/** Nothing heard for so long, not even a heartbeat: the stream is dead. */
const idleLimitMs = 45_000
const pollMs = 20_000
/** What changes in a row is one; what comes after a quiet while is shown nearly at once. */
const debounceMs = 150
const soonMs = 20
const name = 'manzil-live'
/** When a memory last heard how things stand; its first questions come after it was made. */
const lastMessageAt = new WeakMap<QueryClient, number>()

/**
 * Keeps what the signed-in screens show true: a topic told by the server makes the queries anew whose key begins with it, or whose
 * `meta.live` names it. One tab of the browser listens and tells the others; while nobody hears anything, all is asked for again.
 */
export function useLive(userId: number | null): void {
  const queries = useQueryClient()
  useEffect(() => {
    if (userId === null || !('locks' in navigator)) return
    const stop = new AbortController()
    const channel = new BroadcastChannel(`${name}-${userId}`)
    const idleMs = () => Date.now() - (lastMessageAt.get(queries) ?? 0)
    if (!lastMessageAt.has(queries)) lastMessageAt.set(queries, Date.now())
    const receive = (topics: string[]) => {
      lastMessageAt.set(queries, Date.now())
      refresh(queries, topics)
    }
    channel.addEventListener('message', ({ data }: MessageEvent<string[]>) => receive(data))
    const onTopics = (topics: string[]) => {
      // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel takes none
      channel.postMessage(topics)
      receive(topics)
    }
    const asking = setInterval(() => {
      if (idleMs() > idleLimitMs && document.visibilityState === 'visible' && navigator.onLine)
        refresh(queries, ['*'])
    }, pollMs)
    // The lock goes to the next tab when this one is closed.
    navigator.locks
      .request(`${name}-${userId}`, { signal: stop.signal }, () =>
        listen(userId, { idleMs, onTopics }, stop.signal),
      )
      .catch(() => undefined)
    return () => {
      stop.abort()
      clearInterval(asking)
      channel.close()
    }
  }, [queries, userId])
}

interface Subscriber {
  /** Milliseconds for which nothing was heard: the server begins with what was missed. */
  idleMs: () => number
  onTopics: (topics: string[]) => void
}

/** Holds a stream open until told to stop, coming back after each break. */
async function listen(userId: number, subscriber: Subscriber, stop: AbortSignal): Promise<void> {
  let failures = 0
  while (!stop.aborted && readSession()?.user.id === userId) {
    const hasReceived = await readStream(subscriber, stop)
    failures = hasReceived ? 1 : failures + 1
    await pause(Math.min(30_000, 1000 * 2 ** (failures - 1)) * (0.5 + Math.random()), stop)
  }
}

/** Reads one stream to its end; false when it gave nothing. */
async function readStream({ idleMs, onTopics }: Subscriber, stop: AbortSignal): Promise<boolean> {
  const dead = new AbortController()
  const alarm = () => setTimeout(() => dead.abort(), idleLimitMs)
  let timer = alarm()
  let hasReceived = false
  try {
    const signal = AbortSignal.any([stop, dead.signal])
    const response = await fetchSignedIn(`/api/live?silent=${idleMs()}`, {
      signal,
      headers: { accept: 'text/event-stream' },
    })
    if (!response.ok || response.body === null) return false
    const reader = response.body.pipeThrough(new TextDecoderStream()).getReader()
    let rest = ''
    for (;;) {
      const { done, value } = await reader.read()
      if (done) return hasReceived
      clearTimeout(timer)
      timer = alarm()
      hasReceived = true
      const events = (rest + value).split('\n\n')
      rest = events.pop() ?? ''
      for (const event of events)
        onTopics(event.startsWith('data: ') ? (JSON.parse(event.slice(6)) as string[]) : [])
    }
  } catch {
    return hasReceived
  } finally {
    clearTimeout(timer)
  }
}

const pause = (ms: number, stop: AbortSignal): Promise<void> =>
  new Promise((resolve) => {
    const over = () => {
      clearTimeout(timer)
      removeEventListener('online', over)
      resolve()
    }
    const timer = setTimeout(over, ms)
    addEventListener('online', over)
    stop.addEventListener('abort', over, { once: true })
  })

const pendingTopics = new WeakMap<QueryClient, Set<string>>()
const refreshedAt = new WeakMap<QueryClient, number>()

function refresh(queries: QueryClient, topics: readonly string[]): void {
  if (topics.length === 0) return
  const pending = pendingTopics.get(queries)
  if (pending) return topics.forEach((topic) => pending.add(topic))
  const all = new Set(topics)
  pendingTopics.set(queries, all)
  const isQuiet = Date.now() - (refreshedAt.get(queries) ?? 0) > debounceMs
  const wait = isQuiet ? soonMs : debounceMs
  setTimeout(() => {
    pendingTopics.delete(queries)
    refreshedAt.set(queries, Date.now())
    void queries.invalidateQueries({
      predicate: ({ queryKey: [key], meta }) => {
        const own = String(key)
        // A change of our own under way asks again itself when it is done; what it shows meanwhile must stay.
        if (queries.isMutating({ mutationKey: [own] }) > 0) return false
        return all.has('*') || all.has(own) || (meta?.live ?? []).some((topic) => all.has(topic))
      },
    })
  }, wait)
}
