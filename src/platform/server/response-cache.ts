import crypto from 'node:crypto'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { promisify } from 'node:util'
import zlib from 'node:zlib'
import { LRUCache } from 'lru-cache'
import { type Encoding, encodingFor, hasAlready } from './negotiate.ts'

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
  /** How long it is fresh; afterwards it is served once more while it is made anew. None: it is sent to those who asked together, and not kept. */
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
  answer: PublicAnswer
  etag: string
  bodies: Record<Encoding, Buffer>
  heads: Record<Encoding, string[]>
  notModified: string[]
  freshUntil: number
}

/**
 * Public answers with their compressed bytes, in memory, in front of the server:
 * pages and lists that are the same for everyone cost a map look-up.
 */
export interface ResponseCache {
  /** Answers from memory; false when the server must. */
  serve(request: IncomingMessage, response: ServerResponse): boolean
  /**
   * The answer at an address, packed for its reader: made once for all who ask while it is being made, and kept unless something
   * that it shows has changed meanwhile. Who asks after a change never gets what was begun before it.
   */
  answer(asked: Asked, make: () => Promise<PublicAnswer>): Promise<PackedAnswer>
  /** An answer that is in memory and fresh. */
  find(asked: Asked): PackedAnswer | undefined
  /** Forgets what shows something that has changed: everything, or what is kept under the keys that are affected. */
  drop(isAffected?: (key: string) => boolean): void
  /** How often `serve` answered. */
  readonly hits: number
  /** How often an answer was made. */
  readonly made: number
}

const staleSeconds = 300
const maxBytes = 64 * 1_048_576
const maxUrlLength = 500
/** Changes that are remembered for the answers under way; what was begun before them counts as overtaken. */
const mostDrops = 200
const nothing = Buffer.alloc(0)

interface CacheOptions {
  /** The address under which an answer is kept. */
  keyOf: (url: string) => string
  /** Asks the server for an answer again, so that it is kept anew. */
  refill: (url: string) => Promise<unknown>
}

interface Flight {
  begun: number
  entry: Promise<Entry>
}

export function createResponseCache({ keyOf, refill }: CacheOptions): ResponseCache {
  const entries = createMemory()
  const refresh = onceAtATime(refill)
  const drops = rememberDrops()
  const flights = createFlights(drops)
  let hits = 0
  let made = 0

  async function fly(url: string, make: () => Promise<PublicAnswer>): Promise<Entry> {
    const key = keyOf(url)
    const isKept = url.length <= maxUrlLength
    const begun = drops.version
    made++
    const answer = await make()
    const known = entries.get(key)
    const entry = await entryFor(answer, known)
    if (entry === known) return entry
    if (isKept && answer.freshSeconds > 0 && !drops.isOvertaken(key, begun)) entries.set(key, entry)
    return entry
  }

  return {
    get hits() {
      return hits
    },
    get made() {
      return made
    },
    drop(isAffected = () => true) {
      drops.add(isAffected)
      Array.from(entries.keys())
        .filter(isAffected)
        .forEach((key) => entries.delete(key))
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
      write(entry, request, response)
      return true
    },
    find(asked) {
      const entry = entries.get(keyOf(asked.url))
      return entry && Date.now() <= entry.freshUntil ? packed(entry, asked) : undefined
    },
    async answer(asked, make) {
      const key = keyOf(asked.url)
      return packed(await flights.join(key, () => fly(asked.url, make)), asked)
    },
  }
}

const createMemory = () =>
  new LRUCache<string, Entry>({
    maxSize: maxBytes,
    sizeCalculation: (entry) => sizeOf(entry),
    maxEntrySize: 2 * 1_048_576,
  })

/** Asks again for what is stale, once for all who come while it is being made. */
function onceAtATime(refill: CacheOptions['refill']): (url: string) => void {
  const refilling = new Set<string>()
  return (url) => {
    if (refilling.has(url)) return
    refilling.add(url)
    refill(url)
      .catch(() => undefined)
      .finally(() => refilling.delete(url))
  }
}

/** What was dropped lately, for the answers that were begun before. */
function rememberDrops() {
  const drops: { version: number; isAffected: (key: string) => boolean }[] = []
  let version = 0
  return {
    get version() {
      return version
    },
    add(isAffected: (key: string) => boolean): void {
      version++
      drops.push({ version, isAffected })
      if (drops.length > mostDrops) drops.shift()
    },
    /** Whether something that an answer shows has changed since it was begun. */
    isOvertaken(key: string, begun: number): boolean {
      if (begun === version) return false
      return (
        (drops[0]?.version ?? 0) > begun + 1 ||
        drops.some((drop) => drop.version > begun && drop.isAffected(key))
      )
    },
  }
}

/** What is being made: once for all who ask meanwhile, and anew for whoever asks after a change. */
function createFlights(drops: ReturnType<typeof rememberDrops>) {
  const flights = new Map<string, Flight>()
  return {
    async join(key: string, fly: () => Promise<Entry>): Promise<Entry> {
      const together = flights.get(key)
      if (together && !drops.isOvertaken(key, together.begun)) return together.entry
      const flight: Flight = { begun: drops.version, entry: fly() }
      flights.set(key, flight)
      try {
        return await flight.entry
      } finally {
        if (flights.get(key) === flight) flights.delete(key)
      }
    },
  }
}

function write(entry: Entry, { headers }: IncomingMessage, response: ServerResponse): void {
  if (hasAlready(headers['if-none-match'], entry.etag))
    return void response.writeHead(304, entry.notModified).end()
  const encoding = encodingFor(headers['accept-encoding'])
  response.writeHead(entry.answer.status, entry.heads[encoding]).end(entry.bodies[encoding])
}

function packed({ answer, etag, bodies }: Entry, { headers }: Asked): PackedAnswer {
  if (answer.freshSeconds === 0)
    return { status: answer.status, headers: answer.headers, body: bodies.identity }
  if (hasAlready(headers['if-none-match'], etag))
    return { status: 304, headers: commonHeaders(answer, etag), body: nothing }
  const encoding = encodingFor(headers['accept-encoding'])
  return {
    status: answer.status,
    headers: headersFor(answer, etag, encoding, bodies[encoding]),
    body: bodies[encoding],
  }
}

/** Made anew and still the same: its compressed bytes are as good as ever. */
async function entryFor(answer: PublicAnswer, known: Entry | undefined): Promise<Entry> {
  const etag = etagOf(answer.body)
  if (known?.etag !== etag || known.answer.status !== answer.status) return entryOf(answer, etag)
  known.freshUntil = freshUntil(answer)
  return known
}

async function entryOf(answer: PublicAnswer, etag: string): Promise<Entry> {
  const identity = Buffer.from(answer.body)
  if (answer.freshSeconds === 0) return unpacked(answer, etag, identity)
  const quality = {
    params: {
      [zlib.constants.BROTLI_PARAM_QUALITY]: 5,
      [zlib.constants.BROTLI_PARAM_SIZE_HINT]: identity.length,
    },
  }
  const [br, gz] = await Promise.all([brotli(identity, quality), gzip(identity, { level: 6 })])
  const head = (encoding: Encoding, body: Buffer) =>
    Object.entries(headersFor(answer, etag, encoding, body)).flat()
  return {
    answer: { ...answer, body: '' },
    etag,
    bodies: { br, gzip: gz, identity },
    heads: { br: head('br', br), gzip: head('gzip', gz), identity: head('identity', identity) },
    notModified: Object.entries(commonHeaders(answer, etag)).flat(),
    freshUntil: freshUntil(answer),
  }
}

/** One that is not kept is not worth compressing. */
const unpacked = (answer: PublicAnswer, etag: string, identity: Buffer): Entry => ({
  answer,
  etag,
  bodies: { br: identity, gzip: identity, identity },
  heads: { br: [], gzip: [], identity: [] },
  notModified: [],
  freshUntil: 0,
})

const commonHeaders = ({ headers }: PublicAnswer, etag: string): Record<string, string> => ({
  'x-content-type-options': 'nosniff',
  ...headers,
  etag,
  vary: 'accept-encoding',
})
const headersFor = (
  answer: PublicAnswer,
  etag: string,
  encoding: Encoding,
  body: Buffer,
): Record<string, string> => ({
  ...commonHeaders(answer, etag),
  ...(encoding !== 'identity' && { 'content-encoding': encoding }),
  'content-length': String(body.length),
})

const etagOf = (body: string): string =>
  `"${crypto.createHash('sha256').update(body).digest('base64url').slice(0, 27)}"`
const freshUntil = ({ freshSeconds }: PublicAnswer): number => Date.now() + freshSeconds * 1000
const sizeOf = (entry: Entry): number =>
  entry.bodies.br.length + entry.bodies.gzip.length + entry.bodies.identity.length + 2000
