import pg from 'pg'
import { beforeAll, expect, test, vi } from 'vitest'
import { useTestApp } from '../../../../test/harness.ts'
import { choose, selectingHousehold } from '../../../../test/households.ts'
import { makeCandidate, makeUser } from '../../../../test/people.ts'
import { setOrderLine } from '../contract.ts'

const app = useTestApp()
let operator: { token: string }
beforeAll(async () => void (operator = await makeUser(app, 'admin')))

/** What the database was asked in the transaction that settled an order with these lines beside the service. */
async function settling(lines: readonly ('visa_service' | 'recruitment_fee')[]): Promise<string[]> {
  const household = await selectingHousehold(app, await makeCandidate(app))
  for (const kind of lines)
    await app.call(setOrderLine, { id: household.orderId, kind, amount: 100 }, operator)
  const { payment_url: url } = (await household.pay()).data
  const query = vi.spyOn(pg.Client.prototype, 'query')
  try {
    await choose(app, url, 'paid')
    const asked = query.mock.calls.map((call) => {
      const [statement] = call as unknown as [string | { text: string }]
      return typeof statement === 'string' ? statement : statement.text
    })
    const client =
      query.mock.contexts[asked.findIndex((text) => text.includes('pg_advisory_xact_lock'))]
    const ofClient = asked.filter((_, index) => query.mock.contexts[index] === client)
    const first = ofClient.findLastIndex(
      (text, index) => text === 'begin' && ofClient[index + 1]?.includes('pg_advisory_xact_lock'),
    )
    const settled = ofClient.slice(first, ofClient.indexOf('commit', first))
    // The clock of the tests is set where it has moved.
    return settled.filter((text) => !text.includes('jobs.test_clock'))
  } finally {
    query.mockRestore()
  }
}

test('a settlement is one transaction, and asks no more for an order of three lines than for one', async () => {
  const [one, three] = [await settling([]), await settling(['visa_service', 'recruitment_fee'])]
  expect(one.filter((text) => text.startsWith('insert into "ledger_entries"'))).toHaveLength(2)
  expect(one.some((text) => text.startsWith('update "orders"'))).toBe(true)
  expect(three.map((text) => text.slice(0, 40))).toEqual(one.map((text) => text.slice(0, 40)))
})
