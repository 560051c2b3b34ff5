import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { Registry } from '../../platform/server/capability.ts'
import type { Config } from '../../platform/server/config/config.ts'
import type { Host } from '../../platform/server/http.ts'
import { addMeasures, type Measure } from '../../platform/server/measures.ts'
import { AppError } from '../../platform/shared/errors.ts'
import { rememberRecent } from './live-recent.ts'
import { keepAlive, send, type Stream } from './live-stream.ts'

const heartbeatMs = 20_000
/** A stream ends after ten to fifteen minutes, so that who listens shows a token anew, and not all at once. */
const lifeMs = () => (10 + Math.random() * 5) * 60_000
/** What comes after it within so long goes out together; the first of a quiet while goes at once. */
const gatherMs = 50
const perPersonMax = 8
const streamsMax = 5000
const comeBackSeconds = 60
/** Told to those of whose sessions one has ended. */
const sessionsTopic = 'sessions'

/**
 * GET /api/live: what concerns the one who listens, as server-sent events; each holds the topics that changed as a JSON list.
 * With `silent`, the milliseconds for which the reader has heard nothing, it begins with what she missed.
 * A stream ends with its session, at the latest after a quarter of an hour, and when the server may have missed something.
 */
export function mountLive(app: FastifyInstance, host: Host, registry: Registry): void {
  const recent = rememberRecent()
  const open = openStreams(host.config)
  addMeasures(registry, [streamsMeasure(open.size)])

  /** Who listens. A session that ended while it was looked at is looked at again: from here on its end is heard. */
  async function listenerOf(request: FastifyRequest): Promise<number> {
    for (;;) {
      const asked = Date.now()
      const { actor } = await host.contextFor(request, 'signed-in', { isUse: false })
      if (actor === null) throw new AppError('UNAUTHENTICATED')
      if (!recent.wasNotified(actor.userId, sessionsTopic, asked)) return actor.userId
    }
  }

  app.get<{ Querystring: { silent?: string } }>(
    '/api/live',
    { exposeHeadRoute: false },
    async (request, reply) => {
      const userId = await listenerOf(request)
      const response = reply.raw
      // A reader who left meanwhile never says so again.
      if (response.destroyed || request.raw.socket.destroyed) return reply.hijack()
      const add = open.admit(userId)
      reply.hijack()
      const stream: Stream = { response, endsAt: Date.now() + lifeMs(), isBehind: false }
      response.on('close', add(stream))
      response.on('error', () => response.destroy())
      response.writeHead(200, { ...headersOf(reply.getHeaders()), ...eventStream })
      const { silent } = request.query
      const missed = silent === undefined ? [] : recent.missed(userId, Number(silent))
      if (missed.length > 0) send(stream, missed)
      else response.write(':\n\n')
    },
  )

  host.bus.subscribeToUserEvents(
    ({ topic, to }) => {
      for (const userId of to) {
        recent.add(userId, topic)
        // Who may still listen comes back with its token.
        if (topic === sessionsTopic) open.end(userId)
        else open.send(userId, topic)
      }
    },
    () => {
      recent.restart()
      open.endAll()
    },
  )

  const beat = setInterval(() => {
    recent.prune()
    open.beat()
  }, heartbeatMs).unref()
  app.addHook('preClose', async () => {
    clearInterval(beat)
    open.close()
  })
}

const streamsMeasure = (size: () => number): Measure => ({
  name: 'live_streams',
  help: 'Open streams of live updates, of 5,000 at most',
  read: size,
})

/** The streams that are open, by who listens; what is sent to one at nearly the same time goes out together. */
export function openStreams({ rateLimits }: Pick<Config, 'rateLimits'>) {
  const streams = new Map<number, Set<Stream>>()
  const news = gatherNews(streams)
  let count = 0
  let isClosing = false

  function forget(userId: number, own: Set<Stream>, stream: Stream): void {
    if (!own.delete(stream)) return
    count -= 1
    if (own.size === 0 && streams.get(userId) === own) streams.delete(userId)
  }

  const end = (own: Iterable<Stream>): void => [...own].forEach(({ response }) => response.end())
  const endAll = (): void => streams.forEach(end)

  return {
    /** Whether one more may listen; gives how its stream is added, which gives how it is forgotten. */
    admit(userId: number): (stream: Stream) => () => void {
      const own = streams.get(userId) ?? new Set()
      if (isClosing || count >= streamsMax)
        throw new AppError('UNAVAILABLE', { retryAfterSeconds: comeBackSeconds })
      if (rateLimits && own.size >= perPersonMax)
        throw new AppError('RATE_LIMITED', { retryAfterSeconds: comeBackSeconds })
      streams.set(userId, own)
      return (stream) => {
        own.add(stream)
        count += 1
        return () => forget(userId, own, stream)
      }
    },
    size: () => count,
    send: news.send,
    /** Lets the connections know that they stand, and forgets those that don't. */
    beat(): void {
      for (const [userId, own] of streams)
        for (const stream of own) {
          if (stream.response.destroyed) forget(userId, own, stream)
          else keepAlive(stream)
        }
    },
    end: (userId: number): void => end(streams.get(userId) ?? []),
    endAll,
    close(): void {
      isClosing = true
      news.forget()
      endAll()
    },
  }
}

/** Tells each listener her news: at once after a quiet while, and together what follows within `gatherMs`. */
function gatherNews(streams: ReadonlyMap<number, Set<Stream>>) {
  const waiting = new Map<number, Set<string>>()
  /** When something last went to somebody's streams. */
  const sentAt = new WeakMap<Set<Stream>, number>()

  function flush(userId: number): void {
    const topics = waiting.get(userId)
    const own = streams.get(userId)
    waiting.delete(userId)
    if (topics === undefined || own === undefined) return
    sentAt.set(own, performance.now())
    for (const stream of own) send(stream, [...topics])
  }

  return {
    send(userId: number, topic: string): void {
      const own = streams.get(userId)
      if (own === undefined) return
      const before = waiting.get(userId)
      if (before !== undefined) return void before.add(topic)
      waiting.set(userId, new Set([topic]))
      const leftMs = gatherMs - (performance.now() - (sentAt.get(own) ?? -gatherMs))
      if (leftMs <= 0) setImmediate(flush, userId)
      else setTimeout(flush, leftMs, userId).unref()
    },
    forget: () => waiting.clear(),
  }
}

const eventStream = {
  'content-type': 'text/event-stream; charset=utf-8',
  'cache-control': 'no-store',
  'x-accel-buffering': 'no',
}

const headersOf = (headers: Record<string, number | string | string[] | undefined>) =>
  Object.fromEntries(
    Object.entries(headers).filter((header): header is [string, string] => header[1] !== undefined),
  )
