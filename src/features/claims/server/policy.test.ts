import { expect, test } from 'vitest'
import type { Refusal } from '../../../platform/shared/errors.ts'
import { claimRefusal, leaveRefusal, objectRefusal } from './policy.ts'

const why = (refusal: Refusal | null) => refusal?.message ?? 'allowed'

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
