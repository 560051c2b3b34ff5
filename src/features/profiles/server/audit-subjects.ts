import { inArray, or, sql } from 'drizzle-orm'
import type { AnyPgColumn, PgTable } from 'drizzle-orm/pg-core'
import { type AuditSubject, byNumber } from '../../../platform/server/audit-subjects.ts'
import { usersCalled } from '../../accounts/server/index.ts'
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

type Pairs = PgTable & Record<'id' | 'employerId' | 'candidateId', AnyPgColumn>

const number = (column: AnyPgColumn) => sql<number>`${column}`.mapWith(Number)

/** What the audit log speaks of where it stands between a household and a candidate: found by the name of either. */
export const pairSubject = (kind: string, table: Pairs): AuditSubject => ({
  kind,
  find: byNumber(async ({ db }, ids) => {
    const rows = await db
      .select({
        id: number(table.id),
        household: number(table.employerId),
        candidate: number(table.candidateId),
      })
      .from(table)
      .where(inArray(table.id, [...ids]))
    return rows.map(({ id, household, candidate }) => ({
      id,
      users: [household],
      records: [candidate],
    }))
  }),
  called: (ctx, q) =>
    sql`${ctx.db
      .select({ id: table.id })
      .from(table)
      .where(
        or(
          inArray(table.employerId, usersCalled(ctx, q)),
          inArray(table.candidateId, candidatesCalled(ctx, q)),
        ),
      )}`,
})
