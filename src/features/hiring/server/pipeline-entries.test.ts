import { eq } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { useTestApp } from '../../../../test/harness.ts'
import { makeCandidate, makeUser } from '../../../../test/people.ts'
import { candidates } from '../../profiles/server/record-api.ts'
import * as calls from '../contract.ts'
import { pipelineTools, future } from '../../../../test/pipelines.ts'

const app = useTestApp()
const { act, bring, stands } = pipelineTools(app)

describe('what a status carries', () => {
  // spec: 2.3 A household's candidate
  // spec: 2.3 Interview
  // spec: 2.4 Interview finished
  // spec: 2.4 Select with today's date and 'Interview'
  // spec: 2.4 Interview failed: rejected, schedule failed
  // spec: 2.7 GET /employer/candidates/{id}/
  test('an interview, its end, the selection, and back', async () => {
    const { id, token } = await bring('interview_scheduled')
    const entry = async () => (await app.call(calls.getPipelineEntry, { id }, { token })).data
    expect(await entry()).toMatchObject({
      interview_date: future.date,
      interview_time: future.time,
      interview_status: 'scheduled',
      available: true,
    })
    await act(token, id, 'finish')
    expect(await entry()).toMatchObject({
      status: 'interview_completed',
      interview_status: 'completed',
    })
    await act(token, id, 'select')
    expect(await entry()).toMatchObject({
      interview_status: 'selected',
      selection_type: 'Interview',
      selection_date: '2026-03-10',
    })
    await act(token, id, 'finish')
    expect(await entry()).toMatchObject({
      status: 'interview_completed',
      interview_status: 'completed',
      selection_type: null,
      selection_date: null,
    })
    await act(token, id, 'reject')
    expect(await entry()).toMatchObject({
      status: 'rejected',
      interview_status: 'failed',
      interview_date: future.date,
    })
    await act(token, id, 'shortlist')
    expect(await entry()).toMatchObject({
      status: 'shortlisted',
      interview_status: null,
      interview_date: null,
    })
  })

  // spec: 2.2 Candidate's page
  // spec: 2.4 Select with today's date and 'Interview'
  // spec: 2.4 Remove from selected: interview_completed
  test('a direct selection forgets the interview and goes back to the shortlist', async () => {
    const { id, token } = await bring('interview_scheduled')
    const selected = await act(token, id, 'select directly')
    expect(selected.data).toMatchObject({
      status: 'selected',
      selection_type: 'Direct',
      interview_date: null,
      interview_status: null,
    })
    expect((await act(token, id, 'finish')).data).toMatchObject({
      status: 'shortlisted',
      selection_type: null,
    })
  })

  test('a selection by interview needs an interview', async () => {
    const { id, token } = await bring('shortlisted')
    const answer = await app.call(
      calls.changeStatus,
      { id, status: 'selected', selection_type: 'Interview' },
      { token },
    )
    expect(answer).toMatchObject({ status: 409, code: 'INVALID_TRANSITION' })
    expect(answer.message).toContain('No interview')
  })

  // spec: 2.7 POST …/{id}/status/
  test("the day is the server's, whatever is sent", async () => {
    const { id, token } = await bring('shortlisted')
    const answer = await app.call(
      calls.changeStatus,
      { id, status: 'selected', selection_date: '1999-01-01', hire_date: 'soon' },
      { token },
    )
    expect(answer.data).toMatchObject({ selection_date: '2026-03-10', hire_date: null })
  })

  // spec: 2.4 Select with today's date and 'Interview'
  test('the day is that of Qatar', async () => {
    const before = app.clock.now
    app.clock.now = new Date('2026-03-10T21:30:00Z')
    const { id, token } = await bring('selected directly')
    expect((await app.call(calls.getPipelineEntry, { id }, { token })).data.selection_date).toBe(
      '2026-03-11',
    )
    app.clock.now = before
  })
})

describe('the time of an interview', () => {
  const schedule = async (body: Record<string, unknown>) => {
    const { id, token } = await bring('shortlisted')
    return app.call(calls.scheduleInterview, { id, ...body }, { token })
  }

  // spec: 2.5 Interview
  // spec: 2.7 POST …/{id}/schedule-interview/
  test('today at the earliest and a year ahead at the latest, and not an hour that has passed in Qatar', async () => {
    expect(await schedule({ date: '2026-03-09', time: '23:00' })).toMatchObject({
      status: 400,
      code: 'INVALID',
      errors: { date: ['The interview date must be today or later.'] },
    })
    for (const date of ['2027-03-11', '2199-12-31'])
      expect(await schedule({ date, time: '10:00' })).toMatchObject({
        status: 400,
        errors: { date: ['An interview can be at most a year ahead.'] },
      })
    expect(await schedule({ date: '9999-12-31', time: '10:00' })).toMatchObject({
      status: 400,
      errors: { date: [expect.any(String)] },
    })
    expect(await schedule({ date: '2027-03-10', time: '10:00' })).toMatchObject({ status: 200 })
    // 09:00 UTC is noon in Qatar.
    expect(await schedule({ date: '2026-03-10', time: '11:59' })).toMatchObject({
      status: 400,
      errors: { time: ['The interview time has already passed.'] },
    })
    expect(await schedule({ date: '2026-03-10', time: '12:00' })).toMatchObject({ status: 200 })
    expect(await schedule({ date: '٢٠٢٦-٠٣-١١', time: '٠٨:٠٥' })).toMatchObject({
      status: 200,
      data: { interview_date: '2026-03-11', interview_time: '08:05' },
    })
  })

  // spec: 2.5 Interview
  test('each field is checked', async () => {
    for (const date of ['2026-02-30', '11/03/2026', '', 7, null, undefined])
      expect((await schedule({ date, time: '10:00' })).errors).toHaveProperty('date')
    for (const time of ['24:00', '10:60', 'ten', '', 10, null, undefined])
      expect((await schedule({ date: '2026-03-11', time })).errors).toHaveProperty('time')
  })

  // spec: 1.2 Scheduling dialog with date and time (moving)
  // spec: 2.4 Schedule, move, delete an interview
  test('it may be moved, also once it is finished', async () => {
    const { id, token } = await bring('interview_completed')
    const moved = await app.call(
      calls.scheduleInterview,
      { id, date: '2026-03-12', time: '09:00' },
      { token },
    )
    expect(moved.data).toMatchObject({
      status: 'interview_scheduled',
      interview_date: '2026-03-12',
      interview_time: '09:00',
      interview_status: 'scheduled',
    })
  })
})

describe('who may', () => {
  // spec: 1.6 household
  // spec: 2.6 employer: pipeline, orders, invoices
  // spec: 2.6 Acts for everyone but the owner
  test('only households, each for its own list', async () => {
    const { id, token } = await bring('shortlisted')
    const other = await makeUser(app, 'employer')
    const jobseeker = await makeUser(app, 'jobseeker')
    const listed = async (bearer: string) =>
      (await app.call(calls.listPipeline, {}, { token: bearer })).data.length
    expect([await listed(token), await listed(other.token)]).toEqual([1, 0])
    expect((await app.call(calls.getPipelineEntry, { id }, { token: other.token })).status).toBe(
      404,
    )
    expect((await act(other.token, id, 'remove')).status).toBe(409)
    expect(await stands(token, id)).toBe('shortlisted')
    for (const endpoint of app.endpoints.filter(({ path }) =>
      path.startsWith('/api/employer/candidates/'),
    )) {
      expect((await app.call(endpoint, { id, status: 'shortlisted', ...future })).status).toBe(401)
      expect(
        await app.call(
          endpoint,
          { id, status: 'shortlisted', ...future },
          { token: jobseeker.token },
        ),
      ).toMatchObject({
        status: 403,
        code: 'FORBIDDEN',
      })
    }
  })

  test('unknown and unpublished candidates are not there', async () => {
    const { token } = await makeUser(app, 'employer')
    const hidden = await makeCandidate(app, { isPublished: false })
    for (const id of [hidden, 999_999, 'x', '0', '-1', '99999999999999999999'] as number[]) {
      for (const name of [
        'shortlist',
        'schedule',
        'finish',
        'select',
        'reject',
        'remove',
        'hire',
      ] as const) {
        expect({ name, status: (await act(token, id, name)).status }).toEqual({ name, status: 404 })
      }
    }
  })

  // spec: 2.4 Six statuses
  test('wrong words are refused by field', async () => {
    const { id, token } = await bring('shortlisted')
    const send = (body: Record<string, unknown>) =>
      app.call(calls.changeStatus, { id, ...body }, { token })
    for (const status of ['interview', '', 7, null, undefined, ['selected']])
      expect(await send({ status })).toMatchObject({
        status: 400,
        errors: { status: expect.anything() },
      })
    expect((await send({ status: 'selected', selection_type: 'direct' })).errors).toHaveProperty(
      'selection_type',
    )
    expect(
      (await app.call(calls.listPipeline, { status: 'interview' }, { token })).errors,
    ).toHaveProperty('status')
  })
})

describe('a candidate whom another household has hired', () => {
  test('can be tidied away, and nothing else', async () => {
    const { id } = await bring('hired')
    const newcomer = await makeUser(app, 'employer')
    for (const name of ['shortlist', 'reject'] as const) {
      expect(await act(newcomer.token, id, name)).toMatchObject({
        status: 409,
        code: 'CANDIDATE_UNAVAILABLE',
        message: 'No longer available',
      })
    }
    for (const way of [
      'shortlisted',
      'interview_completed',
      'selected by interview',
      'rejected',
    ] as const) {
      const { id: wanted, token } = await bring(way)
      await app.connection.db
        .update(candidates)
        .set({ hiredAt: app.clock.now })
        .where(eq(candidates.id, wanted))
      expect(
        (await app.call(calls.getPipelineEntry, { id: wanted }, { token })).data.available,
      ).toBe(false)
      const leadsOn =
        way === 'rejected' ? 'shortlist' : way === 'selected by interview' ? undefined : 'select'
      if (leadsOn)
        expect(await act(token, wanted, leadsOn)).toMatchObject({
          status: 409,
          code: 'CANDIDATE_UNAVAILABLE',
        })
      expect((await act(token, wanted, way === 'rejected' ? 'remove' : 'reject')).status).toBe(200)
    }
  })

  test('stays available to the household that did', async () => {
    const { id, token } = await bring('hired')
    expect((await app.call(calls.getPipelineEntry, { id }, { token })).data).toMatchObject({
      status: 'hired',
      available: true,
      hire_date: '2026-03-10',
    })
  })
})

// spec: 2.3 A household's candidate
// spec: 2.4 A household's view
// spec: 2.7 GET /employer/candidates/, ?status=
test('the list is newest first and holds what its tab says', async () => {
  const { token } = await makeUser(app, 'employer')
  const start = app.clock.now
  const ids = [await makeCandidate(app), await makeCandidate(app), await makeCandidate(app)]
  for (const [index, id] of ids.entries()) {
    app.clock.now = new Date(start.getTime() + index * 1000)
    await act(token, id, 'shortlist')
  }
  await act(token, ids[0] ?? 0, 'reject')
  const list = async (query: Record<string, unknown>) =>
    (await app.call(calls.listPipeline, query, { token })).data.map((entry) => entry.jobseeker_id)
  expect(await list({})).toEqual([ids[2], ids[0], ids[1]])
  expect(await list({ status: 'rejected' })).toEqual([ids[0]])
  expect((await app.call(calls.listPipeline, {}, { token })).data[0]).toMatchObject({
    jobseeker_name: 'Grace Santos',
    jobseeker_position: 'Nanny',
    jobseeker_age: 31,
    jobseeker_gender: 'female',
    jobseeker_nationality: 'Philippines',
  })
  app.clock.now = start
})
