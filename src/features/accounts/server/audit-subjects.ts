import { inArray, sql } from 'drizzle-orm'
import { type AuditSubject, byNumber, byUuid } from '../../../platform/server/audit-subjects.ts'
import { usersCalled } from './people/users-called.ts'
import { sessions } from './tables.ts'

export const subjects: readonly AuditSubject[] = [
  {
    kind: 'user',
    find: byNumber((_ctx, ids) => ids.map((id) => ({ id, users: [id] }))),
    called: (ctx, q) => sql`${usersCalled(ctx, q)}`,
  },
  {
    kind: 'session',
    find: byUuid(async ({ db }, ids) => {
      const { id, userId } = sessions
      const rows = await db
        .select({ id, userId })
        .from(sessions)
        .where(inArray(id, [...ids]))
      return rows.map(({ id, userId }) => ({ id, users: [userId] }))
    }),
  },
  { kind: 'codes' },
]
