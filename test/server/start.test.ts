import http from 'node:http'
import path from 'node:path'
import { beforeAll, expect, test, vi } from 'vitest'
import { demoAccounts, demoPassword } from '../../db/demo.ts'
import { changeStatus, listPipeline } from '../../src/features/hiring/contract.ts'
import { answers, apiOf, demoEmployerToken, freshCandidates, type ServerProcess, startTimeout, useServers } from './processes.ts'

const servers = useServers()
let settings: { DATA_DIR: string }
let server: ServerProcess

beforeAll(async () => {
  settings = { DATA_DIR: path.join(servers.newFolder(), 'data') }
  server = await servers.start('start', settings)
}, startTimeout)

test('the ready line, printed once, holds the origin and the demo accounts', () => {
  const ready = server
    .output()
    .split('\n')
    .filter((line) => line.startsWith('ready '))
  const accounts = demoAccounts.map(({ role, phoneNumber }) => `${role} ${phoneNumber}`).join(', ')
  expect(ready).toEqual([`ready ${server.origin}  demo accounts, password ${demoPassword}: ${accounts}`])
})

test('a second start on the same data, or on the same port, says so and ends', async () => {
  const [sameData, samePort] = await Promise.all([
    servers.launch('start', settings),
    servers.launch('start', { DATA_DIR: path.join(servers.newFolder(), 'data'), PORT: String(server.port) }),
  ])
  expect(await sameData.ended).toBe(1)
  expect(sameData.output()).toContain(`Manzil is already running (process ${server.pid}) with this data folder: ${server.origin}.`)
  expect(await samePort.ended).toBe(1)
  expect(samePort.output()).toContain(`Port ${server.port} is taken by another program.`)
  expect(await answers(server)).toBe(true)
})

test('SIGTERM under load: what is under way is finished, the exit code is 0, the next start is quick', { timeout: 60_000 }, async () => {
  const token = await demoEmployerToken(server)
  const [candidate] = await freshCandidates(apiOf(server, token), 1)
  const load = keepAsking(server)
  const underWay = await beginPost(server, changeStatus.path.replace(':id', String(candidate)), token, { status: 'shortlisted' })
  await vi.waitUntil(() => load.answered() > 50, { timeout: 10_000 })

  const began = performance.now()
  server.kill('SIGTERM')
  await vi.waitUntil(async () => !(await answers(server)), { timeout: 5000, interval: 20 })
  expect(await underWay.finish()).toBe(200)
  expect(await server.ended).toBe(0)
  expect(performance.now() - began).toBeLessThan(8000)
  expect([...load.statuses]).toEqual([200])
  expect(server.output()).not.toMatch(/Error|^\s+at /m)

  const next = await servers.start('start', settings)
  expect((next.printedAt('ready ') ?? Infinity) - (next.printedAt('Starting') ?? 0)).toBeLessThan(5000)
  const pipeline = await apiOf(next, token)(listPipeline, {})
  expect(pipeline.find((entry) => entry.jobseeker_id === candidate)?.status).toBe('shortlisted')
  next.kill('SIGTERM')
  expect(await next.ended).toBe(0)
})

/** Asks for the home page without a pause, over connections that are kept, until the server is gone. */
function keepAsking(server: ServerProcess): { statuses: Set<number | undefined>; answered: () => number } {
  const agent = new http.Agent({ keepAlive: true, maxSockets: 4 })
  const statuses = new Set<number | undefined>()
  let answered = 0
  const ask = (): void => {
    const request = http.get(server.origin, { agent }, (response) => {
      statuses.add(response.statusCode)
      answered++
      response.resume().once('end', ask)
    })
    // Refused: the server takes no more, and the client ends.
    request.on('error', () => agent.destroy())
  }
  for (let client = 0; client < 4; client++) ask()
  return { statuses, answered: () => answered }
}

/** A call of which the server has the head and waits for the body. */
async function beginPost(server: ServerProcess, path: string, token: string, body: object): Promise<{ finish: () => Promise<number | undefined> }> {
  const text = JSON.stringify(body)
  const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/json', 'content-length': text.length, expect: '100-continue' }
  const request = http.request(server.origin + path, { method: 'POST', headers })
  const answer = new Promise<number | undefined>((resolve, reject) => {
    request.once('response', (response) => response.resume().once('end', () => resolve(response.statusCode)))
    request.once('error', reject)
  })
  await new Promise<void>((resolve, reject) => {
    request.once('continue', () => resolve())
    request.once('error', reject)
    request.flushHeaders()
  })
  return {
    finish() {
      request.end(text)
      return answer
    },
  }
}
