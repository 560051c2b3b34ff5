import { expect, test } from 'vitest'
import type { Refusal } from '../../../platform/shared/errors.ts'
import { draftRefusal, moveRefusal, versionRefusal } from './policy.ts'

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
