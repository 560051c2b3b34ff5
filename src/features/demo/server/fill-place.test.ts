import { describe, expect, test } from 'vitest'
import { useTestApp } from '../../../../test/harness.ts'
import { selectingHousehold } from '../../../../test/households.ts'
import { isHired, makeCandidate } from '../../../../test/people.ts'
import { settings } from '../../../platform/server/settings.ts'
import { getCandidate } from '../../profiles/contract.ts'

const kenyan = { nationality: 'Kenyan', expectedSalaryMinor: null }

/** Someone on the list is hired while three wait; says who is on the list afterwards. */
async function hire(app: ReturnType<typeof useTestApp>) {
  const chosen = await makeCandidate(app, kenyan)
  const waiting = [
    await makeCandidate(app, { ...kenyan, nationality: 'Indian', isPublished: false }),
    await makeCandidate(app, { ...kenyan, isPublished: false }),
    await makeCandidate(app, { ...kenyan, isPublished: false }),
  ]
  await app.connection.db
    .insert(settings)
    .values({ key: 'demo-reserve', value: waiting, updatedAt: app.clock.now })
  const household = await selectingHousehold(app, chosen)
  expect((await household.pay()).status).toBe(200)
  expect(await isHired(app, chosen)).toBe(true)
  return Promise.all(waiting.map(async (id) => (await app.call(getCandidate, { id })).status))
}

describe('in a demo', () => {
  const app = useTestApp({ DEMO: 'on' })
  test('one of the same nationality takes the place of whoever is hired', async () => {
    expect(await hire(app)).toEqual([404, 200, 404])
  })
})

describe('outside a demo', () => {
  const app = useTestApp()
  test('nobody does', async () => {
    expect(await hire(app)).toEqual([404, 404, 404])
  })
})
