import { expect, test } from 'vitest'
import { roles } from '../../../platform/shared/roles.ts'
import type { Refusal } from '../../../platform/shared/errors.ts'
import { agencyStatuses, type MemberRole, memberRoles, membersMax } from '../choices.ts'
import {
  importTurnRefusal,
  inviteRefusal,
  joinAnewRefusal,
  joinRefusal,
  mayUseInvitation,
  memberRefusal,
  objectedRefusal,
  reinstateRefusal,
  repeatRefusal,
  rightsOf,
  stepDownRefusal,
  suspendRefusal,
  undoRefusal,
} from './policy.ts'

const why = (refusal: Refusal | null) => refusal?.message ?? 'allowed'

test.each<[MemberRole | null, viewer: string, editor: string, owner: string]>([
  [null, 'noAgency', 'noAgency', 'noAgency'],
  ['viewer', 'allowed', 'editorsOnly', 'ownersOnly'],
  ['editor', 'allowed', 'allowed', 'ownersOnly'],
  ['owner', 'allowed', 'allowed', 'allowed'],
])('%s looks: %s, edits: %s, decides: %s', (role, ...expected) => {
  const found = role && { role }
  expect(memberRoles.map((minimum) => why(memberRefusal(found, minimum)))).toEqual(expected)
  if (found !== null)
    expect(rightsOf(found)).toEqual({
      can_edit: expected[1] === 'allowed',
      can_manage: expected[2] === 'allowed',
    })
})

test.each(roles)(
  '%s uses an invitation only with an account of an agency, and one alone',
  (role) => {
    expect(mayUseInvitation({ role }, null)).toBe(role === 'agency')
    expect(mayUseInvitation({ role }, { role: 'viewer' })).toBe(false)
  },
)

test('a number without an account may join; a member may not join once more', () => {
  expect(mayUseInvitation(null, null)).toBe(true)
  expect([why(joinRefusal(null)), why(joinRefusal({ role: 'owner' }))]).toEqual([
    'allowed',
    'alreadyMember',
  ])
})

test.each<[MemberRole, owners: number, string]>([
  ['owner', 1, 'agencyNeedsOwner'],
  ['owner', 2, 'allowed'],
  ['editor', 1, 'allowed'],
  ['viewer', 1, 'allowed'],
])('one of %s steps down beside %i owners: %s', (role, owners, expected) => {
  expect(why(stepDownRefusal(role, owners))).toBe(expected)
})

test('an agency has room for so many', () => {
  expect([membersMax - 1, membersMax].map((people) => why(inviteRefusal(people)))).toEqual([
    'allowed',
    'tooManyMembers',
  ])
})

test.each(agencyStatuses)('what an operator may do with an agency that is %s', (status) => {
  expect([why(suspendRefusal({ status })), why(reinstateRefusal({ status }))]).toEqual(
    {
      pending: ['notSupplying', 'agencyNotSuspended'],
      approved: ['allowed', 'agencyNotSuspended'],
      suspended: ['notSupplying', 'allowed'],
    }[status],
  )
})

test.each(['writing', 'done', 'undone'] as const)(
  'an import that is %s is undone or not',
  (status) => {
    expect(why(undoRefusal({ status }))).toBe(status === 'done' ? 'allowed' : 'importNotDone')
  },
)

test('a file is imported again where that is said, by one at a time, without whoever objected', () => {
  const before = {} as Parameters<typeof repeatRefusal>[0]
  expect([
    why(repeatRefusal(null, false)),
    why(repeatRefusal(before, false)),
    why(repeatRefusal(before, true)),
  ]).toEqual(['allowed', 'importKnown', 'allowed'])
  expect([true, false].map((isFree) => why(importTurnRefusal(isFree)))).toEqual([
    'allowed',
    'importRunning',
  ])
  expect([false, true].map((isAny) => why(objectedRefusal(isAny)))).toEqual([
    'allowed',
    'objectedMeanwhile',
  ])
})

test('whoever has an account joins with it', () => {
  expect([null, {}].map((account) => why(joinAnewRefusal(account)))).toEqual([
    'allowed',
    'signInToJoin',
  ])
})
