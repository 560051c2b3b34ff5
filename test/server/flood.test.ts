import path from 'node:path'
import { beforeAll, expect, test } from 'vitest'
import { type ServerProcess, startTimeout, useServers } from './processes.ts'

const servers = useServers()
let server: ServerProcess

beforeAll(async () => {
  server = await servers.start('start', {
    DATA_DIR: path.join(servers.newFolder(), 'data'),
    DEMO: 'on',
    SERVICES: 'web',
    TRUST_PROXY: '1',
    RATE_LIMITS: 'on',
  })
}, startTimeout)

const ask = (url: string, from: string) =>
  fetch(server.origin + url, { headers: { 'x-forwarded-for': from } })

// spec: 3.3 Nobody keeps the server from others (pages)
test('who has page after page made is told to come back; others are answered meanwhile', async () => {
  let page = 0
  const flood = await Promise.all(
    Array.from({ length: 90 }, async () => {
      const answer = await ask(`/candidates?salary_min=${1000 + page++}`, '203.0.113.1')
      return { answer, text: await answer.text() }
    }),
  )
  const refused = flood.filter(({ answer }) => answer.status !== 200)
  expect(refused.length).toBeGreaterThan(0)
  for (const { answer, text } of refused) {
    expect([429, 503]).toContain(answer.status)
    expect(Number(answer.headers.get('retry-after'))).toBeGreaterThan(0)
    expect(answer.headers.get('cache-control')).toBe('no-store')
    expect(text).toContain('<html lang="en" dir="ltr">')
  }
  expect((await ask('/healthz', '203.0.113.1')).status).toBe(200)
  // The server may still be behind for a moment.
  await expect
    .poll(async () => (await ask('/about', '203.0.113.2')).status, { timeout: 20_000 })
    .toBe(200)
  // Of what one network can have, forty pages at once, nothing is left: not even when nobody else asks.
  for (let tries = 0; tries < 60; tries++)
    await ask(`/candidates?salary_min=${3000 + tries}`, '203.0.113.3')
  const arabic = await ask('/ar/candidates?salary_min=4000', '203.0.113.3')
  expect([429, 503]).toContain(arabic.status)
  expect(await arabic.text()).toContain('lang="ar" dir="rtl"')
}, 120_000)
