import { afterEach, describe, expect, test } from 'vitest'
import { useTestApp } from '../../../../test/harness.ts'
import { runJob, signIn } from '../../../../test/people.ts'
import * as calls from '../contract.ts'
import { listNotices } from '../../notifications/contract.ts'
import { interviewTools } from '../../../../test/interviews.ts'

const app = useTestApp()
const { worker, schedule, seen, answer, appointment } = interviewTools(app)
const start = new Date('2026-03-10T09:00:00Z')

afterEach(() => void (app.clock.now = start))

describe('an appointment', () => {
  test('shows on her dashboard, and her answer in the list of the household', async () => {
    const { employer, candidate, interviewId } = await appointment()
    expect(await seen(candidate.token)).toMatchObject([
      {
        id: interviewId,
        household: 'Maryam Al-Thani',
        date: '2026-03-12',
        time: '19:30',
        status: 'scheduled',
        answer: null,
        version: 0,
        is_past: false,
        is_now: false,
        can_answer: true,
      },
    ])
    expect(await answer(candidate.token, interviewId, 'accepted', 0)).toMatchObject({
      status: 200,
      data: { answer: 'accepted' },
    })
    expect(
      (await app.call(calls.getPipelineEntry, { id: candidate.id }, employer)).data
        .interview_answer,
    ).toBe('accepted')
    expect(await answer(candidate.token, interviewId, 'declined', 0)).toMatchObject({
      status: 200,
      data: { answer: 'declined' },
    })
    const [first] = (await app.call(calls.getTimeline, { id: candidate.id }, employer)).data
    expect(first).toMatchObject({
      kind: 'answer',
      answer: 'declined',
      by: 'candidate',
      interview_date: '2026-03-12',
      interview_time: '19:30',
    })
  })

  test('that is moved is one of a higher version, to be answered anew', async () => {
    const { employer, candidate, interviewId } = await appointment()
    await answer(candidate.token, interviewId, 'accepted', 0)
    const moved = await schedule(employer.token, candidate.id, '2026-03-13', '08:00')
    expect(moved.data).toMatchObject({
      interview_id: interviewId,
      interview_answer: null,
      interview_date: '2026-03-13',
    })
    expect(await answer(candidate.token, interviewId, 'accepted', 0)).toMatchObject({
      status: 409,
      code: 'CONFLICT',
    })
    expect(await seen(candidate.token)).toMatchObject([
      { id: interviewId, version: 1, answer: null, date: '2026-03-13', time: '08:00' },
    ])
    expect((await answer(candidate.token, interviewId, 'accepted', 1)).status).toBe(200)
    // The same time once more is no change.
    expect(
      (await schedule(employer.token, candidate.id, '2026-03-13', '08:00')).data.interview_answer,
    ).toBe('accepted')
  })

  test('that is deleted, or whose candidate is rejected, is cancelled; a finished one was held', async () => {
    const ends = {
      cancelled: [
        (token: string, id: number) => app.call(calls.deleteInterview, { id }, { token }),
        (token: string, id: number) =>
          app.call(calls.changeStatus, { id, status: 'rejected' }, { token }),
        (token: string, id: number) =>
          app.call(
            calls.changeStatus,
            { id, status: 'selected', selection_type: 'Direct' },
            { token },
          ),
      ],
      held: [
        (token: string, id: number) =>
          app.call(calls.changeStatus, { id, status: 'interview_completed' }, { token }),
        (token: string, id: number) =>
          app.call(calls.changeStatus, { id, status: 'selected' }, { token }),
      ],
    }
    for (const [status, ways] of Object.entries(ends)) {
      for (const end of ways) {
        const { employer, candidate, interviewId } = await appointment()
        expect((await end(employer.token, candidate.id)).status).toBe(200)
        expect(await seen(candidate.token)).toMatchObject([{ id: interviewId, status }])
        expect(await answer(candidate.token, interviewId, 'accepted', 0)).toMatchObject({
          status: 409,
          code: 'CONFLICT',
        })
      }
    }
  })

  test('after a finished one is another one', async () => {
    const { employer, candidate, interviewId } = await appointment()
    await app.call(
      calls.changeStatus,
      { id: candidate.id, status: 'interview_completed' },
      employer,
    )
    const second = await schedule(employer.token, candidate.id, '2026-03-14', '10:00')
    expect(second.data.interview_id).not.toBe(interviewId)
    expect((await seen(candidate.token)).map(({ status }) => status)).toEqual(['scheduled', 'held'])
  })

  test('can be answered by herself alone, while it is to come', async () => {
    const { employer, candidate, interviewId } = await appointment('2026-03-10', '13:00')
    const other = await worker()
    expect((await answer(other.token, interviewId, 'accepted', 0)).status).toBe(404)
    expect((await answer(employer.token, interviewId, 'accepted', 0)).status).toBe(403)
    expect((await answer(candidate.token, 999_999, 'accepted', 0)).status).toBe(404)
    for (const choice of ['yes', '', 7, null])
      expect(
        (await answer(candidate.token, interviewId, choice as string, 0)).errors,
      ).toHaveProperty('answer')
    for (const version of ['0', -1, 1.5, null])
      expect(
        (await answer(candidate.token, interviewId, 'accepted', version as number)).errors,
      ).toHaveProperty('version')
    app.clock.now = new Date('2026-03-10T10:00:00Z')
    expect(
      await answer(await signIn(app, candidate.userId), interviewId, 'accepted', 0),
    ).toMatchObject({ status: 409, code: 'CONFLICT' })
    expect(await seen(await signIn(app, other.userId))).toEqual([])
  })
})

describe('who is told', () => {
  const told = async (token: string) =>
    (await app.call(listNotices, {}, { token })).data.results.map(({ kind, text }) => [kind, text])

  test('the candidate of each time and of the end, the household of each answer', async () => {
    const { employer, candidate, interviewId } = await appointment()
    await answer(candidate.token, interviewId, 'accepted', 0)
    await answer(candidate.token, interviewId, 'accepted', 0)
    await schedule(employer.token, candidate.id, '2026-03-13', '08:00')
    await answer(candidate.token, interviewId, 'declined', 1)
    await app.call(calls.deleteInterview, { id: candidate.id }, employer)
    const name = '\u2068Maryam Al-Thani\u2069'
    expect(await told(candidate.token)).toEqual([
      [
        'interview_cancelled',
        `Your interview with ${name} on Fri 13 Mar, 8:00 am will not take place.`,
      ],
      [
        'interview_moved',
        `Your interview with ${name} is now Fri 13 Mar, 8:00 am, Doha time. Please accept or decline.`,
      ],
      [
        'interview_scheduled',
        `${name} would like to meet you: Thu 12 Mar, 7:30 pm, Doha time. Please accept or decline.`,
      ],
    ])
    expect((await told(employer.token)).map(([kind]) => kind)).toEqual([
      'interview_declined',
      'interview_accepted',
    ])
  })

  test('both of what comes soon', async () => {
    const { employer, candidate } = await appointment()
    app.clock.now = new Date('2026-03-12T15:30:00Z')
    await runJob(app, 'remind-of-interview')
    const [last] = await told(await signIn(app, candidate.userId))
    expect(last).toEqual([
      'interview_reminder',
      'Your interview with \u2068Maryam Al-Thani\u2069 is in an hour: Thu 12 Mar, 7:30 pm, Doha time.',
    ])
    expect(await told(await signIn(app, employer.id))).toMatchObject([
      ['interview_reminder', expect.stringContaining('Grace Santos') as string],
    ])
  })
})
