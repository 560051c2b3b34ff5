import { ilike, sql } from 'drizzle-orm'
import { type AuditSubject, byNumber } from '../../../platform/server/audit-subjects.ts'
import { containing } from '../../../platform/server/paged.ts'
import { nameAgencies } from './agency-of.ts'
import { agencies } from './tables.ts'

export const subjects: readonly AuditSubject[] = [
  {
    kind: 'agency',
    find: byNumber(async (ctx, ids) =>
      [...(await nameAgencies(ctx, ids))].map(([id, name]) => ({
        id,
        name,
        path: `/admin/agencies?open=${id}`,
      })),
    ),
    called: ({ db }, q) =>
      sql`${db
        .select({ id: agencies.id })
        .from(agencies)
        .where(ilike(agencies.name, containing(q)))}`,
  },
]
