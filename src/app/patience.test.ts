import net, { type AddressInfo } from 'node:net'
import type { FastifyInstance } from 'fastify'
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest'
import { useTestApp } from '../../test/harness.ts'
import { makeUser } from '../../test/people.ts'
import { openBus, type Bus } from '../platform/server/bus.ts'
import { createApp } from './http.ts'

const app = useTestApp()
const within = { timeout: 10_000 }
let bus: Bus
let hasty: FastifyInstance

beforeAll(async () => {
  const { config, connection, registry, queue, settings } = app
  bus = await openBus(app.databaseUrl, app.app.log)
  const patience = { idle: 100, head: 300, body: 300, upload: 5000, silence: 400, look: 50 }
  const clock = () => app.clock.now
  hasty = createApp({ config, connection, bus, registry, queue, settings, clock, patience })
  await hasty.listen({ port: 0, host: '127.0.0.1' })
})
afterAll(async () => {
  await hasty.close()
  await bus.close()
})

/** A connection of one's own; `all` is what came on it until it was closed, in order and not by a reset. */
function connect(): { socket: net.Socket; all: Promise<string> } {
  const socket = net.connect((hasty.server.address() as AddressInfo).port, '127.0.0.1')
  onTestFinished(() => void socket.destroy())
  const all = new Promise<string>((resolve, reject) => {
    let text = ''
    socket.on('data', (chunk) => (text += String(chunk)))
    socket.once('end', () => resolve(text))
    socket.once('error', reject)
  })
  return { socket, all }
}

const post = (path: string, headers: string[]): string =>
  `${[`POST ${path} HTTP/1.1`, 'host: x', ...headers].join('\r\n')}\r\n\r\n`

describe('the usual patience', () => {
  // asvs: 4.2.1 (idle connections)
  test('outlasts the idle connections of a proxy, and is in force', async () => {
    await app.app.listen({ port: 0, host: '127.0.0.1' })
    const { port } = app.app.server.address() as AddressInfo
    const answer = await fetch(`http://127.0.0.1:${port}/healthz`)
    expect(answer.headers.get('keep-alive')).toBe('timeout=72')
    const { keepAliveTimeout, headersTimeout, requestTimeout } = app.app.server
    expect(keepAliveTimeout).toBeGreaterThan(65_000)
    expect(headersTimeout).toBeGreaterThan(keepAliveTimeout)
    // 100 MB at a megabit a second.
    expect(requestTimeout).toBeGreaterThan(800_000)
  })
})

test(
  'a server that stops waits for no connection on which nothing has been asked',
  within,
  async () => {
    const { config, connection, registry, queue, settings } = app
    const own = createApp({ config, connection, bus, registry, queue, settings })
    await own.listen({ port: 0, host: '127.0.0.1' })
    const seen = new Promise((resolve) => void own.server.once('connection', resolve))
    const socket = net.connect((own.server.address() as AddressInfo).port, '127.0.0.1')
    onTestFinished(() => void socket.destroy())
    await seen
    await own.close()
  },
)

describe('over a connection', () => {
  test('an idle one is closed when its time is over', within, async () => {
    const { socket, all } = connect()
    socket.write('GET /healthz HTTP/1.1\r\nhost: x\r\n\r\n')
    expect(await all).toContain('HTTP/1.1 200')
  })

  test.for([
    ['half a head', 'POST /api/auth/logout HTTP/1.1\r\nhost: x\r\n'],
    [
      'half a body',
      post('/api/employer/auth/login/', ['content-type: application/json', 'content-length: 100']) +
        '{"phone',
    ],
    [
      'a body in pieces that ends nowhere',
      post('/api/employer/auth/login/', [
        'content-type: application/json',
        'transfer-encoding: chunked',
      ]) + '1\r\n{\r\n',
    ],
  ] as const)('%s is waited for, then answered 408 and closed', within, async ([, text]) => {
    const { socket, all } = connect()
    socket.write(text)
    const answer = await all
    expect(answer).toMatch(/^HTTP\/1\.1 408 Request Timeout\r\nConnection: close\r\n/)
    expect(JSON.parse(answer.slice(answer.indexOf('{')))).toEqual({
      success: false,
      code: 'BAD_REQUEST',
      message: 'This request could not be read.',
    })
  })

  test(
    'a slow upload may take longer than any other body; one of which nothing comes any more is given up',
    within,
    async () => {
      const { token } = await makeUser(app, 'jobseeker')
      const boundary = 'b'
      const { socket, all } = connect()
      const head = [
        'authorization: Bearer ' + token,
        `content-type: multipart/form-data; boundary=${boundary}`,
        'content-length: 100000',
      ]
      socket.write(post('/api/jobseeker/profile/', head).replace('POST', 'PATCH'))
      socket.write(`--${boundary}\r\ncontent-disposition: form-data; name="skills"\r\n\r\n`)
      const began = performance.now()
      let sent = 0
      const drip = setInterval(() => {
        socket.write('x')
        sent += 1
        if (sent === 10) clearInterval(drip)
      }, 100)
      onTestFinished(() => clearInterval(drip))
      expect(await all).toMatch(/^HTTP\/1\.1 408 /)
      expect(sent).toBe(10)
      expect(performance.now() - began).toBeGreaterThan(1000)
    },
  )

  test.for([
    ['nonsense', 'NONSENSE\r\n\r\n', 400],
    [
      'a head that is too large',
      `GET / HTTP/1.1\r\nhost: x\r\ncookie: ${'x'.repeat(20_000)}\r\n\r\n`,
      431,
    ],
    [
      'two lengths that differ',
      post('/api/auth/logout', ['content-length: 3', 'content-length: 5']) + 'abc',
      400,
    ],
  ] as const)(
    '%s is answered, and the connection said to be closed and closed',
    within,
    async ([, text, status]) => {
      const { socket, all } = connect()
      socket.write(text)
      // What a proxy would send next for somebody else: it learns from the first answer that nothing follows.
      socket.write('GET /healthz HTTP/1.1\r\nhost: x\r\n\r\n')
      const answer = await all
      expect(answer).toMatch(
        new RegExp(`^HTTP/1\\.1 ${status} [\\w ]+\\r\\nConnection: close\\r\\n`),
      )
      expect(answer.match(/HTTP\/1\.1/g)).toHaveLength(1)
    },
  )
})
