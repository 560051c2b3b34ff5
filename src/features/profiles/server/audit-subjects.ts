import { inArray, sql } from 'drizzle-orm'
import { type AuditSubject, byNumber } from '../../../platform/server/audit-subjects.ts'
import { candidatesCalled } from './named-candidates.ts'
import { candidateDocuments } from './tables.ts'

const { id, candidateId } = candidateDocuments

export const subjects: readonly AuditSubject[] = [
  {
    kind: 'candidate',
    find: byNumber((_ctx, ids) => ids.map((id) => ({ id, records: [id] }))),
    called: (ctx, q) => sql`${candidatesCalled(ctx, q)}`,
  },
  {
    kind: 'document',
    find: byNumber(async ({ db }, ids) => {
      const rows = await db
        .select({ id, candidateId })
        .from(candidateDocuments)
        .where(inArray(id, [...ids]))
      return rows.map(({ id, candidateId }) => ({ id, records: [candidateId] }))
    }),
    called: (ctx, q) =>
      sql`${ctx.db
        .select({ id })
        .from(candidateDocuments)
        .where(inArray(candidateId, candidatesCalled(ctx, q)))}`,
  },
]
