import { and, desc, eq } from 'drizzle-orm'
import type { z } from 'zod'
import type { SignedIn } from '../../../../platform/server/context.ts'
import { sessionsMax } from '../../contract.ts'
import type { AccountRecord, sessionRecord } from '../../users-contract.ts'
import { holdsFactor } from '../second-factor/held-factors.ts'
import { isLive } from '../sessions/session-life.ts'
import { sessions, type UserRow } from '../tables.ts'
import { presentLine } from './list-users.ts'
import { ownNumber } from '../phones.ts'
import {
  giveNumberRefusal,
  releaseNumberRefusal,
  removeFactorsRefusal,
  suspendRefusal,
} from '../policy.ts'

/** An account as operators see it. */
export async function presentAccount(ctx: SignedIn, user: UserRow): Promise<AccountRecord> {
  const hasFactor = await holdsFactor(ctx, user.id)
  const hasNumber = ownNumber(user.phoneNumber) !== null
  return {
    ...presentLine(user),
    email_verified: user.email !== null && user.emailVerifiedAt !== null,
    locale: user.locale,
    avatar: user.avatarKey === null ? null : `/media/${user.avatarKey}`,
    suspension: user.suspendedAt && {
      at: user.suspendedAt.toISOString(),
      reason: user.suspensionReason,
      note: user.suspensionNote,
    },
    last_seen_at: user.lastSeenAt.toISOString(),
    can_release_number: releaseNumberRefusal(ctx.actor, { ...user, hasNumber }, ctx.now) === null,
    can_give_number: giveNumberRefusal({ hasNumber }) === null,
    has_second_factor: hasFactor,
    can_remove_factor:
      removeFactorsRefusal(ctx.actor, { ...user, holdsFactor: hasFactor }) === null,
    can_suspend: suspendRefusal(ctx.actor, user) === null,
  }
}

/** Where someone is signed in, the last used first. */
export async function listSessionsOf(
  ctx: SignedIn,
  userId: number,
): Promise<z.output<typeof sessionRecord>[]> {
  const rows = await ctx.db
    .select()
    .from(sessions)
    .where(and(eq(sessions.userId, userId), isLive()))
    .orderBy(desc(sessions.lastUsedAt))
    .limit(sessionsMax)
  return rows.map(({ id, userAgent, createdAt, lastUsedAt }) => ({
    id,
    user_agent: userAgent,
    created_at: createdAt.toISOString(),
    last_used_at: lastUsedAt.toISOString(),
  }))
}
