import http from 'node:http'
import zlib from 'node:zlib'
import { afterEach, expect, test, vi } from 'vitest'
import { createResponseCache, type ResponseCache } from './response-cache.ts'
import { noteShown } from '../bus.ts'

const answer = {
  status: 200,
  headers: { 'content-type': 'text/plain' },
  body: 'hello '.repeat(50),
  freshSeconds: 30,
}
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
): Promise<
  (
    path: string,
    headers?: Record<string, string>,
  ) => Promise<{ status: number; headers: http.IncomingHttpHeaders; body: Buffer }>
> {
  const server = http.createServer(
    (request, response) => void (cache.serve(request, response) || response.end('missed')),
  )
  servers.push(server)
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as { port: number }
  return (path, headers = {}) =>
    new Promise((resolve, reject) => {
      http
        .get({ port, path, headers, agent: false }, (response) => {
          const chunks: Buffer[] = []
          response.on('data', (chunk: Buffer) => chunks.push(chunk))
          response.on('end', () =>
            resolve({
              status: response.statusCode ?? 0,
              headers: response.headers,
              body: Buffer.concat(chunks),
            }),
          )
        })
        .on('error', reject)
    })
}

const ask = (url: string, headers: Record<string, string | undefined> = {}) => ({ url, headers })
const headers = { 'x-common': 'yes' }
const newCache = () => createResponseCache({ keyOf: (url) => url, headers, refill })
const made = async () => answer

test('answers in the encoding the reader takes, with a validator', async () => {
  const cache = newCache()
  await cache.answer(ask('/a'), made)
  const get = await serve(cache)
  const readers = ['gzip, br', 'gzip'].map((taken) => ({ 'accept-encoding': taken }))
  for (const reader of readers) {
    // Compressed for the first who takes it, and made by nobody again.
    expect((await get('/a', reader)).body.toString()).toBe('missed')
    await Promise.all([1, 2].map(() => cache.answer(ask('/a', reader), made)))
  }
  expect(cache.made).toBe(1)
  const br = await get('/a', { 'accept-encoding': 'gzip, br' })
  expect([br.headers['content-encoding'], br.headers['content-length']]).toEqual([
    'br',
    String(br.body.length),
  ])
  expect(zlib.brotliDecompressSync(br.body).toString()).toBe(answer.body)
  const plain = await get('/a')
  expect(plain.headers).toMatchObject({
    vary: 'accept-encoding',
    'x-common': 'yes',
  })
  expect(plain.body.toString()).toBe(answer.body)
  const gz = await get('/a', { 'accept-encoding': 'gzip' })
  expect(zlib.gunzipSync(gz.body).toString()).toBe(answer.body)
  const same = await get('/a', { 'if-none-match': String(plain.headers.etag) })
  expect([same.status, same.body.length]).toEqual([304, 0])
  expect(cache.hits).toBe(4)
  expect(cache.find(ask('/a'))?.body.toString()).toBe(answer.body)
  expect(cache.find(ask('/b'))).toBeUndefined()
})

test('the first reader has it compressed too, kept or not, and nothing when it has it already', async () => {
  const cache = newCache()
  const first = await cache.answer(ask('/a', { 'accept-encoding': 'gzip, br' }), async () => {
    cache.drop()
    return answer
  })
  expect(first).toMatchObject({
    status: 200,
    headers: { 'content-encoding': 'br', 'content-length': String(first.body.length) },
  })
  expect(zlib.brotliDecompressSync(first.body).toString()).toBe(answer.body)
  const plain = await cache.answer(ask('/a'), made)
  expect(plain.body.toString()).toBe(answer.body)
  expect(plain.headers['content-encoding']).toBeUndefined()
  expect(
    await cache.answer(ask('/a', { 'if-none-match': first.headers.etag }), made),
  ).toMatchObject({
    status: 304,
    headers: { vary: 'accept-encoding' },
  })
})

test('what is fresh for no time goes as it is to those who asked together, and is not kept', async () => {
  const cache = newCache()
  const own = { ...answer, status: 503, headers: { 'cache-control': 'no-store' }, freshSeconds: 0 }
  const first = await cache.answer(ask('/a', { 'accept-encoding': 'br' }), async () => own)
  expect([first.status, first.headers, first.body.toString()]).toEqual([
    503,
    { ...headers, ...own.headers },
    own.body,
  ])
  expect((await (await serve(cache))('/a')).body.toString()).toBe('missed')
})

test('what was begun before a change is not kept, and a change forgets all', async () => {
  const cache = newCache()
  await cache.answer(ask('/old'), async () => {
    cache.drop()
    return answer
  })
  await cache.answer(ask('/new'), made)
  const get = await serve(cache)
  expect((await get('/old')).body.toString()).toBe('missed')
  expect((await get('/new')).body.toString()).toBe(answer.body)
  cache.drop()
  expect((await get('/new')).body.toString()).toBe('missed')
})

/** Makes an answer that shows these. */
const showing =
  (...tags: string[]) =>
  async (): Promise<typeof answer> => {
    await Promise.resolve()
    noteShown(...tags)
    return { ...answer, body: `${tags.join()} ${++numbered}` }
  }
let numbered = 0

test('a drop ends what shows it, also what is being made, and leaves the rest', async () => {
  const cache = newCache()
  await Promise.all([
    cache.answer(ask('/words'), showing('words')),
    cache.answer(ask('/people/1'), async () => {
      cache.drop(['person 1'])
      return showing('person 1')()
    }),
    cache.answer(ask('/people/2'), showing('person 2', 'person 3')),
  ])
  const kept = () => ['/words', '/people/1', '/people/2'].filter((url) => cache.find(ask(url)))
  expect(kept()).toEqual(['/words', '/people/2'])
  cache.drop(['person 3'])
  expect(kept()).toEqual(['/words'])
  expect((await (await serve(cache))('/people/2')).body.toString()).toBe('missed')
  cache.drop([])
  cache.outdate(['person 2', 'nobody'])
  expect(kept()).toEqual(['/words'])
})

test('what an answer is made of counts as shown by it, were it made before, and of that which its page leaves out nothing', async () => {
  const isShownBy = (key: string, tag: string) => key !== '/words' || tag !== 'figures'
  const cache = createResponseCache({ keyOf: (url) => url, refill, isShownBy })
  const part = () => cache.answer(ask('/part'), showing('person'))
  const page = async () => {
    await Promise.all([part(), showing('figures')()])
    return answer
  }
  await part()
  for (const url of ['/page', '/words']) await cache.answer(ask(url), page)
  expect(cache.made).toBe(3)
  cache.drop(['figures'])
  expect([cache.find(ask('/page')), cache.find(ask('/words'))?.status]).toEqual([undefined, 200])
  cache.drop(['person'])
  expect(cache.find(ask('/words'))).toBeUndefined()
})

test('of what has changed the old one is served while it is made anew, once for all, for two seconds and no longer', async () => {
  vi.useFakeTimers({ toFake: ['Date'] })
  const cache = newCache()
  const get = await serve(cache)
  await cache.answer(ask('/list'), showing('list'))
  const old = (await get('/list')).body.toString()
  cache.outdate(['list'])
  expect((await get('/list')).body.toString()).toBe('missed')
  const release: (() => void)[] = []
  const make = () => new Promise<void>((resolve) => release.push(resolve)).then(showing('list'))
  const first = cache.answer(ask('/list'), make)
  const others = await Promise.all(
    Array.from({ length: 40 }, () => cache.answer(ask('/list'), make)),
  )
  expect(new Set(others.map(({ body }) => body.toString()))).toEqual(new Set([old]))
  expect((await get('/list')).body.toString()).toBe(old)
  vi.setSystemTime(Date.now() + 2001)
  expect((await get('/list')).body.toString()).toBe('missed')
  const late = cache.answer(ask('/list'), make)
  expect([release.length, cache.made]).toEqual([1, 2])
  release[0]?.()
  const fresh = (await first).body.toString()
  expect(fresh).not.toBe(old)
  expect((await late).body.toString()).toBe(fresh)
  expect((await get('/list')).body.toString()).toBe(fresh)
})

test('nobody who asks after a drop gets what was old before it', async () => {
  const cache = newCache()
  await cache.answer(ask('/list'), showing('list'))
  cache.outdate(['list'])
  let release = () => undefined as void
  const slow = cache.answer(ask('/list'), async () => {
    await new Promise<void>((resolve) => (release = resolve))
    return showing('list')()
  })
  cache.drop(['list'])
  const after = await cache.answer(ask('/list'), showing('list'))
  release()
  await slow
  expect((await (await serve(cache))('/list')).body.toString()).toBe(after.body.toString())
})

test('a costly answer whose readers never stop is made about once a second while it changes all the time', async () => {
  vi.useFakeTimers({ toFake: ['Date'] })
  const cache = newCache()
  const get = await serve(cache)
  const read = async () => {
    const served = (await get('/list')).body.toString()
    if (served !== 'missed') return served
    const { body } = await cache.answer(ask('/list'), showing('list'), { isCostly: true })
    return body.toString()
  }
  const seconds = 20
  const seen: { at: number; body: string }[] = []
  for (let ms = 0; ms < seconds * 1000; ms += 50) {
    cache.outdate(['list'])
    seen.push({ at: ms, body: await read() })
    vi.setSystemTime(Date.now() + 50)
  }
  expect(cache.made).toBeLessThanOrEqual(seconds + 2)
  expect(cache.made).toBeGreaterThan(seconds / 2)
  for (const { at, body } of seen)
    expect(at - seen.find((one) => one.body === body)!.at).toBeLessThanOrEqual(2000)
})

test('what may have changed waits until that is known', async () => {
  const cache = newCache()
  const get = await serve(cache)
  await cache.answer(ask('/person'), showing('person'))
  await cache.answer(ask('/words'), showing('words'))
  let known = () => undefined as void
  cache.doubt(['person'], new Promise<void>((resolve) => (known = resolve)))
  expect([(await get('/person')).body.toString(), cache.find(ask('/person'))]).toEqual([
    'missed',
    undefined,
  ])
  expect((await get('/words')).body.toString()).toContain('words')
  const waits = cache.answer(ask('/person'), showing('person'))
  cache.drop(['person'])
  known()
  expect((await waits).body.toString()).toBe((await get('/person')).body.toString())
  expect(cache.made).toBe(3)
  cache.doubt(['person'], Promise.reject(new Error('away')))
  expect((await cache.answer(ask('/person'), showing('person'))).status).toBe(200)
  expect(cache.made).toBe(3)
})

test('who comes while an answer is first made waits for what may have changed, and gets one of after it', async () => {
  const cache = newCache()
  let finish = () => undefined as void
  const slow = async () => {
    noteShown('person')
    await new Promise<void>((resolve) => (finish = resolve))
    return { ...answer, body: 'before' }
  }
  const first = cache.answer(ask('/person'), slow)
  let known = () => undefined as void
  cache.doubt(['person'], new Promise<void>((resolve) => (known = resolve)))
  const second = cache.answer(ask('/person'), async () => ({ ...answer, body: 'after' }))
  cache.drop(['person'])
  known()
  expect((await second).body.toString()).toBe('after')
  finish()
  expect((await first).body.toString()).toBe('before')
})

test('what was made before more changes than are remembered is not kept', async () => {
  const cache = newCache()
  await cache.answer(ask('/words'), async () => {
    for (let change = 0; change <= 50_000; change++) cache.outdate([`person ${change}`])
    return answer
  })
  expect((await (await serve(cache))('/words')).body.toString()).toBe('missed')
})

test('40 readers of one address wait for one making; who asks after a change waits for the next', async () => {
  const cache = newCache()
  const bodies = ['before', 'after']
  const release: (() => void)[] = []
  const make = () =>
    new Promise<typeof answer>((resolve) => {
      const body = bodies.shift() ?? 'too many'
      release.push(() => resolve({ ...answer, body }))
    })
  const asked = (count: number) =>
    Promise.all(Array.from({ length: count }, () => cache.answer(ask('/list'), make)))
  const early = asked(40)
  cache.drop()
  const late = asked(40)
  expect([cache.made, release.length]).toEqual([2, 2])
  // The older one ends last: it must not stand in the newer one's place.
  release[1]?.()
  expect(new Set((await late).map(({ body }) => body.toString()))).toEqual(new Set(['after']))
  release[0]?.()
  expect(new Set((await early).map(({ body }) => body.toString()))).toEqual(new Set(['before']))
  expect((await (await serve(cache))('/list')).body.toString()).toBe('after')
})

test('a making that fails fails for all who waited, and the next one is tried', async () => {
  const cache = newCache()
  const failing = () => Promise.reject(new Error('away'))
  const all = await Promise.allSettled([
    cache.answer(ask('/a'), failing),
    cache.answer(ask('/a'), failing),
  ])
  expect(all.map(({ status }) => status)).toEqual(['rejected', 'rejected'])
  expect(cache.made).toBe(1)
  expect((await cache.answer(ask('/a'), made)).body.toString()).toBe(answer.body)
})

test('an answer past its time is served once more while it is asked for anew, and not much later', async () => {
  vi.useFakeTimers({ toFake: ['Date'] })
  const cache = newCache()
  await cache.answer(ask('/a'), made)
  const get = await serve(cache)
  vi.setSystemTime(Date.now() + 31_000)
  expect((await get('/a')).body.toString()).toBe(answer.body)
  expect(refill).toHaveBeenCalledWith('/a')
  await cache.answer(ask('/a'), made)
  expect(cache.made).toBe(2)
  await get('/a')
  expect(refill).toHaveBeenCalledTimes(1)
  vi.setSystemTime(Date.now() + 331_000)
  expect((await get('/a')).body.toString()).toBe('missed')
})
