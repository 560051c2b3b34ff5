import { expect, test } from 'vitest'
import type { Refusal } from '../../../platform/shared/errors.ts'
import { type Role, roles } from '../../../platform/shared/roles.ts'
import { isOwner, maySeeEverything, publishRefusal, sightRefusal } from './policy.ts'

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

test.each([
  [null, undefined, undefined],
  ['objected', undefined, undefined],
  ['hidden', 'hiddenUntilReviewed', undefined],
  ['under_age', 'tooYoungToPublish', ['is_published']],
  ['incomplete', 'incompleteToPublish', ['desired_position', 'date_of_birth']],
] as const)('a record before which stands %j is published or not', (blocker, message, fields) => {
  const refusal = publishRefusal(blocker, ['position', 'age'])
  expect(refusal?.message).toBe(message)
  expect(refusal?.errors && Object.keys(refusal.errors)).toEqual(fields)
})
