import crypto from 'node:crypto'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { promisify } from 'node:util'
import zlib from 'node:zlib'
import { LRUCache } from 'lru-cache'

const brotli = promisify(zlib.brotliCompress)
const gzip = promisify(zlib.gzip)

/** An answer that is the same for every asker. */
export interface PublicAnswer {
  status: number
  headers: Record<string, string>
  body: string
  /** How long it is fresh; afterwards it is served once more while it is made anew. */
  freshSeconds: number
}

interface Entry {
  status: number
  etag: string
  bodies: Record<Encoding, Buffer>
  heads: Record<Encoding, string[]>
  notModified: string[]
  freshUntil: number
}
type Encoding = 'br' | 'gzip' | 'identity'

/**
 * Public answers with their compressed bytes, in memory, in front of the server:
 * pages and lists that are the same for everyone cost a map look-up.
 */
export interface ResponseCache {
  /** Answers from memory; false when the server must. */
  serve(request: IncomingMessage, response: ServerResponse): boolean
  /** Keeps an answer that was begun at `version`; one overtaken by a change is not kept. */
  keep(url: string, answer: PublicAnswer, version: number): Promise<void>
  /** Forgets everything: something that pages show has changed. */
  drop(): void
  readonly version: number
  /** How often `serve` answered. */
  readonly hits: number
}

const staleSeconds = 300
const maxBytes = 64 * 1_048_576
const maxUrlLength = 500

interface CacheOptions {
  /** The address under which an answer is kept. */
  keyOf: (url: string) => string
  /** Asks the server for an answer again, so that it is kept anew. */
  refill: (url: string) => Promise<unknown>
}

export function createResponseCache({ keyOf, refill }: CacheOptions): ResponseCache {
  const entries = new LRUCache<string, Entry>({ maxSize: maxBytes, sizeCalculation: (entry) => sizeOf(entry), maxEntrySize: 2 * 1_048_576 })
  const refilling = new Set<string>()
  let version = 0
  let hits = 0

  function refresh(url: string): void {
    if (refilling.has(url)) return
    refilling.add(url)
    refill(url)
      .catch(() => undefined)
      .finally(() => refilling.delete(url))
  }

  return {
    get version() {
      return version
    },
    get hits() {
      return hits
    },
    drop() {
      version++
      entries.clear()
    },
    serve(request, response) {
      if (request.method !== 'GET' || request.url === undefined) return false
      const key = keyOf(request.url)
      const entry = entries.get(key)
      if (!entry) return false
      const now = Date.now()
      if (now > entry.freshUntil) {
        if (now > entry.freshUntil + staleSeconds * 1000) return false
        refresh(key)
      }
      hits++
      if (request.headers['if-none-match'] === entry.etag) {
        response.writeHead(304, entry.notModified).end()
        return true
      }
      const encoding = encodingFor(request.headers['accept-encoding'])
      response.writeHead(entry.status, entry.heads[encoding]).end(entry.bodies[encoding])
      return true
    },
    async keep(url, answer, begun) {
      if (begun !== version || url.length > maxUrlLength) return
      const key = keyOf(url)
      const etag = etagOf(answer.body)
      const kept = entries.get(key)
      // Made anew and still the same: its compressed bytes are as good as ever.
      if (kept?.etag === etag && kept.status === answer.status) {
        kept.freshUntil = freshUntil(answer)
        return
      }
      const entry = await entryOf(answer, etag)
      if (begun === version) entries.set(key, entry)
    },
  }
}

async function entryOf(answer: PublicAnswer, etag: string): Promise<Entry> {
  const { status, headers, body } = answer
  const identity = Buffer.from(body)
  const quality = { params: { [zlib.constants.BROTLI_PARAM_QUALITY]: 5, [zlib.constants.BROTLI_PARAM_SIZE_HINT]: identity.length } }
  const [br, gz] = await Promise.all([brotli(identity, quality), gzip(identity, { level: 6 })])
  const bodies = { br, gzip: gz, identity }
  const common = { 'x-content-type-options': 'nosniff', ...headers, etag, vary: 'accept-encoding' }
  const flat = (more: Record<string, string>) => Object.entries({ ...common, ...more }).flat()
  return {
    status,
    etag,
    bodies,
    heads: {
      br: flat({ 'content-encoding': 'br', 'content-length': String(br.length) }),
      gzip: flat({ 'content-encoding': 'gzip', 'content-length': String(gz.length) }),
      identity: flat({ 'content-length': String(identity.length) }),
    },
    notModified: flat({}),
    freshUntil: freshUntil(answer),
  }
}

const etagOf = (body: string): string => `"${crypto.createHash('sha256').update(body).digest('base64url').slice(0, 27)}"`
const freshUntil = ({ freshSeconds }: PublicAnswer): number => Date.now() + freshSeconds * 1000
const sizeOf = (entry: Entry): number => entry.bodies.br.length + entry.bodies.gzip.length + entry.bodies.identity.length + 2000

const encodingFor = (accepted: string | string[] | undefined): Encoding => {
  const text = String(accepted ?? '')
  return text.includes('br') ? 'br' : text.includes('gzip') ? 'gzip' : 'identity'
}
