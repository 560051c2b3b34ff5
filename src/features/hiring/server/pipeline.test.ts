import { eq } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { useTestApp } from '../../../../test/harness.ts'
import { again } from '../../../../test/again.ts'
import { makeCandidate, makeUser, signIn } from '../../../../test/people.ts'
import { listOrders, payOrder } from '../../billing/contract.ts'
import { candidates } from '../../candidates/server/index.ts'
import { auditLog } from '../../../platform/server/audit.ts'
import * as calls from '../contract.ts'
import { pipelineMoves } from './tables.ts'

const app = useTestApp()
const future = { date: '2026-03-11', time: '10:30' }

type Action =
  | 'shortlist'
  | 'schedule'
  | 'cancel interview'
  | 'finish'
  | 'select'
  | 'select directly'
  | 'reject'
  | 'remove'
  | 'hire'
  | 'ask for a schedule'

function act(token: string, id: number, name: Action) {
  const status = (body: Record<string, unknown>) =>
    app.call(calls.changeStatus, { id, ...body }, { token })
  switch (name) {
    case 'shortlist':
      return status({ status: 'shortlisted' })
    case 'schedule':
      return app.call(calls.scheduleInterview, { id, ...future }, { token })
    case 'cancel interview':
      return app.call(calls.deleteInterview, { id }, { token })
    case 'finish':
      return status({ status: 'interview_completed' })
    case 'select':
      return status({ status: 'selected' })
    case 'select directly':
      return status({ status: 'selected', selection_type: 'Direct' })
    case 'reject':
      return status({ status: 'rejected' })
    case 'remove':
      return app.call(calls.removeFromPipeline, { id }, { token })
    case 'hire':
      return status({ status: 'hired' })
    case 'ask for a schedule':
      return status({ status: 'interview_scheduled' })
  }
}

/** How to bring a candidate to a standing. */
const ways = {
  available: [],
  shortlisted: ['shortlist'],
  interview_scheduled: ['shortlist', 'schedule'],
  interview_completed: ['shortlist', 'schedule', 'finish'],
  'selected by interview': ['shortlist', 'schedule', 'finish', 'select'],
  'selected directly': ['shortlist', 'select directly'],
  rejected: ['reject'],
  hired: ['shortlist', 'select'],
} as const satisfies Record<string, readonly Action[]>
type Way = keyof typeof ways

const standing = (way: Way): calls.PipelineState =>
  way.startsWith('selected') ? 'selected' : (way as calls.PipelineState)

/** Which move of the table an act is, from each standing; undefined: no move at all. */
const moveOf: Record<
  Exclude<Action, 'hire' | 'ask for a schedule'>,
  (way: Way) => calls.Transition
> = {
  shortlist: () => 'shortlist',
  schedule: () => 'scheduleInterview',
  'cancel interview': () => 'deleteInterview',
  finish: (way) =>
    way === 'selected by interview'
      ? 'deselectInterviewed'
      : way === 'selected directly'
        ? 'deselectDirect'
        : 'completeInterview',
  select: () => 'select',
  'select directly': () => 'select',
  reject: () => 'reject',
  remove: () => 'remove',
}

async function bring(way: Way): Promise<{ id: number; token: string }> {
  // Nothing to pay: the order is confirmed at once.
  const id = await makeCandidate(app, { expectedSalaryMinor: way === 'hired' ? 0 : 180_000 })
  const { token } = await makeUser(app, 'employer')
  for (const name of ways[way]) expect((await act(token, id, name)).status).toBe(200)
  if (way === 'hired') {
    const [order] = (await app.call(listOrders, {}, { token })).data
    expect((await app.call(payOrder, { id: order?.id }, { token })).data.status).toBe('paid')
  }
  return { id, token }
}

const stands = async (token: string, id: number): Promise<string> => {
  const found = await app.call(calls.getPipelineEntry, { id }, { token })
  return found.status === 404 ? 'available' : found.data.status
}

describe('the table of moves', () => {
  for (const way of Object.keys(ways) as Way[]) {
    test(`every act from ${way}`, async () => {
      for (const name of Object.keys(moveOf) as (keyof typeof moveOf)[]) {
        const { id, token } = await bring(way)
        const from = standing(way)
        const to = calls.destination(moveOf[name](way), from)
        const answer = await act(token, id, name)
        if (to === null) {
          expect({ name, status: answer.status, code: answer.code }).toEqual({
            name,
            status: 409,
            code: 'INVALID_TRANSITION',
          })
          expect(answer.message).toMatch(/^This step is not possible: /)
        } else expect({ name, status: answer.status }).toEqual({ name, status: 200 })
        expect(await stands(token, id)).toBe(to ?? from)
      }
    })
  }

  test('only a payment hires, only a schedule schedules', async () => {
    for (const way of Object.keys(ways) as Way[]) {
      const { id, token } = await bring(way)
      const hired = await act(token, id, 'hire')
      if (way === 'hired') expect(hired).toMatchObject({ status: 200, data: { status: 'hired' } })
      else expect(hired).toMatchObject({ status: 402, code: 'PAYMENT_REQUIRED' })
      expect(await act(token, id, 'ask for a schedule')).toMatchObject({
        status: 409,
        code: 'INVALID_TRANSITION',
      })
      expect(await stands(token, id)).toBe(standing(way))
    }
  })
})

test('the log and the audit say who moved whom when', async () => {
  const { id, token } = await bring('interview_scheduled')
  const { db } = app.connection
  const moves = await db
    .select()
    .from(pipelineMoves)
    .where(eq(pipelineMoves.candidateId, id))
    .orderBy(pipelineMoves.id)
  expect(moves.map((move) => [move.fromStatus, move.toStatus])).toEqual([
    ['available', 'shortlisted'],
    ['shortlisted', 'interview_scheduled'],
  ])
  expect(
    moves.every(
      (move) =>
        move.movedBy === move.employerId && move.movedAt.getTime() === app.clock.now.getTime(),
    ),
  ).toBe(true)
  const audited = await db
    .select()
    .from(auditLog)
    .where(eq(auditLog.subject, `candidate:${id}`))
    .orderBy(auditLog.id)
  expect(audited.map((row) => row.action)).toEqual([
    'pipeline.shortlist',
    'pipeline.scheduleInterview',
  ])
  expect((await act(token, id, 'remove')).status).toBe(409)
  expect(await db.$count(pipelineMoves, eq(pipelineMoves.candidateId, id))).toBe(2)
})

describe('what a status carries', () => {
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

  test("the day is the server's, whatever is sent", async () => {
    const { id, token } = await bring('shortlisted')
    const answer = await app.call(
      calls.changeStatus,
      { id, status: 'selected', selection_date: '1999-01-01', hire_date: 'soon' },
      { token },
    )
    expect(answer.data).toMatchObject({ selection_date: '2026-03-10', hire_date: null })
  })

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

  test('each field is checked', async () => {
    for (const date of ['2026-02-30', '11/03/2026', '', 7, null, undefined])
      expect((await schedule({ date, time: '10:00' })).errors).toHaveProperty('date')
    for (const time of ['24:00', '10:60', 'ten', '', 10, null, undefined])
      expect((await schedule({ date: '2026-03-11', time })).errors).toHaveProperty('time')
  })

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

test('a hundred clicks at once move once', async () => {
  const id = await makeCandidate(app)
  const { id: employerId } = await makeUser(app, 'employer')
  const token = await signIn(app, employerId)
  const answers = await Promise.all(
    Array.from({ length: 100 }, (_, index) =>
      again(() => act(token, id, index % 2 ? 'shortlist' : 'reject')),
    ),
  )
  const won = answers.filter((answer) => answer.status === 200).length
  expect(
    answers.every((answer) => answer.status === 200 || answer.code === 'INVALID_TRANSITION'),
  ).toBe(true)
  const log = await app.connection.db
    .select()
    .from(pipelineMoves)
    .where(eq(pipelineMoves.candidateId, id))
    .orderBy(pipelineMoves.id)
  expect(log).toHaveLength(won)
  for (const [index, move] of log.entries())
    expect(move.fromStatus).toBe(log[index - 1]?.toStatus ?? 'available')
  expect(await stands(token, id)).toBe(log.at(-1)?.toStatus)
})
