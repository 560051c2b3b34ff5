import { and, eq, gt, sql } from 'drizzle-orm'
import type { Context } from '../../../platform/server/context.ts'
import { AppError } from '../../../platform/shared/errors.ts'
import { codeTtlSeconds, emailLinkTtlSeconds } from '../contract.ts'
import { lockUser } from './own/close-account.ts'
import { randomToken, tokenHash } from './secrets.ts'
import { linkTokens, users } from './tables.ts'

type Link = Pick<typeof linkTokens.$inferInsert, 'purpose' | 'userId' | 'email' | 'sessionId'>

const ttlSeconds = { 'reset-password': codeTtlSeconds, 'verify-email': emailLinkTtlSeconds }

/** How long who was made an operator has to set her password. */
export const invitationTtlSeconds = 86_400

/** The token of a new link; the one before it, if any, is void. For nobody (id 0) there is none: it takes as long and writes nothing. */
export async function issueLinkToken(
  ctx: Context,
  link: Link,
  lastsSeconds = ttlSeconds[link.purpose],
): Promise<string> {
  const token = randomToken()
  const fresh = {
    ...link,
    tokenHash: tokenHash(token),
    createdAt: ctx.now,
    expiresAt: new Date(ctx.now.getTime() + lastsSeconds * 1000),
  }
  await ctx.db
    .insert(linkTokens)
    .select(
      ctx.db
        .select({
          tokenHash: sql`${fresh.tokenHash}::text`.as('token_hash'),
          purpose: sql`${fresh.purpose}::text`.as('purpose'),
          userId: users.id,
          email: sql`${fresh.email ?? null}::text`.as('email'),
          sessionId: sql`${fresh.sessionId ?? null}::uuid`.as('session_id'),
          createdAt: sql`${fresh.createdAt}::timestamptz`.as('created_at'),
          expiresAt: sql`${fresh.expiresAt}::timestamptz`.as('expires_at'),
        })
        .from(users)
        .where(eq(users.id, link.userId)),
    )
    .onConflictDoUpdate({ target: [linkTokens.userId, linkTokens.purpose], set: fresh })
  return token
}

const isLive = (ctx: Context, purpose: Link['purpose'], token: string) =>
  and(
    eq(linkTokens.tokenHash, tokenHash(token)),
    eq(linkTokens.purpose, purpose),
    gt(linkTokens.expiresAt, ctx.now),
  )

/** Whether a link can still be used. */
export const isLink = async (
  ctx: Context,
  purpose: Link['purpose'],
  token: string,
): Promise<boolean> => (await ctx.db.$count(linkTokens, isLive(ctx, purpose, token))) > 0

/** Uses a link up, in the transaction of what it allows, with its owner's account locked; INVALID when it is unknown, used, replaced or past its time. */
export async function takeLink(
  ctx: Context,
  purpose: Link['purpose'],
  token: string,
): Promise<{ userId: number; email: string | null; sessionId: string | null }> {
  const isMeant = isLive(ctx, purpose, token)
  const [found] = await ctx.db.select({ userId: linkTokens.userId }).from(linkTokens).where(isMeant)
  if (found) await lockUser(ctx, found.userId)
  const [link] = await ctx.db.delete(linkTokens).where(isMeant).returning({
    userId: linkTokens.userId,
    email: linkTokens.email,
    sessionId: linkTokens.sessionId,
  })
  if (!link) throw new AppError('INVALID', { message: 'linkVoid' })
  return link
}

/** Voids the link to a new password. */
export async function voidResetLink(ctx: Context, userId: number): Promise<void> {
  await ctx.db
    .delete(linkTokens)
    .where(and(eq(linkTokens.userId, userId), eq(linkTokens.purpose, 'reset-password')))
}

/** Voids every link that was sent to someone. */
export async function voidLinks(ctx: Context, userId: number): Promise<void> {
  await ctx.db.delete(linkTokens).where(eq(linkTokens.userId, userId))
}
