import crypto from 'node:crypto'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { promisify } from 'node:util'
import zlib from 'node:zlib'
import { type Encoding, encodingFor, hasAlready } from './negotiate.ts'

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

/** A public answer with its compressed bytes. */
export interface Bodies {
  answer: PublicAnswer
  etag: string
  bodies: Record<Encoding, Buffer>
  heads: Record<Encoding, string[]>
  notModified: string[]
}

export function write(
  { answer, etag, bodies, heads, notModified }: Bodies,
  { headers }: IncomingMessage,
  response: ServerResponse,
): void {
  if (hasAlready(headers['if-none-match'], etag))
    return void response.writeHead(304, notModified).end()
  const encoding = encodingFor(headers['accept-encoding'])
  response.writeHead(answer.status, heads[encoding]).end(bodies[encoding])
}

export function packed(
  { answer, etag, bodies }: Bodies,
  { headers }: Pick<IncomingMessage, 'headers'>,
): PackedAnswer {
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

/** The bytes of an answer. Made anew and still the same, those of before are as good as ever. */
export async function bodiesOf(answer: PublicAnswer, known: Bodies | undefined): Promise<Bodies> {
  const etag = etagOf(answer.body)
  if (known?.etag === etag && known.answer.status === answer.status) return known
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
  }
}

export const sizeOf = ({ bodies }: Bodies): number =>
  bodies.br.length + bodies.gzip.length + bodies.identity.length + 2000

/** One that is not kept is not worth compressing. */
const unpacked = (answer: PublicAnswer, etag: string, identity: Buffer): Bodies => ({
  answer,
  etag,
  bodies: { br: identity, gzip: identity, identity },
  heads: { br: [], gzip: [], identity: [] },
  notModified: [],
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
