import { expect, test } from 'vitest'
import { useTestApp } from '../../../../test/harness.ts'
import { makeCandidate } from '../../../../test/people.ts'
import { startTranslator } from '../../../../test/translation.ts'
import { getCandidate, translateAbout } from '../contract.ts'

const { asked, meets, settings } = await startTranslator('EN')
const app = useTestApp(settings)

const arabic = { headers: { 'accept-language': 'ar' } }
const translate = (id: number, options: object = arabic) =>
  app.call(translateAbout, { id }, options)
const description = 'I have cared for newborns for six years.'

test('what she says of herself is had in the reader’s language by anybody, and paid for once', async () => {
  const id = await makeCandidate(app, { description })
  expect((await app.call(getCandidate, { id }, arabic)).data).toMatchObject({
    may_translate: true,
    profile: { description },
  })
  const said = { text: `<AR> ${description}`, from: 'en' }
  expect((await translate(id)).data).toEqual(said)
  expect((await translate(id)).data).toEqual(said)
  expect(asked).toEqual([{ text: [description], target_lang: 'AR' }])
  // Another reader's language, and other words, are others.
  expect((await translate(id, { headers: { 'accept-language': 'en' } })).data.text).toMatch(/^<EN/)
  const other = await makeCandidate(app, { description: 'I cook well.' })
  expect((await translate(other)).data.text).toBe('<AR> I cook well.')
})

test('who says nothing or is not shown has nothing that leaves', async () => {
  const silent = await makeCandidate(app, { description: null })
  const gone = await makeCandidate(app, { description, isPublished: false })
  for (const id of [silent, gone, 999_999])
    expect(await translate(id), String(id)).toMatchObject({ status: 404 })
  expect((await app.call(getCandidate, { id: silent })).data.may_translate).toBe(false)
  expect(await app.call(translateAbout, { id: 'x' }, arabic)).toMatchObject({ status: 404 })
  expect(asked).toEqual([])
})

test('a provider that refuses is said plainly, and is asked again', async () => {
  app.expectError('could not be translated', 'request failed')
  const id = await makeCandidate(app, { description: 'I drive carefully.' })
  meets('refuses')
  expect(await translate(id)).toMatchObject({ status: 502, code: 'GATEWAY_FAILED' })
  meets('answers')
  expect((await translate(id)).data.text).toBe('<AR> I drive carefully.')
})

test('one network cannot spend the operator’s money without end', async () => {
  const options = { ...arabic, address: '203.0.113.9' }
  for (let number = 0; number < 20; number += 1) {
    const id = await makeCandidate(app, { description: `Number ${number} says this.` })
    expect((await translate(id, options)).status).toBe(200)
  }
  const id = await makeCandidate(app, { description: 'One too many.' })
  expect(await translate(id, options)).toMatchObject({ status: 429, code: 'RATE_LIMITED' })
  expect((await translate(id)).status).toBe(200)
})
