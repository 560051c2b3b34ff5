import { expect, test } from 'vitest'
import { useTestApp } from '../../../../../test/harness.ts'
import { makeUser } from '../../../../../test/people.ts'
import { callWithProof } from '../../../../../test/proofs.ts'
import { freshAddress, freshPhone, signUp } from '../../../../../test/sign-up.ts'
import { listNotices } from '../../../notifications/contract.ts'
import { readCounter } from '../../../../platform/server/counters.ts'
import { forgotPassword, sendCodeTo } from '../../contract.ts'
import { budgetsOf } from './code-limits.ts'

const app = useTestApp()

const ask = (phone_number: string) =>
  callWithProof(app, sendCodeTo.employer, { phone_number }, { address: freshAddress() })
const ceilingOf = (kind: 'known' | 'unknown') =>
  budgetsOf(freshPhone(), kind).find(({ name }) => name === 'all')!
/** So many codes went out today, to numbers all over the world. */
const spend = (kind: 'known' | 'unknown', hits: number) =>
  app.connection.pool.query(
    `insert into rate_limits (key, window_started_at, hits) values ($1, $2, $3)
     on conflict (key, window_started_at) do update set hits = $3`,
    [
      ceilingOf(kind).key,
      new Date(Math.floor(app.clock.now.getTime() / 14_400_000) * 14_400_000),
      hits,
    ],
  )
const alarms = () =>
  readCounter(app.registry, 'code_budgets_reached').map(({ labels, value }) => [
    labels.budget,
    labels.percent,
    value,
  ])

// asvs: 2.4.1
test('over all countries 6,000 codes a day go to numbers of a kind; the operators hear of it at 70 and at 100 %', async () => {
  const operator = await makeUser(app, 'admin')
  const owner = await signUp(app)
  expect(ceilingOf('unknown').max).toBe(6000)
  await spend('unknown', 4198)
  expect((await ask('+201001234567')).status).toBe(200)
  expect(alarms()).toEqual([])
  expect((await ask('+639171234567')).status).toBe(200)
  expect(alarms()).toEqual([['unknown all', '70', 1]])

  await spend('unknown', 5999)
  expect((await ask('+919812345678')).status).toBe(200)
  expect(alarms()).toEqual([
    ['unknown all', '70', 1],
    ['unknown all', '100', 1],
  ])
  for (const phone of [freshPhone(), '+201001234568'])
    expect(await ask(phone)).toMatchObject({ status: 429, code: 'RATE_LIMITED' })
  expect(alarms()).toHaveLength(2)

  // What strangers used up is not what owners have.
  const address = freshAddress()
  const reset = await callWithProof(app, forgotPassword, { phoneNumber: owner.phone }, { address })
  expect(reset.status).toBe(200)
  expect(app.lastMessage(owner.phone)?.template).toBe('resetPassword')

  const told = (await app.call(listNotices, {}, operator)).data.results
  expect(told.map(({ kind, path }) => [kind, path])).toEqual([
    ['code_budget_reached', '/admin/audit'],
    ['code_budget_reached', '/admin/audit'],
  ])
  const { rows } = await app.connection.pool.query(
    "select detail from audit_log where action = 'codes.budget_reached' and subject = 'codes:all' order by id",
  )
  expect(rows.map(({ detail }) => detail)).toEqual([
    { kind: 'unknown', percent: 70, max: 6000 },
    { kind: 'unknown', percent: 100, max: 6000 },
  ])
})
