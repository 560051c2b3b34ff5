import { expect, test } from 'vitest'
import { useTestApp } from '../../test/harness.ts'
import { selectingHousehold } from '../../test/households.ts'
import { jobContext, makeCandidate } from '../../test/people.ts'
import { sendCodeTo } from '../features/accounts/contract.ts'
import { freshAddress, freshPhone } from '../../test/sign-up.ts'
import { listCandidates } from '../features/search/contract.ts'
import { sendMessages } from '../features/notifications/server/index.ts'

const token = 'a-token-for-metrics'
const open = useTestApp()
const guarded = useTestApp({ METRICS_TOKEN: token })
const priced = useTestApp({ SMS_PRICES: '974=0.04, *=0.07' })
const proxied = useTestApp({ TRUST_PROXY: '1' })

const statusOf = async (
  app: typeof open,
  remoteAddress: string,
  headers: Record<string, string> = {},
): Promise<number> => (await app.app.inject({ url: '/metrics', remoteAddress, headers })).statusCode

test('counts what was answered, by route and never by address', async () => {
  await open.app.inject('/api/candidates/471100471/')
  await open.app.inject('/api/auth/verify-email/a-secret-token')
  const { body, headers } = await open.app.inject('/metrics')
  expect(headers['content-type']).toContain('text/plain')
  expect(body).toContain(
    'http_request_duration_seconds_count{method="GET",route="/api/candidates/:id/",status="404"} 1',
  )
  expect(body).not.toMatch(/471100471|a-secret-token/)
})

test('counts the jobs that wait, by queue, and not what they are about', async () => {
  const notBefore = new Date(open.clock.now.getTime() + 60_000)
  const text = { channel: 'sms', to: '+97455471147', template: 'bench', text: 'Hi.' } as const
  await sendMessages(jobContext(open), [text, { ...text, notBefore }])
  const { body } = await open.app.inject('/metrics')
  expect(body).toContain('jobs{queue="deliver-message",state="created"} 2')
  expect(body).not.toContain('55471147')
})

test('tells of queues, payments, exports, files and messages how many wait and for how long', async () => {
  await sendMessages(jobContext(open), [
    { channel: 'email', to: 'her@example.com', subject: 'Hi', template: 'bench', text: 'Hi.' },
  ])
  open.clock.now = new Date(open.clock.now.getTime() + 90_000)
  const { body } = await open.app.inject('/metrics')
  for (const line of [
    'messages_waiting{channel="email"} 1',
    'messages_oldest_seconds{channel="email"} 90',
    'jobs_oldest_seconds{queue="build-export"} 0',
    'payments{state="pending"} 0',
    'refunds_oldest_seconds 0',
    'exports{state="running"} 0',
    'files_held 0',
    'pictures{state="waiting"} 0',
    'database_up 1',
    'live_streams 0',
    'search_index_candidates 0',
  ])
    expect(body).toContain(`${line}\n`)
  expect(body).toMatch(/^database_connections\{state="idle"\} \d/m)
  expect(body).toMatch(/^nodejs_eventloop_lag_p99_seconds /m)
  expect(body).not.toContain('ledger_checked_timestamp_seconds')
})

test('tells for how long a payment has not moved, by its state, and how old the search is', async () => {
  const household = await selectingHousehold(proxied, await makeCandidate(proxied))
  await household.pay()
  await proxied.call(listCandidates, {})
  proxied.clock.now = new Date(proxied.clock.now.getTime() + 300_000)
  const { body } = await proxied.app.inject({ url: '/metrics', remoteAddress: '127.0.0.1' })
  expect(body).toContain('payments{state="redirected"} 1\n')
  expect(body).toContain('payments_oldest_seconds{state="redirected"} 300\n')
  const [, age] = /^search_index_age_seconds (.+)$/m.exec(body) ?? []
  expect(Number(age)).toBeLessThan(60)
})

test('codes cost what the settings say that a text message to their country costs', async () => {
  const { body: before } = await priced.app.inject('/metrics')
  expect(before).not.toContain('codes_cost_total{')
  for (const phone_number of [freshPhone(), freshPhone(), '+306945000001'])
    await priced.call(sendCodeTo.employer, { phone_number }, { address: freshAddress() })
  const { body } = await priced.app.inject('/metrics')
  expect(body).toContain('codes_cost_total{dial_code="+974"} 0.08\n')
  expect(body).toContain('codes_cost_total{dial_code="+30"} 0.07\n')
})

// asvs: 13.4.5
test('answers callers on this machine only, and none that came through a proxy', async () => {
  for (const address of ['127.0.0.1', '::1', '::ffff:127.0.0.1'])
    expect(await statusOf(open, address)).toBe(200)
  for (const address of ['10.0.0.7', '::ffff:10.0.0.7', '2001:db8::1'])
    expect(await statusOf(open, address)).toBe(404)
  for (const name of [
    'x-forwarded-for',
    'x-forwarded-host',
    'x-forwarded-proto',
    'x-real-ip',
    'forwarded',
    'via',
  ])
    expect(await statusOf(open, '127.0.0.1', { [name]: '127.0.0.1' })).toBe(404)
  expect(await statusOf(proxied, '127.0.0.1', { 'x-forwarded-for': '127.0.0.1' })).toBe(404)
})

test('with a token, answers whoever brings it and nobody else', async () => {
  expect(await statusOf(guarded, '10.0.0.7', { authorization: `Bearer ${token}` })).toBe(200)
  expect(await statusOf(guarded, '127.0.0.1')).toBe(404)
  for (const wrong of ['Bearer wrong', `Bearer ${token}x`, token, `Basic ${token}`])
    expect(await statusOf(guarded, '127.0.0.1', { authorization: wrong })).toBe(404)
})
