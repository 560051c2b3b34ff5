import { and, eq } from 'drizzle-orm'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { useTestApp } from '../../../../../test/harness.ts'
import { makeCandidate, makeUser, signIn } from '../../../../../test/people.ts'
import { candidates } from '../../../profiles/server/record-api.ts'
import { analyticsStatus, percentOf, type Range, ranges } from '../../analytics-choices.ts'
import { getAnalytics, viewCandidate } from '../../analytics-contract.ts'
import { changeStatus, removeFromPipeline, scheduleInterview, statuses } from '../../contract.ts'
import { pipelineEntries, pipelineMoves } from '../tables.ts'
import { candidateViews } from './tables.ts'

const app = useTestApp()
const start = new Date('2026-03-10T09:00:00Z')
const dayMs = 86_400_000
/** Sets the clock to so many days before the tests' day; a session of that time is needed then. */
const goTo = (daysAgo: number) => void (app.clock.now = new Date(start.getTime() - daysAgo * dayMs))

const read = async (employerId: number, range?: Range) =>
  (
    await app.call(getAnalytics, range === undefined ? {} : { range }, {
      token: await signIn(app, employerId),
    })
  ).data

let hour = 0
/** Moves someone on; interviews are two days ahead and never at the same hour. */
async function act(
  employerId: number,
  id: number,
  ...steps: ('shortlisted' | 'interview' | 'interview_completed' | 'selected' | 'rejected')[]
) {
  const token = await signIn(app, employerId)
  for (const step of steps) {
    const date = new Date(app.clock.now.getTime() + 2 * dayMs).toISOString().slice(0, 10)
    const answer =
      step === 'interview'
        ? await app.call(
            scheduleInterview,
            { id, date, time: `${String((hour += 2) + 7)}`.padStart(2, '0') + ':00' },
            { token },
          )
        : await app.call(changeStatus, { id, status: step }, { token })
    expect(answer.status, answer.message).toBe(200)
  }
}

/** As a settled payment leaves it. */
async function hire(employerId: number, candidateId: number) {
  const { db } = app.connection
  const now = app.clock.now
  await db
    .update(pipelineEntries)
    .set({ status: 'hired', hireDate: now.toISOString().slice(0, 10), updatedAt: now })
    .where(
      and(eq(pipelineEntries.employerId, employerId), eq(pipelineEntries.candidateId, candidateId)),
    )
  await db
    .insert(pipelineMoves)
    .values({ employerId, candidateId, fromStatus: 'selected', toStatus: 'hired', movedAt: now })
}

// spec: 2.3 Analytics answer
test('a household without candidates has figures of 0 and a line that is all there', async () => {
  goTo(0)
  const { id } = await makeUser(app, 'employer')
  const data = await read(id)
  const none = { shortlisted: 0, interview: 0, selected: 0, hired: 0, rejected: 0 }
  expect(data).toMatchObject({
    range: '1Y',
    totalCandidates: 0,
    quickStats: { pendingInterviews: 0, offersExtended: 0, activeRecruitments: 0 },
    recruitmentStats: {
      totalCandidatesViewed: 0,
      totalRecruitments: 0,
      inProgress: 0,
      completed: 0,
    },
    recentCandidates: [],
    timelineUnit: 'month',
    funnel: none,
  })
  expect(data.timeline).toHaveLength(13)
  expect(data.timeline[0]).toEqual({ from: '2025-03-10', ...none })
  expect((await read(id, 'ALL')).timeline).toEqual([{ from: '2026-03-10', ...none }])
})

// spec: 2.2 Analytics: counts (the figures)
// spec: 2.2 Analytics: quick stats
test('figures, the latest candidates and the line follow from what was done, in the range asked for', async () => {
  const { id } = await makeUser(app, 'employer')
  const people = await Promise.all(Array.from({ length: 6 }, () => makeCandidate(app)))
  const [a = 0, b = 0, c = 0, d = 0, e = 0, f = 0] = people.toSorted((one, other) => one - other)
  goTo(500)
  await act(id, f, 'shortlisted')
  goTo(200)
  await act(id, a, 'shortlisted', 'selected')
  await hire(id, a)
  goTo(100)
  await act(id, b, 'shortlisted', 'rejected')
  goTo(20)
  await act(id, c, 'shortlisted', 'interview', 'interview')
  await act(id, d, 'shortlisted', 'interview', 'interview_completed')
  goTo(3)
  await act(id, e, 'shortlisted', 'interview', 'selected')
  // Somebody else's household changes none of it.
  await act((await makeUser(app, 'employer')).id, b, 'shortlisted')
  goTo(0)

  const all = await read(id, 'ALL')
  expect(all).toMatchObject({
    totalCandidates: 6,
    shortlistedCandidates: 2,
    interviewedCandidates: 2,
    selectedCandidates: 1,
    hiredCandidates: 1,
    rejectedCandidates: 1,
    quickStats: { pendingInterviews: 1, offersExtended: 0, activeRecruitments: 1 },
    recruitmentStats: { totalRecruitments: 1, inProgress: 1, completed: 0 },
    funnel: { shortlisted: 6, interview: 3, selected: 2, hired: 1, rejected: 1 },
  })
  expect(all.recentCandidates.map(({ jobseeker_id, status }) => [jobseeker_id, status])).toEqual([
    [e, 'selected'],
    [d, 'interview'],
    [c, 'interview'],
    [b, 'rejected'],
    [a, 'hired'],
    [f, 'shortlisted'],
  ])
  expect(all.recentCandidates[0]).toMatchObject({
    jobseeker_name: 'Grace Santos',
    jobseeker_position: 'Nanny',
    jobseeker_age: 31,
    jobseeker_nationality: 'Philippines',
    jobseeker_image: null,
  })
  expect(all.timeline[0]).toMatchObject({ from: '2024-10-26', shortlisted: 1 })

  expect(await read(id, '1Y')).toMatchObject({
    totalCandidates: 5,
    shortlistedCandidates: 1,
    funnel: { shortlisted: 5 },
  })
  expect(await read(id, '6M')).toMatchObject({
    totalCandidates: 4,
    hiredCandidates: 0,
    rejectedCandidates: 1,
  })
  const month = await read(id, '1M')
  expect(month).toMatchObject({ totalCandidates: 3, rejectedCandidates: 0, timelineUnit: 'week' })
  expect(
    month.timeline.map(({ from, shortlisted, interview, selected }) => [
      from,
      shortlisted,
      interview,
      selected,
    ]),
  ).toEqual([
    ['2026-02-10', 0, 0, 0],
    ['2026-02-17', 2, 2, 0],
    ['2026-02-24', 0, 0, 0],
    ['2026-03-03', 1, 1, 1],
    ['2026-03-10', 0, 0, 0],
  ])
})

// spec: 2.2 Analytics: quick stats
test('the funnel is of the same people as the total: nobody who was taken off, everybody whom the range counts', async () => {
  const { id } = await makeUser(app, 'employer')
  const [gone, old, fresh] = [
    await makeCandidate(app),
    await makeCandidate(app),
    await makeCandidate(app),
  ]
  goTo(60)
  await act(id, old, 'shortlisted')
  goTo(10)
  await act(id, gone, 'shortlisted')
  await act(id, fresh, 'shortlisted')
  await act(id, old, 'interview')
  expect(
    (await app.call(removeFromPipeline, { id: gone }, { token: await signIn(app, id) })).status,
  ).toBe(200)
  goTo(0)
  for (const range of ['ALL', '1M'] as const) {
    const { totalCandidates, funnel, ...tiles } = await read(id, range)
    expect([totalCandidates, funnel]).toEqual([
      2,
      { shortlisted: 2, interview: 1, selected: 0, hired: 0, rejected: 0 },
    ])
    const {
      shortlistedCandidates: listed,
      selectedCandidates: chosen,
      hiredCandidates: hired,
      rejectedCandidates: refused,
    } = tiles
    // Who waits for her interview stands in Shortlisted and in Interviews: quickStats says how many.
    expect(
      listed +
        chosen +
        hired +
        refused +
        tiles.interviewedCandidates -
        tiles.quickStats.pendingInterviews,
    ).toBe(totalCandidates)
  }
})

test('what was moved at midnight in Qatar belongs to the day that begins', async () => {
  const { id } = await makeUser(app, 'employer')
  const [before, after] = [await makeCandidate(app), await makeCandidate(app)]
  app.clock.now = new Date('2026-01-31T20:59:59Z')
  await act(id, before, 'shortlisted')
  app.clock.now = new Date('2026-01-31T21:00:00Z')
  await act(id, after, 'shortlisted')
  goTo(0)
  const { timeline } = await read(id, '6M')
  expect(timeline.filter(({ shortlisted }) => shortlisted > 0).map(({ from }) => from)).toEqual([
    '2026-01-01',
    '2026-02-01',
  ])
})

test('a step back reaches nothing', async () => {
  goTo(0)
  const { id } = await makeUser(app, 'employer')
  const candidate = await makeCandidate(app)
  await act(id, candidate, 'shortlisted', 'selected')
  // Taking a Direct selection back leads to the shortlist again.
  await act(id, candidate, 'interview_completed')
  expect((await read(id)).funnel).toEqual({
    shortlisted: 1,
    interview: 0,
    selected: 1,
    hired: 0,
    rejected: 0,
  })
})

describe('a profile that was opened', () => {
  test('counts once for each candidate, within the range', async () => {
    goTo(100)
    const { id } = await makeUser(app, 'employer')
    const [one, two] = [await makeCandidate(app), await makeCandidate(app)]
    let token = await signIn(app, id)
    await app.call(viewCandidate, { id: one }, { token })
    goTo(1)
    token = await signIn(app, id)
    for (let times = 0; times < 3; times++)
      expect((await app.call(viewCandidate, { id: two }, { token })).status).toBe(200)
    goTo(0)
    const viewed = async (range: Range) =>
      (await read(id, range)).recruitmentStats.totalCandidatesViewed
    expect([await viewed('ALL'), await viewed('1Y'), await viewed('1M')]).toEqual([2, 2, 1])
    const [row] = await app.connection.db
      .select()
      .from(candidateViews)
      .where(eq(candidateViews.candidateId, two))
    expect(row).toMatchObject({ views: 3, employerId: id })
  })

  test('must be one that the household may see', async () => {
    goTo(0)
    const { id, token } = await makeUser(app, 'employer')
    const hidden = await makeCandidate(app, { isPublished: false })
    for (const asked of [hidden, 999_999, 'x', 0] as number[])
      expect((await app.call(viewCandidate, { id: asked }, { token })).status).toBe(404)
    // Someone in the list who has withdrawn her profile can still be looked up.
    const listed = await makeCandidate(app)
    await act(id, listed, 'shortlisted')
    await app.connection.db
      .update(candidates)
      .set({ isPublished: false })
      .where(eq(candidates.id, listed))
    expect((await app.call(viewCandidate, { id: listed }, { token })).status).toBe(200)
  })
})

// spec: 2.7 GET /employer/analytics/
test('a range that is none is refused, and only households have figures', async () => {
  goTo(0)
  const { token } = await makeUser(app, 'employer')
  for (const range of ['2Y', '1y', 'all', '7', ['1M', '6M']])
    expect(await app.call(getAnalytics, { range }, { token })).toMatchObject({
      status: 400,
      errors: { range: expect.anything() },
    })
  expect((await app.call(getAnalytics, { range: '' }, { token })).data.range).toBe('1Y')
  const candidate = await makeCandidate(app)
  for (const endpoint of [getAnalytics, viewCandidate]) {
    expect((await app.call(endpoint, { id: candidate })).status).toBe(401)
    for (const role of ['jobseeker', 'agency', 'admin'] as const) {
      const other = await makeUser(app, role)
      expect((await app.call(endpoint, { id: candidate }, { token: other.token })).status).toBe(403)
    }
  }
})

// spec: 2.4 Analytics' mapping of statuses
test('every status has its stage, anything else counts as shortlisted', () => {
  expect(statuses.map(analyticsStatus)).toEqual([
    'shortlisted',
    'interview',
    'interview',
    'selected',
    'rejected',
    'hired',
  ])
  expect([analyticsStatus('available'), analyticsStatus('toString')]).toEqual([
    'shortlisted',
    'shortlisted',
  ])
  expect(ranges).toEqual(['ALL', '1M', '6M', '1Y'])
})

// spec: 2.2 Analytics: quick stats
test('percentages are whole, rounded down, and never more than all', () => {
  expect([percentOf(2, 3), percentOf(199, 200), percentOf(0, 0), percentOf(5, 5)]).toEqual([
    66, 99, 0, 100,
  ])
  fc.assert(
    fc.property(fc.nat(5000), fc.nat(5000), (part, rest) => {
      const percent = percentOf(part, part + rest)
      expect(Number.isInteger(percent) && percent >= 0 && percent <= 100).toBe(true)
      expect(percent * (part + rest)).toBeLessThanOrEqual(part * 100)
    }),
  )
})
