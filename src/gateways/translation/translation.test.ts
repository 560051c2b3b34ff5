import http from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterEach, describe, expect, test } from 'vitest'
import { readConfig } from '../../platform/server/config/config.ts'
import { deepl } from './deepl.ts'
import { google } from './google.ts'
import { translator } from './index.ts'

const open: http.Server[] = []
afterEach(() => {
  for (const server of open.splice(0)) {
    server.closeAllConnections()
    server.close()
  }
})

interface Asked {
  url: string | undefined
  headers: http.IncomingHttpHeaders
  body: unknown
}

type Reply = { status: number; body: string } | 'nothing' | 'trickles' | 'hang up'

/** A provider on this machine that gives one answer to all. */
async function provider(reply: Reply): Promise<{ baseUrl: string; asked: Asked[] }> {
  const asked: Asked[] = []
  const server = http.createServer((request, response) => {
    let body = ''
    request.on('data', (chunk: Buffer) => (body += chunk.toString()))
    request.on('end', () => {
      asked.push({ url: request.url, headers: request.headers, body: JSON.parse(body) })
      if (reply === 'hang up') response.destroy()
      else if (reply === 'trickles')
        response.writeHead(200, { 'content-type': 'application/json' }).write('{"translations":')
      else if (reply !== 'nothing') response.writeHead(reply.status).end(reply.body)
    })
  })
  open.push(server)
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return { baseUrl: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, asked }
}

const key = 'a-secret-key'
const text = 'Puwede po akong magsimula sa Lunes.'
const providers = {
  deepl: {
    make: deepl,
    said: { translations: [{ text: 'I can start on Monday.', detected_source_language: 'TL' }] },
    asks: {
      url: '/v2/translate',
      headers: { authorization: `DeepL-Auth-Key ${key}` },
      body: { text: [text], target_lang: 'EN-GB' },
    },
  },
  google: {
    make: google,
    said: {
      data: {
        translations: [{ translatedText: 'I can start on Monday.', detectedSourceLanguage: 'tl' }],
      },
    },
    asks: {
      url: '/language/translate/v2',
      headers: { 'x-goog-api-key': key },
      body: { q: [text], target: 'en', format: 'text' },
    },
  },
}

describe.each(Object.entries(providers))('%s', (_, { make, said, asks }) => {
  test('is asked as its reference says, and tells the language it found', async () => {
    const { baseUrl, asked } = await provider({ status: 200, body: JSON.stringify(said) })
    expect(await make({ key, baseUrl }).translate(text, 'en')).toEqual({
      text: 'I can start on Monday.',
      from: 'tl',
    })
    expect(asked).toEqual([{ ...asks, headers: expect.objectContaining(asks.headers) }])
  })

  test.each<[string, Reply]>([
    ['refuses', { status: 403, body: `{"message":"key ${key}"}` }],
    ['is asked too often', { status: 429, body: '' }],
    ['says something else', { status: 200, body: '{"translations":[]}' }],
    ['says no JSON', { status: 200, body: '<html>' }],
    ['says too much', { status: 200, body: 'x'.repeat(200_000) }],
    ['hangs up', 'hang up'],
    ['hangs', 'nothing'],
    ['trickles', 'trickles'],
  ])('that %s is cut off, and neither words nor key are told', async (_, reply) => {
    const { baseUrl } = await provider(reply)
    const failure = await make({ key, baseUrl }, 300)
      .translate(text, 'en')
      .catch((error: Error) => error)
    expect(failure).toBeInstanceOf(Error)
    expect((failure as Error).message).not.toContain(key)
    expect((failure as Error).message).not.toContain('Lunes')
  })
})

test('the settings name the provider, and it is off without one', () => {
  const read = (given: Record<string, string>) =>
    readConfig({
      NODE_ENV: 'test',
      DATA_DIR: '/tmp/none',
      SESSION_SECRET: 'x'.repeat(32),
      ...given,
    })
  expect(translator(read({}))).toBeNull()
  expect(translator(read({ TRANSLATION_PROVIDER: 'deepl', DEEPL_API_KEY: key }))).not.toBeNull()
  const other = { TRANSLATION_PROVIDER: 'google', GOOGLE_TRANSLATE_KEY: key }
  expect(translator(read(other))).not.toBeNull()
  for (const wrong of [{ TRANSLATION_PROVIDER: 'deepl' }, { TRANSLATION_PROVIDER: 'other' }])
    expect(() => read(wrong)).toThrow()
})
