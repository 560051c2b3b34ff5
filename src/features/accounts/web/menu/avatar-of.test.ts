import { afterEach, expect, test, vi } from 'vitest'
import type { StoredUser } from '../../../../platform/web/session.ts'
import { avatarOf } from './avatar-of.ts'

afterEach(() => vi.unstubAllGlobals())

const household = { role: 'employer', avatar: '/media/account.webp' } as StoredUser
const worker = { role: 'jobseeker', avatar: '/media/account.webp' } as StoredUser
const keep = (copies: Record<string, string>) =>
  vi.stubGlobal('localStorage', { getItem: (key: string) => copies[key] ?? null })

// spec: 1.2 Whose picture the avatar shows (the order)
test('a household’s picture is the copy kept here, then the account’s, then none; a worker’s is that of her profile', () => {
  const copies = {
    'profile-storage': '{"profileImage":"/media/kept.webp"}',
    'candidate-profile-storage': '{"profile_image_url":"/media/profile.webp"}',
  }
  keep(copies)
  expect([avatarOf(household), avatarOf(worker)]).toEqual([
    '/media/kept.webp',
    '/media/profile.webp',
  ])
  for (const broken of ['{"profileImage":"","profile_image_url":""}', '{', 'null', '{}']) {
    keep({ 'profile-storage': broken, 'candidate-profile-storage': broken })
    expect([avatarOf(household), avatarOf(worker)]).toEqual([
      '/media/account.webp',
      '/media/account.webp',
    ])
    expect(avatarOf({ ...household, avatar: null })).toBeNull()
  }
})
