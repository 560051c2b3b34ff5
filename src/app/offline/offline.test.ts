import fs from 'node:fs'
import path from 'node:path'
import vm from 'node:vm'
import zlib from 'node:zlib'
import fastify from 'fastify'
import { expect, test } from 'vitest'
import type { Config } from '../../platform/server/config/config.ts'
import { localizedPath } from '../../platform/shared/locale.ts'
import { locales } from '../../platform/shared/locales.ts'
import { keptAddresses, mountOfflineWorker } from './offline.ts'
import { publicPages } from '../pages/public-pages.ts'

const served = async (offlinePages: boolean) => {
  const app = fastify()
  mountOfflineWorker(app, { offlinePages } as Config)
  return app.inject('/sw.js')
}

// spec: 3.2 Pages without a connection
test('switched off, what is served removes every cache of ours, and itself', async () => {
  const { body, headers } = await served(false)
  expect(headers).toMatchObject({ 'cache-control': 'no-cache' })
  const names = new Set(['manzil-pages', 'manzil-offline-x', 'someone-else'])
  let gone = false
  const listeners: Record<string, (event: { waitUntil: (work: Promise<void>) => void }) => void> =
    {}
  const work: Promise<void>[] = []
  const registration = { unregister: async () => (gone = true) }
  const self = {
    addEventListener: (name: string, listener: (typeof listeners)[string]) =>
      (listeners[name] = listener),
    skipWaiting() {},
    registration,
  }
  vm.runInNewContext(body, {
    self,
    caches: { keys: async () => [...names], delete: async (name: string) => names.delete(name) },
  })
  listeners.activate?.({ waitUntil: (promise) => work.push(promise) })
  await Promise.all(work)
  expect([...names]).toEqual(['someone-else'])
  expect(gone).toBe(true)
})

test('the worker travels compressed to whoever takes it so', async () => {
  const app = fastify()
  mountOfflineWorker(app, { offlinePages: false } as Config)
  const plain = await app.inject('/sw.js')
  const { headers, rawPayload } = await app.inject({
    url: '/sw.js',
    headers: { 'accept-encoding': 'gzip, br' },
  })
  expect(headers).toMatchObject({ 'content-encoding': 'br', vary: 'accept-encoding' })
  expect(zlib.brotliDecompressSync(rawPayload).toString()).toBe(plain.body)
  expect(plain.headers).not.toHaveProperty('content-encoding')
})

test('whoever has the worker is sent none', async () => {
  const app = fastify()
  mountOfflineWorker(app, { offlinePages: false } as Config)
  const { headers } = await app.inject('/sw.js')
  const again = (etag: unknown) =>
    app.inject({ url: '/sw.js', headers: { 'if-none-match': String(etag) } })
  expect(await again(headers.etag)).toMatchObject({ statusCode: 304, body: '' })
  expect(await again('"of-another"')).toMatchObject({ statusCode: 200 })
})

test('the worker is plain script that a browser reads as it is', () => {
  const text = fs.readFileSync(path.join(import.meta.dirname, 'offline-worker.js'), 'utf8')
  expect(() => new vm.Script(`const build = 'x'\n${text}`)).not.toThrow()
})

// spec: 3.2 Pages without a connection
test('a script is handed to the page while it is still being kept', async () => {
  const text = fs.readFileSync(path.join(import.meta.dirname, 'offline-worker.js'), 'utf8')
  const listeners: Record<string, (event: object) => void> = {}
  const never = new Promise<void>(() => undefined)
  const cache = { delete: () => Promise.resolve(true), put: () => never, keys: async () => [] }
  const answer = new Response('export {}')
  vm.runInNewContext(`const build = 'x', prefixes = [''], pages = ['']\n${text}`, {
    self: {
      location: { origin: 'https://manzil.test' },
      addEventListener: (name: string, listener: (event: object) => void) =>
        (listeners[name] = listener),
    },
    URL,
    caches: { match: async () => undefined, open: async () => cache },
    fetch: async () => answer,
  })
  const kept: Promise<unknown>[] = []
  const handed: Promise<Response>[] = []
  listeners.fetch?.({
    request: new Request('https://manzil.test/assets/page-1.js'),
    respondWith: (promise: Promise<Response>) => handed.push(promise),
    waitUntil: (promise: Promise<unknown>) => kept.push(promise),
  })
  expect(await handed[0]).toBe(answer)
  expect(kept).toHaveLength(1)
})

test('kept are the public pages of the sitemap in each language, and no page of one person', () => {
  const text = fs.readFileSync(path.join(import.meta.dirname, 'offline-worker.js'), 'utf8')
  const source = `const build = 'x'\n${keptAddresses}${text}\npublicPage`
  const publicPage = vm.runInNewContext(source, {
    self: { addEventListener: () => undefined },
    navigator: {},
  }) as RegExp
  for (const address of publicPages)
    for (const locale of locales) expect(localizedPath(address, locale)).toMatch(publicPage)
  for (const address of ['/candidates/7', '/ar/candidates/7']) expect(address).toMatch(publicPage)
  for (const address of [
    '/dashboard',
    '/login',
    '/sign-up',
    '/fil/account',
    '/newsletter/confirm/x',
  ])
    expect(address).not.toMatch(publicPage)
})
