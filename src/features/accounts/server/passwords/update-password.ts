import { audit } from '../../../../platform/server/audit.ts'
import type { SignedIn } from '../../../../platform/server/context.ts'
import { transaction } from '../../../../platform/server/database/db.ts'
import { notify } from '../../../notifications/server/index.ts'
import { confirmPassword } from './check-credentials.ts'
import { recordChange } from '../means/record-change.ts'
import { voidResetLink } from '../link-tokens.ts'
import { expectNotBreached, expectStrongEnough, hashPassword } from './passwords.ts'
import { isCodeDemanded } from '../second-factor/is-factor-required.ts'
import { expectRecentProof } from '../step-up/step-up.ts'
import { getUser, setPassword } from '../queries.ts'

/** Changes one's password, by the current one; every other session ends. */
export async function updatePassword(
  ctx: SignedIn,
  form: { currentPassword: string; newPassword: string },
): Promise<Record<string, never>> {
  // Who has a second factor gives it, too.
  const account = await getUser(ctx, ctx.actor.userId)
  if (await isCodeDemanded(ctx, account)) await expectRecentProof(ctx)
  expectStrongEnough(account, form.newPassword, 'newPassword')
  const user = await confirmPassword(ctx, ctx.actor.userId, form.currentPassword, 'currentPassword')
  await expectNotBreached(ctx, form.newPassword, 'newPassword')
  const passwordHash = await hashPassword(form.newPassword)
  return transaction(ctx, async (ctx) => {
    await setPassword(ctx, user.id, passwordHash)
    await voidResetLink(ctx, user.id)
    await audit(ctx, 'account.password_changed', `user:${user.id}`)
    await recordChange(ctx, user, 'password', ctx.actor.sessionId)
    await notify(ctx, { userId: user.id, kind: 'password_changed', path: '/account' })
    return {}
  })
}
