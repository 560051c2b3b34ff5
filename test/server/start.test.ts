import http from 'node:http'
import net from 'node:net'
import path from 'node:path'
import { beforeAll, expect, test, vi } from 'vitest'
import { demoAccounts, demoPassword } from '../../db/demo.ts'
import { logInAs, registerAs, sendCodeTo } from '../../src/features/accounts/contract.ts'
import { getSetting } from '../../src/features/administration/settings-contract.ts'
import { getImportTemplate, importCandidates } from '../../src/features/agencies/import-contract.ts'
import { signInToDemo } from '../../src/features/demo/contract.ts'
import { getPayment, listOrders, payOrder } from '../../src/features/billing/contract.ts'
import { changeStatus, listPipeline } from '../../src/features/hiring/contract.ts'
import {
  answers,
  apiOf,
  demoEmployerToken,
  freshCandidates,
  type ServerProcess,
  startTimeout,
  useServers,
} from './processes.ts'

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
  expect(ready).toEqual([
    `ready ${server.origin}  demo accounts, password ${demoPassword}: ${accounts}`,
  ])
})

test('a table in the words of a language is read by a program that was just started', async () => {
  const { token } = await apiOf(server)(signInToDemo, { role: 'agency' })
  const headers = { authorization: `Bearer ${token}`, 'accept-language': 'ar' }
  const template = await fetch(`${server.origin}${getImportTemplate.path}?format=csv`, { headers })
  expect(await template.text()).toContain('Full name / الاسم الكامل')
  const form = new FormData()
  form.set('dry_run', 'true')
  const table = 'الاسم الكامل,الوظيفة المرغوبة,نظام العمل\nMaria Reyes,مربية,سكن مع الأسرة\n'
  form.set('file', new Blob([table], { type: 'text/csv' }), 'people.csv')
  const sent = { method: 'POST', headers, body: form }
  const answer = await fetch(server.origin + importCandidates.path, sent)
  const { data } = (await answer.json()) as { data: unknown }
  expect(importCandidates.output.parse(data)).toMatchObject({
    rows: [],
    totals: { rows: 1, ready: 1, with_errors: 0 },
    columns: [{ field: 'full_name' }, { field: 'desired_position' }, { field: 'work_type' }],
  })
})

test("the operator's own words are offered beside what the product says in each language", async () => {
  const { token } = await apiOf(server)(signInToDemo, { role: 'admin' })
  const { standard } = await apiOf(server, token)(getSetting, { key: 'text:hero.title' })
  expect(standard).toMatchObject({
    en: expect.not.stringMatching(/\p{Script=Arabic}/u),
    ar: expect.stringMatching(/\p{Script=Arabic}/u),
  })
})

// spec: 3.1 A start says what it does
test('a second start on the same data, or on the same port, says so and ends', async () => {
  const [sameData, samePort] = await Promise.all([
    servers.launch('start', settings),
    servers.launch('start', {
      DATA_DIR: path.join(servers.newFolder(), 'data'),
      PORT: String(server.port),
    }),
  ])
  expect(await sameData.ended).toBe(1)
  expect(sameData.output()).toContain(
    `Manzil is already running (process ${server.pid}) with this data folder: ${server.origin}.`,
  )
  expect(await samePort.ended).toBe(1)
  expect(samePort.output()).toContain(`Port ${server.port} is taken by another program.`)
  expect(await answers(server)).toBe(true)
})

test('a start that cannot reach its database, or has a setting that makes no sense, says so in a sentence and ends', async () => {
  const away = {
    DATABASE_URL: 'postgres://localhost:1/manzil',
    SESSION_SECRET: 'x'.repeat(32),
    DEMO: 'on',
  }
  const refused: Record<string, string>[] = [away, { LOG_LEVEL: 'loud' }, { TRUST_PROXY: 'on' }]
  const [unreachable, senseless, trusting] = await Promise.all(
    refused.map((more) =>
      servers.launch('start', { ...more, DATA_DIR: path.join(servers.newFolder(), 'data') }),
    ),
  )
  expect([await unreachable?.ended, await senseless?.ended, await trusting?.ended]).toEqual([
    1, 1, 1,
  ])
  expect(unreachable?.output()).toMatch(
    /^Manzil could not start\. The database can't be reached: .*ECONNREFUSED/m,
  )
  expect(senseless?.output()).toMatch(
    /^Manzil could not start\. These settings can't be used:\n {2}LOG_LEVEL: /m,
  )
  expect(trusting?.output()).toMatch(
    /^Manzil could not start\. These settings can't be used:\n {2}TRUST_PROXY: on would let any caller choose her own address: write how many /m,
  )
  for (const server of [unreachable, senseless, trusting])
    expect(server?.output()).not.toMatch(/^\s+at /m)
})

test('what is not there is a page of the site, or JSON below /api', async () => {
  for (const [path, language] of [
    ['/nothing/here', 'en'],
    ['/ar/nothing', 'ar'],
    ['/candidates/999999999', 'en'],
    ['//evil.example/candidates', 'en'],
    ['/candidates/../nothing', 'en'],
  ] as const) {
    const { status, type, body } = await ask(path)
    expect([path, status, type]).toEqual([path, 404, 'text/html; charset=utf-8'])
    expect(body).toContain(`<html lang="${language}"`)
    expect(body).not.toMatch(/node_modules|\.tsx?:\d|Error:/)
  }
  const below = await ask('/api/nothing')
  expect([below.status, JSON.parse(below.body)]).toEqual([
    404,
    { success: false, code: 'NOT_FOUND', message: 'Not found.' },
  ])
})

test('no address leads out of the folders that are served', async () => {
  for (const folder of ['/', '/assets/', '/flags/', '/media/', '/media/portraits/'])
    for (const escape of [
      '../package.json',
      '../../package.json',
      '..%2f..%2fpackage.json',
      '%2e%2e/%2e%2e/package.json',
      '..%5c..%5cpackage.json',
      '.vite/manifest.json',
      '%00',
    ])
      for (const more of ['', '?raw']) {
        const { status, body } = await ask(folder + escape + more)
        expect([folder + escape, status === 404 || status === 403 || status === 400]).toEqual([
          folder + escape,
          true,
        ])
        expect(body).not.toContain('"dependencies"')
      }
  expect((await ask('/flags/QA.svg')).status).toBe(200)
})

test('pages answer HEAD, a whole address as proxies send it, and queries of any kind', async () => {
  expect(await ask('/about', { method: 'HEAD' })).toMatchObject({ status: 200, body: '' })
  expect((await ask(`${server.origin}/about`)).status).toBe(200)
  expect((await ask('http://evil.example/about')).body).not.toContain('evil.example')
  expect((await ask('/about', { method: 'OPTIONS' })).status).toBe(404)
  expect((await ask('/about', { method: 'POST' })).status).toBe(404)
  for (const query of [
    'q=%00',
    'q=%ff%E0%A4',
    'page=1&page=2',
    'page=-1',
    `q=${'x'.repeat(6000)}`,
    '__proto__[x]=1',
    'sort=%F0%9F%99%82',
    'skills=a,,b&skills[]=c',
    '_routes=nonsense',
  ])
    expect([query, (await ask(`/candidates?${query}`)).status]).toEqual([query, 200])
  for (const path of [
    '/candidates.data',
    '/candidates.data?_routes=nonsense',
    '/__manifest',
    '/__manifest?paths=%00&version=x',
    '/about.data?_routes=root',
  ])
    expect([path, ((await ask(path)).status ?? 500) < 500]).toEqual([path, true])
})

test('the log of a sign-up, sign-in and payment tells nothing about the person', async () => {
  const phone = '+97433445566'
  const person = { phone_number: phone, password: 'a secret of hers', full_name: 'Maryam Al-Thani' }
  const api = apiOf(server)
  await api(sendCodeTo.employer, { phone_number: phone })
  const code = /^code (\d{6}) for \+97433445566$/m.exec(server.output())?.[1] ?? ''
  await expect(
    api(registerAs.employer, { ...person, confirm_password: person.password, otp_code: '000000' }),
  ).rejects.toMatchObject({ status: 400 })
  const registered = await api(registerAs.employer, {
    ...person,
    confirm_password: person.password,
    otp_code: code,
  })
  await expect(
    api(logInAs.employer, { phone_number: phone, password: 'wrong' }),
  ).rejects.toMatchObject({ status: 401 })
  const { token, refreshToken } = await api(logInAs.employer, person)
  const hers = apiOf(server, token)
  const [candidate = 0] = await freshCandidates(hers, 1)
  await hers(changeStatus, { id: candidate, status: 'shortlisted' })
  await hers(changeStatus, { id: candidate, status: 'selected' })
  const [order] = await hers(listOrders, {})
  const { payment_url, payment_id } = await hers(payOrder, { id: order?.id ?? 0 })
  const paid = await fetch(payment_url ?? '', {
    method: 'POST',
    body: new URLSearchParams({ outcome: 'paid' }),
    redirect: 'manual',
  })
  expect([paid.status, (await hers(getPayment, { id: payment_id })).status]).toEqual([303, 'paid'])
  await ask(`/candidates?q=${encodeURIComponent(person.full_name)}`)
  await ask(`/reset-password/${refreshToken}`)

  await vi.waitUntil(() => server.output().includes('"route":"/pay/sandbox/:id"'), {
    timeout: 5000,
  })
  const [before, ...after] = server.output().split(`code ${code} for ${phone}`)
  expect(after).toHaveLength(1)
  const printed = `${before}${after[0]}`
  const secrets = [
    phone.slice(4),
    code,
    person.password,
    token,
    refreshToken,
    registered.token,
    registered.refreshToken,
  ]
  for (const word of [
    ...secrets,
    ...person.full_name.split(' '),
    payment_url?.split('/').at(-1) ?? '',
  ])
    // Digits within a longer number, such as the milliseconds of a line, are no code.
    expect(printed).not.toMatch(new RegExp(`(?<!\\d)${RegExp.escape(word)}(?!\\d)`))
})

// spec: 3.1 A clean stop under load
test(
  'SIGTERM under load: what is under way is finished, the exit code is 0, the next start is quick',
  { timeout: 60_000 },
  async () => {
    const token = await demoEmployerToken(server)
    const [candidate] = await freshCandidates(apiOf(server, token), 1)
    const load = keepAsking()
    const underWay = await beginPost(changeStatus.path.replace(':id', String(candidate)), token, {
      status: 'shortlisted',
    })
    await vi.waitUntil(() => load.answered() > 50, { timeout: 10_000 })

    const began = performance.now()
    server.kill('SIGTERM')
    await vi.waitUntil(async () => !(await answers(server)), { timeout: 5000, interval: 20 })
    const { status, keptForMs } = await underWay.finish()
    expect(status).toBe('HTTP/1.1 200 OK')
    // Sooner than the five seconds for which an idle connection is kept otherwise.
    expect(keptForMs).toBeLessThan(4000)
    expect(await server.ended).toBe(0)
    expect(performance.now() - began).toBeLessThan(10_000)
    expect(server.output()).not.toContain('stopped before all was finished')
    expect([...load.statuses]).toEqual([200])
    expect(server.output()).not.toMatch(/Error|^\s+at /m)

    // Where it was: what a token says of its origin still holds.
    const next = await servers.start('start', { ...settings, PORT: String(server.port) })
    // Quick, since nothing is made anew.
    expect(next.output()).not.toMatch(/^(Building|migrated|making)/m)
    const pipeline = await apiOf(next, token)(listPipeline, {})
    expect(pipeline.find((entry) => entry.jobseeker_id === candidate)?.status).toBe('shortlisted')
    next.kill('SIGTERM')
    expect(await next.ended).toBe(0)
  },
)

/** Asks for the home page without a pause, over connections that are kept, until the server is gone. */
function keepAsking(): { statuses: Set<number | undefined>; answered: () => number } {
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

/** A call of which the server has the head and waits for the body, on a connection that this side never closes. */
async function beginPost(
  path: string,
  token: string,
  body: object,
): Promise<{ finish: () => Promise<{ status: string; keptForMs: number }> }> {
  const text = JSON.stringify(body)
  const head = [
    `POST ${path} HTTP/1.1`,
    'Host: localhost',
    `Authorization: Bearer ${token}`,
    'Content-Type: application/json',
  ]
  const socket = net.connect(server.port, '127.0.0.1')
  let heard = ''
  socket.on('data', (chunk: Buffer) => (heard += chunk.toString()))
  socket.write(
    [...head, `Content-Length: ${text.length}`, 'Expect: 100-continue', '', ''].join('\r\n'),
  )
  await vi.waitUntil(() => heard.startsWith('HTTP/1.1 100 Continue\r\n\r\n'), {
    timeout: 5000,
    interval: 5,
  })
  heard = ''
  return {
    async finish() {
      socket.write(text)
      await vi.waitUntil(() => heard.includes('\r\n'), { timeout: 5000, interval: 5 })
      const answeredAt = performance.now()
      await vi.waitUntil(() => socket.closed, { timeout: 10_000, interval: 5 })
      return {
        status: heard.slice(0, heard.indexOf('\r\n')),
        keptForMs: performance.now() - answeredAt,
      }
    },
  }
}

interface PlainAnswer {
  status: number | undefined
  type: string | undefined
  body: string
}

/** Asks for an address just as it is written; fetch would mend it. */
function ask(path: string, { method = 'GET' } = {}): Promise<PlainAnswer> {
  return new Promise((resolve, reject) => {
    const request = http.request(
      { host: '127.0.0.1', port: server.port, path, method, agent: false },
      (response) => {
        let body = ''
        response.setEncoding('utf8')
        response.on('data', (text: string) => (body += text))
        response.once('end', () =>
          resolve({ status: response.statusCode, type: response.headers['content-type'], body }),
        )
      },
    )
    request.once('error', reject).end()
  })
}
