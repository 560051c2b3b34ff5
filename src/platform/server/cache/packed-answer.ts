import crypto from 'node:crypto'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { promisify } from 'node:util'
import zlib from 'node:zlib'
import { type Encoding, encodingFor, hasAlready } from '../negotiate.ts'

const brotli = promisify(zlib.brotliCompress)
const gzip = promisify(zlib.gzip)
const nothing = Buffer.alloc(0)

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

/** A public answer with its bytes, each compression of which is made for the first reader who takes it. */
export interface Bodies {
  answer: PublicAnswer
  etag: string
  identity: Buffer
  compressed: { [E in Compression]?: Packing }
  notModified: string[]
}

type Compression = Exclude<Encoding, 'identity'>

interface Packing {
  body: Buffer
  head: string[]
}

/** Writes the answer; false where it is not there as its reader takes it. */
export function write(
  bodies: Bodies,
  { headers }: IncomingMessage,
  response: ServerResponse,
): boolean {
  if (hasAlready(headers['if-none-match'], bodies.etag)) {
    response.writeHead(304, bodies.notModified).end()
    return true
  }
  const packing = packingFor(bodies, encodingFor(headers['accept-encoding']))
  if (packing === undefined) return false
  response.writeHead(bodies.answer.status, packing.head).end(packing.body)
  return true
}

type Reader = Pick<IncomingMessage, 'headers'>

/** As its reader takes it, where it is there. */
export function packedAlready(bodies: Bodies, { headers }: Reader): PackedAnswer | undefined {
  const { answer, etag } = bodies
  if (answer.freshSeconds === 0)
    return { status: answer.status, headers: answer.headers, body: bodies.identity }
  if (hasAlready(headers['if-none-match'], etag))
    return { status: 304, headers: commonHeaders(answer, etag), body: nothing }
  const encoding = encodingFor(headers['accept-encoding'])
  const body = packingFor(bodies, encoding)?.body
  return body && { status: answer.status, headers: headersFor(bodies, encoding, body), body }
}

/** As its reader takes it. */
export async function packed(bodies: Bodies, reader: Reader): Promise<PackedAnswer> {
  const known = packedAlready(bodies, reader)
  if (known) return known
  const encoding = encodingFor(reader.headers['accept-encoding'])
  const body = encoding === 'identity' ? bodies.identity : await compress(bodies, encoding)
  return { status: bodies.answer.status, headers: headersFor(bodies, encoding, body), body }
}

const compressing = new WeakMap<Bodies, Map<Compression, Promise<Buffer>>>()

/** Compressed once for all who wait. */
function compress(bodies: Bodies, encoding: Compression): Promise<Buffer> {
  const begun = compressing.get(bodies) ?? new Map<Compression, Promise<Buffer>>()
  compressing.set(bodies, begun)
  const body = begun.get(encoding) ?? compressions[encoding](bodies.identity)
  begun.set(encoding, body)
  return body.then((made) => {
    bodies.compressed[encoding] ??= { body: made, head: headOf(bodies, encoding, made) }
    compressing.delete(bodies)
    return made
  })
}

const compressions = {
  br: (body: Buffer): Promise<Buffer> =>
    brotli(body, {
      params: {
        // Below 7 what its letters have in common is guessed from a few places: a page may weigh 350 bytes more for one word. 8 takes half a
        // millisecond more of a page and 50 bytes off it; 9 takes 22.
        [zlib.constants.BROTLI_PARAM_QUALITY]: 8,
        [zlib.constants.BROTLI_PARAM_SIZE_HINT]: body.length,
        // A window over the whole answer and no more: to make a larger one ready costs as much as a small answer.
        [zlib.constants.BROTLI_PARAM_LGWIN]: Math.min(22, Math.max(16, bitsOf(body.length))),
      },
    }),
  gzip: (body: Buffer): Promise<Buffer> => gzip(body, { level: 6 }),
}

const bitsOf = (length: number): number => Math.ceil(Math.log2(length + 1))

function packingFor(bodies: Bodies, encoding: Encoding): Packing | undefined {
  if (encoding !== 'identity') return bodies.compressed[encoding]
  const { identity } = bodies
  return { body: identity, head: headOf(bodies, encoding, identity) }
}

const headOf = (bodies: Bodies, encoding: Encoding, body: Buffer): string[] =>
  Object.entries(headersFor(bodies, encoding, body)).flat()

/** The bytes of an answer. Made anew and still the same, those of before are as good as ever. */
export function bodiesOf(answer: PublicAnswer, known: Bodies | undefined): Bodies {
  const identity = Buffer.from(answer.body)
  const etag = etagOf(identity)
  if (known?.etag === etag && known.answer.status === answer.status) return known
  return {
    answer: { ...answer, body: '' },
    etag,
    identity,
    compressed: {},
    notModified: Object.entries(commonHeaders(answer, etag)).flat(),
  }
}

/** With what it is compressed to later: two fifths of it for both. */
export const sizeOf = ({ identity }: Bodies): number => Math.ceil(identity.length * 1.4) + 2000

const commonHeaders = ({ headers }: PublicAnswer, etag: string): Record<string, string> => ({
  ...headers,
  etag,
  vary: 'accept-encoding',
})
const headersFor = (
  { answer, etag }: Bodies,
  encoding: Encoding,
  body: Buffer,
): Record<string, string> => ({
  ...commonHeaders(answer, etag),
  ...(encoding !== 'identity' && { 'content-encoding': encoding }),
  'content-length': String(body.length),
})

const etagOf = (body: Buffer): string =>
  `"${crypto.hash('sha256', body, 'base64url').slice(0, 27)}"`
