import { afterEach, describe, expect, test } from 'vitest'
import { useTestApp } from '../../../../../test/harness.ts'
import { at, meetingTools } from '../../../../../test/meetings.ts'
import { signIn } from '../../../../../test/people.ts'
import { listNotices } from '../../../notifications/contract.ts'
import * as calls from '../../contract.ts'
import * as meetings from '../../meeting-contract.ts'

const app = useTestApp()
const tools = meetingTools(app)
const { offer, offered, held, take, counter, takeProposed, seen, shortlist, schedule } = tools
const start = new Date('2026-03-10T09:00:00Z')

afterEach(() => void (app.clock.now = start))

const entryOf = async (employer: { token: string }, id: number) =>
  (await app.call(calls.getPipelineEntry, { id }, employer)).data

describe('an offer of several times', () => {
  test('is an interview at the first of them, with the others to choose from, how, how long and where', async () => {
    const { employer, candidate } = await offered({
      way: 'home',
      place: 'Villa 7, <b>Al Sadd</b>',
      note: 'Please ring twice.',
      length_minutes: '٤٥',
    })
    expect(await entryOf(employer, candidate.id)).toMatchObject({
      status: 'interview_scheduled',
      interview_date: '2026-03-12',
      interview_time: '10:00',
      interview_answer: null,
    })
    const [mine] = await seen(candidate.token)
    expect(mine).toMatchObject({
      length_minutes: 45,
      way: 'home',
      place: null,
      note: 'Please ring twice.',
      other_times: [at(12, '17:00'), at(13, '09:00')],
      counter_times: [],
      contact: null,
    })
    const [theirs] = await held(employer.token)
    expect(theirs).toMatchObject({
      candidate_id: candidate.id,
      candidate_name: 'Grace Santos',
      place: 'Villa 7, <b>Al Sadd</b>',
    })
  })

  test('of which she takes another one moves the entry there, answered', async () => {
    const { employer, candidate, interviewId } = await offered()
    expect(await take(candidate.token, interviewId, 0, at(13, '09:00'))).toMatchObject({
      status: 200,
      data: { date: '2026-03-13', time: '09:00', answer: 'accepted', version: 1, other_times: [] },
    })
    expect(await entryOf(employer, candidate.id)).toMatchObject({
      interview_date: '2026-03-13',
      interview_time: '09:00',
      interview_answer: 'accepted',
    })
    const [, moved] = (await app.call(calls.getTimeline, { id: candidate.id }, employer)).data
    expect(moved).toMatchObject({ by: 'candidate', interview_date: '2026-03-13' })
    const notices = (await app.call(listNotices, {}, employer)).data.results
    expect(notices.map(({ text }) => text)).toEqual([
      '\u2068Grace Santos\u2069 accepts the interview: Fri 13 Mar, 9:00 am, Doha time.',
    ])
  })

  test('that asks for nothing new works as it did, and what an older client leaves out stays', async () => {
    const { employer, candidate, interviewId } = await offered({ way: 'phone', length_minutes: 30 })
    const moved = await schedule(employer.token, candidate.id, '2026-03-14', '11:00')
    expect(moved.data.interview_id).toBe(interviewId)
    expect((await seen(candidate.token))[0]).toMatchObject({
      way: 'phone',
      length_minutes: 30,
      other_times: [],
      date: '2026-03-14',
      version: 1,
    })
    const bare = await offered({})
    expect((await seen(bare.candidate.token))[0]).toMatchObject({ way: null, length_minutes: 60 })
  })

  test('refuses what can’t be meant, by field', async () => {
    const employer = await tools.household()
    const candidate = await tools.worker()
    await shortlist(employer.token, candidate.id)
    const first = at(12, '10:00')
    const errorsOf = async (times: readonly object[], more: object = {}) => {
      const { status, errors } = await offer(
        employer.token,
        candidate.id,
        times as (typeof first)[],
        more,
      )
      expect(status).toBe(400)
      return Object.keys(errors ?? {}).map((field) => field.split('.')[0])
    }
    const [second, third, fourth] = [at(12, '12:00'), at(12, '14:00'), at(12, '16:00')]
    expect(await errorsOf([first, second, third, fourth])).toEqual(['other_times'])
    expect(await errorsOf([first, second, second])).toEqual(['other_times'])
    expect(await errorsOf([first, first])).toEqual(['other_times'])
    expect(await errorsOf([first, { date: '2026-03-09', time: '10:00' }])).toEqual(['other_times'])
    expect(await errorsOf([first, { date: '2028-03-09', time: '10:00' }])).toEqual(['other_times'])
    expect(await errorsOf([first, { date: '2026-03-32', time: '10:00' }])).toEqual(['other_times'])
    for (const length_minutes of [0, -1, 1000, 'an hour', 45.5])
      expect(await errorsOf([first], { length_minutes })).toEqual(['length_minutes'])
    expect(await errorsOf([first], { way: 'letter' })).toEqual(['way'])
    expect(await errorsOf([first], { way: 'home' })).toEqual(['place'])
    expect(await errorsOf([first], { way: 'office' })).toEqual(['way'])
    const longPlace = `<script>alert(1)</script>${'x'.repeat(5000)}`
    expect(await errorsOf([first], { way: 'home', place: longPlace })).toEqual(['place'])
    expect(await errorsOf([first], { note: 'x'.repeat(501) })).toEqual(['note'])
    expect((await entryOf(employer, candidate.id)).status).toBe('shortlisted')
    const arabic = [at(12, '١٠:٠٠'), { date: '٢٠٢٦-٠٣-١٣', time: '۰۹:۰۰' }]
    expect((await offer(employer.token, candidate.id, arabic)).status).toBe(200)
    expect((await seen(candidate.token))[0]?.other_times).toEqual([at(13, '09:00')])
  })

  test('longer than an hour keeps others away for as long as it lasts', async () => {
    const { employer } = await offered({ way: 'phone', length_minutes: 120 })
    const next = await tools.worker()
    await shortlist(employer.token, next.id)
    expect((await schedule(employer.token, next.id, '2026-03-12', '11:30')).status).toBe(409)
    expect((await schedule(employer.token, next.id, '2026-03-12', '12:00')).status).toBe(200)
  })

  test('longer than an hour runs into what comes later, whoever wants it', async () => {
    const { employer } = await offered()
    const next = await tools.worker()
    await shortlist(employer.token, next.id)
    const long = (time: string, length_minutes: number, more: object = {}) =>
      schedule(employer.token, next.id, '2026-03-12', time, { length_minutes, ...more })
    for (const [time, minutes] of [
      ['08:00', 121],
      ['06:30', 240],
    ] as const) {
      const refused = await long(time, minutes)
      expect([refused.status, Object.keys(refused.errors ?? {})]).toEqual([409, ['overrule']])
      expect(refused.message).toContain('Grace Santos')
    }
    expect((await long('08:00', 120)).status).toBe(200)
    expect((await long('08:00', 121, { overrule: true })).status).toBe(200)
    // Hers is refused as it runs into what she has agreed to with somebody else.
    const second = await tools.household()
    await shortlist(second.token, next.id)
    const later = { length_minutes: 180 }
    const hers = await schedule(second.token, next.id, '2026-03-12', '05:30', later)
    expect([hers.status, hers.errors]).toEqual([409, undefined])
    expect((await schedule(second.token, next.id, '2026-03-12', '05:00', later)).status).toBe(200)
  })

  test('warns of a clash at any of its times', async () => {
    const { employer } = await offered()
    const next = await tools.worker()
    await shortlist(employer.token, next.id)
    const times = [at(14, '10:00'), at(12, '10:30')]
    expect(await offer(employer.token, next.id, times)).toMatchObject({
      status: 409,
      message: expect.stringContaining('Grace Santos') as string,
    })
    expect((await offer(employer.token, next.id, times, { overrule: true })).status).toBe(200)
  })
})

describe('two who want different times at once', () => {
  test('she takes two of them in two windows: one is taken, in 10 tries', async () => {
    for (let tries = 0; tries < 10; tries += 1) {
      const { employer, candidate, interviewId } = await offered()
      const both = await Promise.all(
        [at(12, '10:00'), at(13, '09:00')].map((time) =>
          take(candidate.token, interviewId, 0, time),
        ),
      )
      expect(both.map(({ status }) => status).toSorted()).toEqual([200, 409])
      const [mine] = await seen(candidate.token)
      const taken = both.find(({ status }) => status === 200)?.data
      expect(mine).toMatchObject({ answer: 'accepted', date: taken?.date, time: taken?.time })
      const entry = await entryOf(employer, candidate.id)
      expect([entry.interview_date, entry.interview_time]).toEqual([mine?.date, mine?.time])
    }
  })

  test('she takes a time as the household moves the interview: one outcome, in 10 tries', async () => {
    for (let tries = 0; tries < 10; tries += 1) {
      const { employer, candidate, interviewId } = await offered()
      const [taken, moved] = await Promise.all([
        take(candidate.token, interviewId, 0, at(12, '17:00')),
        schedule(employer.token, candidate.id, '2026-03-15', '08:00'),
      ])
      expect(moved.status).toBe(200)
      expect([200, 409]).toContain(taken.status)
      expect(await seen(candidate.token)).toMatchObject([
        { date: '2026-03-15', answer: null, other_times: [] },
      ])
      expect((await entryOf(employer, candidate.id)).interview_date).toBe('2026-03-15')
    }
  })

  test('both accept, each another time: one is taken, in 10 tries', async () => {
    for (let tries = 0; tries < 10; tries += 1) {
      const { employer, candidate, interviewId: id } = await offered()
      await counter(candidate.token, id, 0, [at(14, '18:00')])
      const both = await Promise.all([
        take(candidate.token, id, 1, at(12, '17:00')),
        takeProposed(employer.token, candidate.id, 1, at(14, '18:00')),
      ])
      expect(both.map(({ status }) => status).toSorted()).toEqual([200, 409])
      const [hers] = await seen(candidate.token)
      const entry = await entryOf(employer, candidate.id)
      expect(hers).toMatchObject({ answer: 'accepted', other_times: [], counter_times: [] })
      expect([hers?.date, hers?.time]).toEqual([entry.interview_date, entry.interview_time])
    }
  })

  test('two households’ offers that overlap: she has one of them', async () => {
    const { candidate, interviewId } = await offered()
    const second = await tools.household()
    await shortlist(second.token, candidate.id)
    const times = [at(14, '10:00'), at(12, '17:30')]
    const other = (await offer(second.token, candidate.id, times)).data.interview_id ?? 0
    const both = await Promise.all([
      take(candidate.token, interviewId, 0, at(12, '17:00')),
      take(candidate.token, other, 0, at(12, '17:30')),
    ])
    expect(both.map(({ status }) => status).toSorted()).toEqual([200, 409])
  })

  test('a time that the household has given away meanwhile is not hers to take', async () => {
    const { employer, candidate, interviewId } = await offered()
    const next = await tools.worker()
    await shortlist(employer.token, next.id)
    await schedule(employer.token, next.id, '2026-03-13', '09:30')
    expect(await take(candidate.token, interviewId, 0, at(13, '09:00'))).toMatchObject({
      status: 409,
      message:
        'The household now has another interview within an hour of this time. Please choose another time.',
    })
    expect((await take(candidate.token, interviewId, 0, at(12, '17:00'))).status).toBe(200)
  })
})

describe('other times that she proposes', () => {
  test('wait for the household, which takes one', async () => {
    const { employer, candidate, interviewId } = await offered()
    const proposed = [at(14, '18:00'), at(15, '18:00')]
    expect(await counter(candidate.token, interviewId, 0, proposed)).toMatchObject({
      status: 200,
      data: { counter_times: proposed, version: 1, answer: null },
    })
    const [notice] = (await app.call(listNotices, {}, employer)).data.results
    expect([notice?.kind, notice?.text]).toEqual([
      'interview_countered',
      '\u2068Grace Santos\u2069 can’t come then and suggests: Sat 14 Mar, 6:00 pm, Doha time, or another time. Please choose one or offer others.',
    ])
    expect((await takeProposed(employer.token, candidate.id, 0, at(15, '18:00'))).status).toBe(409)
    expect((await takeProposed(employer.token, candidate.id, 1, at(16, '18:00'))).status).toBe(409)
    expect(await takeProposed(employer.token, candidate.id, 1, at(15, '18:00'))).toMatchObject({
      status: 200,
      data: { date: '2026-03-15', answer: 'accepted', version: 2, counter_times: [] },
    })
    expect(await entryOf(employer, candidate.id)).toMatchObject({
      interview_date: '2026-03-15',
      interview_answer: 'accepted',
    })
    const [told] = (await app.call(listNotices, {}, { token: candidate.token })).data.results
    expect(told?.text).toBe(
      '\u2068Maryam Al-Thani\u2069 accepts the time you suggested: Sun 15 Mar, 6:00 pm, Doha time, by phone.',
    )
    // Twice does nothing more.
    expect((await takeProposed(employer.token, candidate.id, 1, at(15, '18:00'))).status).toBe(409)
  })

  test('are gone once the household insists on its time or withdraws', async () => {
    const { employer, candidate, interviewId } = await offered()
    await counter(candidate.token, interviewId, 0, [at(14, '18:00')])
    await schedule(employer.token, candidate.id, '2026-03-12', '10:00')
    expect((await seen(candidate.token))[0]).toMatchObject({ counter_times: [], version: 2 })
    await app.call(calls.deleteInterview, { id: candidate.id }, employer)
    expect(await counter(candidate.token, interviewId, 2, [at(14, '18:00')])).toMatchObject({
      status: 409,
      message: 'This interview can no longer be answered.',
    })
    expect((await takeProposed(employer.token, candidate.id, 2, at(14, '18:00'))).status).toBe(404)
  })

  test('are one to three, different and to come, and hers alone', async () => {
    const { employer, candidate, interviewId } = await offered()
    const past = { date: '2026-03-10', time: '09:00' }
    const four = [at(14, '10:00'), at(14, '12:00'), at(14, '14:00'), at(14, '16:00')]
    const twice = [at(14, '10:00'), at(14, '10:00')]
    for (const times of [[], four, twice, [past]])
      expect(
        Object.keys((await counter(candidate.token, interviewId, 0, times)).errors ?? {}),
      ).toEqual(['times'])
    const other = await tools.worker()
    expect((await counter(other.token, interviewId, 0, [at(14, '10:00')])).status).toBe(404)
    expect((await counter(employer.token, interviewId, 0, [at(14, '10:00')])).status).toBe(403)
    expect((await counter(candidate.token, interviewId, 1, [at(14, '10:00')])).status).toBe(409)
  })

  test('that clash with another interview of the household are warned of', async () => {
    const { employer, candidate, interviewId } = await offered()
    const next = await tools.worker()
    await shortlist(employer.token, next.id)
    await schedule(employer.token, next.id, '2026-03-14', '18:30')
    await counter(candidate.token, interviewId, 0, [at(14, '18:00')])
    const refused = await takeProposed(employer.token, candidate.id, 1, at(14, '18:00'))
    expect([refused.status, Object.keys(refused.errors ?? {})]).toEqual([409, ['overrule']])
    const taken = { overrule: true }
    expect(
      (await takeProposed(employer.token, candidate.id, 1, at(14, '18:00'), taken)).status,
    ).toBe(200)
  })
})

describe('the hours that are taken', () => {
  test('show both sides, whom one meets oneself, and nobody’s details of the other', async () => {
    const { employer, candidate } = await offered()
    const second = await tools.household()
    await shortlist(second.token, candidate.id)
    await schedule(second.token, candidate.id, '2026-03-14', '15:00')
    const next = await tools.worker()
    await shortlist(employer.token, next.id)
    await schedule(employer.token, next.id, '2026-03-13', '12:00')
    await app.connection.pool.query(`update candidates set current_country = $2 where id = $1`, [
      candidate.id,
      'الفلبين',
    ])
    const answer = await app.call(
      meetings.listTakenHours,
      { id: candidate.id, from: '2026-03-10' },
      employer,
    )
    expect(answer.data).toEqual({
      taken: [
        {
          from: '2026-03-13T09:00:00.000Z',
          until: '2026-03-13T10:00:00.000Z',
          whose: 'own',
          name: 'Grace Santos',
        },
        {
          from: '2026-03-14T12:00:00.000Z',
          until: '2026-03-14T13:00:00.000Z',
          whose: 'theirs',
          name: null,
        },
      ],
      candidate_zone: 'Asia/Manila',
    })
    expect(
      (await app.call(meetings.listTakenHours, { id: next.id, from: '2026-03-10' }, second)).status,
    ).toBe(404)
  })

  test('are those to come', async () => {
    const { employer, candidate } = await offered()
    const second = await tools.household()
    await shortlist(second.token, candidate.id)
    await schedule(second.token, candidate.id, '2026-03-14', '15:00')
    const takenFrom = async (from: string, token: string) =>
      (await app.call(meetings.listTakenHours, { id: candidate.id, from }, { token })).data?.taken
    expect(await takenFrom('2026-03-14', employer.token)).toHaveLength(1)
    expect(await takenFrom('2026-03-15', employer.token)).toEqual([])
    app.clock.now = new Date('2026-03-14T14:00:00Z')
    expect(await takenFrom('2026-03-10', await signIn(app, employer.id))).toEqual([])
  })

  test('of an interview are for its sides', async () => {
    const { candidate, interviewId } = await offered()
    const input = { id: interviewId, from: '2026-03-10', days: 31 }
    expect(
      (await app.call(meetings.listTakenHoursOf, input, { token: candidate.token })).data,
    ).toEqual({ taken: [], candidate_zone: null })
    const other = await tools.worker()
    expect((await app.call(meetings.listTakenHoursOf, input, { token: other.token })).status).toBe(
      404,
    )
    app.clock.now = new Date('2026-03-11T09:00:00Z')
    const token = await signIn(app, candidate.userId)
    const wrong = await app.call(meetings.listTakenHoursOf, { ...input, days: 32 }, { token })
    expect(Object.keys(wrong.errors ?? {})).toEqual(['days'])
  })
})
