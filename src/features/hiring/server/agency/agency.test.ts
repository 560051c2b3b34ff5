import { afterEach, describe, expect, test } from 'vitest'
import { changeAgency, makeAgency, makeMember } from '../../../../../test/agencies.ts'
import { useTestApp } from '../../../../../test/harness.ts'
import { selectingHousehold } from '../../../../../test/households.ts'
import { makeCandidate, makeUser, signIn } from '../../../../../test/people.ts'
import { listNotices } from '../../../notifications/contract.ts'
import * as calls from '../../agency-contract.ts'
import {
  changeStatus,
  getInterviewCalendar,
  getPipelineEntry,
  scheduleInterview,
} from '../../contract.ts'
import { pipelineMoves } from '../tables.ts'

const app = useTestApp()
const start = new Date('2026-03-10T09:00:00Z')
afterEach(() => void (app.clock.now = start))

/** An agency with a candidate whom a household has shortlisted, and where wanted invited. */
async function interested({ date, ...values }: { date?: string; userId?: null } = {}) {
  const { id: agencyId, owner } = await makeAgency(app)
  const candidateId = await makeCandidate(app, { agencyId, userId: null, ...values })
  const household = await makeUser(app, 'employer', 'Maryam Al-Thani')
  await app.call(changeStatus, { id: candidateId, status: 'shortlisted' }, household)
  if (date) await app.call(scheduleInterview, { id: candidateId, date, time: '19:30' }, household)
  return { agencyId, owner, candidateId, household }
}

describe('what households have to do with an agency’s candidates', () => {
  // spec: 2.6 agency
  test('is listed; the household is named once it turns to her', async () => {
    const { owner, candidateId, household } = await interested()
    const seen = async (query = {}) => (await app.call(calls.listInterest, query, owner)).data
    expect((await seen()).results).toMatchObject([
      { candidate_id: candidateId, status: 'shortlisted', household: null },
    ])
    await app.call(
      scheduleInterview,
      { id: candidateId, date: '2026-03-12', time: '19:30' },
      household,
    )
    expect(await seen({ show: 'interview' })).toMatchObject({
      results: [
        {
          status: 'interview_scheduled',
          household: 'Maryam Al-Thani',
          interview_date: '2026-03-12',
          interview_time: '19:30',
        },
      ],
      counts: { all: 1, shortlisted: 0, interview: 1, selected: 0, hired: 0 },
    })
    await app.call(changeStatus, { id: candidateId, status: 'rejected' }, household)
    expect(await seen()).toMatchObject({ results: [], total: 0 })
    expect((await app.call(calls.listInterest, { show: 'rejected' }, owner)).status).toBe(400)
  })

  test('is for its own members alone', async () => {
    const { agencyId, candidateId } = await interested({ date: '2026-03-12' })
    const other = (await makeAgency(app)).owner
    expect((await app.call(calls.listInterest, {}, other)).data.total).toBe(0)
    expect((await app.call(calls.listAgencyInterviews, {}, other)).data).toEqual([])
    const viewer = await makeMember(app, agencyId, 'viewer')
    expect(
      (await app.call(calls.listInterest, {}, viewer)).data.results.map(
        ({ candidate_id }) => candidate_id,
      ),
    ).toEqual([candidateId])
    for (const call of [
      calls.listInterest,
      calls.listAgencyInterviews,
      calls.getAgencyFigures,
      calls.answerForCandidate,
    ]) {
      const input = { id: 1, answer: 'accepted', version: 0 }
      expect((await app.call(call, input)).status).toBe(401)
      for (const role of ['employer', 'jobseeker', 'agency'] as const)
        expect((await app.call(call, input, await makeUser(app, role))).status).toBe(403)
    }
  })
})

describe('an interview', () => {
  // spec: 3.7 An agency answers for candidates
  test('of a candidate without an account is answered by her agency, which is told of it', async () => {
    const { agencyId, owner, candidateId, household } = await interested({ date: '2026-03-12' })
    const [shown] = (await app.call(calls.listAgencyInterviews, {}, owner)).data
    expect(shown).toMatchObject({
      candidate_id: candidateId,
      household: 'Maryam Al-Thani',
      answer: null,
      may_answer: true,
      date: '2026-03-12',
    })
    const told = (await app.call(listNotices, {}, owner)).data.results
    expect(told.map(({ kind, path }) => [kind, path])).toEqual([
      ['agency_interview_scheduled', '/agency/interviews'],
    ])
    const input = { id: shown!.id, answer: 'accepted', version: 0 }
    expect(
      (await app.call(calls.answerForCandidate, input, await makeMember(app, agencyId, 'viewer')))
        .status,
    ).toBe(403)
    expect(
      (await app.call(calls.answerForCandidate, input, (await makeAgency(app)).owner)).status,
    ).toBe(404)
    expect(
      (await app.call(calls.answerForCandidate, { ...input, answer: 'maybe' }, owner)).errors,
    ).toHaveProperty('answer')
    expect((await app.call(calls.answerForCandidate, { ...input, version: 3 }, owner)).status).toBe(
      409,
    )
    expect((await app.call(calls.answerForCandidate, input, owner)).data.answer).toBe('accepted')
    expect(
      (await app.call(getPipelineEntry, { id: candidateId }, household)).data.interview_answer,
    ).toBe('accepted')
    expect((await app.call(getInterviewCalendar, { id: shown!.id }, owner)).body).toContain(
      'Maryam Al-Thani',
    )
    expect(
      (await app.call(getInterviewCalendar, { id: shown!.id }, (await makeAgency(app)).owner))
        .status,
    ).toBe(404)
  })

  test('of one with an account is hers to answer', async () => {
    const { id: agencyId, owner } = await makeAgency(app)
    const candidateId = await makeCandidate(app, { agencyId })
    const household = await makeUser(app, 'employer')
    await app.call(changeStatus, { id: candidateId, status: 'shortlisted' }, household)
    await app.call(
      scheduleInterview,
      { id: candidateId, date: '2026-03-12', time: '10:00' },
      household,
    )
    const [shown] = (await app.call(calls.listAgencyInterviews, {}, owner)).data
    expect(shown?.may_answer).toBe(false)
    expect(
      (
        await app.call(
          calls.answerForCandidate,
          { id: shown!.id, answer: 'accepted', version: 0 },
          owner,
        )
      ).status,
    ).toBe(409)
  })
})

describe('an agency that may not supply', () => {
  test('has nobody shortlisted, selected or paid for', async () => {
    const { agencyId, candidateId, household } = await interested()
    const selecting = await selectingHousehold(app, candidateId)
    await changeAgency(app, agencyId, { licenceExpiresOn: '2026-03-09' })
    expect(await selecting.pay()).toMatchObject({ status: 409, code: 'CANDIDATE_UNAVAILABLE' })
    expect(
      await app.call(
        changeStatus,
        { id: candidateId, status: 'selected', selection_type: 'Direct' },
        household,
      ),
    ).toMatchObject({
      status: 409,
      code: 'CANDIDATE_UNAVAILABLE',
    })
    expect(
      (
        await app.call(
          changeStatus,
          { id: candidateId, status: 'shortlisted' },
          await makeUser(app, 'employer'),
        )
      ).status,
    ).toBe(404)
    expect(
      (await app.call(changeStatus, { id: candidateId, status: 'rejected' }, household)).status,
    ).toBe(200)
  })
})

describe('the figures', () => {
  // spec: 3.7 An agency answers for candidates
  test('count placements; median and share show from five on', async () => {
    const { id: agencyId, owner } = await makeAgency(app)
    const household = await makeUser(app, 'employer')
    const figures = async () =>
      (await app.call(calls.getAgencyFigures, {}, { token: await signIn(app, owner.id) })).data
    const hire = async (days: number, undoneAfter?: number) => {
      const candidateId = await makeCandidate(app, { agencyId, userId: null })
      const at = (day: number) => new Date(start.getTime() + day * 86_400_000)
      const move = (fromStatus: string, toStatus: string, movedAt: Date) => ({
        employerId: household.id,
        candidateId,
        fromStatus,
        toStatus,
        movedAt,
      })
      const moves = [move('available', 'shortlisted', at(0)), move('selected', 'hired', at(days))]
      if (undoneAfter !== undefined) moves.push(move('hired', 'selected', at(days + undoneAfter)))
      await app.connection.db.insert(pipelineMoves).values(moves)
      await app.connection.pool.query(
        `insert into pipeline_entries (employer_id, candidate_id, status, hire_date, created_at, updated_at) values ($1, $2, $3, $4, now(), now())`,
        [
          household.id,
          candidateId,
          ...(undoneAfter === undefined ? ['hired', '2026-03-20'] : ['selected', null]),
        ],
      )
    }
    for (const days of [2, 4, 6, 20]) await hire(days)
    expect(await figures()).toMatchObject({
      placements: 4,
      days_to_hire: null,
      still_employed_percent: null,
      shown_from: 5,
    })
    await hire(8)
    expect(await figures()).toMatchObject({
      placements: 5,
      days_to_hire: 6,
      still_employed_percent: null,
    })
    await hire(3, 30)
    expect(await figures()).toMatchObject({ placements: 5, days_to_hire: 6 })
    app.clock.now = new Date(start.getTime() + 400 * 86_400_000)
    expect(await figures()).toMatchObject({ placements: 5, still_employed_percent: 83 })
  })
})
