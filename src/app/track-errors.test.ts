import { createServer } from 'node:http'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { useTestApp } from '../../test/harness.ts'
import { freshAddress } from '../../test/sign-up.ts'
import { masked } from '../gateways/errors/index.ts'
import { browserErrorsPath } from '../platform/shared/browser-errors.ts'

interface Told {
  path: string
  auth: string
  lines: Record<string, unknown>[]
}

const told: Told[] = []
const tracker = createServer((request, response) => {
  let body = ''
  request.on('data', (part: Buffer) => (body += part.toString()))
  request.on('end', () => {
    const lines = body.split('\n').map((line) => JSON.parse(line) as Record<string, unknown>)
    told.push({ path: request.url ?? '', auth: String(request.headers['x-sentry-auth']), lines })
    response.end('{}')
  })
})
const port = 4955
beforeAll(() => new Promise<void>((ready) => tracker.listen(port, '127.0.0.1', ready)))
afterAll(() => void tracker.close())

const app = useTestApp({ ERROR_TRACKER: `http://key@127.0.0.1:${port}/7` })

const broken = {
  number: '0a1b2c3d',
  name: 'TypeError',
  stack:
    'TypeError: Maryam +97455471147 said "come"\n    at show (https://manzil.example/assets/page-ab12.js:3:40)\n    at https://evil.example/x.js?her=name:1:1',
  page: 'https://manzil.example/reset-password/a-secret-token?x=1',
}
const report = (payload: object, remoteAddress = freshAddress()) =>
  app.app.inject({ method: 'POST', url: browserErrorsPath, payload, remoteAddress })

test('a page that failed in a browser is told under the number that its reader sees, with places in our code and nothing else of hers', async () => {
  app.expectError('a page failed in a browser')
  expect((await report(broken)).statusCode).toBe(204)
  await vi.waitUntil(() => told.length > 0)
  const [{ path, auth, lines } = {} as Told] = told
  expect(path).toBe('/api/7/envelope/')
  expect(auth).toContain('sentry_key=key')
  expect(lines).toHaveLength(3)
  expect(lines[0]?.event_id).toBe(lines[2]?.event_id)
  expect(lines[1]).toEqual({ type: 'event' })
  expect(lines[2]).toMatchObject({
    level: 'error',
    tags: { number: '0a1b2c3d' },
    logentry: { formatted: 'a page failed in a browser' },
    exception: {
      values: [
        {
          stacktrace: {
            frames: [{ function: 'show', filename: 'assets/page-ab12.js', lineno: 3, colno: 40 }],
          },
        },
      ],
    },
  })
  expect(JSON.stringify(lines)).not.toMatch(/Maryam|55471147|come|secret-token|evil/)
})

test('an error of a request is told with its id, and one that the tracker does not take disturbs nobody', async () => {
  app.expectError('request failed')
  const before = told.length
  app.app.log.error({ err: new RangeError('no "Maryam" at +974 5547 1147') }, 'request failed')
  await vi.waitUntil(() => told.length > before)
  const event = told.at(-1)?.lines[2] as {
    exception: { values: { type: string; value: string }[] }
  }
  expect(event.exception.values[0]).toMatchObject({ type: 'RangeError', value: 'no "…" at #' })
  app.app.log.warn({ reason: 'late' }, 'only a warning')
  expect(told).toHaveLength(before + 1)
})

test('what leaves has no numbers, addresses or quotations', () => {
  expect(masked(`her@example.com wrote 'hello' from 10 to 2026-01-02, id 48213`)).toBe(
    '…@… wrote "…" from 10 to #, id #',
  )
})

test('what is no report of a page is refused, and one network has ten in ten minutes', async () => {
  app.expectError('a page failed in a browser')
  for (const wrong of [
    {},
    { ...broken, number: 'x' },
    { ...broken, name: 'a b' },
    { ...broken, stack: 1 },
  ])
    expect((await report(wrong)).statusCode).toBe(400)
  const address = freshAddress()
  const codes: number[] = []
  for (let turn = 0; turn < 11; turn++) codes.push((await report(broken, address)).statusCode)
  expect(codes).toEqual([...Array<number>(10).fill(204), 429])
})
