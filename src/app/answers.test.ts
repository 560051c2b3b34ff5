import fs from 'node:fs/promises'
import fastify from 'fastify'
import { beforeAll, expect, onTestFinished, test, vi } from 'vitest'
import { useTestApp } from '../../test/harness.ts'
import { makeUser } from '../../test/people.ts'
import { getMe, logInAs, updateDetails } from '../features/accounts/contract.ts'
import { listCandidates } from '../features/search/contract.ts'
import { type Role, roles } from '../platform/shared/roles.ts'
import { rolesFor } from '../platform/shared/endpoint.ts'
import { mountHealth } from './health.ts'

const app = useTestApp({ RATE_LIMITS: 'off' })
const tokens = {} as Record<Role, string>

beforeAll(async () => {
  for (const role of roles) tokens[role] = (await makeUser(app, role)).token
})

// asvs: 14.3.2
// asvs: 14.2.2
test('every answer to somebody who is signed in is kept by nobody, a refusal as well', async () => {
  const kept: string[] = []
  let asked = 0
  for (const endpoint of app.endpoints) {
    const named = rolesFor(endpoint.access)
    const asking = named.length > 0 ? named : (['employer'] as const)
    for (const role of endpoint.access === 'public' && endpoint.path === listCandidates.path
      ? []
      : asking) {
      const { status, headers } = await app.call(endpoint, { id: 1 }, { token: tokens[role] })
      asked += 1
      if (!/no-store/.test(String(headers['cache-control'])))
        kept.push(`${endpoint.method} ${endpoint.path} ${status}: ${headers['cache-control']}`)
      // Whatever ended her session: the next call is asked with a new one.
      if (/logout|sessions|close/.test(endpoint.path))
        tokens[role] = (await makeUser(app, role)).token
    }
  }
  expect(asked).toBeGreaterThan(200)
  expect(kept).toEqual([])
})

test('sign-in, whose answer holds both tokens, and what has no route are kept by nobody; the public list is asked for each time', async () => {
  for (const url of [logInAs.employer.path, '/api/nothing/']) {
    const answer = await app.app.inject({ method: 'POST', url, payload: {} })
    expect([url, answer.headers['cache-control']]).toEqual([url, 'private, no-store'])
  }
  const list = await app.call(listCandidates, {})
  expect([list.status, list.headers['cache-control'], typeof list.headers.etag]).toEqual([
    200,
    'public, no-cache',
    'string',
  ])
})

test('a server is ready when the database answers, the disk has room and searches can be answered', async () => {
  const ready = { status: 'ready', database: true, files: true, search: true }
  await vi.waitFor(async () => expect((await app.app.inject('/readyz')).json()).toEqual(ready))
  const { statfs } = fs
  const full = vi.spyOn(fs, 'statfs').mockImplementation(async (folder) => ({
    ...(await statfs(folder)),
    bavail: 1000,
    bsize: 4096,
  }))
  onTestFinished(() => full.mockRestore())
  const answer = await app.app.inject('/readyz')
  expect(full).toHaveBeenCalled()
  expect([answer.statusCode, answer.json(), answer.headers['retry-after']]).toEqual([
    503,
    { ...ready, status: 'unavailable', files: false },
    '2',
  ])
})

test('a server that can not answer searches yet is not ready', async () => {
  const starting = fastify()
  onTestFinished(() => starting.close())
  mountHealth(starting, { ...app, isSearchReady: () => false })
  const answer = await starting.inject('/readyz')
  expect([answer.statusCode, answer.json()]).toEqual([
    503,
    { status: 'unavailable', database: true, files: true, search: false },
  ])
})

test.each([
  ['53100', 'its disk is full'],
  ['53200', 'it has no memory left'],
  ['53300', 'it has no place left'],
  ['57014', 'it took too long'],
])(
  'when the database says %s (%s), a write is answered with a 503 that says to come again, and stands not at all',
  async (code) => {
    const { token } = await makeUser(app, 'employer')
    await app.asOwner(`
    create function refuse_write() returns trigger language plpgsql as $$ begin raise 'no room' using errcode = '${code}'; end $$;
    create trigger refuse_write before update on users for each row execute function refuse_write()`)
    onTestFinished(() => app.asOwner('drop function refuse_write cascade'))
    app.expectError('no room')
    const write = (language: string) =>
      app.call(
        updateDetails,
        { fullName: 'Another Name' },
        { token, headers: { 'accept-language': language } },
      )
    for (const [language, sentence] of [
      ['en', 'We will be back in a moment. Please try again.'],
      ['ar', 'سنعود بعد لحظات. يرجى المحاولة من جديد.'],
    ] as const) {
      const { status, code, message, headers } = await write(language)
      expect([status, code, message, Number(headers['retry-after']) > 0]).toEqual([
        503,
        'UNAVAILABLE',
        sentence,
        true,
      ])
    }
    expect((await app.call(getMe, {}, { token })).data.user.full_name).not.toBe('Another Name')
  },
)

test('how much room there is stands in the metrics', async () => {
  const free = async () =>
    /^disk_free_bytes (\S+)$/m.exec((await app.app.inject('/metrics')).body)?.[1]
  expect(Number(await free())).toBeGreaterThan(0)
  const { statfs } = fs
  const full = vi.spyOn(fs, 'statfs').mockImplementation(async (folder) => ({
    ...(await statfs(folder)),
    bavail: 10,
    bsize: 4096,
  }))
  onTestFinished(() => full.mockRestore())
  expect(await free()).toBe('40960')
})
