import { eq, inArray } from 'drizzle-orm'
import type { Context } from '../../../platform/server/context.ts'
import { AppError } from '../../../platform/shared/errors.ts'
import type { Receiver } from '../../notifications/server/index.ts'
import { type UserRow, users } from './tables.ts'

export async function findUserByPhone(ctx: Context, phoneNumber: string): Promise<UserRow | null> {
  const [user] = await ctx.db.select().from(users).where(eq(users.phoneNumber, phoneNumber))
  return user ?? null
}

/** Someone's account; NOT_FOUND when there is none of that id. */
export async function getUser(ctx: Context, id: number): Promise<UserRow> {
  const [user] = await ctx.db.select().from(users).where(eq(users.id, id))
  if (!user) throw new AppError('NOT_FOUND')
  return user
}

/** The names of many people at once, by id. */
export async function getUserNames(ctx: Context, ids: readonly number[]): Promise<Map<number, string>> {
  const rows = await ctx.db
    .select({ id: users.id, fullName: users.fullName })
    .from(users)
    .where(inArray(users.id, [...new Set(ids)]))
  return new Map(rows.map(({ id, fullName }) => [id, fullName]))
}

export async function setPassword(ctx: Context, userId: number, passwordHash: string): Promise<void> {
  await ctx.db.update(users).set({ passwordHash }).where(eq(users.id, userId))
}

/** How someone can be told something; null when there is nobody of that id. */
export async function findReceiverOf(ctx: Context, userId: number): Promise<Receiver | null> {
  const [user] = await ctx.db.select().from(users).where(eq(users.id, userId))
  if (!user) return null
  const { locale, phoneNumber, email, emailVerifiedAt, suspendedAt } = user
  return { locale, phoneNumber, email: emailVerifiedAt && email, isSuspended: suspendedAt !== null }
}
