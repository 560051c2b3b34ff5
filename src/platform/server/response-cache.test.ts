import http from 'node:http'
import zlib from 'node:zlib'
import { afterEach, expect, test, vi } from 'vitest'
import { createResponseCache, type ResponseCache } from './response-cache.ts'

const answer = { status: 200, headers: { 'content-type': 'text/plain' }, body: 'hello '.repeat(50), freshSeconds: 30 }
const refill = vi.fn(async (_url: string) => undefined)
const servers: http.Server[] = []
afterEach(() => {
  for (const server of servers.splice(0)) server.close()
  vi.useRealTimers()
  refill.mockClear()
})

/** A server that says 'missed' where the cache doesn't answer. */
async function serve(
  cache: ResponseCache,
): Promise<(path: string, headers?: Record<string, string>) => Promise<{ status: number; headers: http.IncomingHttpHeaders; body: Buffer }>> {
  const server = http.createServer((request, response) => void (cache.serve(request, response) || response.end('missed')))
  servers.push(server)
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as { port: number }
  return (path, headers = {}) =>
    new Promise((resolve, reject) => {
      http
        .get({ port, path, headers, agent: false }, (response) => {
          const chunks: Buffer[] = []
          response.on('data', (chunk: Buffer) => chunks.push(chunk))
          response.on('end', () => resolve({ status: response.statusCode ?? 0, headers: response.headers, body: Buffer.concat(chunks) }))
        })
        .on('error', reject)
    })
}

const ask = (url: string, headers = {}) => ({ url, headers })
const newCache = () => createResponseCache({ keyOf: (url) => url, refill })

test('answers in the encoding the reader takes, with a validator', async () => {
  const cache = newCache()
  await cache.keep(ask('/a'), answer, cache.version)
  const get = await serve(cache)
  const plain = await get('/a')
  expect(plain.body.toString()).toBe(answer.body)
  expect(plain.headers).toMatchObject({ vary: 'accept-encoding', 'content-type': 'text/plain' })
  const br = await get('/a', { 'accept-encoding': 'gzip, br' })
  expect(zlib.brotliDecompressSync(br.body).toString()).toBe(answer.body)
  const gz = await get('/a', { 'accept-encoding': 'gzip' })
  expect(zlib.gunzipSync(gz.body).toString()).toBe(answer.body)
  const same = await get('/a', { 'if-none-match': String(plain.headers.etag) })
  expect([same.status, same.body.length]).toEqual([304, 0])
  expect(cache.hits).toBe(4)
})

test('the first reader has it compressed too, kept or not, and nothing when it has it already', async () => {
  const cache = newCache()
  const begun = cache.version
  cache.drop()
  const first = await cache.keep(ask('/a', { 'accept-encoding': 'gzip, br' }), answer, begun)
  expect(first).toMatchObject({ status: 200, headers: { 'content-encoding': 'br', 'content-length': String(first.body.length) } })
  expect(zlib.brotliDecompressSync(first.body).toString()).toBe(answer.body)
  const plain = await cache.keep(ask('/a'), answer, cache.version)
  expect(plain.body.toString()).toBe(answer.body)
  expect(plain.headers['content-encoding']).toBeUndefined()
  expect(await cache.keep(ask('/a', { 'if-none-match': first.headers.etag }), answer, cache.version)).toMatchObject({
    status: 304,
    headers: { vary: 'accept-encoding' },
  })
})

test('what was begun before a change is not kept, and a change forgets all', async () => {
  const cache = newCache()
  const begun = cache.version
  cache.drop()
  await cache.keep(ask('/old'), answer, begun)
  await cache.keep(ask('/new'), answer, cache.version)
  const get = await serve(cache)
  expect((await get('/old')).body.toString()).toBe('missed')
  expect((await get('/new')).body.toString()).toBe(answer.body)
  cache.drop()
  expect((await get('/new')).body.toString()).toBe('missed')
})

test('an answer past its time is served once more while it is asked for anew, and not much later', async () => {
  vi.useFakeTimers({ toFake: ['Date'] })
  const cache = newCache()
  await cache.keep(ask('/a'), answer, cache.version)
  const get = await serve(cache)
  vi.setSystemTime(Date.now() + 31_000)
  expect((await get('/a')).body.toString()).toBe(answer.body)
  expect(refill).toHaveBeenCalledWith('/a')
  await cache.keep(ask('/a'), answer, cache.version)
  await get('/a')
  expect(refill).toHaveBeenCalledTimes(1)
  vi.setSystemTime(Date.now() + 331_000)
  expect((await get('/a')).body.toString()).toBe('missed')
})
