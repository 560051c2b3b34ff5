import { and, desc, eq, isNull, ne, sql } from 'drizzle-orm'
import type { Context } from '../../../platform/server/context.ts'
import { recruitmentCases } from './tables.ts'

/** Those of the candidates whose recruitment is open. */
export async function listWithOpenCase(
  ctx: Context,
  candidateIds: readonly number[],
): Promise<Set<number>> {
  const rows = await ctx.db
    .selectDistinct({ id: recruitmentCases.candidateId })
    .from(recruitmentCases)
    .where(
      and(
        sql`${recruitmentCases.candidateId} = any(${sql.param([...candidateIds])}::bigint[])`,
        eq(recruitmentCases.status, 'open'),
      ),
    )
  return new Set(rows.map(({ id }) => id))
}

/** Whether someone has arrived in the household that hired her; that stays so until the transaction ends. */
export async function hasArrived(
  ctx: Context,
  { employerId, candidateId }: { employerId: number; candidateId: number },
): Promise<boolean> {
  const [row] = await ctx.db
    .select({ status: recruitmentCases.status, arrivedAt: recruitmentCases.arrivedAt })
    .from(recruitmentCases)
    .where(
      and(
        eq(recruitmentCases.employerId, employerId),
        eq(recruitmentCases.candidateId, candidateId),
        ne(recruitmentCases.status, 'closed'),
      ),
    )
    .orderBy(desc(recruitmentCases.id))
    .limit(1)
    .for('share')
  return row !== undefined && (row.arrivedAt !== null || row.status === 'completed')
}

/** A worker who has taken over her own record stands for herself in the cases that go on. */
export async function joinCases(
  ctx: Context,
  { candidateId, userId }: { candidateId: number; userId: number },
): Promise<void> {
  await ctx.db
    .update(recruitmentCases)
    .set({ workerId: userId })
    .where(
      and(
        eq(recruitmentCases.candidateId, candidateId),
        isNull(recruitmentCases.workerId),
        ne(recruitmentCases.status, 'closed'),
      ),
    )
}
