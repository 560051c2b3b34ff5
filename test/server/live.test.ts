import crypto from 'node:crypto'
import path from 'node:path'
import { beforeAll, expect, test, vi } from 'vitest'
import { changeStatus } from '../../src/features/hiring/contract.ts'
import { useTestApp } from '../harness.ts'
import { makeCandidate, makeUser } from '../people.ts'
import { apiOf, type ServerProcess, startTimeout, useServers } from './processes.ts'

const secrets = {
  SESSION_SECRET: crypto.randomBytes(32).toString('hex'),
  PAYMENT_SANDBOX_SECRET: crypto.randomBytes(32).toString('hex'),
}
const app = useTestApp(secrets)
const servers = useServers()
let one: ServerProcess
let other: ServerProcess

beforeAll(async () => {
  app.clock.now = new Date()
  const settings = {
    ...secrets,
    ORIGIN: app.config.origin,
    DATABASE_URL: app.databaseUrl,
    SERVICES: 'web',
    DATA_DIR: path.join(servers.newFolder(), 'data'),
  }
  one = await servers.start('withoutPages', settings)
  other = await servers.start('withoutPages', settings)
}, startTimeout)

// spec: 2.2 What changes elsewhere shows
test('what happens through one server is heard at the other within two seconds, and a stop ends the streams at once', async () => {
  const { token } = await makeUser(app, 'employer')
  const candidateId = await makeCandidate(app)
  const response = await fetch(`${other.origin}/api/live`, {
    headers: { authorization: `Bearer ${token}` },
  })
  let heard = ''
  let isOver = false
  const reading = (async () => {
    for await (const chunk of response.body as ReadableStream<Uint8Array>)
      heard += Buffer.from(chunk).toString()
    isOver = true
  })()
  await apiOf(one, token)(changeStatus, { id: candidateId, status: 'shortlisted' })
  await vi.waitUntil(() => heard.includes('"pipeline"'), { timeout: 2000, interval: 20 })

  const stoppedAt = performance.now()
  other.kill('SIGTERM')
  expect(await other.ended).toBe(0)
  expect(performance.now() - stoppedAt).toBeLessThan(5000)
  await reading
  expect(isOver).toBe(true)
})
