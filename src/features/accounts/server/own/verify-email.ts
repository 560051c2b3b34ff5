import { eq } from 'drizzle-orm'
import { audit } from '../../../../platform/server/audit.ts'
import type { Context, SignedIn } from '../../../../platform/server/context.ts'
import { transaction } from '../../../../platform/server/database/db.ts'
import { countHits } from '../../../../platform/server/rate-limits.ts'
import { invalid } from '../../../../platform/shared/errors.ts'
import { emailSendLimits } from '../limits.ts'
import { recordChange } from '../means/record-change.ts'
import { issueLinkToken, takeLink } from '../link-tokens.ts'
import { getUser } from '../queries.ts'
import { sendEmailConfirmation } from '../send-message.ts'
import { users } from '../tables.ts'

/** Sends a link to an e-mail address; the address becomes the account's when the link is opened. */
export async function sendEmailLink(
  ctx: SignedIn,
  given: string | undefined,
): Promise<{ email: string }> {
  const user = await getUser(ctx, ctx.actor.userId)
  const email = given ?? user.email
  if (!email) throw invalid('email', 'emailMissing')
  await countHits(ctx, emailSendLimits(user.id))
  const token = await issueLinkToken(ctx, {
    purpose: 'verify-email',
    userId: user.id,
    email,
    sessionId: ctx.actor.sessionId,
  })
  await sendEmailConfirmation(ctx, {
    to: email,
    userId: user.id,
    locale: user.locale,
    path: `/verify-email/${token}`,
  })
  return { email }
}

/** Makes an address the account's, by the link sent to it. */
export function verifyEmail(ctx: Context, token: string): Promise<{ email: string }> {
  return transaction(ctx, async (ctx) => {
    const { userId, email, sessionId } = await takeLink(ctx, 'verify-email', token)
    if (email === null) throw new Error('a link that confirms an e-mail address holds one')
    const before = await getUser(ctx, userId)
    if (before.emailVerifiedAt === null || before.email !== email)
      await recordChange(ctx, before, 'email', sessionId ?? undefined)
    await ctx.db.update(users).set({ email, emailVerifiedAt: ctx.now }).where(eq(users.id, userId))
    await audit(ctx, 'account.email_verified', `user:${userId}`)
    return { email }
  })
}
