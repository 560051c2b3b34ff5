import { and, type AnyColumn, eq, gt, isNull, type SQL, sql } from 'drizzle-orm'
import type { Context } from '../../../../platform/server/context.ts'
import type { Role } from '../../../../platform/shared/roles.ts'
import { rulesOf } from '../../role-rules.ts'
import { proofMinutes } from '../../choices.ts'
import { sessions } from '../tables.ts'

/** The clock of sessions and their tokens: the database's, which every process shares. */
export const clock = sql<Date>`clock_timestamp()`.mapWith(sessions.createdAt)

const minutes = (count: number): SQL => sql`${count} * interval '1 minute'`

/** When a session that is used now will end if it is used no more: its time without use, and in no case past its whole time. */
export function endOfSession(role: Role, startedAt: AnyColumn | SQL = clock): SQL {
  const { idleMinutes, lastsMinutes } = rulesOf(role).session
  return sql`least(${clock} + ${minutes(idleMinutes)}, ${startedAt} + ${minutes(lastsMinutes)})`
}

/** Whether the session was ended by nobody, and not by its time. */
export const isLive = (): SQL | undefined =>
  and(isNull(sessions.endedAt), gt(sessions.expiresAt, clock))

/** A use is written down when the last one is older: not at every call, and exact enough for the time without use. */
const noteAfterMinutes = (role: string): number =>
  Math.min(15, rulesOf(role).session.idleMinutes / 30)

/** Whether a use now is to be written down. */
export const isUseDue = (role: string): SQL<boolean> =>
  sql`${sessions.lastUsedAt} < ${clock} - ${minutes(noteAfterMinutes(role))}`

/** Whether its owner has signed in, or proved anew who she is, lately. */
export const isProofRecent = (): SQL<boolean> =>
  sql`coalesce(${sessions.provedAt}, ${sessions.createdAt}) > ${clock} - ${minutes(proofMinutes)}`

/** Writes down that a session is used; many calls at once write once. */
export async function noteUse(ctx: Context, sessionId: string, role: Role): Promise<void> {
  await ctx.db
    .update(sessions)
    .set({ lastUsedAt: clock, expiresAt: endOfSession(role, sessions.createdAt) })
    .where(and(eq(sessions.id, sessionId), isLive(), isUseDue(role)))
}
