import { eq } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { useTestApp } from '../../../../test/harness.ts'
import { jobContext } from '../../../../test/people.ts'
import { hire, send, sendLetter } from '../../../../test/recruitments.ts'
import { getAnalytics } from '../../hiring/analytics-contract.ts'
import { listNotices } from '../../notifications/contract.ts'
import * as calls from '../contract.ts'
import { openMissingCases } from './open-missing-cases.ts'
import { recruitmentCases, recruitmentTemplates } from './tables.ts'

const app = useTestApp()
const start = new Date('2026-03-10T09:00:00Z')

const statesOf = (found: calls.RecruitmentCase) =>
  Object.fromEntries(found.steps.map(({ key, state }) => [key, state]))
const inDays = (days: number) => new Date(start.getTime() + days * 86_400_000)

describe('a hire', () => {
  // spec: 2.4 Recruitment: every hire at Offer Letter
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

  // spec: 2.2 Hires from before there were cases
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
      forecast: null,
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
    await app.asOwner(
      `alter table recruitment_cases add constraint stuck check (candidate_id <> ${first.candidateId})`,
    )
    await openMissingCases(jobContext(app))
    await app.asOwner('alter table recruitment_cases drop constraint stuck')
    expect((await second.read()).steps.length).toBeGreaterThan(5)
    expect(await openMissingCases(jobContext(app))).toBe(1)
    expect((await first.read()).steps.length).toBeGreaterThan(5)
  })

  test('goes another way from a country without a visa centre, and from within Qatar', async () => {
    const kenyan = await hire(app, { nationality: 'Kenyan' })
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
    const before = await hire(app, { nationality: 'Ugandan' })
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
    const after = await hire(app, { nationality: 'Ugandan' })
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
