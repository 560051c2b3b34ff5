import crypto from 'node:crypto'
import type { Context } from '../../../platform/server/context.ts'
import { type SessionGrant, refreshTokenTtlDays } from '../contract.ts'
import { signAccessToken } from './access-tokens.ts'
import { presentUser } from './present.ts'
import { randomToken, tokenHash } from './secrets.ts'
import { refreshTokens, sessions, type UserRow } from './tables.ts'

export const sessionExpiry = (now: Date): Date => new Date(now.getTime() + refreshTokenTtlDays * 86_400_000)

/** Signs someone in on this device; whoever calls has made sure that it is she. */
export async function startSession(ctx: Context, user: UserRow): Promise<SessionGrant & { sessionId: string }> {
  const sessionId = crypto.randomUUID()
  await ctx.db
    .insert(sessions)
    .values({ id: sessionId, userId: user.id, userAgent: ctx.userAgent, createdAt: ctx.now, lastUsedAt: ctx.now, expiresAt: sessionExpiry(ctx.now) })
  const refreshToken = await addRefreshToken(ctx, sessionId)
  const token = await signAccessToken(ctx.config, ctx.now, { userId: user.id, sessionId, role: user.role })
  return { token, refreshToken, user: await presentUser(ctx, user), sessionId }
}

/** The next refresh token of a session. */
export async function addRefreshToken(ctx: Context, sessionId: string): Promise<string> {
  const refreshToken = randomToken()
  await ctx.db.insert(refreshTokens).values({ tokenHash: tokenHash(refreshToken), sessionId, createdAt: ctx.now })
  return refreshToken
}
