import crypto from 'node:crypto'
import fs from 'node:fs'
import path from 'node:path'
import zlib from 'node:zlib'
import type { FastifyInstance } from 'fastify'
import type { Config } from '../../platform/server/config/config.ts'
import { encodingFor, hasAlready } from '../../platform/server/negotiate.ts'
import { localizedPath } from '../../platform/shared/locale.ts'
import { locales } from '../../platform/shared/locales.ts'
import { publicPages } from '../pages/public-pages.ts'

const worker = path.join(import.meta.dirname, 'offline-worker.js')
const assets = path.resolve(import.meta.dirname, '../../../build/client/assets')

/** What addresses begin with, in each language. */
const prefixes = locales.map((locale) => localizedPath('/', locale).replace(/\/$/, ''))
/** What follows them on pages that are kept. */
const pages = publicPages.map((path) => path.slice(1))
/** The addresses that the worker keeps, as it reads them. */
export const keptAddresses = `const prefixes = ${JSON.stringify(prefixes)}
const pages = ${JSON.stringify(pages)}
`

/** Takes itself and all that was kept away, at the next visit of whoever has it. */
const removal = `self.addEventListener('install', () => self.skipWaiting())
self.addEventListener('activate', (event) => event.waitUntil((async () => {
  for (const name of await caches.keys()) if (name.startsWith('manzil-')) await caches.delete(name)
  await self.registration.unregister()
})()))
`

/** /sw.js, the worker that keeps the pages seen last; from the root, so that it may look after all of the site. */
export function mountOfflineWorker(app: FastifyInstance, { offlinePages }: Config): void {
  const body = offlinePages
    ? `const build = '${buildName()}'\n${keptAddresses}${fs.readFileSync(worker, 'utf8')}`
    : removal
  const packed = zlib.brotliCompressSync(body)
  const etag = `"${hashOf(body)}"`
  app.get('/sw.js', async ({ headers }, reply) => {
    // Browsers look for a newer one by themselves, with each page; what they find must be today's.
    reply.headers({ 'cache-control': 'no-cache', vary: 'accept-encoding', etag })
    if (hasAlready(headers['if-none-match'], etag)) return reply.code(304).send()
    const isPacked = encodingFor(headers['accept-encoding']) === 'br'
    return reply
      .type('text/javascript; charset=utf-8')
      .headers({
        'content-security-policy': "default-src 'none'; connect-src 'self'",
        ...(isPacked && { 'content-encoding': 'br' }),
      })
      .send(isPacked ? packed : body)
  })
}

/** Changes with every build: the names of built files hold their hashes. */
const buildName = (): string => hashOf(fs.readdirSync(assets).sort().join())

const hashOf = (text: string): string =>
  crypto.createHash('sha256').update(text).digest('base64url').slice(0, 12)
