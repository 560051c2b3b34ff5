import { beforeEach, expect, onTestFinished, test } from 'vitest'
import { useTestApp } from '../../../test/harness.ts'
import { reportPath } from './content-policy.ts'

const app = useTestApp({ LOG_LEVEL: 'warn' })
let lines: object[] = []
beforeEach(() => void (lines = listen()))
let addresses = 0
const freshAddress = () => `10.9.8.${(addresses += 1)}`

const send = (body: unknown, type = 'application/reports+json', remoteAddress = freshAddress()) =>
  app.app.inject({
    method: 'POST',
    url: reportPath,
    remoteAddress,
    headers: { 'content-type': type },
    payload: typeof body === 'string' ? body : JSON.stringify(body),
  })

/** What is logged from here to the end of the test. */
function listen(): object[] {
  const lines: object[] = []
  const { warn } = app.app.log
  const child = app.app.log.child
  app.app.log.child = ((...given: Parameters<typeof child>) => {
    const logger = child.apply(app.app.log, given)
    logger.warn = (line: object) => void lines.push(line)
    return logger
  }) as typeof child
  onTestFinished(() => void Object.assign(app.app.log, { warn, child }))
  return lines
}

const modern = (changed: object = {}) => ({
  type: 'csp-violation',
  body: {
    documentURL: 'https://manzil.example/reset-password/a-secret-token?email=she@example.com#x',
    effectiveDirective: 'script-src-elem',
    blockedURL: 'https://evil.example/x.js?token=abc',
    ...changed,
  },
})
const older = {
  'csp-report': {
    'document-uri': 'https://manzil.example/ar/candidates?q=Grace',
    'violated-directive': 'require-trusted-types-for',
    'blocked-uri': 'trusted-types-sink',
  },
}
const counted = async () =>
  (await app.app.inject('/metrics')).body
    .split('\n')
    .filter((line) => line.startsWith('csp_violations_total'))

test('a report of either kind is counted by directive and logged without tokens and queries', async () => {
  expect((await send([modern(), modern({ effectiveDirective: 'made-up x' })])).statusCode).toBe(204)
  expect((await send(older, 'application/csp-report')).statusCode).toBe(204)
  expect(await counted()).toEqual([
    'csp_violations_total{directive="script-src-elem"} 1',
    'csp_violations_total{directive="other"} 1',
    'csp_violations_total{directive="require-trusted-types-for"} 1',
  ])
  expect(lines).toMatchObject([
    {
      directive: 'script-src-elem',
      page: 'https://manzil.example/reset-password',
      blocked: 'https://evil.example/x',
    },
    { directive: 'made-up' },
    { page: 'https://manzil.example/ar/candidates', blocked: 'trusted-types-sink' },
  ])
  expect(JSON.stringify(lines)).not.toMatch(/secret-token|she@|abc|Grace/)
})

test.each([
  ['nothing', ''],
  ['broken JSON', '{'],
  ['something else', { hello: 1 }],
  ['another kind', [{ type: 'deprecation', body: {} }]],
  ['too many at once', Array(11).fill(modern())],
])('%s is refused and counts as nothing', async (_what, body) => {
  const before = await counted()
  expect((await send(body)).statusCode).toBe(400)
  expect(await counted()).toEqual(before)
})

test('one above 16 kB is refused, and one that comes as something else', async () => {
  expect((await send([modern({ sample: 'x'.repeat(17_000) })])).statusCode).toBe(413)
  expect((await send(older, 'text/plain')).statusCode).toBe(415)
})

test('a network sends thirty in ten minutes, and hears so afterwards', async () => {
  const from = freshAddress()
  for (let sent = 0; sent < 30; sent += 1)
    expect((await send(older, 'application/csp-report', from)).statusCode).toBe(204)
  const refused = await send(older, 'application/csp-report', from)
  expect([refused.statusCode, Number(refused.headers['retry-after']) > 0]).toEqual([429, true])
  expect((await send(older, 'application/csp-report')).statusCode).toBe(204)
})
