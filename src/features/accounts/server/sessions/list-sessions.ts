import { and, desc, eq } from 'drizzle-orm'
import type { SignedIn } from '../../../../platform/server/context.ts'
import type { Session } from '../../contract.ts'
import { isLive } from './session-life.ts'
import { sessions } from '../tables.ts'

/** The devices on which one is signed in, the last used first. */
export async function listSessions(ctx: SignedIn): Promise<{ sessions: Session[] }> {
  const rows = await ctx.db
    .select()
    .from(sessions)
    .where(and(eq(sessions.userId, ctx.actor.userId), isLive()))
    .orderBy(desc(sessions.lastUsedAt))
  return {
    sessions: rows.map((row) => ({
      id: row.id,
      user_agent: row.userAgent,
      created_at: row.createdAt.toISOString(),
      last_used_at: row.lastUsedAt.toISOString(),
      current: row.id === ctx.actor.sessionId,
    })),
  }
}
