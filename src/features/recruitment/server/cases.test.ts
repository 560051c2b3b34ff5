import { eq } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { makeAgency } from '../../../../test/agencies.ts'
import { useTestApp } from '../../../../test/harness.ts'
import { jobContext, makeUser } from '../../../../test/people.ts'
import { hire, send, sendLetter } from '../../../../test/recruitments.ts'
import { refundOrder } from '../../billing/contract.ts'
import { getAnalytics } from '../../hiring/analytics-contract.ts'
import { listNotices } from '../../notifications/contract.ts'
import { auditLog } from '../../../platform/server/audit.ts'
import * as calls from '../contract.ts'
import { openMissingCases } from './open-missing-cases.ts'
import { recruitmentCases, recruitmentSteps, recruitmentTemplates } from './tables.ts'
import { notifyOverdueSteps } from './notify-overdue-steps.ts'

const app = useTestApp()
const start = new Date('2026-03-10T09:00:00Z')
const statesOf = (found: calls.RecruitmentCase) =>
  Object.fromEntries(found.steps.map(({ key, state }) => [key, state]))
const inDays = (days: number) => new Date(start.getTime() + days * 86_400_000)

describe('a hire', () => {
  test('opens a case in Offer Letter, with the steps of her country, the same transaction', async () => {
    const hired = await hire(app)
    const { data } = await app.call(calls.listRecruitments, {}, hired.household)
    expect(data).toEqual([
      expect.objectContaining({
        jobseeker_id: hired.candidateId,
        jobseeker_nationality: 'Filipino',
        stage: 'offerLetter',
        stages: ['offerLetter'],
        status: 'open',
        applied_date: '2026-03-10',
        overdue: false,
        next: { step: 'offer_letter', actor: 'household', due_on: '2026-03-13' },
      }),
    ])
    const found = await hired.read()
    expect(found).toMatchObject({ side: 'household', way: 'visa_centre', can_nudge: false })
    expect(found.steps.map(({ key }) => key)).toContain('qvc')
    expect(found.steps.map(({ key }) => key)).toContain('pregnancy_test')
    expect(Object.values(statesOf(found)).filter((state) => state !== 'not_started')).toEqual([
      'waiting',
    ])
    const { data: notices } = await app.call(listNotices, {}, hired.worker)
    expect(JSON.stringify(notices)).toContain('You are hired')
  })

  test('from before there were cases gets the same one, of its day, once', async () => {
    const hired = await hire(app)
    const before = await hired.read()
    await app.connection.db.delete(recruitmentCases).where(eq(recruitmentCases.id, before.id))
    expect(
      (
        await app.call(
          calls.getEmployerRecruitment,
          { candidate_id: hired.candidateId },
          hired.household,
        )
      ).status,
    ).toBe(404)
    app.clock.now = inDays(2)
    await Promise.all([openMissingCases(jobContext(app)), openMissingCases(jobContext(app))])
    await hired.household.signInAgain()
    const after = await hired.read()
    const withoutDays = (found: calls.RecruitmentCase) => ({
      ...found,
      id: 0,
      steps: statesOf(found),
      next: null,
    })
    expect(withoutDays(after)).toEqual(withoutDays(before))
    expect(after.next?.due_on).toBe('2026-03-15')
    expect(await openMissingCases(jobContext(app))).toBe(0)
    app.clock.now = start
  })

  test('of other hires is opened although that of one fails', async () => {
    app.expectError('the recruitment of a hire could not be opened')
    const [first, second] = [await hire(app), await hire(app)]
    await app.connection.db.delete(recruitmentCases)
    await app.connection.pool.query(
      `alter table recruitment_cases add constraint stuck check (candidate_id <> ${first.candidateId})`,
    )
    await openMissingCases(jobContext(app))
    await app.connection.pool.query('alter table recruitment_cases drop constraint stuck')
    expect((await second.read()).steps.length).toBeGreaterThan(5)
    expect(await openMissingCases(jobContext(app))).toBe(1)
    expect((await first.read()).steps.length).toBeGreaterThan(5)
  })

  test('goes another way from a country without a visa centre, and from within Qatar', async () => {
    const kenyan = await hire(app, { nationality: 'Kenyan', currentCountry: 'Kenya' })
    expect(await kenyan.read()).toMatchObject({ way: 'home_country' })
    const near = await hire(app, { currentCountry: 'Qatar' })
    const found = await near.read()
    expect(found.way).toBe('in_qatar')
    expect(found.steps.map(({ key }) => key)).toEqual([
      'offer_letter',
      'offer_answer',
      'transfer',
      'pcc',
      'arrival',
      'residence',
    ])
  })

  test('of a man has no pregnancy test, and nobody can add one', async () => {
    const hired = await hire(app, { gender: 'male' })
    expect((await hired.read()).steps.map(({ key }) => key)).not.toContain('pregnancy_test')
    const answer = await send(
      app,
      calls.addPaper,
      { id: hired.candidateId },
      { kind: 'pregnancy_test' },
      hired.household,
    )
    expect(answer).toMatchObject({
      status: 400,
      errors: { kind: ['A pregnancy test is not part of this recruitment.'] },
    })
  })

  test('keeps its steps when the operator writes a newer template', async () => {
    const before = await hire(app, { nationality: 'Ugandan', currentCountry: 'Uganda' })
    const steps = [
      {
        key: 'offer_letter',
        stage: 'offerLetter',
        actor: 'household',
        days: 1,
        waits_for: [],
        needs: [],
      },
    ]
    await app.connection.db
      .insert(recruitmentTemplates)
      .values({ way: 'home_country', version: 2, effectiveOn: '2026-03-01', steps })
    const after = await hire(app, { nationality: 'Ugandan', currentCountry: 'Uganda' })
    expect((await before.read()).steps).toHaveLength(10)
    expect((await after.read()).steps).toHaveLength(1)
  })
})

describe('the household moves on', () => {
  test('stage by stage, never out of order, to the end', async () => {
    const hired = await hire(app)
    const { household, candidateId } = hired
    const patch = (body: Record<string, unknown>) =>
      app.call(calls.moveRecruitment, { candidate_id: candidateId, ...body }, household)
    expect(await patch({ stage: 'ticket' })).toMatchObject({
      status: 409,
      code: 'INVALID_TRANSITION',
    })
    expect(await patch({ stage: 'visa' })).toMatchObject({
      status: 409,
      message: 'Please make or upload the offer letter first.',
    })
    await sendLetter(app, hired)
    await sendLetter(app, hired, true)
    expect(statesOf(await hired.read())).toMatchObject({
      offer_letter: 'done',
      offer_answer: 'done',
      visa_application: 'waiting',
      pcc: 'waiting',
      medical: 'not_started',
    })
    expect(await patch({ stage: 'ticket' })).toMatchObject({
      status: 409,
      message: 'This stage can’t come next: other steps come first.',
    })
    expect(statesOf(await hired.read()).visa_application).toBe('waiting')
    expect((await patch({ stage: 'medical' })).data).toMatchObject({
      stage: 'otherDocs',
      stages: ['otherDocs', 'medical', 'pregnancyTest'],
    })

    const upload = (fields: Record<string, string>) =>
      send(app, calls.addPaper, { id: candidateId }, fields, household)
    for (const kind of ['qvc', 'pcc', 'pregnancy_test'])
      expect((await upload({ kind })).status).toBe(200)
    expect((await upload({ kind: 'medical', outcome: 'referral' })).status).toBe(200)
    expect(statesOf(await hired.read())).toMatchObject({
      medical: 'problem',
      qvc: 'done',
      visa: 'not_started',
    })
    await upload({ kind: 'medical', outcome: 'fit' })
    await upload({ kind: 'visa' })
    expect(
      (await app.call(calls.listRecruitments, { stage: 'ticket' }, household)).data,
    ).toHaveLength(1)
    expect((await app.call(calls.listRecruitments, { stage: 'medical' }, household)).data).toEqual(
      [],
    )
    await upload({ kind: 'ticket' })
    expect((await patch({ step: 'arrival', state: 'done' })).data.arrived_at).not.toBeNull()
    const figures = async () => (await app.call(getAnalytics, {}, household)).data.recruitmentStats
    expect(await figures()).toMatchObject({ totalRecruitments: 1, inProgress: 1, completed: 0 })
    expect((await patch({ stage: 'completed' })).data).toMatchObject({
      status: 'completed',
      stage: 'completed',
      next: null,
    })
    expect(await figures()).toMatchObject({ totalRecruitments: 1, inProgress: 0, completed: 1 })
    const other = await hire(app)
    expect((await app.call(getAnalytics, {}, other.household)).data.recruitmentStats).toMatchObject(
      { inProgress: 1, completed: 0 },
    )
  })

  test('a step is reported with its problem, and goes on', async () => {
    const hired = await hire(app)
    const change = (body: Record<string, unknown>) =>
      app.call(calls.moveRecruitment, { candidate_id: hired.candidateId, ...body }, hired.household)
    expect(await change({ step: 'offer_letter', state: 'problem' })).toMatchObject({
      status: 400,
      errors: { note: ['Please say what the problem is.'] },
    })
    const { data } = await change({
      step: 'offer_letter',
      state: 'problem',
      note: 'The terms are not clear yet',
    })
    expect(data.steps[0]).toMatchObject({
      state: 'problem',
      note: 'The terms are not clear yet',
      can: { finish: false, report: false, resume: true },
    })
    expect((await change({ step: 'offer_letter', state: 'waiting' })).data.steps[0]?.state).toBe(
      'waiting',
    )
  })

  test.each([
    [{}, 400],
    [{ stage: 'nowhere' }, 400],
    [{ step: 'offer_letter' }, 400],
    [{ step: 'offer_letter', state: 'not_started' }, 400],
    [{ step: 'transfer', state: 'done' }, 404],
    [{ step: 'ticket', state: 'done' }, 409],
    [{ step: 'offer_letter', state: 'done' }, 409],
    [{ step: 'offer_letter', state: 'waiting' }, 409],
    [{ step: 'offer_letter', state: 'problem', note: 'x'.repeat(501) }, 400],
  ])('%j is refused with %i and changes nothing', async (body, status) => {
    const hired = await hire(app)
    const before = await hired.read()
    expect(
      (
        await app.call(
          calls.moveRecruitment,
          { candidate_id: hired.candidateId, ...body },
          hired.household,
        )
      ).status,
    ).toBe(status)
    expect(await hired.read()).toEqual(before)
  })
})

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

  test('an agency acts for whom it supplied', async () => {
    const { id: agencyId, owner: office } = await makeAgency(app)
    const hired = await hire(app, { userId: null, agencyId })
    const { data } = await app.call(calls.listAgencyRecruitments, {}, office)
    expect(data.map(({ jobseeker_id }) => jobseeker_id)).toEqual([hired.candidateId])
    expect((await hired.read()).steps.find(({ key }) => key === 'medical')?.actor).toBe('agency')
    expect((await app.call(listNotices, {}, office)).body).toContain('You are hired')
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
