import { eq } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { makeAgency, makeMember } from '../../../../test/agencies.ts'
import { useTestApp } from '../../../../test/harness.ts'
import { jobContext, makeUser } from '../../../../test/people.ts'
import { hire, send, sendLetter } from '../../../../test/recruitments.ts'
import { refundOrder } from '../../billing/contract.ts'
import { listNotices } from '../../notifications/contract.ts'
import { auditLog } from '../../../platform/server/audit.ts'
import * as calls from '../contract.ts'
import { recruitmentSteps } from './tables.ts'
import { notifyOverdueSteps } from './notify-overdue-steps.ts'

const app = useTestApp()
const start = new Date('2026-03-10T09:00:00Z')

const statesOf = (found: calls.RecruitmentCase) =>
  Object.fromEntries(found.steps.map(({ key, state }) => [key, state]))
const inDays = (days: number) => new Date(start.getTime() + days * 86_400_000)

describe('who sees it', () => {
  test('the sides of a case, and nobody else', async () => {
    const hired = await hire(app)
    const { id } = await hired.read()
    const other = await hire(app)
    const admin = await makeUser(app, 'admin')
    const sideFor = async (token: string) =>
      (await app.call(calls.getRecruitment, { id }, { token })).data?.side
    expect([
      await sideFor(hired.household.token),
      await sideFor(hired.worker.token),
      await sideFor(admin.token),
    ]).toEqual(['household', 'worker', 'operator'])
    for (const token of [
      other.household.token,
      other.worker.token,
      (await makeUser(app, 'agency')).token,
    ]) {
      expect(await app.call(calls.getRecruitment, { id }, { token })).toMatchObject({
        status: 404,
        code: 'NOT_FOUND',
      })
      expect(
        (await app.call(calls.changeStep, { id, step: 'offer_letter', state: 'done' }, { token }))
          .status,
      ).toBe(404)
      expect((await app.call(calls.nudge, { id }, { token })).status).toBe(404)
      expect(
        (await send(app, calls.addCasePaper, { id }, { kind: 'visa' }, { token })).status,
      ).toBe(404)
    }
    expect((await app.call(calls.getRecruitment, { id })).status).toBe(401)
    expect((await app.call(calls.getOwnRecruitment, {}, hired.worker)).data).toMatchObject({
      id,
      side: 'worker',
    })
    expect(
      (await app.call(calls.getOwnRecruitment, {}, await makeUser(app, 'jobseeker'))).data,
    ).toBeNull()
    expect(
      (await app.call(calls.listAllRecruitments, {}, admin)).data.results.length,
    ).toBeGreaterThan(1)
    expect((await app.call(calls.listRecruitments, {}, hired.worker)).status).toBe(403)
  })

  // spec: 3.4 Orders with payments and refunds
  // spec: 3.4 Lists paged, searched, filtered, as CSV
  test('the operator finds one by parts of the names of both sides or of the order number, in the list and in the file', async () => {
    const one = await hire(app, { fullName: 'Aïsha Ñuñez Salim' })
    const other = await hire(app, { fullName: 'Wanjiru Otieno' })
    await app.connection.pool.query(`update users set full_name = 'أحمد الثاني' where id = $1`, [
      one.household.id,
    ])
    const { rows } = await app.connection.pool.query<{ order_no: string }>(
      'select order_no from orders where candidate_id = $1',
      [one.candidateId],
    )
    const orderNo = rows[0]?.order_no ?? ''
    const admin = await makeUser(app, 'admin')
    const found = async (input: object) =>
      (await app.call(calls.listAllRecruitments, { ...input }, admin)).data.results.map(
        (line) => line.jobseeker_id,
      )
    for (const q of [
      'aisha',
      'SALIM nunez',
      'احمد',
      'الثاني aisha',
      orderNo,
      orderNo.toLowerCase(),
    ])
      expect(await found({ q }), q).toEqual([one.candidateId])
    const [line] = (await app.call(calls.listAllRecruitments, { q: orderNo }, admin)).data.results
    expect(line).toMatchObject({
      employer_id: one.household.id,
      employer_name: 'أحمد الثاني',
      order_no: orderNo,
    })
    expect(await found({ q: 'wanjiru', status: 'open' })).toEqual([other.candidateId])
    expect(await found({ q: 'wanjiru', status: 'completed' })).toEqual([])
    for (const q of ['%', '_', "' or 1=1", 'aisha wanjiru'])
      expect(await found({ q }), q).toEqual([])
    const lines = (await app.call(calls.exportRecruitments, { q: 'aisha' }, admin)).body
      .trim()
      .split('\r\n')
    expect([lines.length, lines[1]]).toEqual([
      2,
      expect.stringMatching(new RegExp(`Aïsha Ñuñez Salim.*أحمد الثاني,${orderNo}`)),
    ])
    expect(
      (await app.call(calls.listAllRecruitments, { q: 'x'.repeat(101) }, admin)).errors,
    ).toHaveProperty('q')
  })

  test('a worker acts in her own steps alone', async () => {
    const hired = await hire(app)
    const { id } = await hired.read()
    expect(
      await app.call(calls.changeStep, { id, step: 'offer_letter', state: 'done' }, hired.worker),
    ).toMatchObject({
      status: 403,
      message: 'This step is for someone else to do.',
    })
    await sendLetter(app, hired)
    expect(
      (await send(app, calls.addCasePaper, { id }, { kind: 'signed_offer_letter' }, hired.worker))
        .status,
    ).toBe(200)
    expect(statesOf(await hired.read()).offer_answer).toBe('done')
  })

  // spec: 2.2 Hires from before there were cases
  test('a viewer of the agency reads a case and its papers, is offered nothing and refused what others of it do', async () => {
    const { id: agencyId } = await makeAgency(app)
    const hired = await hire(app, { userId: null, agencyId })
    const [viewer, editor] = [
      await makeMember(app, agencyId, 'viewer'),
      await makeMember(app, agencyId, 'editor'),
    ]
    const { id } = await hired.read()
    const seen = async (by: { token: string }) => {
      const { data } = await app.call(calls.getRecruitment, { id }, by)
      return [data.can_add_papers, data.can_nudge, data.steps.some(({ can }) => can.report)]
    }
    expect(await seen(viewer)).toEqual([false, false, false])
    expect((await seen(editor))[0]).toBe(true)
    const add = (by: { token: string }) =>
      send(app, calls.addCasePaper, { id }, { kind: 'other' }, by)
    expect(await add(viewer)).toMatchObject({
      status: 403,
      message: 'You can look at this, but not change it.',
    })
    expect((await add(editor)).status).toBe(200)
    const papers = async (by: { token: string }) =>
      (await app.call(calls.listCasePapers, { id }, by)).data.map(({ can_remove }) => can_remove)
    expect([await papers(editor), await papers(viewer)]).toEqual([[true], [false]])
    expect((await app.call(calls.nudge, { id }, viewer)).status).toBe(403)
    const step = { id, step: 'medical', state: 'problem', note: 'x' }
    expect((await app.call(calls.changeStep, step, viewer)).status).toBe(403)
  })

  test('an agency acts for whom it supplied', async () => {
    const { id: agencyId, owner: office } = await makeAgency(app)
    const hired = await hire(app, { userId: null, agencyId })
    const { data } = await app.call(calls.listAgencyRecruitments, {}, office)
    expect(data.map(({ jobseeker_id }) => jobseeker_id)).toEqual([hired.candidateId])
    expect((await hired.read()).steps.find(({ key }) => key === 'medical')?.actor).toBe('agency')
    expect((await app.call(listNotices, {}, office)).body).toContain(`has hired ⁨Grace Santos⁩`)
    expect(
      (await app.call(calls.listAgencyRecruitments, {}, await makeUser(app, 'agency'))).data,
    ).toEqual([])

    // Without an account of hers there is no code: the letter that she has signed answers the offer.
    const { id } = await hired.read()
    const signed = () =>
      send(app, calls.addCasePaper, { id }, { kind: 'signed_offer_letter' }, office)
    expect((await signed()).status).toBe(200)
    expect(statesOf(await hired.read())).toMatchObject({
      offer_letter: 'waiting',
      offer_answer: 'not_started',
    })
    await sendLetter(app, hired)
    expect(statesOf(await hired.read())).toMatchObject({
      offer_letter: 'done',
      offer_answer: 'done',
      visa_application: 'waiting',
    })
    const other = await makeAgency(app)
    expect(
      (await send(app, calls.addCasePaper, { id }, { kind: 'signed_offer_letter' }, other.owner))
        .status,
    ).toBe(404)
  })
})

describe('time', () => {
  test('an overdue step is marked, and told once to whoever must act', async () => {
    // Those of the tests before it are overdue as well: told first, they don't count.
    app.clock.now = inDays(4)
    await notifyOverdueSteps(jobContext(app))
    app.clock.now = start
    const hired = await hire(app)
    app.clock.now = inDays(4)
    await hired.household.signInAgain()
    expect((await hired.read()).steps[0]).toMatchObject({ key: 'offer_letter', overdue: true })
    expect((await app.call(calls.listRecruitments, {}, hired.household)).data[0]?.overdue).toBe(
      true,
    )
    const told = async () =>
      (await app.call(listNotices, {}, hired.household)).data.results
        .filter(({ kind }) => kind === 'recruitment_overdue')
        .map(({ text }) => text)
    expect([await notifyOverdueSteps(jobContext(app)), await told()]).toEqual([
      1,
      ['Recruitment with \u2068Grace Santos\u2069: Offer letter was due 13 Mar 2026.'],
    ])
    expect([await notifyOverdueSteps(jobContext(app)), await told()]).toEqual([
      0,
      [expect.any(String)],
    ])
    app.clock.now = start
  })

  test('a reminder goes out once a day', async () => {
    app.clock.now = start
    const hired = await hire(app)
    const { id } = await hired.read()
    expect(await app.call(calls.nudge, { id }, hired.household)).toMatchObject({
      status: 409,
      message: 'There is nobody to remind at the moment.',
    })
    await sendLetter(app, hired)
    const answer = await app.call(calls.nudge, { id }, hired.household)
    expect(answer).toMatchObject({ status: 200, data: { can_nudge: false } })
    expect((await app.call(listNotices, {}, hired.worker)).body).toContain('A reminder')
    const again = await app.call(calls.nudge, { id }, hired.household)
    expect(again).toMatchObject({ status: 429, message: 'You have already sent a reminder today.' })
    // 12:00 in Qatar: the day has twelve hours left.
    expect(again.headers['retry-after']).toBe('43200')
    app.clock.now = inDays(1)
    await hired.household.signInAgain()
    expect((await app.call(calls.nudge, { id }, hired.household)).status).toBe(200)
    app.clock.now = start
  })
})

test('a refund in the middle closes the case and loses nothing', async () => {
  const hired = await hire(app)
  await sendLetter(app, hired)
  const before = await hired.read()
  const admin = await makeUser(app, 'admin')
  const refunded = await app.call(
    refundOrder,
    { id: hired.household.orderId, reason: 'The household moves away' },
    admin,
  )
  expect(refunded.status).toBe(200)
  const after = await hired.read()
  expect(after).toMatchObject({ status: 'closed', next: null, can_nudge: false })
  expect(statesOf(after)).toEqual(statesOf(before))
  expect(
    (await app.call(calls.listOfferLetters, { id: hired.candidateId }, hired.household)).data,
  ).toHaveLength(1)
  expect(await sendLetter(app, hired)).toMatchObject({
    status: 409,
    message: 'This recruitment is closed: the hire was undone.',
  })
  expect(
    (
      await app.call(
        calls.moveRecruitment,
        { candidate_id: hired.candidateId, stage: 'visa' },
        hired.household,
      )
    ).status,
  ).toBe(409)
  expect((await app.call(listNotices, {}, hired.worker)).body).toContain('Recruitment closed')
  const rows = await app.connection.db
    .select()
    .from(recruitmentSteps)
    .where(eq(recruitmentSteps.caseId, after.id))
  expect(rows.filter(({ state }) => state === 'done')).toHaveLength(1)
  const log = await app.connection.db
    .select()
    .from(auditLog)
    .where(eq(auditLog.subject, `recruitment:${after.id}`))
  expect(log.map(({ action }) => action)).toEqual(
    expect.arrayContaining(['recruitment.opened', 'recruitment.closed']),
  )
})
