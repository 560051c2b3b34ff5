import { auditAs } from '../../../platform/server/audit.ts'
import type { Context } from '../../../platform/server/context.ts'
import type { Parsed } from '../../../platform/shared/endpoint.ts'
import type { registerAs, SessionGrant } from '../contract.ts'
import { recordSignUpConsents } from './own/consents.ts'
import { codeWasUsed } from './codes/admit-code.ts'
import { createUser } from './create-user.ts'
import { withCode } from './codes/one-time-codes.ts'
import { expectHardToGuess, expectNotBreached, hashPassword } from './passwords/passwords.ts'
import { newMobile } from './phones.ts'
import { startSession } from './sessions/start-session.ts'
import type { Role } from '../../../platform/shared/roles.ts'

type Form = Parsed<(typeof registerAs)['employer']>

/** Makes an account for whoever received the code, does `also` in the same transaction, and signs her in. */
export async function register(
  ctx: Context,
  role: Role,
  form: Form,
  also?: (ctx: Context, userId: number) => Promise<void>,
): Promise<SessionGrant> {
  const phoneNumber = newMobile(form.phone_number)
  expectHardToGuess(phoneNumber, form.password, 'password')
  await expectNotBreached(ctx, form.password, 'password')
  const target = { purpose: 'sign-up', phoneNumber, role, isAnybodys: true } as const
  const grant = await withCode(ctx, target, form.otp_code, async (ctx) => {
    const user = await createUser(ctx, {
      role,
      fullName: form.full_name,
      phoneNumber,
      passwordHash: await hashPassword(form.password),
    })
    await recordSignUpConsents(ctx, user.id)
    await auditAs(ctx, user.id, 'account.registered', `user:${user.id}`, { role })
    await also?.(ctx, user.id)
    return startSession(ctx, user)
  })
  await codeWasUsed(ctx, 'sign-up', phoneNumber)
  return grant
}
