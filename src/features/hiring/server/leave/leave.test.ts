import { afterEach, describe, expect, test } from 'vitest'
import { makeAgency, makeMember } from '../../../../../test/agencies.ts'
import { useTestApp } from '../../../../../test/harness.ts'
import { choose, selectingHousehold } from '../../../../../test/households.ts'
import { isHired, makeCandidate, makeUser, signIn } from '../../../../../test/people.ts'
import { hire, type Hired } from '../../../../../test/recruitments.ts'
import { refundOrder } from '../../../billing/contract.ts'
import { listNotices } from '../../../notifications/contract.ts'
import { changeStep, getOwnRecruitment } from '../../../recruitment/contract.ts'
import { listInterest } from '../../agency-contract.ts'
import { getTimeline } from '../../contract.ts'
import * as calls from '../../leave-contract.ts'

const app = useTestApp({ RATE_LIMITS: 'off' })
const start = app.clock.now
afterEach(() => void (app.clock.now = start))
const sql = async <T extends object>(text: string, values: unknown[] = []) =>
  (await app.connection.pool.query<T>(text, values)).rows
const withdraw = (token: string, id: number, standing: string) =>
  app.call(calls.withdraw, { id, standing }, { token })
const seen = async (token: string) => (await app.call(calls.listLeavable, {}, { token })).data
const told = async (token: string) =>
  (await app.call(listNotices, {}, { token })).data.results.map(({ kind, text }) => [kind, text])
const arrive = (id: number) =>
  sql(`update recruitment_cases set arrived_at = now() where id = $1`, [id])
const standingsOf = async (candidateId: number) =>
  (
    await sql<{ to_status: string }>(
      'select to_status from pipeline_moves where candidate_id = $1 order by id',
      [candidateId],
    )
  ).map(({ to_status }) => to_status)

/** Someone with an account whom a new household has selected. */
async function selected() {
  const candidateId = await makeCandidate(app)
  const household = await selectingHousehold(app, candidateId)
  const [row] = await sql<{ user_id: number }>('select user_id from candidates where id = $1', [
    candidateId,
  ])
  const worker = { id: row?.user_id ?? 0, token: await signIn(app, row?.user_id ?? 0) }
  return { candidateId, household, worker }
}

describe('a worker withdraws', () => {
  test('from a selection: she is back on the list, the order is closed, the household is told once', async () => {
    const { candidateId, household, worker } = await selected()
    expect(await seen(worker.token)).toEqual([
      {
        household_id: household.id,
        household: 'Test Person',
        standing: 'selected',
        since: '2026-03-10',
        can_withdraw: true,
      },
    ])
    const left = await withdraw(worker.token, household.id, 'selected')
    expect(left).toMatchObject({
      status: 200,
      data: { household_id: household.id, standing: 'selected', money_returned: false },
    })
    expect(await household.standing()).toBe('shortlisted')
    expect(await seen(worker.token)).toEqual([])
    expect(await household.pay()).toMatchObject({
      status: 409,
      message: 'This order is closed and can no longer be paid.',
    })
    expect(await told(household.token)).toEqual([
      [
        'candidate_left_selection',
        '\u2068Grace Santos\u2069 has withdrawn from your selection. You pay nothing. If you have already paid, you get all of it back.',
      ],
    ])
    const [last] = (await app.call(getTimeline, { id: candidateId }, household)).data
    expect(last).toMatchObject({ from: 'selected', to: 'shortlisted', by: 'candidate' })
    // Twice does nothing twice.
    expect(await withdraw(worker.token, household.id, 'selected')).toMatchObject({
      status: 409,
      message: 'This has just changed. Please look again before you decide.',
    })
    expect(await told(household.token)).toHaveLength(1)
  })

  test('from a selection by interview leaves the interview as it was held', async () => {
    const { candidateId, household, worker } = await selected()
    await sql(
      `update pipeline_entries set selection_type = 'Interview', interview_at = '2026-03-09T10:00:00Z', interview_status = 'selected' where candidate_id = $1`,
      [candidateId],
    )
    expect((await withdraw(worker.token, household.id, 'selected')).status).toBe(200)
    expect(
      await sql(
        'select status, interview_status, selection_type from pipeline_entries where candidate_id = $1',
        [candidateId],
      ),
    ).toEqual([
      { status: 'interview_completed', interview_status: 'completed', selection_type: null },
    ])
  })

  test('from a hire before her arrival: the whole amount goes back, the case is closed, both sides read why', async () => {
    const { household, worker, candidateId, read } = await hire(app)
    expect(await seen(worker.token)).toMatchObject([{ standing: 'hired', can_withdraw: true }])
    expect((await withdraw(worker.token, household.id, 'hired')).data).toEqual({
      household_id: household.id,
      standing: 'hired',
      money_returned: true,
    })
    expect(await isHired(app, candidateId)).toBe(false)
    expect(await read()).toMatchObject({ status: 'closed', next: null })
    expect((await app.call(getOwnRecruitment, {}, worker)).data).toMatchObject({ status: 'closed' })
    expect(await household.standing()).toBe('shortlisted')
    const [refund] = await sql(
      'select amount_minor, status, requested_by from refunds where order_id = $1',
      [household.orderId],
    )
    expect(refund).toEqual({ amount_minor: 180_000, status: 'done', requested_by: worker.id })
    expect(
      await sql('select status, hire_ended_on from orders where candidate_id = $1 order by id', [
        candidateId,
      ]),
    ).toEqual([
      { status: 'refunded', hire_ended_on: '2026-03-10' },
      { status: 'closed', hire_ended_on: null },
    ])
    expect(await told(household.token)).toContainEqual([
      'candidate_left_hire',
      '\u2068Grace Santos\u2069 has withdrawn before the arrival, so the hire has ended. The whole amount, QAR\u00a01,800.00, comes back to you.',
    ])
    expect((await told(household.token)).filter(([kind]) => kind === 'refund_made')).toHaveLength(1)
    expect((await withdraw(worker.token, household.id, 'hired')).status).toBe(409)
    // Another household may hire her.
    const next = await selectingHousehold(app, candidateId)
    await choose(app, (await next.pay()).data.payment_url, 'paid')
    expect(await next.standing()).toBe('hired')
  })

  // spec: 2.2 A worker withdraws
  test('not once she has arrived', async () => {
    const hired = await hire(app)
    await arrive((await hired.read()).id)
    expect(await seen(hired.worker.token)).toMatchObject([
      { standing: 'hired', can_withdraw: false },
    ])
    expect(await withdraw(hired.worker.token, hired.household.id, 'hired')).toMatchObject({
      status: 409,
      message: expect.stringContaining('After the arrival'),
    })
    expect(await isHired(app, hired.candidateId)).toBe(true)
  })

  // spec: 2.2 A worker withdraws
  test('as she saw it: a selection that was paid for meanwhile is another matter, and the other way round', async () => {
    const { household, worker, candidateId } = await hire(app)
    expect(await withdraw(worker.token, household.id, 'selected')).toMatchObject({
      status: 409,
      code: 'CONFLICT',
    })
    expect(await isHired(app, candidateId)).toBe(true)
    const other = await selected()
    expect(await withdraw(other.worker.token, other.household.id, 'hired')).toMatchObject({
      status: 409,
      code: 'CONFLICT',
    })
    expect(await other.household.standing()).toBe('selected')
  })

  test('from her own alone: nobody else, no visitor, nothing malformed', async () => {
    const { household, worker } = await selected()
    const stranger = (await selected()).worker
    expect((await withdraw(stranger.token, household.id, 'selected')).status).toBe(404)
    expect((await withdraw(worker.token, 999_999, 'selected')).status).toBe(404)
    for (const standing of ['', 'shortlisted', null, 7]) {
      const wrong = await app.call(
        calls.withdraw,
        { id: household.id, standing } as Record<string, unknown>,
        worker,
      )
      expect([wrong.status, Object.keys(wrong.errors ?? {})]).toEqual([400, ['standing']])
    }
    for (const role of ['employer', 'agency', 'admin'] as const) {
      const { token } = await makeUser(app, role)
      expect((await withdraw(token, household.id, 'selected')).status).toBe(403)
      expect((await app.call(calls.listLeavable, {}, { token })).status).toBe(403)
    }
    expect(
      (await app.call(calls.withdraw, { id: household.id, standing: 'selected' })).status,
    ).toBe(401)
    expect((await app.call(calls.listLeavable, {})).status).toBe(401)
    expect(await household.standing()).toBe('selected')
  })
})

describe('her agency withdraws her', () => {
  // spec: 3.7 An agency withdraws a candidate
  test('who has no account, by its editors alone', async () => {
    const { id: agencyId, owner } = await makeAgency(app)
    const candidateId = await makeCandidate(app, { agencyId, userId: null })
    const household = await selectingHousehold(app, candidateId)
    const [shown] = (await app.call(listInterest, { show: 'selected' }, owner)).data.results
    expect(shown).toMatchObject({ household_id: household.id, may_withdraw: true })
    const input = { id: candidateId, household_id: household.id, standing: 'selected' as const }
    expect(
      (await app.call(calls.withdrawForCandidate, input, await makeMember(app, agencyId, 'viewer')))
        .status,
    ).toBe(403)
    expect(
      (await app.call(calls.withdrawForCandidate, input, (await makeAgency(app)).owner)).status,
    ).toBe(404)
    expect(
      (await app.call(calls.withdrawForCandidate, input, await makeUser(app, 'jobseeker'))).status,
    ).toBe(403)
    expect((await app.call(calls.withdrawForCandidate, input)).status).toBe(401)
    expect(await household.standing()).toBe('selected')
    expect((await app.call(calls.withdrawForCandidate, input, owner)).data).toMatchObject({
      standing: 'selected',
      money_returned: false,
    })
    expect(await household.standing()).toBe('shortlisted')
  })

  // spec: 3.7 An agency withdraws a candidate
  test('from a hire as well; one who has an account withdraws herself', async () => {
    const { id: agencyId, owner } = await makeAgency(app)
    const hired = await hire(app, { agencyId, userId: null })
    const input = {
      id: hired.candidateId,
      household_id: hired.household.id,
      standing: 'hired' as const,
    }
    expect((await app.call(calls.withdrawForCandidate, input, owner)).data.money_returned).toBe(
      true,
    )
    expect(await hired.read()).toMatchObject({ status: 'closed' })
    const hers = await hire(app, { agencyId })
    const asked = {
      id: hers.candidateId,
      household_id: hers.household.id,
      standing: 'hired' as const,
    }
    expect(await app.call(calls.withdrawForCandidate, asked, owner)).toMatchObject({
      status: 409,
      message: 'The candidate has an account and answers in person.',
    })
    const [shown] = (await app.call(listInterest, { show: 'hired' }, owner)).data.results
    expect(shown).toMatchObject({ candidate_id: hers.candidateId, may_withdraw: false })
  })
})

/** Whole, whoever was first: hired and paid, or out with the money back or never taken. */
async function expectWhole(candidateId: number, orderId: number, standing: string) {
  const [order] = await sql<{ status: string }>('select status from orders where id = $1', [
    orderId,
  ])
  const [paid] = await sql<{ paid: number; back: number }>(
    `select coalesce(sum(p.amount_minor) filter (where p.status in ('paid', 'refund_pending', 'refunded')), 0)::int as paid,
       (select coalesce(sum(amount_minor), 0)::int from refunds where order_id = $1) as back from payments p where order_id = $1`,
    [orderId],
  )
  const isHere = await isHired(app, candidateId)
  expect([standing === 'hired', order?.status === 'paid']).toEqual([isHere, isHere])
  expect(paid?.back).toBe(isHere ? 0 : paid?.paid)
}

describe('at the same moment', () => {
  test('she withdraws and the household pays: one of them, and the money is where it belongs, in 20 tries', async () => {
    for (let tries = 0; tries < 20; tries += 1) {
      const { candidateId, household, worker } = await selected()
      const { data } = await household.pay()
      const [left] = await Promise.all([
        withdraw(worker.token, household.id, 'selected'),
        choose(app, data.payment_url, 'paid'),
      ])
      expect([200, 409]).toContain(left.status)
      const standing = await household.standing()
      expect(standing).toBe(left.status === 200 ? 'shortlisted' : 'hired')
      await expectWhole(candidateId, household.orderId, standing)
    }
  })

  test('she withdraws from a hire three times over: once, and one refund, in 10 tries', async () => {
    for (let tries = 0; tries < 10; tries += 1) {
      const { household, worker, candidateId } = await hire(app)
      const all = await Promise.all(
        [1, 2, 3].map(() => withdraw(worker.token, household.id, 'hired')),
      )
      expect(all.map(({ status }) => status).toSorted()).toEqual([200, 409, 409])
      expect(
        await sql('select amount_minor, status from refunds where order_id = $1', [
          household.orderId,
        ]),
      ).toEqual([{ amount_minor: 180_000, status: 'done' }])
      expect((await standingsOf(candidateId)).slice(-2)).toEqual(['selected', 'shortlisted'])
      await expectWhole(candidateId, household.orderId, await household.standing())
    }
  })

  test('she withdraws and the operator refunds: one refund, in 10 tries', async () => {
    const operator = await makeUser(app, 'admin')
    for (let tries = 0; tries < 10; tries += 1) {
      const { household, worker, candidateId } = await hire(app)
      const [left, refunded] = await Promise.all([
        withdraw(worker.token, household.id, 'hired'),
        app.call(refundOrder, { id: household.orderId, reason: 'The household asked' }, operator),
      ])
      expect([left.status, refunded.status].toSorted()).toEqual([200, 409])
      expect(
        await sql('select amount_minor from refunds where order_id = $1', [household.orderId]),
      ).toEqual([{ amount_minor: 180_000 }])
      const standing = await household.standing()
      expect(standing).toBe(left.status === 200 ? 'shortlisted' : 'selected')
      await expectWhole(candidateId, household.orderId, standing)
    }
  })

  test('she withdraws and the household says that she has arrived: one of them, in 10 tries', async () => {
    for (let tries = 0; tries < 10; tries += 1) {
      const hired: Hired = await hire(app)
      const { id } = await hired.read()
      await sql(
        `update recruitment_steps set state = 'done', done_at = now(), needs = '{}' where case_id = $1 and key not in ('arrival', 'residence')`,
        [id],
      )
      await sql(
        `update recruitment_steps set state = 'waiting' where case_id = $1 and key = 'arrival'`,
        [id],
      )
      const [left, arrived] = await Promise.all([
        withdraw(hired.worker.token, hired.household.id, 'hired'),
        app.call(changeStep, { id, step: 'arrival', state: 'done' }, hired.household),
      ])
      expect([left.status, arrived.status].toSorted()).toEqual([200, 409])
      expect(await isHired(app, hired.candidateId)).toBe(arrived.status === 200)
    }
  })
})
