import pg from 'pg'
import { expect, onTestFinished, test, vi } from 'vitest'
import { useTestApp } from '../../../../test/harness.ts'
import { choose, selectingHousehold } from '../../../../test/households.ts'
import { makeCandidate } from '../../../../test/people.ts'

const app = useTestApp()

test('a settlement is one transaction of at most 38 statements: each costs a way to the database and back', async () => {
  const household = await selectingHousehold(app, await makeCandidate(app))
  const { payment_url: url } = (await household.pay()).data
  const query = vi.spyOn(pg.Client.prototype, 'query')
  onTestFinished(() => query.mockRestore())
  await choose(app, url, 'paid')

  const asked = query.mock.calls.map((call) => {
    const [statement] = call as unknown as [string | { text: string }]
    return typeof statement === 'string' ? statement : statement.text
  })
  const client = query.mock.contexts[asked.findIndex((text) => text.includes('pg_advisory_xact_lock'))]
  const ofClient = asked.filter((_, index) => query.mock.contexts[index] === client)
  const first = ofClient.findLastIndex((text, index) => text === 'begin' && ofClient[index + 1]?.includes('pg_advisory_xact_lock'))
  const statements = ofClient.slice(first, ofClient.indexOf('commit', first))
  expect(statements.some((text) => text.startsWith('insert into "ledger_entries"'))).toBe(true)
  expect(statements.length).toBeLessThanOrEqual(38)
})
