import { sql } from 'drizzle-orm'
import type { Context } from '../../../../platform/server/context.ts'
import type { SecurityKind } from '../../choices.ts'
import { securityEvents, users } from '../tables.ts'

/** A failure stands so often at most: whoever guesses all day long doesn't bury what else happened. */
const failureEveryMs = 5 * 60_000

/**
 * Adds to someone's security history, which she and operators read, beside the audit log, which is proof. Nobody's (id 0) is asked for,
 * too: it takes as long and writes nothing.
 */
export async function remember(ctx: Context, userId: number, kind: SecurityKind): Promise<void> {
  const since = new Date(ctx.now.getTime() - failureEveryMs)
  await ctx.db.execute(
    sql`insert into ${securityEvents} (user_id, kind, at, user_agent)
      select ${users.id}, ${kind}::text, ${ctx.now}::timestamptz, ${ctx.userAgent}::text
      from ${users} where ${users.id} = ${userId} and not (${kind.endsWith('_failed')}::boolean and exists (
        select 1 from ${securityEvents} where ${securityEvents.userId} = ${userId}
          and ${securityEvents.kind} = ${kind} and ${securityEvents.at} > ${since}::timestamptz))`,
  )
}
