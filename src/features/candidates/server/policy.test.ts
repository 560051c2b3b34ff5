import { describe, expect, test } from 'vitest'
import type { Refusal } from '../../../platform/shared/errors.ts'
import { type Role, roles } from '../../../platform/shared/roles.ts'
import { reviewMoves } from '../review-choices.ts'
import {
  agencyEditRefusal,
  claimRefusal,
  confirmCheckRefusal,
  hideRefusal,
  isOwner,
  leaveRefusal,
  maySeeEverything,
  objectRefusal,
  rejectPaperRefusal,
  removeRefusal,
  reviewRefusal,
  sightRefusal,
} from './policy.ts'

const at = new Date('2026-03-10T09:00:00Z')
const why = (refusal: Refusal | null) => refusal?.message ?? 'allowed'
const actorOf = (role: Role, userId: number) => ({ role, userId, sessionId: '' })

test.each<[Role | 'a visitor', userId: number, owns: boolean, sees: boolean]>([
  ['jobseeker', 7, true, true],
  ['jobseeker', 8, false, false],
  ['employer', 7, false, false],
  ['agency', 7, false, false],
  ['admin', 8, false, true],
  ['a visitor', 0, false, false],
])('%s %i of the record of 7: owns it %s, sees all of it %s', (role, userId, owns, sees) => {
  const actor = role === 'a visitor' ? null : actorOf(role, userId)
  const record = { userId: 7 }
  expect([isOwner(actor, record), maySeeEverything(actor, record)]).toEqual([owns, sees])
  expect(why(sightRefusal(actor, record, true))).toBe('allowed')
  expect(why(sightRefusal(actor, record, false))).toBe(sees ? 'allowed' : 'candidateNotFound')
})

test.each(roles)('a record without an account is nobody’s own: %s', (role) => {
  expect(isOwner(actorOf(role, 7), { userId: null })).toBe(false)
})

describe('an agency', () => {
  const managed = { userId: null, fullName: 'Maria Santos', objectedAt: null }
  const claimed = { ...managed, userId: 7 }
  const objected = { ...managed, objectedAt: at }

  test.each([
    [{ religion: 'Islam' }, [], 'hersToDecide'],
    [{ is_published: false }, [], 'hersToDecide'],
    [{ full_name: 'Maria Cruz' }, [], 'nameIsHers'],
    [{ full_name: 'Maria Santos' }, [], 'allowed'],
    [{ skills: [] }, [], 'allowed'],
    [{}, ['profile_image'], 'hersToDecide'],
  ] as [Parameters<typeof agencyEditRefusal>[0], string[], string][])(
    'changes %j and %j of a record that she claimed: %s',
    (change, media, expected) => {
      expect(why(agencyEditRefusal(change, media, claimed))).toBe(expected)
      expect(why(agencyEditRefusal(change, media, managed))).toBe('allowed')
    },
  )

  test('names each field that is hers', () => {
    const change = { religion: 'Islam', kids: [] } as never
    expect(agencyEditRefusal(change, ['profile_image'], claimed)?.errors).toEqual({
      religion: ['hersToDecide'],
      kids: ['hersToDecide'],
      profile_image: ['hersToDecide'],
    })
  })

  test('publishes nobody who objected', () => {
    expect(why(agencyEditRefusal({ is_published: true }, [], objected))).toBe('sheObjected')
    expect(why(agencyEditRefusal({ is_published: false }, [], objected))).toBe('allowed')
  })

  test.each([
    [null, null, 'allowed'],
    [null, 7, 'recordIsHers'],
    [at, null, 'hiredStays'],
    [at, 7, 'hiredStays'],
  ])('removes who was hired at %s and has the account %s: %s', (hiredAt, userId, expected) => {
    expect(why(removeRefusal({ hiredAt, userId }))).toBe(expected)
  })
})

test('a worker takes over, leaves and objects unless something goes on', () => {
  expect(
    [null, 'own_in_use', 'kept_by_other'].map((one) => why(claimRefusal(one as null))),
  ).toEqual(['allowed', 'claimOwnInUse', 'claimOneAgency'])
  const blockers = [undefined, 'hired', 'case_open'] as const
  expect(blockers.map((one) => why(leaveRefusal(one)))).toEqual([
    'allowed',
    'leaveWhileHired',
    'leaveWhileCase',
  ])
  expect(blockers.map((one) => why(objectRefusal(one)))).toEqual([
    'allowed',
    'objectWhileHired',
    'objectWhileCase',
  ])
})

describe('an operator', () => {
  test.each(Object.entries(reviewMoves))('decides a review that is %s by %j', (state, acts) => {
    const review = { state: state as keyof typeof reviewMoves, changedAt: at }
    for (const act of ['approve', 'ask', 'hide'] as const) {
      const allowed = (acts as readonly string[]).includes(act)
      expect(why(reviewRefusal(review, act, at.toISOString()))).toBe(
        allowed ? 'allowed' : 'reviewDecided',
      )
      expect(why(reviewRefusal(review, act, '2026-03-10T08:59:59Z'))).toBe(
        allowed ? 'reviewChanged' : 'reviewDecided',
      )
    }
  })

  test.each([
    ['open', 'allowed'],
    ['verified', 'paperDecided'],
    ['rejected', 'paperDecided'],
  ] as const)('refuses a paper that is %s: %s', (checkState, expected) => {
    expect(why(rejectPaperRefusal({ checkState }))).toBe(expected)
  })

  test('hides someone once', () => {
    expect([null, at].map((hiddenAt) => why(hideRefusal({ hiddenAt })))).toEqual([
      'allowed',
      'alreadyHidden',
    ])
  })

  test('confirms what another one read, while it waits', () => {
    const check = { outcome: 'awaiting' as const, endedAt: null, checkedBy: 1 }
    const by = (userId: number, found: Parameters<typeof confirmCheckRefusal>[1]) =>
      why(confirmCheckRefusal({ userId }, found))
    expect(by(2, check)).toBe('allowed')
    expect(by(1, check)).toBe('secondIsAnother')
    for (const over of [
      undefined,
      { ...check, endedAt: at },
      { ...check, outcome: 'verified' as const },
    ])
      expect(by(2, over)).toBe('checkNotAwaiting')
  })
})
