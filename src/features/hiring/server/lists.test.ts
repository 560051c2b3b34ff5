import { and, eq } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { useTestApp } from '../../../../test/harness.ts'
import { makeCandidate, makeUser } from '../../../../test/people.ts'
import { auditLog } from '../../../platform/server/audit.ts'
import * as calls from '../contract.ts'
import { pipelineEntries, pipelineMoves } from './tables.ts'

const app = useTestApp()

async function listOf(count: number) {
  const { id, token } = await makeUser(app, 'employer')
  const ids: number[] = []
  for (let index = 0; index < count; index++) {
    ids.push(await makeCandidate(app))
    await app.call(calls.changeStatus, { id: ids.at(-1), status: 'shortlisted' }, { token })
  }
  return { employerId: id, token, ids }
}
const entryOf = async (token: string, id: number) =>
  (await app.call(calls.getPipelineEntry, { id }, { token })).data

describe('a note', () => {
  // spec: 2.2 Beside the acts
  test('and up to five tags are kept for the household alone', async () => {
    const { token, ids } = await listOf(1)
    const [id = 0] = ids
    const kept = await app.call(
      calls.saveNote,
      { id, note: '  Ask about Ramadan \n', tags: ['Night shift', 'night  shift', 'الأطفال'] },
      { token },
    )
    expect(kept.data).toMatchObject({
      note: 'Ask about Ramadan',
      tags: ['Night shift', 'night  shift', 'الأطفال'],
    })
    expect(
      (await app.call(calls.saveNote, { id, note: 'x', tags: ['Calm', 'CALM '] }, { token })).data
        .tags,
    ).toEqual(['Calm'])
    const other = await makeUser(app, 'employer')
    expect(
      (await app.call(calls.saveNote, { id, note: 'x', tags: [] }, { token: other.token })).status,
    ).toBe(404)
    expect(
      (await app.call(calls.saveNote, { id, note: ' ', tags: [] }, { token })).data,
    ).toMatchObject({ note: null, tags: [] })
    const rows = await app.connection.db
      .select()
      .from(auditLog)
      .where(eq(auditLog.subject, `candidate:${id}`))
    expect(JSON.stringify(rows)).not.toContain('Ramadan')
  })

  test('stays through moves, and goes with the entry', async () => {
    const { token, ids } = await listOf(1)
    const [id = 0] = ids
    await app.call(calls.saveNote, { id, note: 'kind', tags: ['first'] }, { token })
    await app.call(calls.changeStatus, { id, status: 'rejected' }, { token })
    expect(await entryOf(token, id)).toMatchObject({
      status: 'rejected',
      note: 'kind',
      tags: ['first'],
    })
    await app.call(calls.removeFromPipeline, { id }, { token })
    await app.call(calls.changeStatus, { id, status: 'shortlisted' }, { token })
    expect(await entryOf(token, id)).toMatchObject({ note: null, tags: [] })
  })

  test('is refused by field', async () => {
    const { token, ids } = await listOf(1)
    const send = async (body: object) =>
      Object.keys(
        (await app.call(calls.saveNote, { id: ids[0], note: null, tags: [], ...body }, { token }))
          .errors ?? {},
      )
    expect(await send({ note: 'x'.repeat(1001) })).toEqual(['note'])
    expect(await send({ note: 'x'.repeat(1000) })).toEqual([])
    for (const tags of [
      'one',
      null,
      Array(6)
        .fill('x')
        .map((tag, index) => `${tag}${index}`),
    ])
      expect(await send({ tags })).toEqual(['tags'])
    expect(await send({ tags: [''] })).toEqual(['tags.0'])
    expect(await send({ tags: ['x'.repeat(25)] })).toEqual(['tags.0'])
    expect(await send({ note: 7 })).toEqual(['note'])
  })
})

describe('several at once', () => {
  // spec: 2.2 Beside the acts
  test('each is moved or refused for herself', async () => {
    const { token, ids } = await listOf(4)
    const [first = 0, second = 0, third = 0, fourth = 0] = ids
    await app.call(calls.changeStatus, { id: second, status: 'selected' }, { token })
    await app.call(calls.changeStatus, { id: fourth, status: 'rejected' }, { token })
    const removed = await app.call(
      calls.moveSeveral,
      { ids: [first, second, first], act: 'unshortlist' },
      { token },
    )
    expect(removed.data).toEqual({
      moved: [first],
      refused: [
        { jobseeker_id: second, message: 'This step is not possible: the candidate is selected.' },
      ],
    })
    const rejected = await app.call(
      calls.moveSeveral,
      { ids: [second, third, fourth], act: 'reject' },
      { token, headers: { 'accept-language': 'ar' } },
    )
    expect(rejected.data.moved).toEqual([second, third])
    expect(rejected.data.refused).toEqual([
      { jobseeker_id: fourth, message: expect.stringContaining('تم الرفض') as string },
    ])
    expect((await entryOf(token, second)).status).toBe('rejected')
  })

  test('wrong lists are refused, foreign candidates untouched', async () => {
    const { token, ids } = await listOf(1)
    const other = await listOf(1)
    const send = (body: object) =>
      app.call(calls.moveSeveral, { ids, act: 'reject', ...body }, { token })
    for (const wrong of [[], 'x', null, Array.from({ length: 51 }, (_, index) => index + 1)])
      expect((await send({ ids: wrong })).errors).toHaveProperty('ids')
    for (const act of ['hire', 'select', '', null])
      expect((await send({ act })).errors).toHaveProperty('act')
    expect((await send({ ids: ['x'] })).status).toBe(404)
    expect((await send({ ids: [other.ids[0], 999_999], act: 'unshortlist' })).data).toMatchObject({
      moved: [],
      refused: [{}, {}],
    })
    expect((await entryOf(other.token, other.ids[0] ?? 0)).status).toBe('shortlisted')
  })
})

// spec: 2.2 Beside the acts
test('the timeline tells who moved her when, newest first, to her household alone', async () => {
  const { token, ids } = await listOf(1)
  const [id = 0] = ids
  await app.call(calls.scheduleInterview, { id, date: '2026-03-11', time: '10:30' }, { token })
  await app.call(calls.changeStatus, { id, status: 'rejected' }, { token })
  const events = (await app.call(calls.getTimeline, { id }, { token })).data
  expect(events.map(({ from, to, by }) => [from, to, by])).toEqual([
    ['interview_scheduled', 'rejected', 'household'],
    ['shortlisted', 'interview_scheduled', 'household'],
    ['available', 'shortlisted', 'household'],
  ])
  expect(events[1]).toMatchObject({
    interview_date: '2026-03-11',
    interview_time: '10:30',
    at: '2026-03-10T09:00:00.000Z',
  })
  const other = await makeUser(app, 'employer')
  expect((await app.call(calls.getTimeline, { id }, { token: other.token })).status).toBe(404)
})

test('a thousand moves of fifty households on the same twenty candidates: none lost, none doubled', async () => {
  const candidateIds = await Promise.all(Array.from({ length: 20 }, () => makeCandidate(app)))
  const households = await Promise.all(Array.from({ length: 50 }, () => makeUser(app, 'employer')))
  const acts = [
    (token: string, id: number) =>
      app.call(calls.changeStatus, { id, status: 'shortlisted' }, { token }),
    (token: string, id: number) =>
      app.call(
        calls.scheduleInterview,
        { id, date: '2026-03-12', time: '10:00', overrule: true },
        { token },
      ),
    (token: string, id: number) =>
      app.call(calls.changeStatus, { id, status: 'interview_completed' }, { token }),
    (token: string, id: number) =>
      app.call(calls.changeStatus, { id, status: 'selected' }, { token }),
    (token: string, id: number) =>
      app.call(calls.changeStatus, { id, status: 'rejected' }, { token }),
    (token: string, id: number) => app.call(calls.removeFromPipeline, { id }, { token }),
  ]
  const wanted = Array.from({ length: 1000 }, (_, index) => ({
    household: households[index % 50] ?? { id: 0, token: '' },
    candidateId: candidateIds[(index * 7) % 20] ?? 0,
    act: acts[(Math.imul(index, 2_654_435_761) >>> 8) % acts.length],
  }))
  const answers: {
    pair: string
    answer: { status: number; message: string | undefined } | undefined
  }[] = []
  // All at once; a server that has too much to do says so with 503, has then done nothing and is asked again.
  for (let open = wanted; open.length > 0;) {
    const round = await Promise.all(
      open.map(async (one) => ({
        one,
        answer: await one.act?.(one.household.token, one.candidateId),
      })),
    )
    open = round.filter(({ answer }) => answer?.status === 503).map(({ one }) => one)
    for (const { one, answer } of round)
      if (answer?.status !== 503)
        answers.push({ pair: `${one.household.id}:${one.candidateId}`, answer })
  }
  for (const { answer } of answers) {
    expect([200, 409]).toContain(answer?.status)
    if (answer?.status === 409)
      expect(answer.message).toMatch(
        /^(This step is not possible: |The candidate has another interview)/,
      )
  }
  const won = new Map<string, number>()
  for (const { pair, answer } of answers)
    if (answer?.status === 200) won.set(pair, (won.get(pair) ?? 0) + 1)
  expect(won.size).toBeGreaterThan(50)
  const { db } = app.connection
  for (const pair of new Set(answers.map(({ pair }) => pair))) {
    const [employerId = 0, candidateId = 0] = pair.split(':').map(Number)
    const both = and(
      eq(pipelineMoves.employerId, employerId),
      eq(pipelineMoves.candidateId, candidateId),
    )
    const log = await db.select().from(pipelineMoves).where(both).orderBy(pipelineMoves.id)
    expect(log).toHaveLength(won.get(pair) ?? 0)
    let standing: string = 'available'
    for (const { fromStatus, toStatus } of log) {
      expect(fromStatus).toBe(standing)
      standing = toStatus
    }
    const [entry] = await db
      .select()
      .from(pipelineEntries)
      .where(
        and(
          eq(pipelineEntries.employerId, employerId),
          eq(pipelineEntries.candidateId, candidateId),
        ),
      )
    expect(entry?.status ?? 'available').toBe(standing)
  }
}, 300_000)
