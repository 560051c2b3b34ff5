import crypto from 'node:crypto'
import { and, desc, eq } from 'drizzle-orm'
import { audit } from '../../../../platform/server/audit.ts'
import type { Context } from '../../../../platform/server/context.ts'
import { type SessionGrant, sessionsMax } from '../../contract.ts'
import { signAccessToken } from './access-tokens.ts'
import { closeSessions } from './close-sessions.ts'
import { rememberNetwork } from '../networks.ts'
import { presentUser } from '../present.ts'
import { randomToken, tokenHash } from '../secrets.ts'
import { remember } from '../security/remember.ts'
import { clock, endOfSession, isLive } from './session-life.ts'
import { refreshTokens, sessions, type UserRow, users } from '../tables.ts'

/** Signs someone in on this device, and out on the oldest beyond the bound; whoever calls has made sure that it is she. */
export async function startSession(
  ctx: Context,
  user: UserRow,
  { withSecondFactor = false, isFactorDue = false } = {},
): Promise<SessionGrant> {
  // Who signs in at the same time waits, so that the bound holds.
  await ctx.db
    .select({ id: users.id })
    .from(users)
    .where(eq(users.id, user.id))
    .for('no key update')
  await seen(ctx, user)
  const sessionId = crypto.randomUUID()
  const [started] = await ctx.db
    .insert(sessions)
    .values({
      id: sessionId,
      userId: user.id,
      userAgent: ctx.userAgent,
      createdAt: clock,
      lastUsedAt: clock,
      expiresAt: endOfSession(user.role),
      secondFactorAt: withSecondFactor ? ctx.now : null,
      isFactorDue,
    })
    .returning({ at: sessions.lastUsedAt })
  const refreshToken = randomToken()
  await addRefreshToken(ctx, { sessionId, tokenHash: tokenHash(refreshToken) })
  const token = await signAccessToken(ctx.config, started!.at, {
    userId: user.id,
    sessionId,
    role: user.role,
  })
  await rememberNetwork(ctx, user.id)
  const asHerself = { ...ctx, actor: { userId: user.id, role: user.role, sessionId } }
  await audit(asHerself, 'session.started', `session:${sessionId}`)
  await remember(ctx, user.id, 'signed_in')
  await endOldest(asHerself, user.id)
  return { token, refreshToken, user: await presentUser(ctx, user) }
}

/** Ends what is beyond the bound of live sessions; under the lock of her account. */
async function endOldest(ctx: Context, userId: number): Promise<void> {
  const beyond = await ctx.db
    .select({ id: sessions.id })
    .from(sessions)
    .where(and(eq(sessions.userId, userId), isLive()))
    .orderBy(desc(sessions.createdAt), desc(sessions.id))
    .offset(sessionsMax)
  for (const { id } of beyond) await closeSessions(ctx, userId, { only: id })
}

/** Keeps a new refresh token of a session. */
export async function addRefreshToken(
  ctx: Context,
  token: Omit<typeof refreshTokens.$inferInsert, 'createdAt'>,
): Promise<void> {
  await ctx.db.insert(refreshTokens).values({ ...token, createdAt: clock })
}

/** Someone uses her account: what lies unused for 24 months goes, so a day is exact enough. */
export async function seen(ctx: Context, { id, lastSeenAt }: UserRow): Promise<void> {
  if (ctx.now.getTime() - lastSeenAt.getTime() < 86_400_000) return
  await ctx.db.update(users).set({ lastSeenAt: ctx.now }).where(eq(users.id, id))
}
