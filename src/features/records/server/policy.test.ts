import { describe, expect, test } from 'vitest'
import type { Refusal } from '../../../platform/shared/errors.ts'
import { agencyEditRefusal, olderRefusal, removeRefusal } from './policy.ts'

const at = new Date('2026-03-10T09:00:00Z')
const why = (refusal: Refusal | null) => refusal?.message ?? 'allowed'

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

test('a save is over the newest version, or names none', () => {
  const record = { profileVersion: 3 }
  expect([3, undefined, 2, 4].map((version) => why(olderRefusal({ version }, record)))).toEqual([
    'allowed',
    'allowed',
    'profileChangedElsewhere',
    'profileChangedElsewhere',
  ])
})
