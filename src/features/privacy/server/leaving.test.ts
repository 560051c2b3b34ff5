import { beforeEach, describe, expect, test } from 'vitest'
import { findEverywhere } from '../../../../test/find-everywhere.ts'
import { useTestApp } from '../../../../test/harness.ts'
import { choose, selectingHousehold } from '../../../../test/households.ts'
import { jobContext, makeCandidate, makeUser, signIn } from '../../../../test/people.ts'
import { hire, sendLetter } from '../../../../test/recruitments.ts'
import { password, signUp } from '../../../../test/sign-up.ts'
import { refreshSession } from '../../accounts/contract.ts'
import { hashPassword } from '../../accounts/server/sign-in-api.ts'
import { downloadInvoice } from '../../billing/contract.ts'
import {
  changeStatus,
  listInterviews,
  listPipeline,
  scheduleInterview,
} from '../../hiring/contract.ts'
import { listNotices } from '../../notifications/contract.ts'
import { getDataOverview } from '../contract.ts'
import { eraseClosedAccounts } from './close-account.ts'
import { closingTools } from '../../../../test/closed-accounts.ts'

const app = useTestApp()
const { later, close } = closingTools(app)
const start = app.clock.now
const passwordHash = hashPassword(password)

beforeEach(() => {
  app.clock.now = start
})
const sql = (text: string, values: unknown[] = []) => app.connection.pool.query(text, values)

const withPassword = async (id: number) =>
  sql('update users set password_hash = $2 where id = $1', [id, await passwordHash])

describe('leaving', () => {
  test('a refresh token of a closed account is void', async () => {
    const { token, refreshToken } = await signUp(app)
    await close(token)
    expect((await app.call(refreshSession, { refreshToken }, {})).status).toBe(401)
  })

  test('is refused while a recruitment, a guarantee, a payment or a refund is under way; the other side keeps the hire without a name', async () => {
    const hired = await hire(app)
    const { household, candidateId } = hired
    await sendLetter(app, hired)
    await withPassword(household.id)
    await withPassword(hired.worker.id)
    await sql(`update users set full_name = 'Zebulon Household' where id = $1`, [household.id])
    await sql(`update users set full_name = 'Yolanda Worker' where id = $1`, [hired.worker.id])
    await sql(`update candidates set full_name = 'Yolanda Worker' where id = $1`, [candidateId])
    expect(await close(household.token)).toMatchObject({ status: 409, code: 'CONFLICT' })
    const keys = async (token: string) =>
      (await app.call(getDataOverview, {}, { token })).data.obstacles.map(({ key }) => key)
    expect(await keys(household.token)).toEqual(['recruitmentOpen', 'guaranteeRuns'])
    // Hers is closed by her going: nothing holds her.
    const { data: hers } = await app.call(getDataOverview, {}, hired.worker)
    expect([hers.obstacles, hers.ends]).toEqual([
      [],
      [{ key: 'recruitmentOpen', text: expect.stringContaining('gets back the whole amount') }],
    ])

    await sql(`update recruitment_cases set status = 'completed' where candidate_id = $1`, [
      candidateId,
    ])
    expect(await close(household.token)).toMatchObject({
      status: 409,
      message: expect.stringContaining('legal guarantee'),
    })
    expect((await close(hired.worker.token)).status).toBe(200)
    later(31)
    expect(await eraseClosedAccounts(jobContext(app))).toBeGreaterThanOrEqual(1)
    expect(await findEverywhere(app, ['Yolanda Worker'])).toEqual([])
    // The household still has its hire and its invoice, by another name.
    const token = await signIn(app, household.id)
    const { data: list } = await app.call(listPipeline, { tab: 'hired' }, { token })
    expect(list).toMatchObject([
      {
        jobseeker_id: candidateId,
        jobseeker_name: 'Former candidate',
        status: 'hired',
        jobseeker_nationality: null,
      },
    ])
    const { rows } = await sql(`select invoice_no from orders where candidate_id = $1`, [
      candidateId,
    ])
    const invoice = await app.app.inject({
      url: downloadInvoice.path.replace(
        ':invoice_no',
        String((rows[0] as { invoice_no: string }).invoice_no),
      ),
      query: { format: 'txt' },
      headers: { authorization: `Bearer ${token}` },
    })
    expect(invoice.body).toContain('Former candidate')

    later(31 * 9)
    const last = await signIn(app, household.id)
    expect(await keys(last)).toEqual([])
    await sql(`update payments set status = 'pending' where order_id = $1`, [household.orderId])
    expect(await close(last)).toMatchObject({
      status: 409,
      message: expect.stringContaining('payment is under way'),
    })
    await sql(`update payments set status = 'paid' where order_id = $1`, [household.orderId])
    await sql(
      `insert into refunds (id, order_id, payment_id, amount_minor, currency, reason, status, created_at) select gen_random_uuid(), order_id, id, 100, 'QAR', 'goodwill', 'pending', now() from payments where order_id = $1`,
      [household.orderId],
    )
    expect(await close(last)).toMatchObject({
      status: 409,
      message: expect.stringContaining('refund to you is under way'),
    })
    await sql(`update refunds set status = 'done', completed_at = now() where order_id = $1`, [
      household.orderId,
    ])
    await sql(
      `insert into refund_claims (order_id, employer_id, cause, ended_on, reason, amount_minor, state, created_at) values ($1, $2, 'left', '2026-04-01', 'Zebulon Household says', 100, 'open', now())`,
      [household.orderId, household.id],
    )
    expect((await close(last)).status).toBe(409)
    await sql(
      `update refund_claims set state = 'withdrawn', decided_at = now() where order_id = $1`,
      [household.orderId],
    )
    expect((await close(last)).status).toBe(200)
    later(31)
    expect(await eraseClosedAccounts(jobContext(app))).toBe(1)
    expect(await findEverywhere(app, ['Zebulon Household'])).toEqual([])
    // Order, payment and ledger stay, as the law wants them.
    expect(
      (await sql(`select 1 from orders where employer_id = $1 and status = 'paid'`, [household.id]))
        .rows.length,
    ).toBe(1)
    expect(
      (await sql(`select 1 from ledger_entries where order_id = $1`, [household.orderId])).rows
        .length,
    ).toBeGreaterThan(1)
  })

  test('a household that leaves calls its interviews off and is nowhere afterwards', async () => {
    const candidateId = await makeCandidate(app)
    const { rows } = await sql('select user_id from candidates where id = $1', [candidateId])
    const workerId = Number((rows[0] as { user_id: number }).user_id)
    const { user, token, phone } = await signUp(app)
    await sql(`update users set full_name = 'Wilhelmina Household' where id = $1`, [user.id])
    await app.call(changeStatus, { id: candidateId, status: 'shortlisted' }, { token })
    await app.call(
      scheduleInterview,
      { id: candidateId, date: '2026-03-20', time: '10:00' },
      { token },
    )
    expect(await findEverywhere(app, ['Wilhelmina Household'])).toContain('notices.params')
    await close(token)
    const hers = { token: await signIn(app, workerId) }
    expect((await app.call(listNotices, {}, hers)).data.results[0]).toMatchObject({
      kind: 'interview_cancelled',
    })
    expect(
      (await app.call(listInterviews, {}, hers)).data.filter(
        ({ status }) => status === 'scheduled',
      ),
    ).toEqual([])
    later(30)
    expect(await eraseClosedAccounts(jobContext(app))).toBe(1)
    expect(await findEverywhere(app, ['Wilhelmina Household', phone, phone.slice(4)])).toEqual([])
  })

  test('an order of someone who is leaving can’t be paid', async () => {
    const candidateId = await makeCandidate(app)
    const household = await selectingHousehold(app, candidateId)
    const late = await selectingHousehold(app, candidateId)
    const { data } = await late.pay()
    const { rows } = await sql('select user_id from candidates where id = $1', [candidateId])
    const userId = Number((rows[0] as { user_id: number }).user_id)
    await withPassword(userId)
    expect((await close(await signIn(app, userId))).status).toBe(200)
    expect(await household.pay()).toMatchObject({
      status: 409,
      code: 'CONFLICT',
      message: 'This order is closed and can no longer be paid.',
    })
    // Who was on the provider's page already gets the money back.
    await choose(app, data.payment_url, 'paid')
    expect(await late.standing()).toBe('shortlisted')
    expect((await late.payment(data.payment_id)).status).toMatch(/^refund/)
  })

  test('the last operator and the last owner of an agency stay', async () => {
    const admin = await makeUser(app, 'admin')
    await withPassword(admin.id)
    expect(await close(admin.token)).toMatchObject({
      status: 409,
      message: expect.stringContaining('last operator'),
    })
    const other = await makeUser(app, 'admin')
    await withPassword(other.id)
    expect((await close(admin.token)).status).toBe(200)
    expect((await close(other.token)).status).toBe(409)

    const owner = await makeUser(app, 'agency', 'Vincenza Owner')
    await withPassword(owner.id)
    const { rows } = await sql(
      `insert into agencies (name, licence_number, licence_expires_on, status, created_at) values ('An Agency', 'L-1', '2030-01-01', 'approved', now()) returning id`,
    )
    const agencyId = (rows[0] as { id: number }).id
    const join = (id: number, role: string) =>
      sql(
        `insert into agency_members (user_id, agency_id, role, joined_at) values ($1, $2, $3, now())`,
        [id, agencyId, role],
      )
    await join(owner.id, 'owner')
    const editor = await makeUser(app, 'agency')
    await join(editor.id, 'editor')
    await withPassword(editor.id)
    expect(await close(owner.token)).toMatchObject({
      status: 409,
      message: expect.stringContaining('last owner'),
    })
    expect((await close(editor.token)).status).toBe(200)
    await join((await makeUser(app, 'agency')).id, 'owner')
    expect((await close(owner.token)).status).toBe(200)
    later(30)
    expect(await eraseClosedAccounts(jobContext(app))).toBeGreaterThanOrEqual(3)
    expect(await findEverywhere(app, ['Vincenza Owner'])).toEqual([])
    expect((await sql(`select 1 from agency_members where user_id = $1`, [owner.id])).rows).toEqual(
      [],
    )
  })
})
