import crypto from 'node:crypto'
import { eq } from 'drizzle-orm'
import { audit } from '../../../platform/server/audit.ts'
import type { SignedIn } from '../../../platform/server/context.ts'
import { transaction } from '../../../platform/server/database/db.ts'
import { enqueue } from '../../../platform/server/jobs.ts'
import { countHits } from '../../../platform/server/rate-limits.ts'
import { enforce } from '../../../platform/shared/errors.ts'
import { lockUser } from '../../accounts/server/index.ts'
import type { DataExport } from '../contract.ts'
import { buildExport } from './build-export.ts'
import { exportRefusal } from './policy.ts'
import { dropExports, presentExport } from './exports.ts'
import { dataExports } from './tables.ts'

const aDay = 3

/** Asks for the archive: one at a time, three a day. A new one replaces the one that was ready. */
export async function requestExport(ctx: SignedIn): Promise<DataExport> {
  const { userId } = ctx.actor
  await refuseWhileBuilt(ctx, userId)
  await countHits(ctx, [{ key: `data-export:${userId}`, max: aDay, windowSeconds: 86_400 }])
  return transaction(ctx, async (ctx) => {
    await lockUser(ctx, userId)
    await refuseWhileBuilt(ctx, userId)
    await dropExports(
      ctx,
      await ctx.db.select().from(dataExports).where(eq(dataExports.userId, userId)),
    )
    const [row] = await ctx.db
      .insert(dataExports)
      .values({ id: crypto.randomUUID(), userId, status: 'queued', requestedAt: ctx.now })
      .returning()
    if (!row) throw new Error('no archive was queued')
    await audit(ctx, 'privacy.export_requested', `export:${row.id}`)
    await enqueue(ctx, buildExport, { id: row.id })
    return presentExport(ctx, row)
  })
}

async function refuseWhileBuilt(ctx: SignedIn, userId: number): Promise<void> {
  const [before] = await ctx.db.select().from(dataExports).where(eq(dataExports.userId, userId))
  enforce(exportRefusal(before))
}
