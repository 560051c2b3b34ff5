import { eq } from 'drizzle-orm'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { useTestApp } from '../../../../test/harness.ts'
import { makeUser, runJob, signIn } from '../../../../test/people.ts'
import * as calls from '../contract.ts'
import { listNotices } from '../../notifications/contract.ts'
import { interviews } from './tables.ts'
import { interviewTools } from '../../../../test/interviews.ts'

const app = useTestApp()
const { household, worker, shortlist, schedule, seen, answer, appointment } = interviewTools(app)
const start = new Date('2026-03-10T09:00:00Z')

afterEach(() => void (app.clock.now = start))

const calendar = async (token: string, id: number, language = 'en') => {
  const file = await app.call(
    calls.getInterviewCalendar,
    { id },
    { token, headers: { 'accept-language': language } },
  )
  return {
    status: file.status,
    type: file.headers['content-type'],
    text: file.body.replaceAll('\r\n ', ''),
  }
}

describe('two interviews within the hour', () => {
  // spec: 2.2 No two interviews within the hour
  test('of a household are warned of, and may be overruled by it', async () => {
    const { employer } = await appointment('2026-03-12', '10:00')
    const next = await worker()
    await shortlist(employer.token, next.id)
    for (const time of ['09:01', '10:00', '10:59']) {
      const refused = await schedule(employer.token, next.id, '2026-03-12', time)
      expect([refused.status, refused.code, Object.keys(refused.errors ?? {})]).toEqual([
        409,
        'CONFLICT',
        ['overrule'],
      ])
      expect(refused.message).toBe(
        'You have another interview within an hour of this time: \u2068Grace Santos\u2069, Thu 12 Mar, 10:00 am, Doha time.',
      )
    }
    expect(
      (await schedule(employer.token, next.id, '2026-03-12', '10:30', { overrule: true })).status,
    ).toBe(200)
    const third = await worker()
    await shortlist(employer.token, third.id)
    expect((await schedule(employer.token, third.id, '2026-03-12', '09:00')).status).toBe(200)
    // Its own interview is no other one.
    expect(
      (await schedule(employer.token, third.id, '2026-03-12', '09:00', { overrule: true })).status,
    ).toBe(200)
  })

  test('of a candidate are refused, whoever wants them', async () => {
    const { candidate } = await appointment('2026-03-12', '15:00')
    const second = await household()
    await shortlist(second.token, candidate.id)
    for (const more of [{}, { overrule: true }]) {
      const refused = await schedule(second.token, candidate.id, '2026-03-12', '15:45', more)
      expect([refused.status, refused.code, refused.errors]).toEqual([409, 'CONFLICT', undefined])
      expect(refused.message).toContain('The candidate has another interview')
    }
    expect((await schedule(second.token, candidate.id, '2026-03-12', '16:00')).status).toBe(200)
    expect((await seen(candidate.token)).length).toBe(2)
  })

  test('are no clash once one is declined or deleted', async () => {
    const { employer, candidate, interviewId } = await appointment('2026-03-12', '15:00')
    const second = await household()
    await shortlist(second.token, candidate.id)
    await answer(candidate.token, interviewId, 'declined', 0)
    expect((await schedule(second.token, candidate.id, '2026-03-12', '15:00')).status).toBe(200)
    expect((await app.call(calls.deleteInterview, { id: candidate.id }, second)).status).toBe(200)
    expect((await schedule(employer.token, candidate.id, '2026-03-12', '15:30')).status).toBe(200)
  })

  // spec: 2.2 No two interviews within the hour (which names the other interview)
  test('are refused to a candidate who accepts what she had declined', async () => {
    const { candidate, interviewId } = await appointment('2026-03-12', '15:00')
    await answer(candidate.token, interviewId, 'declined', 0)
    const second = await makeUser(app, 'employer', 'Noora Al-Emadi')
    await shortlist(second.token, candidate.id)
    const booked =
      (await schedule(second.token, candidate.id, '2026-03-12', '15:30')).data.interview_id ?? 0
    expect((await answer(candidate.token, booked, 'accepted', 0)).status).toBe(200)
    expect(await answer(candidate.token, interviewId, 'accepted', 0)).toMatchObject({
      status: 409,
      code: 'CONFLICT',
      message:
        'You have another interview within an hour of this one: \u2068Noora Al-Emadi\u2069, Thu 12 Mar, 3:30 pm, Doha time. Decline that one first.',
    })
    expect((await seen(candidate.token)).map(({ id, answer }) => [id, answer])).toEqual([
      [interviewId, 'declined'],
      [booked, 'accepted'],
    ])
    await answer(candidate.token, booked, 'declined', 0)
    expect((await answer(candidate.token, interviewId, 'accepted', 0)).status).toBe(200)
  })

  test('declined both and accepted both at the same moment: one is accepted, in 20 tries', async () => {
    for (let tries = 0; tries < 20; tries += 1) {
      const { candidate, interviewId } = await appointment('2026-03-12', '15:00')
      await answer(candidate.token, interviewId, 'declined', 0)
      const second = await household()
      await shortlist(second.token, candidate.id)
      const other =
        (await schedule(second.token, candidate.id, '2026-03-12', '15:30')).data.interview_id ?? 0
      await answer(candidate.token, other, 'declined', 0)
      const both = await Promise.all(
        [interviewId, other].map((id) => answer(candidate.token, id, 'accepted', 0)),
      )
      expect(both.map(({ status }) => status).toSorted()).toEqual([200, 409])
      expect((await seen(candidate.token)).map(({ answer }) => answer).toSorted()).toEqual([
        'accepted',
        'declined',
      ])
    }
  })

  test('of a household: accepted at the same moment as it moves its own, in 20 tries, neither waits for the other for ever', async () => {
    for (let tries = 0; tries < 20; tries += 1) {
      const { employer, candidate, interviewId } = await appointment('2026-03-12', '15:00')
      const [answered, moved] = await Promise.all([
        answer(candidate.token, interviewId, 'accepted', 0),
        schedule(employer.token, candidate.id, '2026-03-12', '17:00'),
      ])
      expect(moved.status).toBe(200)
      expect([200, 409]).toContain(answered.status)
      expect(await seen(candidate.token)).toMatchObject([
        { time: '17:00', version: 1, answer: null },
      ])
    }
  })

  // spec: 2.2 No two interviews within the hour
  test('asked for at the same moment by ten households: one gets it', async () => {
    const candidate = await worker()
    const households = await Promise.all(Array.from({ length: 10 }, household))
    await Promise.all(households.map(({ token }) => shortlist(token, candidate.id)))
    const answers = await Promise.all(
      households.map(({ token }) => schedule(token, candidate.id, '2026-03-12', '11:00')),
    )
    expect(answers.map(({ status }) => status).sort()).toEqual([200, ...Array<number>(9).fill(409)])
    expect(
      await app.connection.db.$count(interviews, eq(interviews.candidateId, candidate.id)),
    ).toBe(1)
  })
})

describe('the calendar file', () => {
  // spec: 2.2 The candidate's side of an interview
  test('keeps its name, counts its versions and takes a deleted interview out again', async () => {
    const { employer, candidate, interviewId } = await appointment()
    const first = await calendar(employer.token, interviewId)
    expect(first.type).toBe('text/calendar; charset=utf-8')
    for (const line of [
      'METHOD:PUBLISH',
      `UID:interview-${interviewId}@manzil`,
      'SEQUENCE:0',
      'DTSTART:20260312T163000Z',
      'DTEND:20260312T173000Z',
      'SUMMARY:Interview with Grace Santos',
      'STATUS:TENTATIVE',
    ])
      expect(first.text).toContain(`${line}\r\n`)
    await schedule(employer.token, candidate.id, '2026-03-13', '08:00')
    await answer(candidate.token, interviewId, 'accepted', 1)
    const moved = await calendar(candidate.token, interviewId, 'ar')
    for (const line of [
      `UID:interview-${interviewId}@manzil`,
      'SEQUENCE:1',
      'DTSTART:20260313T050000Z',
      'SUMMARY:مقابلة مع Maryam Al-Thani',
      'STATUS:CONFIRMED',
    ])
      expect(moved.text).toContain(`${line}\r\n`)
    await app.call(calls.deleteInterview, { id: candidate.id }, employer)
    const deleted = await calendar(candidate.token, interviewId)
    for (const line of [
      'METHOD:CANCEL',
      `UID:interview-${interviewId}@manzil`,
      'SEQUENCE:2',
      'STATUS:CANCELLED',
    ])
      expect(deleted.text).toContain(`${line}\r\n`)
  })

  test('is for the two sides alone', async () => {
    const { interviewId } = await appointment()
    for (const { token } of [await household(), await worker()])
      expect((await calendar(token, interviewId)).status).toBe(404)
    expect((await app.call(calls.getInterviewCalendar, { id: interviewId })).status).toBe(401)
  })
})

describe('reminders', () => {
  const due = async (interviewId: number) => {
    const { rows } = await app.connection.pool.query<{ data: Record<string, number>; at: Date }>(
      `select data, start_after as at from jobs.job join interviews on interviews.id = (data ->> 'interviewId')::bigint
        where name = 'remind-of-interview' and state = 'created' and interviews.id = $1 and version = (data ->> 'version')::int`,
      [interviewId],
    )
    return rows.map(({ data, at }) => [data.version, data.hoursBefore, at.toISOString()]).toSorted()
  }
  const reminded = async () => {
    const { rows } = await app.connection.pool.query<{ n: number }>(
      `select count(*)::int as n from notices where kind = 'interview_reminder'`,
    )
    return rows[0]?.n ?? 0
  }
  /** How many are reminded by a time. */
  const pass = async (at: string) => {
    const before = await reminded()
    app.clock.now = new Date(at)
    await runJob(app, 'remind-of-interview')
    return (await reminded()) - before
  }

  beforeEach(() =>
    app.connection.pool.query(
      `update interviews set status = 'cancelled'; delete from jobs.job where name = 'remind-of-interview'`,
    ),
  )

  test('are planned a day and an hour before, of the newest version alone', async () => {
    const { employer, candidate, interviewId } = await appointment('2026-03-12', '19:30')
    expect(await due(interviewId)).toEqual([
      [0, 1, '2026-03-12T15:30:00.000Z'],
      [0, 24, '2026-03-11T16:30:00.000Z'],
    ])
    await schedule(employer.token, candidate.id, '2026-03-11', '08:00')
    // Less than a day is left.
    expect(await due(interviewId)).toEqual([[1, 1, '2026-03-11T04:00:00.000Z']])
    expect(await pass('2026-03-11T03:59:00Z')).toBe(0)
    expect(await pass('2026-03-11T04:00:00Z')).toBe(2)
    expect(await pass('2026-03-11T04:01:00Z')).toBe(0)
    expect(await pass('2026-03-12T15:30:00Z')).toBe(0)
  })

  test('are each sent once, also by two workers', async () => {
    const { interviewId } = await appointment('2026-03-12', '19:30')
    const sent = await Promise.all(Array.from({ length: 4 }, () => pass('2026-03-11T16:30:00Z')))
    expect(Math.max(...sent)).toBe(2)
    // Nor by a start that finds them without a job.
    await app.jobs.adopt('remind-of-interview')
    expect(await pass('2026-03-11T16:31:00Z')).toBe(0)
    expect((await due(interviewId)).length).toBe(1)
    expect(await pass('2026-03-12T15:31:00Z')).toBe(2)
    expect(await due(interviewId)).toEqual([])
  })

  test('planned before there were jobs are sent after the next start; of two that are due, the later one', async () => {
    await appointment('2026-03-12', '19:30')
    await app.connection.pool.query(`delete from jobs.job where name = 'remind-of-interview'`)
    app.clock.now = new Date('2026-03-12T15:40:00Z')
    await app.jobs.adopt('remind-of-interview')
    expect(await pass('2026-03-12T15:40:00Z')).toBe(2)
    const { rows } = await app.connection.pool.query(
      `select distinct params ->> 'hours' as hours from notices where kind = 'interview_reminder' and created_at = $1`,
      [app.clock.now],
    )
    expect(rows).toEqual([{ hours: '1' }])
  })

  test('are not sent for what was declined, or is already over', async () => {
    const { candidate, interviewId } = await appointment('2026-03-12', '19:30')
    await answer(candidate.token, interviewId, 'declined', 0)
    expect(await pass('2026-03-12T15:30:00Z')).toBe(0)
    app.clock.now = start
    await appointment('2026-03-12', '19:30')
    expect(await pass('2026-03-12T16:31:00Z')).toBe(0)
  })

  test('are not sent for someone who was taken off, nor for a household whose account is shut', async () => {
    const [taken, shut, stays] = [
      await appointment('2026-03-12', '19:30'),
      await appointment('2026-03-12', '19:30'),
      await appointment('2026-03-12', '19:30'),
    ]
    // As it stands when whoever should have called them off was cut off.
    await app.connection.pool.query('update candidates set suspended_at = now() where id = $1', [
      taken.candidate.id,
    ])
    await app.connection.pool.query('update users set suspended_at = now() where id = $1', [
      shut.employer.id,
    ])
    expect(await pass('2026-03-12T15:30:00Z')).toBe(2)
    const kinds = async (id: number) =>
      (await app.call(listNotices, {}, { token: await signIn(app, id) })).data.results.map(
        ({ kind }) => kind,
      )
    expect(await kinds(taken.employer.id)).toEqual([])
    expect(await kinds(shut.candidate.userId)).toEqual(['interview_scheduled'])
    expect(await kinds(stays.employer.id)).toEqual(['interview_reminder'])
  })
})
