import { expect, test } from 'vitest'
import { useTestApp } from '../../test/harness.ts'
import { freshPhone } from '../../test/sign-up.ts'
import { sendCodeTo } from '../features/accounts/contract.ts'

const apps = {
  none: useTestApp(),
  one: useTestApp({ TRUST_PROXY: '1' }),
  two: useTestApp({ TRUST_PROXY: '2' }),
  networks: useTestApp({ TRUST_PROXY: '10.0.0.0/8, ::1' }),
}

const ask = (app: keyof typeof apps, address: string, forwarded?: string) =>
  apps[app].call(
    sendCodeTo.employer,
    { phone_number: freshPhone() },
    { address, headers: forwarded === undefined ? {} : { 'x-forwarded-for': forwarded } },
  )

/** The networks against which calls were counted, in the order of their names. */
async function counted(app: keyof typeof apps): Promise<string[]> {
  const { rows } = await apps[app].connection.pool.query(
    "delete from rate_limits where key like 'send-code:network:%' returning key",
  )
  return rows.map(({ key }) => String(key).replace('send-code:network:', '')).toSorted()
}

// spec: 3.1 Callers behind proxies
test.each<[keyof typeof apps, string, string | undefined, string]>([
  ['none', '10.0.0.7', '78.100.1.2', '10.0.0.7'],
  ['one', '10.0.0.7', '78.100.1.2', '78.100.1.2'],
  ['one', '10.0.0.7', '1.1.1.1, 78.100.1.2', '78.100.1.2'],
  ['one', '10.0.0.7', '1.1.1.1, 2.2.2.2, 78.100.1.2', '78.100.1.2'],
  ['one', '10.0.0.7', undefined, '10.0.0.7'],
  ['one', '10.0.0.7', '', '10.0.0.7'],
  ['one', '10.0.0.7', '78.100.1.2:50111', '78.100.1.2'],
  ['one', '10.0.0.7', '78.100.1.2, unknown', '10.0.0.7'],
  ['one', '10.0.0.7', "78.100.1.2, ' or 1=1", '10.0.0.7'],
  ['two', '10.0.0.7', '1.1.1.1, 78.100.1.2, 10.0.0.8', '78.100.1.2'],
  ['two', '10.0.0.7', '78.100.1.2', '78.100.1.2'],
  ['networks', '10.0.0.7', '1.1.1.1, 78.100.1.2', '78.100.1.2'],
  ['networks', '10.0.0.7', '1.1.1.1, 78.100.1.2, 10.9.9.9', '78.100.1.2'],
  ['networks', '10.0.0.7', '10.0.0.9, 78.100.1.2', '78.100.1.2'],
  ['networks', '::ffff:10.0.0.7', '78.100.1.2', '78.100.1.2'],
  ['networks', '::1', '78.100.1.2', '78.100.1.2'],
  ['networks', '78.100.9.9', '1.1.1.1', '78.100.9.9'],
  ['networks', '::2', '1.1.1.1', '0:0:0:0::/64 0:0:0::/48'],
  ['one', '10.0.0.7', '[2001:db8:1:2::7]:50111', '2001:db8:1:2::/64 2001:db8:1::/48'],
  ['one', '10.0.0.7', '2001:db8:1:2::7', '2001:db8:1:2::/64 2001:db8:1::/48'],
  ['one', '10.0.0.7', '::ffff:78.100.1.2', '78.100.1.2'],
])(
  'trusting %s, a call from %s forwarded for %j counts for %s',
  async (app, address, forwarded, network) => {
    expect((await ask(app, address, forwarded)).status).toBe(200)
    expect((await counted(app)).join(' ')).toBe(network)
  },
)

// spec: 3.1 Callers behind proxies
// asvs: 4.1.3
// asvs: 15.3.4
test.each(['one', 'networks'] as const)(
  'trusting %s, who writes another address before her own each time is stopped after sixty codes; who comes by the same proxy is not',
  async (app) => {
    const statuses = []
    for (let turn = 0; turn < 61; turn++)
      statuses.push((await ask(app, '10.0.0.7', `203.0.113.${turn}, 78.100.1.2`)).status)
    expect(statuses).toEqual([...Array<number>(60).fill(200), 429])
    expect((await ask(app, '10.0.0.7', '203.0.113.1, 78.100.1.3')).status).toBe(200)
    await counted(app)
  },
)

// spec: 3.1 Callers behind proxies
test('sixty codes for an IPv6 /64, and five times as many for the /48 it is chosen from', async () => {
  const from = async (address: string) => (await ask('none', address)).status
  for (let network = 1; network <= 5; network++)
    for (let turn = 1; turn <= 60; turn++)
      expect(await from(`2001:db8:1:${network}::${turn}`)).toBe(200)
  expect([
    await from('2001:db8:1:1::ffff'),
    await from('2001:db8:1:6::1'),
    await from('2001:db8:1:7::1'),
    await from('2001:db8:2:1::1'),
    await from('78.100.1.2'),
  ]).toEqual([429, 429, 429, 200, 200])
  await counted('none')
}, 60_000)
