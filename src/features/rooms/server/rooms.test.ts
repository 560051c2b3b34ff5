import crypto from 'node:crypto'
import { afterEach, describe, expect, test } from 'vitest'
import { makeAgency, makeMember } from '../../../../test/agencies.ts'
import { useTestApp } from '../../../../test/harness.ts'
import { makeCandidate, makeUser, runJob, signIn } from '../../../../test/people.ts'
import { roomTools, signals } from '../../../../test/rooms.ts'
import { listNotices } from '../../notifications/contract.ts'
import { deleteInterview, getInterviewCalendar } from '../../hiring/contract.ts'
import { enterRoom, sendSignals, stayInRoom } from '../contract.ts'

const app = useTestApp()
const tools = roomTools(app)
const { agreed, aboutToBegin, look, enter, stay, send, leave } = tools
const start = new Date('2026-03-10T09:00:00Z')

afterEach(() => void (app.clock.now = start))

const later = (seconds: number) => {
  app.clock.now = new Date(app.clock.now.getTime() + seconds * 1000)
}
const told = async (token: string) =>
  (await app.call(listNotices, {}, { token })).data.results
    .filter(({ kind }) => kind.endsWith('room_entered'))
    .map(({ text, path }) => [text, path])
/** How many signals wait for somebody. */
const waitingFor = async (peer: string) => {
  const { rows } = await app.connection.pool.query('select 1 from room_signals where peer = $1', [
    peer,
  ])
  return rows.length
}

describe('a room', () => {
  test('is closed until she accepts, says so with its time, and opens to both with the yes', async () => {
    const { employer, candidate, interviewId: id } = await tools.offered({ way: 'video' })
    const before = await look(employer.token, id)
    expect(before.data).toMatchObject({ is_open: false, side: 'household', open_until: null })
    const words =
      'The room opens once the interview is accepted. It is planned for Thu 12 Mar, 10:00 am, Doha time.'
    expect(before.data.closed_because).toBe(words)
    const refused = await enter(employer.token, id)
    expect([refused.status, refused.code, refused.message]).toEqual([409, 'CONFLICT', words])
    expect((await tools.held(employer.token))[0]?.can_join).toBe(false)
    await tools.take(candidate.token, id, 0)
    expect((await tools.held(employer.token))[0]?.can_join).toBe(true)
    expect((await tools.seen(candidate.token))[0]?.can_join).toBe(true)
    expect((await look(candidate.token, id)).data).toEqual({
      interview_id: id,
      date: '2026-03-12',
      time: '10:00',
      length_minutes: 60,
      side: 'worker',
      is_open: true,
      closed_because: null,
      open_until: '2026-03-13T08:00:00.000Z',
      others: [{ side: 'household', name: 'Maryam Al-Thani', is_here: false }],
      is_demo: app.config.demo,
      reach: 'near',
    })
  })

  test('opens nobody’s number', async () => {
    const { employer, candidate } = await agreed()
    expect((await tools.held(employer.token))[0]?.contact).toBe(null)
    expect((await tools.seen(candidate.token))[0]?.contact).toBe(null)
    const { rows } = await app.connection.pool.query(
      `select 1 from audit_log where action = 'contact.opened' and subject = $1`,
      [`candidate:${candidate.id}`],
    )
    expect(rows).toEqual([])
  })

  test('is where the reminders of its interview and its calendar file lead', async () => {
    const { employer, candidate, interviewId: id } = await agreed()
    app.clock.now = new Date('2026-03-12T09:00:00+03:00')
    await runJob(app, 'remind-of-interview')
    for (const userId of [employer.id, candidate.userId]) {
      const token = await signIn(app, userId)
      const { results } = (await app.call(listNotices, {}, { token })).data
      const reminder = results.find(({ kind }) => kind === 'interview_reminder')
      expect(reminder?.path).toBe(`/interviews/${id}/room`)
      const file = await app.call(getInterviewCalendar, { id }, { token })
      expect(file.body.replaceAll('\r\n ', '')).toContain(`/interviews/${id}/room`)
    }
  })

  test('closes a day after the interview’s end, and when it is called off', async () => {
    const { id, household } = await aboutToBegin()
    const { peer } = (await enter(household.token, id)).data
    app.clock.now = new Date('2026-03-13T11:00:00+03:00')
    const token = await signIn(app, household.id)
    const over = 'The interview was on Thu 12 Mar, 10:00 am, Doha time, and its room has closed.'
    for (const answer of [await enter(token, id), await stay(token, id, peer)])
      expect([answer.status, answer.message]).toEqual([409, over])
    expect((await send(token, id, peer, crypto.randomUUID())).status).toBe(409)
    expect((await look(token, id)).data.closed_because).toBe(over)

    const other = await aboutToBegin()
    const entered = await enter(other.worker.token, other.id)
    await app.call(deleteInterview, { id: other.worker.id }, other.household)
    const off = await stay(other.worker.token, other.id, entered.data.peer)
    expect([off.status, off.message]).toEqual([
      409,
      'This interview does not take place, so its room stays closed.',
    ])
  })

  test('is not there for a third person, nor for an interview by another way', async () => {
    const { id, household } = await aboutToBegin()
    const { peer } = (await enter(household.token, id)).data
    const third = [await tools.household(), await tools.worker(), (await makeAgency(app)).owner]
    for (const { token } of third) {
      const answers = [
        await look(token, id),
        await enter(token, id),
        await stay(token, id, peer),
        await send(token, id, peer, peer),
        await leave(token, id, peer),
      ]
      expect(answers.map(({ status, code }) => `${status} ${code}`)).toEqual(
        Array(5).fill('404 NOT_FOUND'),
      )
    }
    const operator = await makeUser(app, 'admin')
    expect((await enter(operator.token, id)).status).toBe(403)
    expect((await app.call(enterRoom, { id }, {})).status).toBe(401)
    expect((await stay(household.token, id, peer)).status).toBe(200)

    app.clock.now = start
    const byPhone = await tools.offered({ way: 'phone' })
    await tools.take(byPhone.candidate.token, byPhone.interviewId, 0)
    const refused = await enter(byPhone.employer.token, byPhone.interviewId)
    expect([refused.status, refused.message]).toEqual([
      409,
      'This interview is not in the video room.',
    ])
  })
})

describe('in a room', () => {
  test('two find one another, and each hears what the other’s browser says, in its order and once', async () => {
    const { id, household, worker } = await aboutToBegin()
    const a = (await enter(household.token, id)).data.peer
    const b = (await enter(worker.token, id)).data.peer
    expect((await look(worker.token, id)).data.others[0]?.is_here).toBe(true)
    expect((await stay(household.token, id, a)).data.people).toEqual([
      { peer: b, side: 'worker', name: 'Grace Santos' },
    ])
    await send(household.token, id, a, b, signals(1, 2))
    await send(household.token, id, a, b, signals(3))
    const { signals: got } = (await stay(worker.token, id, b)).data
    expect(got.map(({ number, from, signal }) => [number, from === a, signal.order])).toEqual([
      [1, true, 1],
      [2, true, 2],
      [3, true, 3],
    ])
    expect((await stay(worker.token, id, b, 2)).data.signals.map(({ number }) => number)).toEqual([
      3,
    ])
    expect(await waitingFor(b)).toBe(1)
    expect((await stay(household.token, id, a)).data.signals).toEqual([])
  })

  test('of two who send to a third at once none is lost', async () => {
    const { id, household, worker } = await aboutToBegin()
    const a = (await enter(household.token, id)).data.peer
    const b = (await enter(worker.token, id)).data.peer
    await Promise.all(
      Array.from({ length: 8 }, (_, index) =>
        send(household.token, id, a, b, signals(index * 2 + 1, index * 2 + 2)),
      ),
    )
    const { signals: got } = (await stay(worker.token, id, b)).data
    expect(got.map(({ number }) => number)).toEqual(Array.from({ length: 16 }, (_, at) => at + 1))
  })

  test('who enters anew leaves by the former entry; who is silent for half a minute is gone', async () => {
    const { id, household, worker } = await aboutToBegin()
    const first = (await enter(household.token, id)).data.peer
    const [one, two] = await Promise.all([enter(household.token, id), enter(household.token, id)])
    expect([one.status, two.status]).toEqual([200, 200])
    const answers = [
      await stay(household.token, id, first),
      await stay(household.token, id, one.data.peer),
      await stay(household.token, id, two.data.peer),
    ]
    expect(answers[0]?.message).toBe('You are not in the room any more. Please enter it again.')
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409, 409])

    const b = (await enter(worker.token, id)).data.peer
    later(31)
    const last = answers[1]?.status === 200 ? one.data.peer : two.data.peer
    expect((await stay(worker.token, id, b)).data).toMatchObject({ people: [], silent: [last] })
    expect((await look(worker.token, id)).data.others[0]?.is_here).toBe(false)
    expect((await stay(household.token, id, last)).status).toBe(200)
    expect((await stay(worker.token, id, b)).data.people).toHaveLength(1)
    expect((await leave(household.token, id, last)).status).toBe(200)
    expect((await leave(household.token, id, last)).status).toBe(200)
    expect((await stay(worker.token, id, b)).data).toMatchObject({ people: [], silent: [] })
    expect((await send(worker.token, id, b, last)).data).toEqual({ delivered: false })
  })

  test('signals are bounded in size, number and shape, and go to nobody outside', async () => {
    const { id, household, worker } = await aboutToBegin()
    const a = (await enter(household.token, id)).data.peer
    const b = (await enter(worker.token, id)).data.peer
    const big = { order: 1, description: { type: 'offer', sdp: 'x'.repeat(20_001) } }
    const odd = { order: 1, description: { type: 'pranswer', sdp: '' } }
    const many = signals(...Array.from({ length: 33 }, (_, index) => index + 1))
    const bodies: [unknown, string][] = [
      [[big], 'signals.0.description.sdp'],
      [[odd], 'signals.0.description.type'],
      [many, 'signals'],
      [[], 'signals'],
      ['offer', 'signals'],
    ]
    for (const [said, field] of bodies) {
      const answer = await app.call(
        sendSignals,
        { id, peer: a, to: b, signals: said } as never,
        household,
      )
      expect([answer.status, Object.keys(answer.errors ?? {})]).toEqual([400, [field]])
    }
    for (const peer of ['', 'me', 7])
      expect(
        (await app.call(stayInRoom, { id, peer, after: 0 } as never, household)).errors,
      ).toHaveProperty('peer')
    const elsewhere = await aboutToBegin()
    const c = (await enter(elsewhere.worker.token, elsewhere.id)).data.peer
    expect((await send(household.token, id, a, c)).data).toEqual({ delivered: false })
    expect((await send(household.token, id, a, a)).data).toEqual({ delivered: false })
    expect((await send(household.token, id, b, a)).status).toBe(409)
    expect(await Promise.all([a, b, c].map(waitingFor))).toEqual([0, 0, 0])
  })

  test('more than can wait for somebody, and more than anybody says in a minute, is refused', async () => {
    const { id, household, worker } = await aboutToBegin()
    const a = (await enter(household.token, id)).data.peer
    const b = (await enter(worker.token, id)).data.peer
    const many = signals(...Array.from({ length: 32 }, (_, index) => index + 1))
    const statuses: number[] = []
    for (let count = 0; count < 12; count++)
      statuses.push((await send(household.token, id, a, b, many)).status)
    expect(statuses.slice(0, 9)).toEqual(Array(9).fill(200))
    expect(statuses.at(-1)).toBe(429)
    await app.connection.pool.query(`update rate_limits set hits = 240 where key = $1`, [
      `room-signals:${worker.userId}`,
    ])
    await send(worker.token, id, b, a)
    await app.connection.pool.query(`update rate_limits set hits = 240 where key = $1`, [
      `room-signals:${worker.userId}`,
    ])
    expect((await send(worker.token, id, b, a)).status).toBe(429)
  })

  test('the other side is told once that somebody waits, from a quarter of an hour before', async () => {
    const { employer, candidate, interviewId: id } = await agreed()
    await enter(employer.token, id)
    expect(await told(candidate.token)).toEqual([])
    app.clock.now = new Date('2026-03-12T09:46:00+03:00')
    const household = await signIn(app, employer.id)
    await enter(household, id)
    await enter(household, id)
    const worker = await signIn(app, candidate.userId)
    expect(await told(worker)).toEqual([
      [
        '\u2068Maryam Al-Thani\u2069 is in the video room, waiting for you.',
        `/interviews/${id}/room`,
      ],
    ])
    await enter(worker, id)
    expect(await told(household)).toEqual([])
    const { rows } = await app.connection.pool.query<{ detail: object }>(
      `select detail from audit_log where action = 'room.entered' and subject = $1`,
      [`interview:${id}`],
    )
    expect(rows.map(({ detail }) => detail)).toEqual([
      { side: 'household' },
      { side: 'household' },
      { side: 'household' },
      { side: 'worker' },
    ])
  })

  test('her agency joins by who may act for it, one at a time, and stands for whom has no account', async () => {
    const { id: agencyId, owner } = await makeAgency(app)
    const editor = await makeMember(app, agencyId, 'editor')
    const viewer = await makeMember(app, agencyId, 'viewer')
    const candidateId = await makeCandidate(app, { agencyId, userId: null })
    const employer = await tools.household()
    await tools.shortlist(employer.token, candidateId)
    const entry = await tools.offer(employer.token, candidateId, [tools.at(12, '10:00')], {
      way: 'video',
    })
    const id = entry.data.interview_id ?? 0
    await tools.act(await tools.linkOf(owner.id), 'take')
    app.clock.now = new Date('2026-03-12T09:55:00+03:00')
    const [household, hers, second, reader] = await Promise.all(
      [employer, owner, editor, viewer].map((person) => signIn(app, person.id)),
    )
    expect((await look(household ?? '', id)).data.others.map(({ side }) => side)).toEqual([
      'agency',
    ])
    await enter(household ?? '', id)
    expect((await told(hers ?? ''))[0]?.[0]).toContain('waiting for')
    expect((await look(reader ?? '', id)).status).toBe(200)
    expect((await enter(reader ?? '', id)).status).toBe(403)
    expect((await enter(hers ?? '', id)).status).toBe(200)
    const taken = await enter(second ?? '', id)
    expect([taken.status, taken.message]).toEqual([
      409,
      'Somebody else of your agency is in the room already.',
    ])
    later(31)
    expect((await enter(second ?? '', id)).status).toBe(200)
  })
})

test('who is long gone is forgotten, with what waited for her', async () => {
  const { id, household, worker } = await aboutToBegin()
  const a = (await enter(household.token, id)).data.peer
  const b = (await enter(worker.token, id)).data.peer
  await send(household.token, id, a, b)
  later(3500)
  await runJob(app, 'forget-rooms')
  expect(await waitingFor(b)).toBe(1)
  later(200)
  await runJob(app, 'forget-rooms')
  expect(await waitingFor(b)).toBe(0)
  const { rows } = await app.connection.pool.query(
    'select 1 from room_seats where interview_id = $1',
    [id],
  )
  expect(rows).toEqual([])
})
