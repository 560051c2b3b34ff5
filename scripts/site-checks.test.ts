import fs from 'node:fs'
import http from 'node:http'
import https from 'node:https'
import type { AddressInfo } from 'node:net'
import os from 'node:os'
import path from 'node:path'
import type { SecureVersion } from 'node:tls'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { type Certificate, makeCertificate } from '../test/certificate.ts'
import { runCommand } from './command.ts'

let folder: string
let good: Certificate
beforeAll(async () => {
  folder = fs.mkdtempSync(path.join(os.tmpdir(), 'site-'))
  good = await makeCertificate(folder, 90)
})
afterAll(() => fs.rmSync(folder, { recursive: true }))

const open: http.Server[] = []
afterEach(async () => {
  for (const server of open.splice(0)) {
    server.closeAllConnections()
    await new Promise((done) => server.close(done))
  }
})

interface Proxy {
  certificate?: Certificate
  /** Whose certificate is trusted. */
  trusted?: Certificate
  minVersion?: SecureVersion
  maxVersion?: SecureVersion
  ciphers?: string
  headers?: Record<string, string>
  metricsStatus?: number
  plain?: (origin: string) => http.RequestListener
}

const asItShould: (origin: string) => http.RequestListener = (origin) => (req, res) =>
  req.url?.startsWith('/api/')
    ? res.writeHead(403).end()
    : res.writeHead(308, { location: origin + req.url }).end()

/** What `npm run site:check` says of a site behind such a proxy. */
async function checkSite(proxy: Proxy = {}) {
  const {
    certificate = good,
    trusted = certificate,
    headers,
    metricsStatus = 403,
    plain = asItShould,
    ...tls
  } = proxy
  const site = https.createServer(
    {
      cert: certificate.cert,
      key: certificate.key,
      minVersion: 'TLSv1.2',
      ciphers: 'ECDHE+AESGCM:ECDHE+CHACHA20',
      ...tls,
    },
    (req, res) => {
      res.writeHead(req.url === '/metrics' ? metricsStatus : 200, {
        'strict-transport-security': 'max-age=31536000; includeSubDomains',
        'content-security-policy': "default-src 'self'",
        ...headers,
      })
      res.end()
    },
  )
  const origin = `https://localhost:${await listen(site)}`
  const plainOrigin = `http://localhost:${await listen(http.createServer(plain(origin)))}`
  const { code, output } = await runCommand(
    process.execPath,
    ['scripts/site-check.ts', origin, plainOrigin],
    { env: { NODE_EXTRA_CA_CERTS: trusted.file }, quiet: true },
  )
  return { code, faults: output.split('\n').filter((line) => line.startsWith('FAULT')) }
}

async function listen(server: http.Server): Promise<number> {
  open.push(server)
  await new Promise<void>((done) => server.listen(0, 'localhost', done))
  return (server.address() as AddressInfo).port
}

// asvs: 12.1.1
// asvs: 12.1.2
// asvs: 12.2.1
// asvs: 12.2.2
// asvs: 4.1.2
test('a site behind a proxy that is set up as it should be has no fault', async () => {
  expect(await checkSite()).toEqual({ code: 0, faults: [] })
  expect(await checkSite({ minVersion: 'TLSv1.3' })).toEqual({ code: 0, faults: [] })
})

// asvs: 12.1.1
// asvs: 12.1.2
// asvs: 12.2.1
// asvs: 4.1.2
test.each<[string, Proxy, string]>([
  [
    'old TLS',
    { minVersion: 'TLSv1', ciphers: 'DEFAULT:@SECLEVEL=0' },
    'TLS 1.0 and 1.1 are refused: TLSv1',
  ],
  ['no new TLS', { maxVersion: 'TLSv1.2' }, 'TLS 1.3 is spoken: ERR_SSL'],
  ['weak suites', { ciphers: 'DEFAULT:ECDHE-ECDSA-AES128-SHA' }, 'ECDHE-ECDSA-AES'],
  ['a page in the clear', { plain: () => (_, res) => res.end('hello') }, 'it answers 200'],
  [
    'a call led on',
    { plain: (to) => (req, res) => res.writeHead(308, { location: to + req.url }).end() },
    'led nowhere, as its token was read already: it answers 308',
  ],
  [
    'a redirect to elsewhere',
    {
      plain: () => (req, res) =>
        req.url === '/'
          ? res.writeHead(308, { location: 'https://elsewhere.example/' }).end()
          : res.writeHead(403).end(),
    },
    'leads to the encrypted one: it answers 308 https://elsewhere.example/',
  ],
  [
    'a day of HSTS',
    { headers: { 'strict-transport-security': 'max-age=86400' } },
    'told max-age=86400',
  ],
  ['open metrics', { metricsStatus: 200 }, 'metrics are not for strangers: it answers 200'],
])('is found: %s', async (_, proxy, sentence) => {
  const { code, faults } = await checkSite(proxy)
  expect(code).toBe(1)
  expect(faults.join('\n')).toContain(sentence)
})

// asvs: 12.2.2
test('a certificate that nobody trusts, or that ends soon, is found', async () => {
  const foreign = await checkSite({ certificate: await makeCertificate(folder, 90), trusted: good })
  expect(foreign.faults[0]).toContain('DEPTH_ZERO_SELF_SIGNED_CERT')
  const ending = await checkSite({ certificate: await makeCertificate(folder, 5) })
  expect(ending).toEqual({ code: 1, faults: [expect.stringContaining('it ends on')] })
})

test('what is no address of https is refused with a word', async () => {
  const { code, output } = await runCommand(
    process.execPath,
    ['scripts/site-check.ts', 'http://manzil.example'],
    { quiet: true },
  )
  expect([code, output.trim()]).toEqual([
    1,
    'Say which: npm run site:check -- https://manzil.example',
  ])
})
