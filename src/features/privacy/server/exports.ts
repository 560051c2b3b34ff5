import { and, eq, inArray, lt } from 'drizzle-orm'
import { eraseFiles, fileLink, findFiles } from '../../../gateways/files/index.ts'
import { audit } from '../../../platform/server/audit.ts'
import type { Context, SignedIn } from '../../../platform/server/context.ts'
import { transaction } from '../../../platform/server/database/db.ts'
import { enforce, refuse } from '../../../platform/shared/errors.ts'
import type { DataExport } from '../contract.ts'
import { exportRefusal, noExport, openExportRefusal } from './policy.ts'
import { dataExports, type ExportRow } from './tables.ts'

export const privacyTopic = 'privacy'
const forgottenAtOnce = 200

export async function findExport(ctx: Context, userId: number): Promise<DataExport | null> {
  const [row] = await ctx.db.select().from(dataExports).where(eq(dataExports.userId, userId))
  return row ? presentExport(ctx, row) : null
}

export async function presentExport(ctx: Context, row: ExportRow): Promise<DataExport> {
  const file =
    row.fileId === null ? undefined : (await findFiles(ctx, [row.fileId])).get(row.fileId)
  return {
    id: row.id,
    status: row.status,
    files_done: row.filesDone,
    files_total: row.filesTotal,
    bytes: file?.bytes ?? null,
    requested_at: row.requestedAt.toISOString(),
    expires_at: row.expiresAt?.toISOString() ?? null,
    can_open: openExportRefusal(row, ctx.now) === null,
    can_replace: exportRefusal(row) === null,
  }
}

/** A link to the archive, for five minutes. */
export async function openExport(ctx: SignedIn): Promise<{ url: string }> {
  const { userId } = ctx.actor
  const [row] = await ctx.db.select().from(dataExports).where(eq(dataExports.userId, userId))
  if (!row) refuse(noExport)
  enforce(openExportRefusal(row, ctx.now))
  const file =
    row.fileId === null ? undefined : (await findFiles(ctx, [row.fileId])).get(row.fileId)
  const url = file === undefined ? null : fileLink(ctx, file)
  if (url === null) refuse(noExport)
  await audit(ctx, 'privacy.export_opened', `export:${row.id}`)
  return { url }
}

/** Archives that are to be built, or are being built. */
export const isOpen = inArray(dataExports.status, ['queued', 'running'])

/** Changes an archive that is being built, while this try is still the one that builds it; null when another has taken it up or it is gone. */
export async function changeOpen(
  ctx: Context,
  { id, attempts }: Pick<ExportRow, 'id' | 'attempts'>,
  change: Partial<ExportRow>,
): Promise<ExportRow | null> {
  const isMine = and(eq(dataExports.id, id), eq(dataExports.attempts, attempts), isOpen)
  const [row] = await ctx.db.update(dataExports).set(change).where(isMine).returning()
  return row ?? null
}

/** Takes away archives past their seven days, a batch in each transaction. */
export async function purgeExports(ctx: Context): Promise<void> {
  const purgeBatch = async (ctx: Context): Promise<number> => {
    const isOver = lt(dataExports.expiresAt, ctx.now)
    const rows = await ctx.db
      .select()
      .from(dataExports)
      .where(isOver)
      .limit(forgottenAtOnce)
      .for('update', { skipLocked: true })
    await dropExports(ctx, rows)
    return rows.length
  }
  while ((await transaction(ctx, purgeBatch)) === forgottenAtOnce);
}

export async function dropExports(ctx: Context, rows: readonly ExportRow[]): Promise<void> {
  await ctx.db.delete(dataExports).where(
    inArray(
      dataExports.id,
      rows.map(({ id }) => id),
    ),
  )
  await eraseFiles(
    ctx,
    rows.map(({ fileId }) => fileId),
  )
}
