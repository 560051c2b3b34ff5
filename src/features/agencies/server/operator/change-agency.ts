import { eq } from 'drizzle-orm'
import { broadcastToUsers } from '../../../../platform/server/bus.ts'
import type { Context } from '../../../../platform/server/context.ts'
import { AppError } from '../../../../platform/shared/errors.ts'
import { broadcastCandidatesOf } from '../../../records/server/index.ts'
import { notify } from '../../../notifications/server/index.ts'
import { listMemberIds } from '../people.ts'
import { agencies, type AgencyRow } from '../tables.ts'

export async function lockAgency(ctx: Context, id: number): Promise<AgencyRow> {
  const [row] = await ctx.db.select().from(agencies).where(eq(agencies.id, id)).for('update')
  if (!row) throw new AppError('NOT_FOUND')
  return row
}

/** Writes a decision, tells the owners, the agency's open screens, and the list, where its candidates come or go. */
export async function changeAgency(
  ctx: Context,
  before: AgencyRow,
  change: Partial<AgencyRow>,
  told: { kind: string; params: Record<string, string> },
): Promise<AgencyRow> {
  const { id, name } = before
  if (Object.keys(change).length > 0) {
    await ctx.db.update(agencies).set(change).where(eq(agencies.id, id))
    await broadcastCandidatesOf(ctx, id)
  }
  for (const userId of await listMemberIds(ctx, id, 'owner'))
    await notify(ctx, {
      userId,
      kind: told.kind,
      params: { name, ...told.params },
      path: '/agency/licence',
    })
  await broadcastToUsers(ctx, await listMemberIds(ctx, id), 'agency')
  return { ...before, ...change }
}
