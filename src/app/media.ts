import { promisify } from 'node:util'
import zlib from 'node:zlib'
import type { FastifyInstance } from 'fastify'
import { LRUCache } from 'lru-cache'
import { files, sendFile } from '../gateways/files/index.ts'
import type { Config } from '../platform/server/config.ts'
import { AppError } from '../platform/shared/errors.ts'

const brotli = promisify(zlib.brotliCompress)
const types: Record<string, string> = { svg: 'image/svg+xml', webp: 'image/webp', avif: 'image/avif', jpg: 'image/jpeg', png: 'image/png' }
// A film of an iPhone is called QuickTime and is an MP4 in all but name.
const films: Record<string, string> = { mp4: 'video/mp4', mov: 'video/mp4', webm: 'video/webm' }

/** Pictures and films that the public may see, by key. A key is never used again for other content, so they are kept for a year. */
export function mountMedia(app: FastifyInstance, config: Config): void {
  const store = files(config)
  const kept = new LRUCache<string, Buffer>({ maxSize: 32 * 1_048_576, sizeCalculation: (body) => body.length })

  async function read(key: string): Promise<Buffer> {
    if (!(await store.exists(key))) throw new AppError('NOT_FOUND')
    const bytes = Buffer.from(await store.getBytes(key))
    return key.endsWith('.svg') ? brotli(bytes) : bytes
  }

  app.get<{ Params: { '*': string } }>('/media/videos/*', async (request, reply) => {
    const key = `videos/${request.params['*']}`
    const type = films[/^videos\/[a-z0-9-]+\.(\w+)$/.exec(key)?.[1] ?? '']
    if (type === undefined || !(await store.exists(key))) throw new AppError('NOT_FOUND')
    const { contentLength } = await store.getMetaData(key)
    reply.headers({ 'content-type': type, 'cache-control': 'public, max-age=31536000, immutable', 'x-content-type-options': 'nosniff' })
    return sendFile(request, reply, config, key, contentLength)
  })

  app.get<{ Params: { '*': string } }>('/media/*', async (request, reply) => {
    const key = request.params['*']
    const type = /^(?:portraits|posters)\/[a-z0-9-]+\.(\w+)$/.exec(key)?.[1]
    if (type === undefined || types[type] === undefined) throw new AppError('NOT_FOUND')
    const body = kept.get(key) ?? (await read(key))
    kept.set(key, body)
    reply.type(types[type]).headers({
      'cache-control': 'public, max-age=31536000, immutable',
      // A drawing is shown, never run.
      'content-security-policy': "default-src 'none'; style-src 'unsafe-inline'; sandbox",
    })
    if (type !== 'svg') return reply.send(body)
    reply.header('vary', 'accept-encoding')
    if (!String(request.headers['accept-encoding'] ?? '').includes('br')) return reply.send(zlib.brotliDecompressSync(body))
    return reply.header('content-encoding', 'br').send(body)
  })
}
