import crypto from 'node:crypto'
import { promisify } from 'node:util'
import zlib from 'node:zlib'
import type { FastifyBaseLogger, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { LRUCache } from 'lru-cache'
import { files, isPublicFile, publicFileIdOf, sendFile } from '../gateways/files/index.ts'
import type { Config } from '../platform/server/config/config.ts'
import type { Host } from '../platform/server/http.ts'
import { reasonOf } from '../platform/server/log.ts'
import { encodingFor, hasAlready } from '../platform/server/negotiate.ts'
import { AppError } from '../platform/shared/errors.ts'

const brotli = promisify(zlib.brotliCompress)
const types: Record<string, string> = {
  svg: 'image/svg+xml',
  webp: 'image/webp',
  avif: 'image/avif',
  jpg: 'image/jpeg',
  png: 'image/png',
}
// A film of an iPhone is called QuickTime and is an MP4 in all but name.
const films: Record<string, string> = { mp4: 'video/mp4', mov: 'video/mp4', webm: 'video/webm' }

/** What a person uploaded may be shown so long without asking again, here and then in a browser: together less than a minute. */
const shownForSeconds = 25
const cacheBytes = 32 * 1_048_576

type MediaHost = Pick<Host, 'bus' | 'connection'>

/**
 * Pictures and films that the public may see, by key. A key is never used again for other content; a person's own may be taken away
 * at any time, which every process is told, and is then gone from its memory and from the store.
 */
export function mountMedia(app: FastifyInstance, host: MediaHost, config: Config): void {
  const { store, refuseGone, read } = publicFiles(app.log, host, config)

  app.get<{ Params: { '*': string } }>('/media/videos/*', async (request, reply) => {
    const key = `videos/${request.params['*']}`
    const type = films[/^videos\/[a-z0-9-]+\.(\w+)$/.exec(key)?.[1] ?? '']
    if (type === undefined) throw new AppError('NOT_FOUND')
    await refuseGone(key)
    const { contentLength } = await store.getMetaData(key)
    reply.headers({ ...caching(key), 'content-type': type, 'x-content-type-options': 'nosniff' })
    return isKnown(request, key)
      ? notModified(reply)
      : sendFile(request, reply, config, key, contentLength)
  })

  app.get<{ Params: { '*': string } }>('/media/*', async (request, reply) => {
    const key = request.params['*']
    const type = /^(?:portraits|posters)\/[a-z0-9-]+\.(\w+)$/.exec(key)?.[1]
    if (type === undefined || types[type] === undefined) throw new AppError('NOT_FOUND')
    const body = await read(key)
    reply.type(types[type]).headers({
      ...caching(key),
      // A drawing is shown, never run.
      'content-security-policy': "default-src 'none'; style-src 'unsafe-inline'; sandbox",
    })
    if (isKnown(request, key)) return notModified(reply)
    if (type !== 'svg') return reply.send(body)
    reply.header('vary', 'accept-encoding')
    if (encodingFor(request.headers['accept-encoding']) !== 'br')
      return reply.send(zlib.brotliDecompressSync(body))
    return reply.header('content-encoding', 'br').send(body)
  })
}

/** The files that the public may see, those that were asked for lately in memory. */
function publicFiles(log: FastifyBaseLogger, { bus, connection }: MediaHost, config: Config) {
  const store = files(config)
  const cached = new LRUCache<string, Buffer>({
    maxSize: cacheBytes,
    sizeCalculation: (body) => body.length,
    ttl: shownForSeconds * 1000,
  })
  let changes = 0

  bus.subscribeToRemovedFiles(
    (keys) => {
      changes += 1
      for (const key of keys) {
        cached.delete(key)
        // What fails here is swept within the hour; nobody is shown it meanwhile.
        store
          .delete(key)
          .catch((error: unknown) =>
            log.warn({ reason: reasonOf(error) }, 'a file given up was not removed'),
          )
      }
    },
    () => {
      changes += 1
      cached.clear()
    },
  )

  async function refuseGone(key: string): Promise<void> {
    const id = publicFileIdOf(key)
    if (id !== undefined && !(await isPublicFile(connection.db, id)))
      throw new AppError('NOT_FOUND')
    if (!(await store.exists(key))) throw new AppError('NOT_FOUND')
  }

  async function read(key: string): Promise<Buffer> {
    const known = cached.get(key)
    if (known) return known
    const begun = changes
    await refuseGone(key)
    const bytes = Buffer.from(await store.getBytes(key))
    const body = key.endsWith('.svg') ? await brotli(bytes) : bytes
    if (begun === changes) cached.set(key, body)
    return body
  }

  return { store, refuseGone, read }
}

const caching = (key: string): Record<string, string> => ({
  etag: etagOf(key),
  'cache-control':
    publicFileIdOf(key) === undefined
      ? 'public, max-age=31536000, immutable'
      : `public, max-age=${shownForSeconds}`,
})

/** Under one key there is one content. */
const etagOf = (key: string): string =>
  `"${crypto.createHash('sha256').update(key).digest('base64url').slice(0, 22)}"`

const isKnown = (request: FastifyRequest, key: string): boolean =>
  hasAlready(request.headers['if-none-match'], etagOf(key))

const notModified = (reply: FastifyReply): FastifyReply =>
  reply.code(304).removeHeader('content-type').send()
