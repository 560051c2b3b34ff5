import { describe, expect, test } from 'vitest'
import type { Refusal } from '../../../platform/shared/errors.ts'
import { reviewMoves } from '../choices.ts'
import {
  awaitingRefusal,
  confirmCheckRefusal,
  hideRefusal,
  openingRefusal,
  readingsRefusal,
  rejectPaperRefusal,
  reviewRefusal,
  withdrawCheckRefusal,
} from './policy.ts'

const at = new Date('2026-03-10T09:00:00Z')
const why = (refusal: Refusal | null) => refusal?.message ?? 'allowed'

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

test.each([
  ['verified', null, 'allowed'],
  ['awaiting', null, 'allowed'],
  ['verified', at, 'checkEnded'],
  ['rejected', null, 'NOT_FOUND'],
  ['rejected', at, 'NOT_FOUND'],
] as const)('a check that is %s and ended %j is taken back: %s', (outcome, endedAt, expected) => {
  const refusal = withdrawCheckRefusal({ outcome, endedAt })
  expect(refusal?.message ?? refusal?.code ?? 'allowed').toBe(expected)
})

test('a finding rests on an own reading, alike for both; one that waits is left to the second', () => {
  expect([true, false].map((is) => why(openingRefusal(is)))).toEqual(['allowed', 'openPaperFirst'])
  expect([true, false].map((is) => why(readingsRefusal(is)))).toEqual([
    'allowed',
    'readingsDisagree',
  ])
  const waiting = { documentId: 5 }
  expect(why(awaitingRefusal(waiting, true, 5))).toBe('waitsForSecond')
  expect(why(awaitingRefusal(waiting, false, 5))).toBe('allowed')
  expect(why(awaitingRefusal(waiting, true, 6))).toBe('allowed')
})
