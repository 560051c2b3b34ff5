import { sql } from 'drizzle-orm'
import type { Context } from '../../../platform/server/context.ts'
import { pipelineEntries } from './tables.ts'

/** Those of the candidates whom any household has in its list, whatever became of it. */
export async function listEngaged(
  ctx: Context,
  candidateIds: readonly number[],
): Promise<Set<number>> {
  const rows = await ctx.db
    .selectDistinct({ id: pipelineEntries.candidateId })
    .from(pipelineEntries)
    .where(sql`${pipelineEntries.candidateId} = any(${sql.param([...candidateIds])}::bigint[])`)
  return new Set(rows.map(({ id }) => id))
}
