import { and, desc, inArray } from 'drizzle-orm'
import { getUserNames } from '../../../accounts/server/index.ts'
import { candidateIdsOfUsers } from '../../../profiles/server/index.ts'
import type { SignedIn } from '../../../../platform/server/context.ts'
import { type Leavable, leavableStates } from '../../leave-contract.ts'
import { hasArrived } from '../ports.ts'
import { pipelineEntries } from '../tables.ts'
import { leaveRefusal } from '../policy.ts'

const listMax = 100

/** The households that have selected or hired the worker who asks, the newest first. */
export async function listLeavable(ctx: SignedIn): Promise<Leavable[]> {
  const own = [...(await candidateIdsOfUsers(ctx, [ctx.actor.userId])).values()]
  const rows = await ctx.db
    .select()
    .from(pipelineEntries)
    .where(
      and(
        inArray(pipelineEntries.candidateId, own),
        inArray(pipelineEntries.status, [...leavableStates]),
      ),
    )
    .orderBy(desc(pipelineEntries.updatedAt), desc(pipelineEntries.employerId))
    .limit(listMax)
  const names = await getUserNames(
    ctx,
    rows.map(({ employerId }) => employerId),
  )
  const shown: Leavable[] = []
  for (const row of rows) {
    const standing = leavableStates.find((known) => known === row.status)
    if (standing === undefined) continue
    shown.push({
      household_id: row.employerId,
      household: names.get(row.employerId) ?? '',
      standing,
      since:
        (standing === 'hired' ? row.hireDate : row.selectionDate) ??
        row.updatedAt.toISOString().slice(0, 10),
      can_withdraw:
        leaveRefusal(row, standing, standing === 'hired' && (await hasArrived(ctx, row))) === null,
    })
  }
  return shown
}
