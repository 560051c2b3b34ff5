import { inArray, or, sql } from 'drizzle-orm'
import { type AuditSubject, byNumber } from '../../../platform/server/audit-subjects.ts'
import { usersCalled } from '../../accounts/server/index.ts'
import { candidatesCalled } from '../../profiles/server/names-api.ts'
import { conversations } from './tables.ts'

const { id, employerId, candidateId } = conversations

export const subjects: readonly AuditSubject[] = [
  {
    kind: 'conversation',
    find: byNumber(async ({ db }, ids) => {
      const rows = await db
        .select({ id, employerId, candidateId })
        .from(conversations)
        .where(inArray(id, [...ids]))
      return rows.map((row) => ({
        id: row.id,
        users: [row.employerId],
        records: [row.candidateId],
      }))
    }),
    called: (ctx, q) =>
      sql`${ctx.db
        .select({ id })
        .from(conversations)
        .where(
          or(
            inArray(employerId, usersCalled(ctx, q)),
            inArray(candidateId, candidatesCalled(ctx, q)),
          ),
        )}`,
  },
]
