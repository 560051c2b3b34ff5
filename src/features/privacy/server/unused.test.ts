import { beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { useTestApp } from '../../../../test/harness.ts'
import { hire } from '../../../../test/recruitments.ts'
import { jobContext, makeUser, signIn } from '../../../../test/people.ts'
import { password, signUp } from '../../../../test/sign-up.ts'
import { keepAccount, logInAs } from '../../accounts/contract.ts'
import {
  answerDataRequest,
  askOperator,
  exportDataRequests,
  exportLeavingAccounts,
  getDataOverview,
  listDataRequests,
  listLeavingAccounts,
} from '../contract.ts'
import { listNotices } from '../../notifications/contract.ts'
import { eraseClosedAccounts } from './close-account.ts'
import { nextStep, processInactiveAccounts, unusedOn } from './unused-accounts.ts'

const app = useTestApp()
const day = 86_400_000
const start = app.clock.now
beforeEach(() => {
  app.clock.now = start
})
const sql = (text: string, values: unknown[] = []) => app.connection.pool.query(text, values)
const later = (days: number) => {
  app.clock.now = new Date(app.clock.now.getTime() + days * day)
}
const operator = () => makeUser(app, 'admin')

describe('what is due for an unused account', () => {
  const seen = new Date('2024-03-10T09:00:00Z')
  const end = unusedOn(seen)
  const before = (days: number) => new Date(end.getTime() - days * day)
  const told = (toldDays: number, againDays?: number) => ({
    sentAt: before(toldDays),
    toldAgainAt: againDays === undefined ? null : before(againDays),
  })

  test.each([
    ['31 days before', 31, undefined, null],
    ['30 days before', 30, undefined, 'tell'],
    ['told, 8 days before', 8, told(30), null],
    ['told, 7 days before', 7, told(30), 'tell_again'],
    ['told twice, a day before', 1, told(30, 7), null],
    ['told twice, on the day', 0, told(30, 7), 'close'],
    ['untold, long after', -400, undefined, 'tell'],
    ['told late, a week on', -407, told(-400), null],
    ['told late, 23 days on', -423, told(-400), 'tell_again'],
    ['told late, six days after the second time', -429, told(-400, -423), null],
    ['told late, seven days after the second time', -430, told(-400, -423), 'close'],
    ['told once, then seen, and unused again', 30, told(900, 880), 'tell'],
  ] as const)('%s', (_, days, row, step) => {
    expect(nextStep(seen, row, before(days))).toBe(step)
  })

  test('24 months are counted by the calendar', () => {
    expect(end.toISOString()).toBe('2026-03-10T09:00:00.000Z')
  })
})

describe('unused accounts', () => {
  // spec: 3.3 Accounts unused for 24 months
  test('are told 30 and 7 days before, closed, kept by who comes back, and erased', async () => {
    const [stays, goes] = [await signUp(app), await signUp(app, 'jobseeker')]
    const admin = await operator()
    const ids = [stays.user.id, goes.user.id]
    later(600)
    expect(await processInactiveAccounts(jobContext(app))).toEqual({
      tell: 0,
      tell_again: 0,
      close: 0,
    })
    app.clock.now = new Date(unusedOn(start).getTime() - 30 * day)
    const shown = async (show: 'unused' | 'closed') => {
      const { results } = (
        await app.call(listLeavingAccounts, { show }, { token: await signIn(app, admin.id) })
      ).data
      return results
        .filter(({ user_id }) => ids.includes(user_id))
        .map(({ user_id, step }) => [user_id, step])
    }
    // The dry run says what the next run will do, and does nothing.
    expect(await shown('unused')).toEqual(ids.map((id) => [id, 'tell']))
    expect(await shown('unused')).toEqual(ids.map((id) => [id, 'tell']))
    expect(await processInactiveAccounts(jobContext(app))).toEqual({
      tell: 2,
      tell_again: 0,
      close: 0,
    })
    await app.deliver()
    expect(app.lastMessage(goes.phone)?.text).toContain(
      'Yours closes on 10 March 2028. To keep it, sign in.',
    )
    expect(await processInactiveAccounts(jobContext(app))).toEqual({
      tell: 0,
      tell_again: 0,
      close: 0,
    })
    later(10)
    expect(
      (await app.call(logInAs.employer, { phone_number: stays.phone, password }, {})).status,
    ).toBe(200)
    later(13)
    expect(await processInactiveAccounts(jobContext(app))).toEqual({
      tell: 0,
      tell_again: 1,
      close: 0,
    })
    later(7)
    expect(await shown('unused')).toEqual([[goes.user.id, 'close']])
    expect(await processInactiveAccounts(jobContext(app))).toEqual({
      tell: 0,
      tell_again: 0,
      close: 1,
    })
    expect(await shown('closed')).toEqual([[goes.user.id, null]])
    expect(
      (await app.call(logInAs.jobseeker, { phone_number: goes.phone, password }, {})).code,
    ).toBe('ACCOUNT_CLOSING')
    later(30)
    expect(await eraseClosedAccounts(jobContext(app))).toBe(1)
    expect((await app.call(keepAccount, { phone_number: goes.phone, password }, {})).status).toBe(
      401,
    )
    expect(await shown('closed')).toEqual([])
    expect(
      (await sql('select 1 from unused_accounts where user_id = $1', [goes.user.id])).rows,
    ).toEqual([])
  })

  test('with something open wait, and operators are left alone', async () => {
    const { household, worker } = await hire(app)
    const admin = await operator()
    later(900)
    await processInactiveAccounts(jobContext(app))
    const { rows } = await sql('select user_id from unused_accounts where user_id = any($1)', [
      [household.id, worker.id, admin.id],
    ])
    expect(rows).toEqual([])
    const { results } = (
      await app.call(
        listLeavingAccounts,
        { show: 'unused', page_size: 60 },
        { token: await signIn(app, admin.id) },
      )
    ).data
    expect(results.find(({ user_id }) => user_id === worker.id)).toMatchObject({
      obstacles: ['recruitmentOpen'],
      step: 'tell',
    })
    expect(results.find(({ user_id }) => user_id === admin.id)).toBeUndefined()
  })
})

describe('requests to the operator', () => {
  let admin = { id: 0, token: '' }
  beforeAll(async () => {
    admin = await operator()
  })

  // spec: 3.3 Correct and object
  test('are due in 30 days, answered once, and who asked is told', async () => {
    const person = await makeUser(app, 'employer', '=Formula Person')
    const asked = await app.call(
      askOperator,
      { kind: 'correction', about: ' The name on INV-000001 ', text: 'It should be Al-Thani' },
      person,
    )
    expect(asked).toMatchObject({
      status: 200,
      data: {
        status: 'open',
        about: 'The name on INV-000001',
        due_at: new Date(start.getTime() + 30 * day).toISOString(),
      },
    })
    expect(
      (await app.call(askOperator, { kind: 'correction', about: ' ', text: '' }, person)).errors,
    ).toEqual({
      about: ['Please say what it is about'],
      text: ['Please say what you ask for'],
    })
    expect(
      (await app.call(askOperator, { kind: 'gift', about: 'a', text: 'b' }, person)).status,
    ).toBe(400)
    expect(
      (await app.call(askOperator, { kind: 'objection', about: 'a', text: 'b' }, {})).status,
    ).toBe(401)

    const { results } = (await app.call(listDataRequests, {}, admin)).data
    const row = results.find(({ user_id }) => user_id === person.id)
    expect(row).toMatchObject({ name: '=Formula Person', role: 'employer', kind: 'correction' })
    const id = row?.id ?? 0
    expect(
      (await app.call(answerDataRequest, { id, status: 'done', answer: ' ' }, admin)).errors,
    ).toEqual({ answer: ['Please write the answer'] })
    expect(
      (await app.call(answerDataRequest, { id, status: 'open', answer: 'x' }, admin)).status,
    ).toBe(400)
    expect(
      (await app.call(answerDataRequest, { id: 999_999, status: 'done', answer: 'x' }, admin))
        .status,
    ).toBe(404)
    const answer = { id, status: 'done', answer: 'The invoice now bears your name.' }
    expect((await app.call(answerDataRequest, answer, admin)).status).toBe(200)
    expect(await app.call(answerDataRequest, answer, admin)).toMatchObject({
      status: 409,
      message: 'This request was answered already.',
    })
    const { requests } = (await app.call(getDataOverview, {}, person)).data
    expect(requests).toMatchObject([{ status: 'done', answer: 'The invoice now bears your name.' }])
    expect((await app.call(listNotices, {}, person)).data.results[0]).toMatchObject({
      kind: 'data_request_answered',
    })
    const csv = await app.app.inject({
      url: exportDataRequests.path,
      query: { status: 'all' },
      headers: { authorization: `Bearer ${admin.token}` },
    })
    expect(csv.body).toContain(`'=Formula Person`)
    expect(csv.body).toContain('The invoice now bears your name.')
  })

  test('have a limit, and the queue is the operator’s alone', async () => {
    const person = await makeUser(app, 'agency')
    for (let count = 0; count < 5; count += 1)
      expect(
        (await app.call(askOperator, { kind: 'objection', about: 'a', text: 'b' }, person)).status,
      ).toBe(200)
    expect(
      (await app.call(askOperator, { kind: 'objection', about: 'a', text: 'b' }, person)).status,
    ).toBe(429)
    const calls = [
      listDataRequests,
      answerDataRequest,
      listLeavingAccounts,
      exportDataRequests,
      exportLeavingAccounts,
    ] as const
    for (const call of calls) {
      const input = { id: 1, status: 'done', answer: 'x' }
      expect((await app.call(call, call === answerDataRequest ? input : {}, {})).status).toBe(401)
      for (const role of ['employer', 'jobseeker', 'agency'] as const) {
        expect(
          (await app.call(call, call === answerDataRequest ? input : {}, await makeUser(app, role)))
            .status,
        ).toBe(403)
      }
    }
    for (const wrong of [{ page: '0' }, { page_size: '61' }, { status: 'mine' }])
      expect((await app.call(listDataRequests, wrong, admin)).status).toBe(400)
    for (const wrong of [{ page: 'x' }, { show: 'all' }])
      expect((await app.call(listLeavingAccounts, wrong, admin)).status).toBe(400)
  })
})
