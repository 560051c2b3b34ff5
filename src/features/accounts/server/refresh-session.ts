import { setTimeout } from 'node:timers/promises'
import { eq } from 'drizzle-orm'
import { audit } from '../../../platform/server/audit.ts'
import type { Context } from '../../../platform/server/context.ts'
import { transaction } from '../../../platform/server/db.ts'
import { AppError } from '../../../platform/shared/errors.ts'
import { signAccessToken } from './access-tokens.ts'
import { closeSessions } from './close-sessions.ts'
import { tokenHash } from './secrets.ts'
import { addRefreshToken, seen, sessionExpiry } from './start-session.ts'
import { refreshTokens, sessions, users } from './tables.ts'

interface Tokens {
  token: string
  refreshToken: string
}

/** No answer comes sooner than this: requests that were sent together have all come in by then, so none of them is taken for a replay. */
const answerAfterMs = 50

/**
 * A new pair of tokens for a refresh token, which is used up. A second use ends the session: one of the two was a thief's.
 * Not so a use that came in before the first was answered: such requests raced each other, and the first one won.
 */
export async function refreshSession(ctx: Context, refreshToken: string): Promise<Tokens> {
  const startedAt = performance.now()
  const tokens = await transaction(ctx, async (ctx): Promise<Tokens | null> => {
    const found = await lockRefreshToken(ctx, tokenHash(refreshToken))
    if (!found || found.session.endedAt || found.session.expiresAt <= ctx.now || found.user.suspendedAt || found.user.closedAt) return null
    const { session, user } = found
    if (found.usedAt) {
      const raced = ctx.now < found.usedAt
      if (!raced) await endReused(ctx, user.id, session.id)
      return null
    }
    const next = {
      token: await signAccessToken(ctx.config, ctx.now, { userId: user.id, sessionId: session.id, role: user.role }),
      refreshToken: await addRefreshToken(ctx, session.id),
    }
    await ctx.db
      .update(sessions)
      .set({ lastUsedAt: ctx.now, expiresAt: sessionExpiry(ctx.now), userAgent: ctx.userAgent })
      .where(eq(sessions.id, session.id))
    await seen(ctx, user)
    const answeredAt = new Date(ctx.now.getTime() + Math.max(answerAfterMs, performance.now() - startedAt))
    await ctx.db
      .update(refreshTokens)
      .set({ usedAt: answeredAt })
      .where(eq(refreshTokens.tokenHash, tokenHash(refreshToken)))
    return next
  })
  await setTimeout(Math.max(0, answerAfterMs - (performance.now() - startedAt)))
  if (!tokens) throw new AppError('UNAUTHENTICATED', { message: 'refreshTokenVoid' })
  return tokens
}

async function lockRefreshToken(ctx: Context, hash: string) {
  const [found] = await ctx.db
    .select({ usedAt: refreshTokens.usedAt, session: sessions, user: users })
    .from(refreshTokens)
    .innerJoin(sessions, eq(sessions.id, refreshTokens.sessionId))
    .innerJoin(users, eq(users.id, sessions.userId))
    .where(eq(refreshTokens.tokenHash, hash))
    .for('update', { of: refreshTokens })
  return found
}

async function endReused(ctx: Context, userId: number, sessionId: string): Promise<void> {
  await closeSessions(ctx, userId, { only: sessionId })
  await audit(ctx, 'session.refresh_token_reused', `session:${sessionId}`)
}
