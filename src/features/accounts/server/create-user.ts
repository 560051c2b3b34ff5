import { publish } from '../../../platform/server/capability.ts'
import type { Context } from '../../../platform/server/context.ts'
import { transaction } from '../../../platform/server/database/db.ts'
import { enforce } from '../../../platform/shared/errors.ts'
import type { Locale } from '../../../platform/shared/locales.ts'
import { numberTakenRefusal } from './policy.ts'
import { userRegistered } from './ports.ts'
import { type UserRow, users } from './tables.ts'
import type { Role } from '../../../platform/shared/roles.ts'

export interface NewUser {
  role: Role
  fullName: string
  /** E.164. */
  phoneNumber: string
  /** Made by `hashPassword`. */
  passwordHash: string
  email?: string | null
  locale?: Locale
}

/** Makes an account and, in the same transaction, what belongs to its role. CONFLICT when the number has an account. */
export function createUser(ctx: Context, user: NewUser): Promise<UserRow> {
  return transaction(ctx, async (ctx) => {
    const row = await insertUser(ctx, user)
    await publish(ctx, userRegistered, row)
    return row
  })
}

async function insertUser(ctx: Context, user: NewUser): Promise<UserRow> {
  const [row] = await ctx.db
    .insert(users)
    .values({ locale: ctx.locale, ...user, dateJoined: ctx.now, lastSeenAt: ctx.now })
    .onConflictDoNothing({ target: users.phoneNumber })
    .returning()
  enforce(numberTakenRefusal(row === undefined))
  return row!
}
