import { expect, test } from 'vitest'
import { useTestApp } from '../../../../test/harness.ts'
import { makeCandidate } from '../../../../test/people.ts'
import { getCandidate, translateAbout } from '../contract.ts'

const app = useTestApp()

test('without a provider nobody is offered a translation, and none is there', async () => {
  const id = await makeCandidate(app, { description: 'I have cared for newborns for six years.' })
  expect((await app.call(getCandidate, { id })).data.may_translate).toBe(false)
  expect((await app.call(translateAbout, { id })).status).toBe(409)
})
