import type { Context } from '../../../platform/server/context.ts'
import { AppError, enforce } from '../../../platform/shared/errors.ts'
import {
  demoAdminPhone,
  demoAgencyPhone,
  findUserByPhone,
  type UserRow,
} from '../../accounts/server/index.ts'
import { findEnrolment } from '../../accounts/server/sign-in-api.ts'
import type { Role } from '../../../platform/shared/roles.ts'
import { demoLogInRefusal } from './policy.ts'

const phoneNumbers = ['+97433000001', '+97433000002', demoAgencyPhone, demoAdminPhone]

/** The accounts that anyone may try; NOT_FOUND outside a demo, whoever has their numbers there. */
export async function listDemoUsers(ctx: Context): Promise<UserRow[]> {
  if (!ctx.config.demo) throw new AppError('NOT_FOUND')
  const users = await Promise.all(
    phoneNumbers.map((phoneNumber) => findUserByPhone(ctx, phoneNumber)),
  )
  return users.filter((user) => user !== null)
}

export async function getDemoUser(ctx: Context, role: Role): Promise<UserRow> {
  const user = (await listDemoUsers(ctx)).find((user) => user.role === role)
  if (!user) throw new AppError('NOT_FOUND')
  enforce(demoLogInRefusal(user, await findEnrolment(ctx, user.id)))
  return user
}
