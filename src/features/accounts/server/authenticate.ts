import { and, eq, gt, isNull } from 'drizzle-orm'
import type { Actor, Context } from '../../../platform/server/context.ts'
import { readAccessToken } from './access-tokens.ts'
import { sessions, users } from './tables.ts'

/** Who holds this access token; null when its session has ended or its user is suspended. */
export async function authenticate(ctx: Context, token: string): Promise<Actor | null> {
  const claims = await readAccessToken(ctx.config, ctx.now, token)
  if (!claims) return null
  const [found] = await ctx.db
    .select({ userId: users.id, role: users.role, sessionId: sessions.id })
    .from(sessions)
    .innerJoin(users, eq(users.id, sessions.userId))
    .where(and(eq(sessions.id, claims.sessionId), isNull(sessions.endedAt), gt(sessions.expiresAt, ctx.now), isNull(users.suspendedAt)))
  return found && found.userId === claims.userId && found.role === claims.role ? found : null
}
