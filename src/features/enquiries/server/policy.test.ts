import { expect, test } from 'vitest'
import type { Refusal } from '../../../platform/shared/errors.ts'
import {
  draftRefusal,
  moveRefusal,
  newsletterRights,
  readersRefusal,
  reportedRefusal,
  reportMoves,
  reportRefusal,
  ticketMoves,
  ticketRefusal,
  versionRefusal,
} from './policy.ts'

const why = (refusal: Refusal | null) => refusal?.message ?? 'allowed'

test.each([
  ['draft', 'allowed', 'allowed', 'newsletterOver', 'newsletterOver'],
  ['scheduled', 'newsletterNoDraft', 'newsletterNoDraft', 'allowed', 'newsletterOver'],
  ['sending', 'newsletterNoDraft', 'newsletterNoDraft', 'newsletterOver', 'allowed'],
  ['sent', 'newsletterNoDraft', 'newsletterNoDraft', 'newsletterOver', 'newsletterOver'],
  ['stopped', 'newsletterNoDraft', 'newsletterNoDraft', 'newsletterOver', 'newsletterOver'],
] as const)(
  'a newsletter that is %s is changed: %s, scheduled: %s, cancelled: %s, stopped: %s',
  (status, ...expected) => {
    expect([
      why(draftRefusal({ status })),
      ...(['schedule', 'cancel', 'stop'] as const).map((move) =>
        why(moveRefusal({ status }, move)),
      ),
    ]).toEqual(expected)
  },
)

test('a newsletter is changed as it was seen', () => {
  expect([3, 2].map((seen) => why(versionRefusal({ version: 3 }, seen)))).toEqual([
    'allowed',
    'newsletterChangedMeanwhile',
  ])
})

test('a newsletter carries what may be done with it', () => {
  const rights = (['draft', 'scheduled', 'sending', 'sent'] as const).map((status) =>
    Object.values(newsletterRights({ status })),
  )
  expect(rights).toEqual([
    [true, false, false],
    [false, true, false],
    [false, false, true],
    [false, false, false],
  ])
  expect([0, 1].map((readers) => why(readersRefusal(readers)))).toEqual([
    'newsletterWithoutReaders',
    'allowed',
  ])
})

test.each([
  ['open', null, ['can_take', 'can_finish'], 'allowed'],
  ['in_progress', 5, ['can_give_back', 'can_finish'], 'allowed'],
  ['done', null, ['can_reopen'], 'ticketDone'],
  ['done', 5, ['can_reopen'], 'ticketDone'],
] as const)(
  'a message that is %s, taken by %j: %j; taken: %s',
  (state, assigneeId, moves, expected) => {
    const may = Object.entries(ticketMoves({ state, assigneeId }))
    expect(may.flatMap(([move, is]) => (is ? move : []))).toEqual(moves)
    expect(why(ticketRefusal({ state }, 'in_progress', true))).toBe(expected)
    expect(why(ticketRefusal({ state }, state, true))).toBe(expected)
    for (const next of ['open', 'done'] as const)
      expect(why(ticketRefusal({ state }, next, false))).toBe('allowed')
    expect(why(ticketRefusal({ state }, 'open', true))).toBe('allowed')
  },
)

test.each([
  ['open', 7, ['can_begin', 'can_close', 'can_hide'], 'allowed'],
  ['open', null, ['can_begin', 'can_close'], 'allowed'],
  ['in_progress', 7, ['can_close', 'can_hide'], 'allowed'],
  ['closed', 7, ['can_reopen'], 'reportClosed'],
] as const)('a report that is %s of candidate %j: %j; begun: %s', (state, id, moves, expected) => {
  const may = Object.entries(reportMoves({ state, candidateId: id }))
  expect(may.flatMap(([move, is]) => (is ? move : []))).toEqual(moves)
  expect(why(reportRefusal({ state }, 'in_progress'))).toBe(expected)
  for (const next of ['open', 'closed'] as const)
    expect(why(reportRefusal({ state }, next))).toBe('allowed')
})

test('a profile is reported while it is shown', () => {
  expect([undefined, { isPublished: false }].map((one) => reportedRefusal(one)?.code)).toEqual([
    'NOT_FOUND',
    'NOT_FOUND',
  ])
  expect(reportedRefusal({ isPublished: true })).toBeNull()
})
