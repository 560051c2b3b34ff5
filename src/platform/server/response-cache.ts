import crypto from 'node:crypto'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { promisify } from 'node:util'
import zlib from 'node:zlib'
import { LRUCache } from 'lru-cache'

/**
 * How public answers may be kept on the way: by anyone, and shown only after the server has said that they still hold.
 * Only this process hears what changes, so no browser and no proxy may answer from a copy of its own.
 */
export const askedEachTime = 'public, no-cache'

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

/** An answer as its reader takes it: compressed, or nothing but 'not modified'. */
export interface PackedAnswer {
  status: number
  headers: Record<string, string>
  body: Buffer
}

type Asked = Pick<IncomingMessage, 'headers'> & { url: string }

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
  /** Keeps an answer that was begun at `version` (one overtaken by a change is not kept) and packs it for its first reader. */
  keep(request: Asked, answer: PublicAnswer, version: number): Promise<PackedAnswer>
  /** Forgets everything: something that pages show has changed. */
  drop(): void
  readonly version: number
  /** How often `serve` answered. */
  readonly hits: number
}

const staleSeconds = 300
const maxBytes = 64 * 1_048_576
const maxUrlLength = 500
const nothing = Buffer.alloc(0)

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
    async keep(request, answer, begun) {
      const etag = etagOf(answer.body)
      const { bodies } = await remember(request.url, answer, etag, begun)
      if (request.headers['if-none-match'] === etag) return { status: 304, headers: commonHeaders(answer, etag), body: nothing }
      const encoding = encodingFor(request.headers['accept-encoding'])
      return { status: answer.status, headers: headersFor(answer, etag, encoding, bodies[encoding]), body: bodies[encoding] }
    },
  }

  async function remember(url: string, answer: PublicAnswer, etag: string, begun: number): Promise<Entry> {
    const key = keyOf(url)
    const kept = entries.get(key)
    // Made anew and still the same: its compressed bytes are as good as ever.
    if (kept?.etag === etag && kept.status === answer.status) {
      kept.freshUntil = freshUntil(answer)
      return kept
    }
    const entry = await entryOf(answer, etag)
    if (begun === version && url.length <= maxUrlLength) entries.set(key, entry)
    return entry
  }
}

async function entryOf(answer: PublicAnswer, etag: string): Promise<Entry> {
  const identity = Buffer.from(answer.body)
  const quality = { params: { [zlib.constants.BROTLI_PARAM_QUALITY]: 5, [zlib.constants.BROTLI_PARAM_SIZE_HINT]: identity.length } }
  const [br, gz] = await Promise.all([brotli(identity, quality), gzip(identity, { level: 6 })])
  const head = (encoding: Encoding, body: Buffer) => Object.entries(headersFor(answer, etag, encoding, body)).flat()
  return {
    status: answer.status,
    etag,
    bodies: { br, gzip: gz, identity },
    heads: { br: head('br', br), gzip: head('gzip', gz), identity: head('identity', identity) },
    notModified: Object.entries(commonHeaders(answer, etag)).flat(),
    freshUntil: freshUntil(answer),
  }
}

const commonHeaders = ({ headers }: PublicAnswer, etag: string): Record<string, string> => ({
  'x-content-type-options': 'nosniff',
  ...headers,
  etag,
  vary: 'accept-encoding',
})
const headersFor = (answer: PublicAnswer, etag: string, encoding: Encoding, body: Buffer): Record<string, string> => ({
  ...commonHeaders(answer, etag),
  ...(encoding !== 'identity' && { 'content-encoding': encoding }),
  'content-length': String(body.length),
})

const etagOf = (body: string): string => `"${crypto.createHash('sha256').update(body).digest('base64url').slice(0, 27)}"`
const freshUntil = ({ freshSeconds }: PublicAnswer): number => Date.now() + freshSeconds * 1000
const sizeOf = (entry: Entry): number => entry.bodies.br.length + entry.bodies.gzip.length + entry.bodies.identity.length + 2000

const encodingFor = (accepted: string | string[] | undefined): Encoding => {
  const text = String(accepted ?? '')
  return text.includes('br') ? 'br' : text.includes('gzip') ? 'gzip' : 'identity'
}
