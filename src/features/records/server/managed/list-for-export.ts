import { and, asc, eq, gt, isNull } from 'drizzle-orm'
import type { Context } from '../../../../platform/server/context.ts'
import type { OwnProfile } from '../../../profiles/own-profile-contract.ts'
import { candidates } from '../../../profiles/server/record-api.ts'
import { presentOwn } from '../../../profiles/server/managed-api.ts'

/** The whole profiles that an agency keeps, `size` of them after `afterId`. */
export async function listForExport(
  ctx: Context,
  agencyId: number,
  { afterId, size }: { afterId: number; size: number },
): Promise<OwnProfile[]> {
  const rows = await ctx.db
    .select()
    .from(candidates)
    .where(
      and(
        eq(candidates.agencyId, agencyId),
        isNull(candidates.removedAt),
        gt(candidates.id, afterId),
      ),
    )
    .orderBy(asc(candidates.id))
    .limit(size)
  return rows.map((row) => presentOwn(row, ctx))
}
