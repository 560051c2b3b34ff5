import { eq } from 'drizzle-orm'
import { audit } from '../../../../platform/server/audit.ts'
import { broadcastToUsers } from '../../../../platform/server/bus.ts'
import type { SignedIn } from '../../../../platform/server/context.ts'
import { transaction } from '../../../../platform/server/database/db.ts'
import { enforce } from '../../../../platform/shared/errors.ts'
import { undoImport as takeBack } from '../../../records/server/index.ts'
import type { UndoneImport } from '../../import-contract.ts'
import { agencyOf } from '../agency-of.ts'
import { listMemberIds } from '../people.ts'
import { undoRefusal } from '../policy.ts'
import { getImport } from './queries.ts'
import { candidateImports } from './tables.ts'

/** Takes back what an import brought, once; whoever has been touched since stays and is named. */
export async function undoImport(ctx: SignedIn, id: number): Promise<UndoneImport> {
  const { agency } = await agencyOf(ctx, 'editor')
  return transaction(ctx, async (ctx) => {
    const found = await getImport(ctx, agency.id, id)
    enforce(undoRefusal(found))
    const { removed, kept } = await takeBack(ctx, { agencyId: agency.id, importId: id })
    await ctx.db
      .update(candidateImports)
      .set({ status: 'undone', undoneAt: ctx.now, kept: kept.length })
      .where(eq(candidateImports.id, id))
    await audit(ctx, 'candidates.import_undone', `agency:${agency.id}`, {
      importId: id,
      removed,
      kept: kept.map(({ id }) => id),
    })
    const members = await listMemberIds(ctx, agency.id)
    for (const topic of ['imports', 'agency-candidates'])
      await broadcastToUsers(ctx, members, topic)
    return {
      removed,
      kept: kept.map(({ id, fullName, reason }) => ({ id, full_name: fullName, reason })),
    }
  })
}
