import { expect, test } from 'vitest'
import { useTestApp } from '../../test/harness.ts'
import { makeUser } from '../../test/people.ts'
import { getMe } from '../features/accounts/contract.ts'
import { listCandidates } from '../features/search/contract.ts'
import { commonHeaders } from './common-headers.ts'

const app = useTestApp()
const addresses = [
  listCandidates.path,
  getMe.path,
  '/api/nothing/here',
  '/files/x/y.pdf',
  '/media/portraits/nobody.svg',
  '/.well-known/security.txt',
  '/healthz',
]

// asvs: 3.2.1
// asvs: 3.4.1
// asvs: 3.4.4
// asvs: 3.4.5
// asvs: 4.1.1
test.each(addresses)(
  '%s is kept to https, is what it says, and in no frame of others',
  async (url) => {
    const { headers, body } = await app.app.inject(url)
    expect(headers).toMatchObject({
      'strict-transport-security': expect.stringMatching(/^max-age=31536000; includeSubDomains$/),
      'x-content-type-options': 'nosniff',
      'x-frame-options': expect.stringMatching(/^(DENY|SAMEORIGIN)$/),
      'referrer-policy': expect.stringMatching(/^(strict-origin-when-cross-origin|no-referrer)$/),
    })
    if (body !== '') expect(headers['content-type']).toMatch(/; charset=utf-8$/)
    expect(headers).not.toHaveProperty('x-powered-by')
    expect(headers).not.toHaveProperty('server')
  },
)

// asvs: 3.4.1
// asvs: 3.4.4
// asvs: 3.4.5
test('what is kept says so, too, also to those who have it already', async () => {
  const origin = await app.app.listen({ port: 0, host: '127.0.0.1' })
  for (const path of [listCandidates.path, '/sitemap.xml']) {
    const made = await fetch(origin + path)
    const kept = await fetch(origin + path)
    const etag = kept.headers.get('etag') ?? ''
    const same = await fetch(origin + path, { headers: { 'if-none-match': etag } })
    expect([made, kept, same].map(({ status }) => status)).toEqual([200, 200, 304])
    expect([made, kept].map(({ headers }) => headers.has('x-request-id'))).toEqual([true, false])
    for (const answer of [made, kept, same])
      expect(Object.fromEntries(answer.headers)).toMatchObject(commonHeaders)
  }
})

// asvs: 3.4.2
// asvs: 3.5.1
// asvs: 3.5.2
test('another site may ask nothing in the name of who is signed in: no origin is let in, no cookie is set', async () => {
  const { token } = await makeUser(app, 'employer')
  const origin = 'https://elsewhere.example'
  for (const headers of [{ origin }, { origin, authorization: `Bearer ${token}` }])
    for (const method of ['GET', 'OPTIONS'] as const) {
      const answer = await app.app.inject({ method, url: getMe.path, headers })
      expect(Object.keys(answer.headers).join()).not.toMatch(/access-control|set-cookie/)
      expect(answer.statusCode).toBe(
        method === 'OPTIONS' ? 404 : 'authorization' in headers ? 200 : 401,
      )
    }
})

// asvs: 13.4.4
// asvs: 13.4.1
// asvs: 13.4.3
test('no method shows a request again, no folder and no source is listed', async () => {
  const trace = await app.app.inject({ method: 'TRACE' as 'GET', url: getMe.path })
  expect(trace.statusCode).toBe(404)
  for (const url of ['/.git/config', '/package.json', '/media/', '/files/', '/src/main.ts'])
    expect((await app.app.inject(url)).statusCode, url).toBe(404)
})
