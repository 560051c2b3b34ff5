import { and, asc, eq, gt, isNotNull, isNull, lte, ne } from 'drizzle-orm'
import { audit, auditAs } from '../../../../platform/server/audit.ts'
import type { Context } from '../../../../platform/server/context.ts'
import type { Person } from '../../../../platform/server/personal-data.ts'
import { AppError } from '../../../../platform/shared/errors.ts'
import { closeSessions } from '../sessions/close-sessions.ts'
import { type UserRow, users } from '../tables.ts'

export type ClosedBecause = 'asked' | 'unused'

/**
 * Someone's account, locked until the transaction ends; NOT_FOUND when it is gone. Who changes anything of a person's takes it before
 * all else of hers. Rows that only name her can still be written meanwhile.
 */
export async function lockUser(ctx: Context, userId: number): Promise<UserRow> {
  const [user] = await ctx.db.select().from(users).where(eq(users.id, userId)).for('no key update')
  if (!user || user.erasedAt !== null) throw new AppError('NOT_FOUND')
  return user
}

/** The same for who may be nobody (id 0): it takes as long. */
export async function lockIfAny(ctx: Context, userId: number): Promise<void> {
  await ctx.db.select().from(users).where(eq(users.id, userId)).for('no key update')
}

/** Someone as those who keep data of her know her; only an address that she has confirmed is hers. */
export const personOf = ({
  id,
  role,
  fullName,
  phoneNumber,
  email,
  emailVerifiedAt,
}: UserRow): Person => ({
  userId: id,
  role,
  fullName,
  phoneNumber,
  email: emailVerifiedAt && email,
})

/** Closes an account until it is erased: nobody signs in, every session ends. Only its owner's password opens it again. */
export async function closeUser(
  ctx: Context,
  userId: number,
  closedBecause: ClosedBecause,
  eraseAt: Date,
): Promise<void> {
  await ctx.db
    .update(users)
    .set({ closedAt: ctx.now, closedBecause, eraseAt })
    .where(eq(users.id, userId))
  await closeSessions(ctx, userId)
  await audit(ctx, 'account.closed', `user:${userId}`, {
    closedBecause,
    eraseAt: eraseAt.toISOString(),
  })
}

/** Opens a closed account again. */
export async function reopenUser(ctx: Context, userId: number): Promise<void> {
  await ctx.db
    .update(users)
    .set({ closedAt: null, closedBecause: null, eraseAt: null, lastSeenAt: ctx.now })
    .where(eq(users.id, userId))
  await auditAs(ctx, ctx.actor?.userId ?? userId, 'account.kept', `user:${userId}`)
}

/** Closed accounts whose time is over, by their ids, above one. */
export const listToErase = (
  ctx: Context,
  afterId: number,
  most: number,
): Promise<{ id: number }[]> =>
  ctx.db
    .select({ id: users.id })
    .from(users)
    .where(
      and(
        isNotNull(users.eraseAt),
        lte(users.eraseAt, ctx.now),
        isNull(users.erasedAt),
        gt(users.id, afterId),
      ),
    )
    .orderBy(asc(users.id))
    .limit(most)

const isUnused = (before: Date) =>
  and(
    lte(users.lastSeenAt, before),
    isNull(users.closedAt),
    isNull(users.erasedAt),
    ne(users.role, 'admin'),
  )

interface Window {
  most: number
  offset?: number
  /** Only ids above it. */
  afterId?: number
}

/** Accounts that nobody has used since `before`, by their ids; the operators' own don't count. */
export const listUnused = (
  ctx: Context,
  before: Date,
  { most, offset = 0, afterId = 0 }: Window,
): Promise<UserRow[]> =>
  ctx.db
    .select()
    .from(users)
    .where(and(isUnused(before), gt(users.id, afterId)))
    .orderBy(asc(users.id))
    .limit(most)
    .offset(offset)

export const countUnused = (ctx: Context, before: Date): Promise<number> =>
  ctx.db.$count(users, isUnused(before))

const isClosed = and(isNotNull(users.closedAt), isNull(users.erasedAt))

/** Accounts that are closed and not yet erased, the next to go first; behind an id, by their ids. */
export const listClosed = (
  ctx: Context,
  { most, offset = 0, afterId }: Window,
): Promise<UserRow[]> =>
  ctx.db
    .select()
    .from(users)
    .where(and(isClosed, gt(users.id, afterId ?? 0)))
    .orderBy(...(afterId === undefined ? [asc(users.eraseAt)] : []), asc(users.id))
    .limit(most)
    .offset(offset)

export const countClosed = (ctx: Context): Promise<number> => ctx.db.$count(users, isClosed)
