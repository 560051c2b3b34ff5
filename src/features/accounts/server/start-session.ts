import crypto from 'node:crypto'
import { eq, sql } from 'drizzle-orm'
import { audit } from '../../../platform/server/audit.ts'
import type { Context } from '../../../platform/server/context.ts'
import { refreshTokenTtlDays, type SessionGrant } from '../contract.ts'
import { signAccessToken } from './access-tokens.ts'
import { rememberNetwork } from './networks.ts'
import { presentUser } from './present.ts'
import { randomToken, tokenHash } from './secrets.ts'
import { refreshTokens, sessions, type UserRow, users } from './tables.ts'

export const sessionExpiry = (now: Date): Date =>
  new Date(now.getTime() + refreshTokenTtlDays * 86_400_000)

/** Signs someone in on this device; whoever calls has made sure that it is she. */
export async function startSession(
  ctx: Context,
  user: UserRow,
  { withSecondFactor = false } = {},
): Promise<SessionGrant> {
  await seen(ctx, user)
  const sessionId = crypto.randomUUID()
  await ctx.db.insert(sessions).values({
    id: sessionId,
    userId: user.id,
    userAgent: ctx.userAgent,
    createdAt: ctx.now,
    lastUsedAt: ctx.now,
    expiresAt: sessionExpiry(ctx.now),
    secondFactorAt: withSecondFactor ? ctx.now : null,
  })
  const refreshToken = randomToken()
  await addRefreshToken(ctx, { sessionId, tokenHash: tokenHash(refreshToken) })
  const token = await signAccessToken(ctx.config, ctx.now, {
    userId: user.id,
    sessionId,
    role: user.role,
  })
  await rememberNetwork(ctx, user.id)
  await audit(
    { ...ctx, actor: { userId: user.id, role: user.role, sessionId } },
    'session.started',
    `session:${sessionId}`,
  )
  return { token, refreshToken, user: await presentUser(ctx, user) }
}

/** Keeps a new refresh token of a session. */
export async function addRefreshToken(
  ctx: Context,
  token: Omit<typeof refreshTokens.$inferInsert, 'createdAt'>,
): Promise<void> {
  await ctx.db.insert(refreshTokens).values({ ...token, createdAt: sql`clock_timestamp()` })
}

/** Someone uses her account: what lies unused for 24 months goes, so a day is exact enough. */
export async function seen(ctx: Context, { id, lastSeenAt }: UserRow): Promise<void> {
  if (ctx.now.getTime() - lastSeenAt.getTime() < 86_400_000) return
  await ctx.db.update(users).set({ lastSeenAt: ctx.now }).where(eq(users.id, id))
}
