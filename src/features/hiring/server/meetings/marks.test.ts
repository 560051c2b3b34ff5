import { afterEach, describe, expect, test } from 'vitest'
import { makeAgency } from '../../../../../test/agencies.ts'
import { useTestApp } from '../../../../../test/harness.ts'
import { at, meetingTools } from '../../../../../test/meetings.ts'
import { makeCandidate, runJob, signIn } from '../../../../../test/people.ts'
import { listNotices } from '../../../notifications/contract.ts'
import * as calls from '../../contract.ts'
import { listScores, markInterview, saveScore } from '../../meeting-contract.ts'

const app = useTestApp()
const tools = meetingTools(app)
const { offered, held, take, seen } = tools
const start = new Date('2026-03-10T09:00:00Z')

afterEach(() => void (app.clock.now = start))

/** An accepted interview, and its two sides signed in at a time of its day, Qatar. */
async function onTheDay(time: string) {
  const { employer, candidate, interviewId } = await offered()
  await take(candidate.token, interviewId, 0)
  app.clock.now = new Date(`2026-03-12T${time}:00+03:00`)
  return {
    interviewId,
    household: { id: employer.id, token: await signIn(app, employer.id) },
    worker: {
      id: candidate.id,
      userId: candidate.userId,
      token: await signIn(app, candidate.userId),
    },
  }
}

const mark = (token: string, id: number, kind: string, minutes?: unknown) =>
  app.call(markInterview, { id, kind: kind as 'late', minutes: minutes as number }, { token })

const told = async (token: string) =>
  (await app.call(listNotices, {}, { token })).data.results.map(({ kind, text }) => [kind, text])

describe('coming late, or not at all', () => {
  test('who is late says by how much, and the other reads it at once, once', async () => {
    const { interviewId, household, worker } = await onTheDay('09:50')
    expect((await seen(worker.token))[0]).toMatchObject({
      can_mark_late: true,
      can_mark_absent: false,
    })
    for (let pressed = 0; pressed < 2; pressed += 1)
      expect((await mark(worker.token, interviewId, 'late', '١٥')).status).toBe(200)
    expect(await told(household.token)).toMatchObject([
      [
        'interview_late',
        '\u2068Grace Santos\u2069 will be 15 minutes late for the interview: Thu 12 Mar, 10:00 am, Doha time.',
      ],
      ['interview_accepted', expect.any(String)],
    ])
    expect((await held(household.token))[0]?.marks).toEqual([
      { by: 'other', kind: 'late', minutes: 15 },
    ])
    await mark(worker.token, interviewId, 'late', 30)
    expect((await seen(worker.token))[0]?.marks).toEqual([{ by: 'you', kind: 'late', minutes: 30 }])
    expect((await mark(household.token, interviewId, 'late', 5)).status).toBe(200)
    expect((await told(worker.token))[0]?.[0]).toBe('interview_late')
  })

  test('from an hour before its time until its end it is now', async () => {
    const { worker } = await onTheDay('09:00')
    const at = async (time: string) => {
      app.clock.now = new Date(`2026-03-12T${time}+03:00`)
      const [one] = await seen(await signIn(app, worker.userId))
      return [one?.is_past, one?.is_now]
    }
    expect(await at('09:00:00')).toEqual([false, false])
    expect(await at('09:00:01')).toEqual([false, true])
    expect(await at('10:00:00')).toEqual([true, true])
    expect(await at('10:59:59')).toEqual([true, true])
    expect(await at('11:00:00')).toEqual([true, false])
  })

  test('that the other did not come is said from its beginning until a day after', async () => {
    const { interviewId, household, worker } = await onTheDay('10:00')
    expect((await mark(household.token, interviewId, 'absent')).status).toBe(200)
    expect((await told(worker.token))[0]?.[0]).toBe('interview_absent')
    await app.call(calls.changeStatus, { id: worker.id, status: 'interview_completed' }, household)
    expect((await mark(worker.token, interviewId, 'absent')).status).toBe(200)
    app.clock.now = new Date('2026-03-13T11:00:01+03:00')
    const later = await signIn(app, household.id)
    expect((await mark(later, interviewId, 'absent')).status).toBe(409)
  })

  test('is refused before its time, without an agreement, with odd minutes, and to others', async () => {
    const early = await onTheDay('06:59')
    for (const kind of ['late', 'absent'])
      expect((await mark(early.worker.token, early.interviewId, kind, 5)).status).toBe(409)
    app.clock.now = start
    const { household, worker, interviewId } = await onTheDay('09:00')
    expect((await mark(worker.token, interviewId, 'absent')).status).toBe(409)
    for (const minutes of [0, -1, 121, 'soon', undefined])
      expect((await mark(worker.token, interviewId, 'late', minutes)).errors).toHaveProperty(
        'minutes',
      )
    expect((await mark(worker.token, interviewId, 'ill', 5)).errors).toHaveProperty('kind')
    const other = await tools.worker()
    expect((await mark(other.token, interviewId, 'late', 5)).status).toBe(404)
    await tools.answer(worker.token, interviewId, 'declined', 0)
    expect((await mark(household.token, interviewId, 'late', 5)).status).toBe(409)
  })

  test('an agency says it for whom has no account, and is reminded for her', async () => {
    const { id: agencyId, owner } = await makeAgency(app)
    const candidateId = await makeCandidate(app, { agencyId, userId: null })
    const employer = await tools.household()
    await tools.shortlist(employer.token, candidateId)
    const entry = await tools.offer(employer.token, candidateId, [at(12, '10:00')])
    await tools.act(await tools.linkOf(owner.id), 'take')
    app.clock.now = new Date('2026-03-12T09:00:00+03:00')
    await runJob(app, 'remind-of-interview')
    const token = await signIn(app, owner.id)
    expect((await told(token))[0]).toEqual([
      'agency_interview_reminder',
      'The interview of \u2068Grace Santos\u2069 with \u2068Maryam Al-Thani\u2069 is in an hour: Thu 12 Mar, 10:00 am, Doha time.',
    ])
    expect((await mark(token, entry.data.interview_id ?? 0, 'late', 20)).status).toBe(200)
    expect((await told(await signIn(app, employer.id)))[0]?.[0]).toBe('interview_late')
  })

  test('nobody is reminded while there is a choice of times', async () => {
    const { employer, candidate } = await offered()
    app.clock.now = new Date('2026-03-12T09:00:00+03:00')
    await runJob(app, 'remind-of-interview')
    for (const id of [employer.id, candidate.userId])
      expect((await told(await signIn(app, id))).map(([kind]) => kind)).not.toContain(
        'interview_reminder',
      )
  })
})

test('the calendar file says how, how long and where, the address only once she has accepted', async () => {
  const place = 'Villa 7; Street 4, Al Sadd'
  const { candidate, employer, interviewId } = await offered({
    way: 'home',
    place,
    note: 'Ring twice.\nSecond floor.',
    length_minutes: 30,
  })
  const file = async (token: string) =>
    (await app.call(calls.getInterviewCalendar, { id: interviewId }, { token })).body.replaceAll(
      '\r\n ',
      '',
    )
  expect(await file(candidate.token)).not.toContain('Villa 7')
  expect(await file(employer.token)).toContain('LOCATION:Villa 7\\; Street 4\\, Al Sadd\r\n')
  await take(candidate.token, interviewId, 0, at(12, '17:00'))
  const hers = await file(candidate.token)
  for (const line of [
    'DTSTART:20260312T140000Z',
    'DTEND:20260312T143000Z',
    'SEQUENCE:1',
    'LOCATION:Villa 7\\; Street 4\\, Al Sadd',
    'DESCRIPTION:At the household’s home\\nRing twice.\\nSecond floor.\\nAn interview arranged on Manzil. All times are Doha time.',
  ])
    expect(hers).toContain(`${line}\r\n`)
})

describe('a household’s points', () => {
  const points = { experience: 5, language: 3, manner: 4, trust: null, terms: 1 }
  const save = (token: string, id: number, more: object = {}) =>
    app.call(saveScore, { id, ...points, sentence: 'Calm with the twins.', ...more }, { token })

  test('are kept and changed, and are its own', async () => {
    const { employer, candidate } = await offered()
    expect((await save(employer.token, candidate.id)).data).toEqual({
      jobseeker_id: candidate.id,
      ...points,
      sentence: 'Calm with the twins.',
    })
    await save(employer.token, candidate.id, { trust: 2, sentence: '  ' })
    expect((await app.call(listScores, {}, employer)).data).toEqual([
      { jobseeker_id: candidate.id, ...points, trust: 2, sentence: null },
    ])
    const other = await tools.household()
    expect((await app.call(listScores, {}, other)).data).toEqual([])
    expect((await app.call(listScores, {}, { token: candidate.token })).status).toBe(403)
  })

  test('are refused for nobody it has met, and outside of one to five', async () => {
    const { employer, candidate } = await offered()
    for (const experience of [0, 6, 2.5, '5', -1])
      expect((await save(employer.token, candidate.id, { experience })).errors).toHaveProperty(
        'experience',
      )
    expect(
      (await save(employer.token, candidate.id, { sentence: 'x'.repeat(301) })).errors,
    ).toHaveProperty('sentence')
    const stranger = await tools.worker()
    expect((await save(employer.token, stranger.id)).status).toBe(404)
    await tools.shortlist(employer.token, stranger.id)
    expect((await save(employer.token, stranger.id)).status).toBe(409)
  })
})
