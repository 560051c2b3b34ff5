import { audit } from '../../../platform/server/audit.ts'
import type { Context } from '../../../platform/server/context.ts'
import type { Parsed } from '../../../platform/shared/endpoint.ts'
import type { registerAs, SelfServiceRole, SessionGrant } from '../contract.ts'
import { recordConsent } from './consents.ts'
import { createUser } from './create-user.ts'
import { withCode } from './one-time-codes.ts'
import { hashPassword } from './passwords.ts'
import { newMobile } from './phones.ts'
import { startSession } from './start-session.ts'

/** Makes an account for whoever received the code, and signs her in. */
export async function register(ctx: Context, role: SelfServiceRole, form: Parsed<(typeof registerAs)[SelfServiceRole]>): Promise<SessionGrant> {
  const phoneNumber = newMobile(form.phone_number)
  return withCode(ctx, { purpose: 'sign-up', phoneNumber, role }, form.otp_code, async (ctx) => {
    const user = await createUser(ctx, { role, fullName: form.full_name, phoneNumber, passwordHash: await hashPassword(form.password) })
    for (const kind of ['terms', 'privacy'] as const) await recordConsent(ctx, user.id, kind, true)
    await audit({ ...ctx, actor: { userId: user.id, role, sessionId: '' } }, 'account.registered', `user:${user.id}`, { role })
    return startSession(ctx, user)
  })
}
