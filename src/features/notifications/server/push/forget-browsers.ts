import { inArray } from 'drizzle-orm'
import type { Context } from '../../../../platform/server/context.ts'
import { pushSubscriptions } from '../tables.ts'

/** The browsers of sessions that have ended are told nothing more. */
export async function forgetBrowsers(ctx: Context, sessionIds: readonly string[]): Promise<void> {
  if (sessionIds.length > 0)
    await ctx.db
      .delete(pushSubscriptions)
      .where(inArray(pushSubscriptions.sessionId, [...sessionIds]))
}
