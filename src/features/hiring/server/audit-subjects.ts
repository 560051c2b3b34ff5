import { inArray } from 'drizzle-orm'
import { type AuditSubject, byNumber } from '../../../platform/server/audit-subjects.ts'
import { interviews } from './tables.ts'

export const subjects: readonly AuditSubject[] = [
  {
    kind: 'interview',
    find: byNumber(async ({ db }, ids) => {
      const { id, employerId, candidateId } = interviews
      const rows = await db
        .select({ id, employerId, candidateId })
        .from(interviews)
        .where(inArray(id, [...ids]))
      return rows.map((row) => ({
        id: row.id,
        users: [row.employerId],
        records: [row.candidateId],
      }))
    }),
  },
]
