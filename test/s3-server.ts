import http from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll } from 'vitest'

interface StoredObject {
  body: Buffer
  type: string
  /** When it was put, as HTTP writes it. */
  at: string
}
type Bucket = Map<string, StoredObject>
type Refusal = number | undefined

/** Fewer than a bucket has in most tests, so that listings come in pages. */
const pageSize = 20

/**
 * Two buckets on this machine, of files (`objects` is what it holds) and of copies, that speak as much of S3 as the product needs; refuses
 * who doesn't sign. `refusals.next` may answer a request with a status instead, or let it wait.
 */
export async function startS3() {
  const buckets: Record<'papers' | 'copies', Bucket> = { papers: new Map(), copies: new Map() }
  const refusals: { next: (request: http.IncomingMessage) => Refusal | Promise<Refusal> } = {
    next: () => undefined,
  }
  const server = http.createServer((request, response) => {
    const chunks: Buffer[] = []
    request.on('data', (chunk: Buffer) => chunks.push(chunk))
    request.on('end', async () => {
      if (!request.headers.authorization?.startsWith('AWS4-HMAC-SHA256 Credential=the-key/'))
        return response.writeHead(403).end()
      const status = await refusals.next(request)
      if (status !== undefined) return fail(request, response, status, 'Refused')
      return answer(buckets, request, response, Buffer.concat(chunks))
    })
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  afterAll(() => {
    server.closeAllConnections()
    server.close()
  })
  const settings = {
    FILES_DRIVER: 's3',
    S3_BUCKET: 'papers',
    S3_ENDPOINT: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    S3_ACCESS_KEY_ID: 'the-key',
    S3_SECRET_ACCESS_KEY: 'the-secret',
    S3_PATH_STYLE: 'on',
  }
  return { settings, objects: buckets.papers, copies: buckets.copies, refusals }
}

function answer(
  buckets: Readonly<Record<string, Bucket>>,
  request: http.IncomingMessage,
  response: http.ServerResponse,
  body: Buffer,
): http.ServerResponse {
  const url = new URL(request.url ?? '', 'http://s3')
  const [, name = '', key = ''] = /^\/([^/]+)\/?(.*)$/.exec(decodeURIComponent(url.pathname)) ?? []
  const bucket = buckets[name]
  if (!bucket) return fail(request, response, 404, 'NoSuchBucket')
  if (key === '') return response.writeHead(200).end(listing(bucket, url.searchParams))
  if (request.method === 'PUT') {
    const type = request.headers['content-type'] ?? ''
    bucket.set(key, { body, type, at: new Date().toUTCString() })
    return response.writeHead(200, { etag: '"1"' }).end()
  }
  if (request.method === 'DELETE') {
    bucket.delete(key)
    return response.writeHead(204).end()
  }
  const object = bucket.get(key)
  return object ? send(object, request, response) : fail(request, response, 404, 'NoSuchKey')
}

function listing(bucket: Bucket, query: URLSearchParams): string {
  const after = query.get('continuation-token') ?? ''
  const keys = [...bucket.keys()]
    .filter((key) => key.startsWith(query.get('prefix') ?? '') && key > after)
    .sort()
  const page = keys.slice(0, pageSize)
  const contents = page.map((key) => {
    const { body, at } = bucket.get(key) ?? { body: '', at: '' }
    return `<Contents><Key>${key}</Key><Size>${body.length}</Size><LastModified>${new Date(at).toISOString()}</LastModified></Contents>`
  })
  const isCut = keys.length > pageSize
  const next = isCut ? `<NextContinuationToken>${page.at(-1)}</NextContinuationToken>` : ''
  return `<?xml version="1.0"?><ListBucketResult><IsTruncated>${isCut}</IsTruncated>${next}${contents.join('')}</ListBucketResult>`
}

function send(
  { body: whole, type, at }: StoredObject,
  request: http.IncomingMessage,
  response: http.ServerResponse,
): http.ServerResponse {
  const [, from, to] = /^bytes=(\d+)-(\d+)$/.exec(request.headers.range ?? '') ?? []
  const body = from === undefined ? whole : whole.subarray(Number(from), Number(to) + 1)
  response.writeHead(from === undefined ? 200 : 206, {
    'content-type': type,
    'content-length': body.length,
    'last-modified': at,
    etag: '"1"',
  })
  return response.end(request.method === 'HEAD' ? undefined : body)
}

function fail(
  request: http.IncomingMessage,
  response: http.ServerResponse,
  status: number,
  code: string,
): http.ServerResponse {
  const xml = `<?xml version="1.0"?><Error><Code>${code}</Code><Message>${code}</Message></Error>`
  return response
    .writeHead(status, { 'content-type': 'application/xml' })
    .end(request.method === 'HEAD' ? undefined : xml)
}
