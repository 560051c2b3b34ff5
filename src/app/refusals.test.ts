import fastify from 'fastify'
import { expect, onTestFinished, test } from 'vitest'
import { locales, standard } from '../platform/shared/locales.ts'
import { createRegistry } from '../platform/server/registry.ts'
import { capabilities } from './capabilities.ts'
import { answerErrors } from './refusals.ts'

/** What the app answers when the database refuses with this. */
async function answerTo(code: string, constraint?: string) {
  const app = fastify({ logger: false })
  onTestFinished(() => app.close())
  answerErrors(app, { registry: createRegistry(capabilities), config: { production: false } })
  app.get('/', () => {
    throw new Error('Failed query', {
      cause: Object.assign(new Error('refused'), { code, constraint }),
    })
  })
  const answer = await app.inject({ url: '/', headers: { 'accept-language': 'en' } })
  return {
    status: answer.statusCode,
    retryAfter: answer.headers['retry-after'],
    ...answer.json<{ code: string; message: string }>(),
  }
}

test('a unique index that refuses is a conflict with its reason; of one without words, someone else was faster', async () => {
  expect(await answerTo('23505', 'agency_members_pkey')).toMatchObject({
    status: 409,
    code: 'CONFLICT',
    message: 'You already belong to an agency.',
  })
  expect(await answerTo('23505', 'orders_one_lasting')).toMatchObject({
    status: 409,
    code: 'CANDIDATE_UNAVAILABLE',
  })
  expect(await answerTo('23505', 'of_tomorrow')).toMatchObject({
    status: 409,
    code: 'CONFLICT',
    message: expect.stringContaining('Someone else'),
  })
})

test.each(['40P01', '40001', '55P03'])(
  'a collision of transactions (%s) asks to come again, and is no fault',
  async (code) => {
    expect(await answerTo(code)).toMatchObject({
      status: 503,
      code: 'UNAVAILABLE',
      retryAfter: '1',
    })
  },
)

// asvs: 16.3.4
// asvs: 16.5.1
test('any other error of the database is a fault of ours', async () => {
  expect(await answerTo('22012')).toMatchObject({ status: 500, code: 'INTERNAL' })
})

test.each(locales)('%s: no refusal is worded in two ways', (locale) => {
  const { errorTexts } = createRegistry(capabilities)
  expect(Object.keys(errorTexts[locale])).toEqual(
    expect.arrayContaining(Object.keys(errorTexts[standard])),
  )
})
