import { and, eq, isNull, lt } from 'drizzle-orm'
import type { Actor, Context } from '../../../../platform/server/context.ts'
import { readAccessToken } from './access-tokens.ts'
import { lacksFactor } from '../second-factor/get-second-factor.ts'
import { clock, isLive, isProofRecent, isUseDue, noteUse } from './session-life.ts'
import { secondFactors, sessions, users } from '../tables.ts'

interface Authenticated {
  actor: Actor
  /** A session without the second factor that its owner needs: it opens her own account, and nothing of her role's. */
  lacksSecondFactor: boolean
  /** She has signed in, or proved anew who she is, a few minutes ago at most. */
  isProofRecent: boolean
}

/**
 * Who holds this access token; null when its session has ended, or its user is suspended or leaving. `isUse`: it is someone's act, which
 * keeps the session from ending unused.
 */
export async function authenticate(
  ctx: Context,
  token: string,
  { isUse }: { isUse: boolean },
): Promise<Authenticated | null> {
  const claims = await readAccessToken(ctx.config, token)
  if (!claims) return null
  const [found] = await ctx.db
    .select({
      userId: users.id,
      role: users.role,
      sessionId: sessions.id,
      phoneNumber: users.phoneNumber,
      givenAt: sessions.secondFactorAt,
      isDue: sessions.isFactorDue,
      enrolledAt: secondFactors.confirmedAt,
      isUseDue: isUseDue(claims.role),
      isProofRecent: isProofRecent(),
    })
    .from(sessions)
    .innerJoin(users, eq(users.id, sessions.userId))
    .leftJoin(secondFactors, eq(secondFactors.userId, users.id))
    .where(
      and(
        eq(sessions.id, claims.sessionId),
        isLive(),
        lt(clock, claims.expiresAt),
        isNull(users.suspendedAt),
        isNull(users.closedAt),
      ),
    )
  if (!found || found.userId !== claims.userId || found.role !== claims.role) return null
  const { userId, role, sessionId, givenAt, isDue, enrolledAt } = found
  if (isUse && found.isUseDue) await noteUse(ctx, sessionId, role)
  const lacksSecondFactor = lacksFactor(ctx, found, {
    givenAt,
    isDue,
    isEnrolled: enrolledAt !== null,
  })
  return {
    actor: { userId, role, sessionId },
    lacksSecondFactor,
    isProofRecent: found.isProofRecent,
  }
}

/** Whether a session has not ended, and its user is neither suspended nor leaving. */
export async function isLiveSession(ctx: Context, sessionId: string): Promise<boolean> {
  const found = await ctx.db
    .select({ id: sessions.id })
    .from(sessions)
    .innerJoin(users, eq(users.id, sessions.userId))
    .where(
      and(eq(sessions.id, sessionId), isLive(), isNull(users.suspendedAt), isNull(users.closedAt)),
    )
  return found.length > 0
}
