import { expect, test } from 'vitest'
import {
  destination,
  transitions,
  type PipelineState,
  statuses,
} from '../../src/features/hiring/contract.ts'
import { qatarDate } from '../../src/platform/shared/format.ts'
import { demoAccounts } from './accounts.ts'
import { createBlock, createHired } from './people.ts'
import { createEngagements } from './pipeline.ts'
import { hiredPeople } from './plots.ts'

const now = new Date('2026-03-10T09:00:00Z')
const listed = createBlock(0, now)
const hired = createHired(hiredPeople, now)
const engagements = createEngagements(listed, hired, now)
const of = (household: number) =>
  engagements.filter((engagement) => engagement.household === household)

test("the demo's household has somebody in every state", () => {
  expect(new Set(of(0).flatMap(({ entry }) => entry?.status ?? []))).toEqual(new Set(statuses))
})

test('everyone came where she stands by allowed moves, one after the other, all of them in the past and after she joined', () => {
  for (const { moves: made, entry, person } of engagements) {
    let standing: PipelineState = 'available'
    let at = (listed[person] ?? hired[person - listed.length])?.profile.createdAt ?? now
    for (const { fromStatus, toStatus, movedAt } of made) {
      expect(fromStatus).toBe(standing)
      expect(
        (Object.keys(transitions) as (keyof typeof transitions)[]).map((move) =>
          destination(move, fromStatus),
        ),
      ).toContain(toStatus)
      expect(movedAt > at && movedAt < now).toBe(true)
      standing = toStatus
      at = movedAt
    }
    expect(entry?.status ?? 'available').toBe(standing)
    expect((entry?.interviewAt ?? null) === null).toBe((entry?.interviewStatus ?? null) === null)
    expect(entry?.status === 'hired').toBe((entry?.hireDate ?? null) !== null)
  }
})

test('one interview is tomorrow, and one has passed that nobody has marked as finished', () => {
  const scheduled = of(0).flatMap(({ entry }) =>
    entry?.status === 'interview_scheduled' && entry.interviewAt ? [entry.interviewAt] : [],
  )
  expect(scheduled.map(qatarDate)).toContain('2026-03-11')
  expect(scheduled.some((at) => at < now)).toBe(true)
})

test('orders wait, are paid with the hire, or are closed with the rejection', () => {
  for (const { entry, order } of engagements) {
    if (entry?.status === 'selected') expect(order?.status).toBe('pending')
    if (entry?.status === 'hired') expect(order?.status).toBe('paid')
    if (order?.status === 'closed') expect(entry?.status).toBe('rejected')
    if (!order) continue
    expect(order.amountMinor).toBeGreaterThan(0)
    expect(order.status === 'paid').toBe(order.paidAt !== null)
    expect(order.payments.some(({ status }) => status === 'paid')).toBe(order.status === 'paid')
  }
  expect(new Set(engagements.flatMap(({ order }) => order?.status ?? []))).toEqual(
    new Set(['pending', 'paid', 'closed']),
  )
})

test('nobody on the list is hired, and whoever is hired is hired once', () => {
  const hires = engagements
    .filter(({ entry }) => entry?.status === 'hired')
    .map(({ person }) => person)
  expect(hires.toSorted()).toEqual(hired.map((_, index) => listed.length + index))
})

test('two households want the same person, and one whom the other has hired is still on a list', () => {
  const selected = (household: number) =>
    of(household)
      .filter(({ entry }) => entry?.status === 'selected')
      .map(({ person }) => person)
  expect(selected(0).filter((person) => selected(1).includes(person))).toHaveLength(1)
  const hiredByOther = of(1).find(({ entry }) => entry?.status === 'hired')?.person
  expect(of(0).find(({ person }) => person === hiredByOther)?.entry?.status).toBe('shortlisted')
})

test("the demo's job seeker is free: invited by one household, and by another once hired until all was paid back", () => {
  const demoJobseeker = listed.findIndex(
    ({ profile }) => profile.fullName === demoAccounts[1].fullName,
  )
  const hers = engagements.filter(({ person }) => person === demoJobseeker)
  expect(
    hers.map(({ household, entry, order, returned }) => [
      household,
      entry?.status,
      order?.status,
      returned?.status,
    ]),
  ).toEqual([
    [1, 'rejected', 'closed', 'refunded'],
    [0, 'interview_scheduled', undefined, undefined],
  ])
})

test("seven are hired from the demo's agency, five of them more than a year ago", () => {
  const supplied = engagements.filter(
    ({ person, entry }) => entry?.status === 'hired' && hired[person - listed.length]?.agency === 0,
  )
  expect(supplied).toHaveLength(7)
  const yearAgo = new Date(now.getTime() - 365 * 86_400_000)
  expect(supplied.filter(({ order }) => order?.paidAt && order.paidAt < yearAgo)).toHaveLength(5)
})
