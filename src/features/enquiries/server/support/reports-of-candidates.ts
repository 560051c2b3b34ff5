import { and, eq, ne, sql } from 'drizzle-orm'
import type { Context } from '../../../../platform/server/context.ts'
import { reports } from '../tables.ts'

/** Those of the candidates of whom a report is not closed yet. */
export async function listReported(
  ctx: Context,
  candidateIds: readonly number[],
): Promise<Set<number>> {
  const rows = await ctx.db
    .selectDistinct({ id: reports.candidateId })
    .from(reports)
    .where(
      and(
        sql`${reports.candidateId} = any(${sql.param([...candidateIds])}::bigint[])`,
        ne(reports.state, 'closed'),
      ),
    )
  return new Set(rows.flatMap(({ id }) => id ?? []))
}

/** What was reported of a record is of the one that took its place. */
export const moveReports = async (
  ctx: Context,
  { candidateId, formerId }: { candidateId: number; formerId: number },
): Promise<void> => {
  await ctx.db.update(reports).set({ candidateId }).where(eq(reports.candidateId, formerId))
}
