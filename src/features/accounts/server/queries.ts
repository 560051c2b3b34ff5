import { textsIn } from '../../../platform/shared/catalogues.ts'
import { and, eq, inArray } from 'drizzle-orm'
import type { Context } from '../../../platform/server/context.ts'
import { AppError } from '../../../platform/shared/errors.ts'
import type { Receiver } from '../../notifications/server/ports.ts'
import { en } from '../messages.en.ts'
import { ownNumber } from './phones.ts'
import { type UserRow, users } from './tables.ts'

export async function findUserByPhone(ctx: Context, phoneNumber: string): Promise<UserRow | null> {
  const [user] = await ctx.db.select().from(users).where(eq(users.phoneNumber, phoneNumber))
  return user ?? null
}

/** Job seekers whose number is one of these, by number: their ids. */
export async function findJobseekers(
  ctx: Context,
  phoneNumbers: readonly string[],
): Promise<Map<string, number>> {
  const rows = await ctx.db
    .select({ id: users.id, phoneNumber: users.phoneNumber })
    .from(users)
    .where(and(eq(users.role, 'jobseeker'), inArray(users.phoneNumber, [...new Set(phoneNumbers)])))
  return new Map(rows.map(({ id, phoneNumber }) => [phoneNumber, id]))
}

/** Someone's account; NOT_FOUND when there is none of that id. */
export async function getUser(ctx: Context, id: number): Promise<UserRow> {
  const [user] = await ctx.db.select().from(users).where(eq(users.id, id))
  if (!user) throw new AppError('NOT_FOUND')
  return shown(ctx, user)
}

/** Where an account is erased, others read that it was, in their language. */
const named = <T extends Pick<UserRow, 'fullName' | 'erasedAt'>>(ctx: Context, user: T): T =>
  user.erasedAt === null ? user : { ...user, fullName: textsIn(en, ctx.locale).erasedAccount }

/** The same, with no number where it was freed. */
const shown = (ctx: Context, user: UserRow): UserRow => ({
  ...named(ctx, user),
  phoneNumber: ownNumber(user.phoneNumber) ?? '',
})

/** The accounts of many people at once, by id. */
export async function listUsers(
  ctx: Context,
  ids: readonly number[],
): Promise<Map<number, UserRow>> {
  if (ids.length === 0) return new Map()
  const rows = await ctx.db
    .select()
    .from(users)
    .where(inArray(users.id, [...new Set(ids)]))
  return new Map(rows.map((row) => [row.id, shown(ctx, row)]))
}

/** The names of many people at once, by id. */
export async function getUserNames(
  ctx: Context,
  ids: readonly number[],
): Promise<Map<number, string>> {
  if (ids.length === 0) return new Map()
  const rows = await ctx.db
    .select({ id: users.id, fullName: users.fullName, erasedAt: users.erasedAt })
    .from(users)
    .where(inArray(users.id, [...new Set(ids)]))
  return new Map(rows.map((row) => [row.id, named(ctx, row).fullName]))
}

export async function setPassword(
  ctx: Context,
  userId: number,
  passwordHash: string,
): Promise<void> {
  await ctx.db.update(users).set({ passwordHash }).where(eq(users.id, userId))
}

/** The picture beside someone's name, by its key in the store; null for none. */
export async function setAvatar(ctx: Context, userId: number, key: string | null): Promise<void> {
  await ctx.db.update(users).set({ avatarKey: key }).where(eq(users.id, userId))
}

/** How someone can be told something; null when there is nobody of that id. */
export async function findReceiverOf(ctx: Context, userId: number): Promise<Receiver | null> {
  const { locale, phoneNumber, email, emailVerifiedAt, suspendedAt, closedAt } = users
  const [user] = await ctx.db
    .select({ locale, phoneNumber, email, emailVerifiedAt, suspendedAt, closedAt })
    .from(users)
    .where(eq(users.id, userId))
  if (!user) return null
  return {
    locale: user.locale,
    phoneNumber: ownNumber(user.phoneNumber),
    email: user.emailVerifiedAt && user.email,
    isSilent: user.suspendedAt !== null || user.closedAt !== null,
  }
}
