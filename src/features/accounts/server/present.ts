import type { Context } from '../../../platform/server/context.ts'
import type { User } from '../contract.ts'
import { rulesOf } from '../role-rules.ts'
import { ownNumber } from './phones.ts'
import { candidateIdsOf } from './ports.ts'
import type { UserRow } from './tables.ts'

/** A person's own account as the browser keeps it. */
export async function presentUser(ctx: Context, user: UserRow): Promise<User> {
  const candidateIds = rulesOf(user.role).hasRecord
    ? await candidateIdsOf(ctx, [user.id])
    : undefined
  return {
    id: user.id,
    full_name: user.fullName,
    email: user.email,
    phone_number: ownNumber(user.phoneNumber) ?? '',
    role: user.role,
    user_type: user.role,
    avatar: user.avatarKey === null ? null : `/media/${user.avatarKey}`,
    email_verified: user.email !== null && user.emailVerifiedAt !== null,
    locale: user.locale,
    ...(candidateIds && { candidate_id: candidateIds.get(user.id) ?? null }),
  }
}
