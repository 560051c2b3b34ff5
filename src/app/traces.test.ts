import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { useTestApp } from '../../test/harness.ts'
import { listen } from '../../test/listener.ts'
import { makeUser } from '../../test/people.ts'
import { freshPhone } from '../../test/sign-up.ts'
import { sendCodeTo } from '../features/accounts/contract.ts'
import { listPipeline } from '../features/hiring/contract.ts'
import { openTraces } from '../gateways/telemetry/index.ts'
import { readConfig } from '../platform/server/config/config.ts'
import { withoutValues } from '../platform/server/database/statement-text.ts'
import { beginRoot, endSpan } from '../platform/server/tracing.ts'

interface SentSpan {
  traceId: string
  spanId: string
  parentSpanId?: string
  name: string
  kind: number
  startTimeUnixNano: string
  endTimeUnixNano: string
  attributes: { key: string; value: { stringValue?: string; intValue?: string } }[]
  status: { code?: number }
}
interface Sent {
  resourceSpans: { resource: Pick<SentSpan, 'attributes'>; scopeSpans: { spans: SentSpan[] }[] }[]
}

let collectorStatus: number | undefined = 200
let smsStatus = 201
const collector = await listen(() =>
  collectorStatus === undefined ? undefined : { status: collectorStatus },
)
const twilio = await listen(() => ({
  status: smsStatus,
  body: '{"sid":"SM1","status":"queued"}',
}))
const warned: string[] = []
const log = {
  warn: (what: object, words: string) => void warned.push(JSON.stringify([what, words])),
}

const settingsOf = () =>
  readConfig({
    NODE_ENV: 'test',
    OTEL_EXPORTER_OTLP_ENDPOINT: collector.url,
    OTEL_EXPORTER_OTLP_HEADERS: 'authorization=Bearer%20sesame',
    OTEL_RESOURCE_ATTRIBUTES: 'deployment.environment.name=trial',
  }).traces!

let close = async () => {}
beforeAll(() => void (close = openTraces(settingsOf(), log)))
afterAll(() => close())

const app = useTestApp({
  SMS_PROVIDER: 'twilio',
  TWILIO_ACCOUNT_SID: 'AC1',
  TWILIO_AUTH_TOKEN: 'a-token-of-twilio',
  TWILIO_FROM: 'Manzil',
  TWILIO_BASE_URL: twilio.url,
})
let origin: string
beforeAll(async () => void (origin = await app.app.listen({ port: 0, host: '127.0.0.1' })))

const spansOf = (bodies = collector.got): SentSpan[] =>
  bodies.flatMap(({ body }) =>
    (JSON.parse(body) as Sent).resourceSpans.flatMap(({ scopeSpans }) => scopeSpans[0]!.spans),
  )
const said = (span: SentSpan | undefined, name: string) => {
  const value = span?.attributes.find(({ key }) => key === name)?.value
  return value?.stringValue ?? value?.intValue
}
/** The spans of a trace, once one of them is called so. */
async function traceOf(requestId: string | null, last: string): Promise<SentSpan[]> {
  const traceId = requestId?.replaceAll('-', '')
  const ofTrace = () => spansOf().filter((span) => span.traceId === traceId)
  await vi.waitUntil(() => ofTrace().some(({ name }) => name === last), { timeout: 20_000 })
  return ofTrace()
}

test('a request, its use case, its statements, the gateway and the job it leaves behind are one trace, found by its id and its number', async () => {
  app.expectError('request failed')
  smsStatus = 500
  const phone = freshPhone()
  const { method, path } = sendCodeTo.employer
  const response = await fetch(`${origin}${path}?secret=in-the-address`, {
    method,
    headers: {
      'content-type': 'application/json',
      'user-agent': 'Her Browser',
      traceparent: '00-11111111111111111111111111111111-2222222222222222-01',
    },
    body: JSON.stringify({ phone_number: phone }),
  })
  expect(response.status).toBe(502)
  const requestId = response.headers.get('x-request-id')!
  smsStatus = 201
  app.clock.now = new Date(app.clock.now.getTime() + 120_000)
  await app.deliver()

  const spans = await traceOf(requestId, 'job deliver-message')
  const named = (start: string) => spans.filter(({ name }) => name.startsWith(start))
  const inside = (span: SentSpan | undefined) => {
    const names: string[] = []
    for (let at = span; at; at = spans.find(({ spanId }) => spanId === at?.parentSpanId))
      names.unshift(at.name.split(' ')[0]!)
    return names
  }
  const [root] = named('POST /api/')
  expect(root).toMatchObject({ name: `${method} ${path}`, kind: 2, status: { code: 2 } })
  expect(root).not.toHaveProperty('parentSpanId')
  expect(said(root, 'manzil.request_id')).toBe(requestId)
  expect(said(root, 'manzil.request_number')).toBe(requestId.slice(0, 8))
  expect(said(root, 'http.response.status_code')).toBe('502')
  expect(inside(named('insert messages')[0])).toEqual(['POST', 'use', 'insert'])
  const host = new URL(twilio.url).host
  const [first, second] = named(`POST ${host}`)
  expect(inside(first)).toEqual(['POST', 'use', 'POST'])
  expect(first).toMatchObject({ kind: 3, status: { code: 2 } })
  expect(inside(second)).toEqual(['POST', 'use', 'job', 'POST'])
  expect(second).toMatchObject({ kind: 3, status: {} })
  expect(said(second, 'http.response.status_code')).toBe('201')
  for (const { startTimeUnixNano, endTimeUnixNano } of spans)
    expect(BigInt(endTimeUnixNano)).toBeGreaterThanOrEqual(BigInt(startTimeUnixNano))

  const code = /\d{6}/.exec(decodeURIComponent(twilio.got[0]!.body))![0]
  const all = JSON.stringify(spansOf())
  expect(all).toContain('$1')
  for (const personal of [phone, phone.slice(4), code, 'in-the-address', 'Her Browser', 'a-token'])
    expect(all).not.toContain(personal)
  expect(all).not.toMatch(/1{32}|127\.0\.0\.1"/)
})

test('the collector is called as the settings say', () => {
  const { url, headers, body } = collector.got[0]!
  expect(url).toBe('/v1/traces')
  expect(headers).toMatchObject({
    authorization: 'Bearer sesame',
    'content-type': 'application/json',
  })
  expect((JSON.parse(body) as Sent).resourceSpans[0]!.resource.attributes).toEqual([
    { key: 'service.instance.id', value: { stringValue: expect.stringMatching(/^[\da-f-]{36}$/) } },
    { key: 'deployment.environment.name', value: { stringValue: 'trial' } },
    { key: 'service.name', value: { stringValue: 'manzil' } },
  ])
})

test('statements of requests that wait for one another’s connections stay in their own traces', async () => {
  const { token } = await makeUser(app, 'employer')
  const ask = async () => {
    const response = await fetch(`${origin}${listPipeline.path}`, {
      headers: { authorization: `Bearer ${token}` },
    })
    await response.arrayBuffer()
    return response.headers.get('x-request-id')
  }
  await ask()
  const ids = await Promise.all(Array.from({ length: 40 }, ask))
  for (const id of ids) {
    const spans = await traceOf(id, `GET ${listPipeline.path}`)
    const statements = spans.filter((span) => said(span, 'db.system.name') === 'postgresql')
    // What a test's courier asks besides is no statement of the product.
    const own = statements.filter(({ name }) => !/^(select|with) jobs\./.test(name))
    expect(own.map(({ name }) => name)).toEqual(['select sessions', 'select pipeline_entries'])
  }
})

test('a collector that never answers, or is away, keeps nobody; what can’t wait is lost, and said once', async () => {
  collectorStatus = undefined
  const before = collector.got.length
  const { path } = listPipeline
  const ask = () => fetch(`${origin}${path}`).then(({ status }) => status)
  expect(await ask()).toBe(401)
  await vi.waitUntil(() => collector.got.length > before, { timeout: 10_000 })
  expect(await Promise.all([ask(), ask()])).toEqual([401, 401])
  for (let n = 0; n < 5000; n++)
    endSpan(beginRoot({ name: `flood ${n}`, kind: 'internal' }, crypto.randomUUID()))
  await vi.waitUntil(() => warned.length > 0, { timeout: 10_000 })
  collectorStatus = 200
  await vi.waitUntil(() => warned.length > 1, { timeout: 10_000 })
  expect(warned[0]).toContain("the traces' collector is away")
  expect(warned[1]).toContain('spans of traces were lost')
  const flood = spansOf().filter(({ name }) => name.startsWith('flood'))
  expect(flood.length).toBeGreaterThan(3500)
  expect(flood.length).toBeLessThanOrEqual(4096)

  collectorStatus = undefined
  await ask()
  const began = performance.now()
  await close()
  expect(performance.now() - began).toBeLessThan(3000)
  expect(beginRoot({ name: 'off', kind: 'internal' }, crypto.randomUUID())).toBeUndefined()
})

test.each([
  [
    'select "phone 1" from users where id = $1 and name = \'Maryam\'',
    'select "phone 1" from users where id = $1 and name = ?',
  ],
  ["select 'it''s her', E'a\\'b', 12.5, a1, 'never ended", 'select ?, ?, ?, a1, ?'],
  ['select 1 -- of Maryam\n, $tag$her$tag$ /* and 2 */', 'select ? , ?'],
])('a statement is shown without the values in it: %s', (statement, shown) => {
  expect(withoutValues(statement)).toBe(shown)
})
