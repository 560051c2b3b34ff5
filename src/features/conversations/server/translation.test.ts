import { describe, expect, test } from 'vitest'
import { conversationTools, type Someone } from '../../../../test/conversations.ts'
import { useTestApp } from '../../../../test/harness.ts'
import { makeUser } from '../../../../test/people.ts'
import { startTranslator } from '../../../../test/translation.ts'
import * as calls from '../contract.ts'

const { asked, meets, settings } = await startTranslator('TL')
const app = useTestApp({ RATE_LIMITS: 'off', ...settings })

const { pair, say } = conversationTools(app)
const translate = (by: Someone, id: number, number: number, language = 'en') =>
  app.call(
    calls.translateMessage,
    { id, number },
    { token: by.token, headers: { 'accept-language': language } },
  )

describe('a message', () => {
  test('is translated into the reader’s language, the one it came in is told, and nothing is kept', async () => {
    const { id, household, worker } = await pair()
    await say(worker, id, { text: 'Puwede po ako sa Lunes.' })
    expect((await translate(household, id, 1)).data).toEqual({
      text: '<EN-GB> Puwede po ako sa Lunes.',
      from: 'tl',
    })
    expect((await translate(household, id, 1, 'ar')).data.text).toBe('<AR> Puwede po ako sa Lunes.')
    const { results } = (await app.call(calls.listMessages, { id }, household)).data
    expect(results).toMatchObject([{ text: 'Puwede po ako sa Lunes.', private: false }])
    expect((await app.call(calls.getConversation, { id }, household)).data.translates).toBe(true)
  })

  test('goes out covered as its reader reads it', async () => {
    const { id, household, worker } = await pair()
    await say(worker, id, { text: 'Tawag po 5512 3456' })
    expect((await translate(household, id, 1)).data.text).toBe('<EN-GB> Tawag po •••••••')
    expect(JSON.stringify(asked)).not.toContain('5512')
  })

  test('that its writer keeps private never leaves, whoever asks', async () => {
    const { id, household, worker } = await pair()
    const sent = await say(worker, id, { text: 'May sakit po ako.', private: true })
    expect(sent.data.private).toBe(true)
    for (const who of [household, worker])
      expect(await translate(who, id, 1)).toMatchObject({ status: 403 })
    expect(asked).toEqual([])
  })

  test('of someone else, a ready-made one, and one that is not there have no translation', async () => {
    const { id, household, worker } = await pair()
    await say(household, id, { phrase: 'twins' })
    await say(worker, id, { text: 'Opo.' })
    const [third, operator] = [await makeUser(app, 'employer'), await makeUser(app, 'admin')]
    expect((await translate(third, id, 2)).status).toBe(404)
    expect((await translate(operator, id, 2)).status).toBe(403)
    for (const number of [1, 3]) expect((await translate(household, id, number)).status).toBe(404)
    expect(asked).toEqual([])
  })

  test.each(['hangs', 'refuses'] as const)(
    'whose provider %s stays as it is, and the reader is told in time',
    async (how) => {
      app.expectError('a message could not be translated')
      app.expectError('request failed')
      meets(how)
      const { id, household, worker } = await pair()
      await say(worker, id, { text: 'Opo.' })
      const begun = performance.now()
      expect(await translate(household, id, 1)).toMatchObject({
        status: 502,
        message: 'This could not be translated just now. Please try again later.',
      })
      expect(performance.now() - begun).toBeLessThan(8000)
      const { results } = (await app.call(calls.listMessages, { id }, household)).data
      expect(results[0]?.text).toBe('Opo.')
    },
  )
})

describe('without a provider', () => {
  const plain = useTestApp({ RATE_LIMITS: 'off' })
  const tools = conversationTools(plain)

  test('nothing is translated, and no screen offers it', async () => {
    const { id, household, worker } = await tools.pair()
    await tools.say(worker, id, { text: 'Opo.' })
    const { data } = await plain.call(calls.getConversation, { id }, household)
    expect(data.translates).toBe(false)
    const answer = await plain.call(calls.translateMessage, { id, number: 1 }, household)
    expect(answer.status).toBe(409)
  })
})
