import { eq } from 'drizzle-orm'
import { publish } from '../../../../platform/server/capability.ts'
import { audit } from '../../../../platform/server/audit.ts'
import type { SignedIn } from '../../../../platform/server/context.ts'
import { transaction } from '../../../../platform/server/database/db.ts'
import type { Locale } from '../../../../platform/shared/locales.ts'
import { recordChange } from '../means/record-change.ts'
import { expectRecentProof } from '../step-up/step-up.ts'
import { lockUser } from './close-account.ts'
import { userChanged } from '../ports.ts'
import { type UserRow, users } from '../tables.ts'

interface Changes {
  fullName?: string | undefined
  /** An address that is new is unconfirmed. */
  email?: string | null | undefined
  avatarKey?: string | null | undefined
  /** Of messages. */
  locale?: Locale | undefined
}

/** Changes one's own name, address, picture or language, where they differ; what is undefined stays. Gives the account as it now is. */
export function changeAccount(
  ctx: SignedIn,
  { fullName, email, avatarKey, locale }: Changes,
): Promise<UserRow> {
  return transaction(ctx, async (tx) => {
    const before = await lockUser(tx, ctx.actor.userId)
    const changes: Partial<UserRow> = {
      ...(fullName !== undefined && fullName !== before.fullName && { fullName }),
      ...(email !== undefined && email !== before.email && { email, emailVerifiedAt: null }),
      ...(avatarKey !== undefined && avatarKey !== before.avatarKey && { avatarKey }),
      ...(locale !== undefined && locale !== before.locale && { locale }),
    }
    if (Object.keys(changes).length === 0) return before
    if ('email' in changes && before.emailVerifiedAt !== null) {
      await expectRecentProof({ ...tx, actor: ctx.actor })
      await recordChange(tx, before, 'email', ctx.actor.sessionId)
    }
    await tx.db.update(users).set(changes).where(eq(users.id, before.id))
    const user = { ...before, ...changes }
    await publish(tx, userChanged, user)
    await audit(tx, 'account.details_changed', `user:${user.id}`, {
      fields: Object.keys(changes),
      ...(changes.locale !== undefined && {
        before: { locale: before.locale },
        after: { locale: changes.locale },
      }),
    })
    return user
  })
}
