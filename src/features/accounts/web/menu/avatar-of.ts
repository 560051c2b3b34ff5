import type { StoredUser } from '../../../../platform/web/session.ts'
import { rulesOf } from '../../role-rules.ts'

/** A job seeker's picture is the one of her profile; anyone else's the one kept here, then the account's. null for none. */
export const avatarOf = (user: StoredUser): string | null =>
  rulesOf(user.role).hasRecord
    ? (kept('candidate-profile-storage', 'profile_image_url') ?? user.avatar)
    : (kept('profile-storage', 'profileImage') ?? user.avatar)

/** A text in one of the copies of the last answers. */
function kept(copy: string, field: string): string | null {
  try {
    const value = (JSON.parse(localStorage.getItem(copy) ?? '{}') as Record<string, unknown>)[field]
    return typeof value === 'string' && value !== '' ? value : null
  } catch {
    return null
  }
}
