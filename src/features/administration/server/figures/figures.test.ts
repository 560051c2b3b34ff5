import { beforeAll, describe, expect, test } from 'vitest'
import { useTestApp } from '../../../../../test/harness.ts'
import { choose, selectingHousehold } from '../../../../../test/households.ts'
import { makeCandidate, makeUser, signIn } from '../../../../../test/people.ts'
import { getFigures } from '../../figures-contract.ts'
import { periodOf } from './periods.ts'

const app = useTestApp()

describe('the parts of a range', () => {
  const now = new Date('2026-03-10T21:30:00Z')

  test.each([
    ['7d', 'day', 7, '2026-03-05', '2026-02-26'],
    ['30d', 'day', 30, '2026-02-10', '2026-01-11'],
    ['90d', 'week', 13, '2025-12-12', '2025-09-13'],
    ['1y', 'month', 12, '2025-04-01', '2024-04-01'],
  ] as const)('%s', (range, unit, parts, first, before) => {
    const period = periodOf(range, now)
    expect(period).toMatchObject({ unit, beforeFrom: before })
    expect(period.days).toHaveLength(parts)
    expect(period.days[0]).toBe(first)
    expect(period.days).toEqual(period.days.toSorted())
    // Midnight in Qatar, which has begun its eleventh of March.
    expect(period.buckets.end.toISOString()).toBe('2026-03-11T21:00:00.000Z')
    expect(period.buckets.starts[1]?.toISOString().slice(11)).toBe('21:00:00.000Z')
  })
})

describe('the figures', () => {
  let admin: { id: number; token: string }
  const figures = async (range?: string) =>
    (
      await app.call(getFigures, range === undefined ? {} : { range }, {
        token: await signIn(app, admin.id),
      })
    ).data

  beforeAll(async () => {
    app.clock.now = new Date('2026-02-01T09:00:00Z')
    admin = await makeUser(app, 'admin')
    const before = await selectingHousehold(app, await makeCandidate(app))
    app.clock.now = new Date('2026-03-08T09:00:00Z')
    const candidateId = await makeCandidate(app, { expectedSalaryMinor: 180_050 })
    const household = await selectingHousehold(app, candidateId)
    const { data } = await household.pay()
    await choose(app, data.payment_url, 'paid')
    expect(before.id).not.toBe(household.id)
    app.clock.now = new Date('2026-03-10T09:00:00Z')
  })

  // spec: 3.5 Figures over time beside the time before
  test('count what was done within the time, beside the time before', async () => {
    const { now, before, timeline, currency } = await figures()
    expect(currency).toBe('QAR')
    expect(now).toMatchObject({
      households: 1,
      workers: 1,
      published: 1,
      shortlisted: 1,
      selections: 1,
      hires: 1,
      income: 1800.5,
      refunds: 0,
    })
    expect(before).toMatchObject({
      households: 1,
      workers: 1,
      published: 1,
      shortlisted: 1,
      selections: 1,
      hires: 0,
      income: 0,
    })
    expect(timeline.find(({ from }) => from === '2026-03-08')).toMatchObject({
      households: 1,
      hires: 1,
      income: 1800.5,
    })
    expect(timeline.reduce((sum, { income }) => sum + income, 0)).toBe(1800.5)
  })

  test.each(['7d', '30d', '90d', '1y'])('the parts of %s add up to the whole', async (range) => {
    const { now, timeline } = await figures(range)
    for (const key of [
      'households',
      'workers',
      'published',
      'shortlisted',
      'hires',
      'income',
    ] as const)
      expect(timeline.reduce((sum, part) => sum + part[key], 0)).toBe(now[key])
    expect(now.households).toBe(range === '7d' || range === '30d' ? 1 : 2)
  })

  test('say what waits, and where', async () => {
    const { queues } = await figures()
    for (const { size, path } of queues) {
      expect(size).toBeGreaterThanOrEqual(0)
      expect(path).toMatch(/^\/admin\//)
    }
    expect(queues.map(({ key }) => key)).toEqual([
      'reviews',
      'papers',
      'agencies',
      'reports',
      'conversations',
      'enquiries',
      'claims',
      'refunds',
      'money',
      'messages',
    ])
  })

  test('are for operators alone, of a range that is offered', async () => {
    for (const role of ['employer', 'jobseeker', 'agency'] as const)
      expect(
        (await app.call(getFigures, {}, { token: (await makeUser(app, role)).token })).status,
      ).toBe(403)
    expect((await app.call(getFigures, {})).status).toBe(401)
    const token = await signIn(app, admin.id)
    const refused = await app.call(
      getFigures,
      { range: '2y' },
      { token, headers: { 'accept-language': 'ar' } },
    )
    expect(refused).toMatchObject({
      status: 400,
      errors: { range: ['يرجى اختيار إحدى القيم المعروضة.'] },
    })
  })
})

describe('another app of the same process', () => {
  const other = useTestApp()

  test('counts its own, at the same moment', async () => {
    other.clock.now = app.clock.now
    const { token } = await makeUser(other, 'admin')
    expect((await other.call(getFigures, {}, { token })).data.now).toMatchObject({
      households: 0,
      workers: 0,
      income: 0,
    })
  })
})
