import { and, eq, isNull, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import { audit } from '../../../../platform/server/audit.ts'
import type { Context } from '../../../../platform/server/context.ts'
import { transaction } from '../../../../platform/server/database/db.ts'
import { signaturesOf } from '../../../../platform/server/signatures.ts'
import { AppError } from '../../../../platform/shared/errors.ts'
import { signAccessToken } from './access-tokens.ts'
import { closeSessions } from './close-sessions.ts'
import { tokenHash } from '../secrets.ts'
import { remember } from '../security/remember.ts'
import { clock, isLive } from './session-life.ts'
import { addRefreshToken, seen } from './start-session.ts'
import { refreshTokens, sessions, users } from '../tables.ts'

interface Tokens {
  token: string
  refreshToken: string
}

/** So long a used token is taken again while no successor of it was used: the answer may have been lost on the way. */
const forgivenFor = sql`interval '30 seconds'`
/** Who asks again so soon gets the successor that was given: tabs, or a page loaded anew, whose requests may overtake each other. */
const sameFor = sql`interval '2 seconds'`

/**
 * A new pair of tokens for a refresh token, which is used up. A use of it later than the above, or of a successor that was replaced, ends the
 * session: one of the two who asked was a thief. It is no use of the session: a page that lies open asks for it by itself.
 */
export async function refreshSession(ctx: Context, refreshToken: string): Promise<Tokens> {
  const tokens = await transaction(ctx, async (ctx): Promise<Tokens | null> => {
    const found = await findLocked(ctx, tokenHash(refreshToken))
    if (!found?.isLive || found.user.suspendedAt || found.user.closedAt) return null
    const { session, user } = found
    const serial = serialOf(found)
    if (serial === null) {
      await endReused(ctx, user.id, session.id)
      return null
    }
    const next = nextOf(ctx, refreshToken, serial, found.successor)
    if (serial !== found.successor?.serial)
      await succeed(ctx, session.id, tokenHash(refreshToken), {
        tokenHash: tokenHash(next),
        serial,
      })
    await ctx.db
      .update(sessions)
      .set({ userAgent: ctx.userAgent })
      .where(eq(sessions.id, session.id))
    await seen(ctx, user)
    return {
      token: await signAccessToken(ctx.config, found.now, {
        userId: user.id,
        sessionId: session.id,
        role: user.role,
      }),
      refreshToken: next,
    }
  })
  if (!tokens) throw new AppError('UNAUTHENTICATED', { message: 'refreshTokenVoid' })
  return tokens
}

type Found = NonNullable<Awaited<ReturnType<typeof findLocked>>>

/** A token with what came of it, looked at under the lock of her account. */
async function findLocked(ctx: Context, hash: string) {
  const [owner] = await ctx.db
    .select({ id: sessions.userId })
    .from(refreshTokens)
    .innerJoin(sessions, eq(sessions.id, refreshTokens.sessionId))
    .where(eq(refreshTokens.tokenHash, hash))
  if (!owner) return undefined
  await ctx.db
    .select({ id: users.id })
    .from(users)
    .where(eq(users.id, owner.id))
    .for('no key update')
  const successor = alias(refreshTokens, 'successor')
  const [found] = await ctx.db
    .select({
      usedAt: refreshTokens.usedAt,
      replacedAt: refreshTokens.replacedAt,
      isForgiven: sql<boolean>`coalesce(${clock} < ${refreshTokens.usedAt} + ${forgivenFor}, false)`,
      isSame: sql<boolean>`coalesce(${clock} < ${successor.createdAt} + ${sameFor}, false)`,
      successor: {
        serial: successor.serial,
        usedAt: successor.usedAt,
        tokenHash: successor.tokenHash,
      },
      session: sessions,
      isLive: sql<boolean>`${isLive()}`,
      now: clock,
      user: users,
    })
    .from(refreshTokens)
    .innerJoin(sessions, eq(sessions.id, refreshTokens.sessionId))
    .innerJoin(users, eq(users.id, sessions.userId))
    .leftJoin(
      successor,
      and(eq(successor.parentHash, refreshTokens.tokenHash), isNull(successor.replacedAt)),
    )
    .where(eq(refreshTokens.tokenHash, hash))
  return found
}

/** Which successor of the token is to be given: its first, the same again, or another in place of one that was never used; null when the token may be used no more. */
function serialOf({ usedAt, replacedAt, successor, isForgiven, isSame }: Found): number | null {
  if (replacedAt !== null) return null
  if (usedAt === null) return 1
  if (!isForgiven || successor === null || successor.usedAt !== null) return null
  return isSame ? successor.serial : successor.serial + 1
}

/** The token that follows as the `serial`th; one that was given already is the same again, whichever key had made it. */
function nextOf(
  { config }: Context,
  refreshToken: string,
  serial: number,
  successor: Found['successor'],
): string {
  const use = 'refresh-token'
  const all = signaturesOf(config, use, JSON.stringify([use, refreshToken, String(serial)]))
  const given = all.find((token) => tokenHash(token) === successor?.tokenHash)
  return given ?? all[0] ?? ''
}

/** Lets a token be followed by another, which takes the place of the one that followed it so far. */
async function succeed(
  ctx: Context,
  sessionId: string,
  parentHash: string,
  next: { tokenHash: string; serial: number },
): Promise<void> {
  const [isFirst, isReplaced] = [
    eq(refreshTokens.tokenHash, parentHash),
    eq(refreshTokens.parentHash, parentHash),
  ]
  await ctx.db
    .update(refreshTokens)
    .set({ usedAt: clock })
    .where(and(isFirst, isNull(refreshTokens.usedAt)))
  await ctx.db
    .update(refreshTokens)
    .set({ replacedAt: clock })
    .where(and(isReplaced, isNull(refreshTokens.replacedAt)))
  await addRefreshToken(ctx, { ...next, sessionId, parentHash })
}

async function endReused(ctx: Context, userId: number, sessionId: string): Promise<void> {
  await closeSessions(ctx, userId, { only: sessionId })
  await audit(ctx, 'session.refresh_token_reused', `session:${sessionId}`)
  await remember(ctx, userId, 'session_reused')
}
