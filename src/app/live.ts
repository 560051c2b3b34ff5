import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { Config } from '../platform/server/config.ts'
import type { Host } from '../platform/server/http.ts'
import { AppError } from '../platform/shared/errors.ts'
import { rememberRecent } from './live-recent.ts'
import { keepAlive, send, type Stream } from './live-stream.ts'

const heartbeatMs = 20_000
/** A stream ends after ten to fifteen minutes, so that who listens shows a token anew, and not all at once. */
const lifeMs = () => (10 + Math.random() * 5) * 60_000
const debounceMs = 50
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
export function mountLive(app: FastifyInstance, host: Host, config: Config): void {
  const streams = new Map<number, Set<Stream>>()
  const waiting = new Map<number, Set<string>>()
  const recent = rememberRecent()
  let open = 0
  let isClosing = false
  let flushing: NodeJS.Timeout | undefined

  function admit(userId: number): Set<Stream> {
    const own = streams.get(userId) ?? new Set()
    if (isClosing || open >= streamsMax)
      throw new AppError('UNAVAILABLE', { retryAfterSeconds: comeBackSeconds })
    if (config.rateLimits && own.size >= perPersonMax)
      throw new AppError('RATE_LIMITED', { retryAfterSeconds: comeBackSeconds })
    streams.set(userId, own)
    return own
  }

  function forget(userId: number, own: Set<Stream>, stream: Stream): void {
    if (!own.delete(stream)) return
    open -= 1
    if (own.size === 0 && streams.get(userId) === own) streams.delete(userId)
  }

  /** Who listens. A session that ended while it was looked at is looked at again: from here on its end is heard. */
  async function listenerOf(request: FastifyRequest): Promise<number> {
    for (;;) {
      const asked = Date.now()
      const { actor } = await host.contextFor(request, 'signed-in')
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
      const own = admit(userId)
      reply.hijack()
      const stream: Stream = { response, endsAt: Date.now() + lifeMs(), isBehind: false }
      own.add(stream)
      open += 1
      response.on('close', () => forget(userId, own, stream))
      response.on('error', () => response.destroy())
      response.writeHead(200, { ...headersOf(reply.getHeaders()), ...eventStream })
      const { silent } = request.query
      const missed = silent === undefined ? [] : recent.missed(userId, Number(silent))
      if (missed.length > 0) send(stream, missed)
      else response.write(':\n\n')
    },
  )

  function flush(): void {
    flushing = undefined
    for (const [userId, topics] of waiting)
      for (const stream of streams.get(userId) ?? []) send(stream, [...topics])
    waiting.clear()
  }

  host.bus.subscribeToUserEvents(
    ({ topic, to }) => {
      for (const userId of to) {
        recent.add(userId, topic)
        const own = streams.get(userId)
        if (own === undefined) continue
        // Who may still listen comes back with its token.
        if (topic === sessionsTopic) end(own)
        else waiting.set(userId, (waiting.get(userId) ?? new Set()).add(topic))
      }
      if (waiting.size > 0) flushing ??= setTimeout(flush, debounceMs)
    },
    () => {
      recent.restart()
      endAll()
    },
  )

  const endAll = () => streams.forEach(end)
  const beat = setInterval(() => {
    recent.prune()
    for (const [userId, own] of streams)
      for (const stream of own) {
        if (stream.response.destroyed) forget(userId, own, stream)
        else keepAlive(stream)
      }
  }, heartbeatMs).unref()
  app.addHook('preClose', async () => {
    isClosing = true
    clearInterval(beat)
    clearTimeout(flushing)
    endAll()
  })
}

const end = (own: Iterable<Stream>): void => [...own].forEach(({ response }) => response.end())

const eventStream = {
  'content-type': 'text/event-stream; charset=utf-8',
  'cache-control': 'no-store',
  'x-accel-buffering': 'no',
}

const headersOf = (headers: Record<string, number | string | string[] | undefined>) =>
  Object.fromEntries(
    Object.entries(headers).filter((header): header is [string, string] => header[1] !== undefined),
  )
