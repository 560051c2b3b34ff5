import { audit } from '../../../../platform/server/audit.ts'
import type { Context } from '../../../../platform/server/context.ts'
import { transaction } from '../../../../platform/server/database/db.ts'
import { notify } from '../../../notifications/server/index.ts'
import { recordChange } from '../means/record-change.ts'
import { isLink, takeLink } from '../link-tokens.ts'
import { rememberNetwork } from '../networks.ts'
import { voidCodes } from '../codes/one-time-codes.ts'
import { expectNotBreached, expectStrongEnough, hashPassword } from './passwords.ts'
import { getUser, setPassword } from '../queries.ts'

/** Sets a new password by the link that was sent; every session ends. */
export async function resetPassword(
  ctx: Context,
  { token, password }: { token: string; password: string },
): Promise<Record<string, never>> {
  if (await isLink(ctx, 'reset-password', token)) await expectNotBreached(ctx, password, 'password')
  return transaction(ctx, async (ctx) => {
    const { userId } = await takeLink(ctx, 'reset-password', token)
    const user = await getUser(ctx, userId)
    expectStrongEnough(user, password, 'password')
    await setPassword(ctx, user.id, await hashPassword(password))
    await voidCodes(ctx, user.phoneNumber)
    await rememberNetwork(ctx, user.id)
    await audit(ctx, 'account.password_reset', `user:${user.id}`)
    await recordChange(ctx, user, 'password', undefined)
    await notify(ctx, { userId: user.id, kind: 'password_changed', path: '/account' })
    return {}
  })
}
