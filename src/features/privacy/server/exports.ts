import crypto from 'node:crypto'
import { and, eq, inArray, isNull, lt, lte, or, type SQL, sql } from 'drizzle-orm'
import { eraseFiles, fileLink, findFiles } from '../../../gateways/files/index.ts'
import { audit } from '../../../platform/server/audit.ts'
import { broadcast, broadcastToUsers } from '../../../platform/server/bus.ts'
import type { Context, SignedIn } from '../../../platform/server/context.ts'
import { transaction } from '../../../platform/server/db.ts'
import { countHits } from '../../../platform/server/rate-limits.ts'
import { AppError } from '../../../platform/shared/errors.ts'
import { confirmPassword, lockUser } from '../../accounts/server/index.ts'
import { notify } from '../../notifications/server/index.ts'
import type { DataExport } from '../contract.ts'
import { dataExports, type ExportRow } from './tables.ts'

/** The topic under which an archive that is asked for is announced to the workers. */
export const exportQueued = 'export'
export const privacyTopic = 'privacy'
const aDay = 3
/** A build that says nothing until then has died; by the one clock that all share. */
const leaseEnd = sql`clock_timestamp() + interval '10 minutes'`
/** How long a build that failed waits for the next try; after the last the archive is given up. */
const waitsSeconds = [60, 300]
const forgottenAtOnce = 200

export async function findExport(ctx: Context, userId: number): Promise<DataExport | null> {
  const [row] = await ctx.db.select().from(dataExports).where(eq(dataExports.userId, userId))
  return row ? presentExport(ctx, row) : null
}

async function presentExport(ctx: Context, row: ExportRow): Promise<DataExport> {
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
  }
}

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
    await broadcast(ctx, exportQueued, userId)
    return presentExport(ctx, row)
  })
}

async function refuseWhileBuilt(ctx: SignedIn, userId: number): Promise<void> {
  const open = and(
    eq(dataExports.userId, userId),
    inArray(dataExports.status, ['queued', 'running']),
  )
  if ((await ctx.db.$count(dataExports, open)) > 0)
    throw new AppError('CONFLICT', { message: 'exportUnderWay' })
}

/** A link to the archive, for five minutes, once the password was asked again. */
export async function openExport(ctx: SignedIn, password: string): Promise<{ url: string }> {
  const { userId } = ctx.actor
  await confirmPassword(ctx, userId, password, 'password')
  const [row] = await ctx.db
    .select()
    .from(dataExports)
    .where(and(eq(dataExports.userId, userId), eq(dataExports.status, 'ready')))
  const file = row?.fileId ? (await findFiles(ctx, [row.fileId])).get(row.fileId) : undefined
  const url = file && row?.expiresAt && row.expiresAt > ctx.now ? fileLink(ctx, file) : null
  if (!row || url === null) throw new AppError('NOT_FOUND', { message: 'noExport' })
  await audit(ctx, 'privacy.export_opened', `export:${row.id}`)
  return { url }
}

/** The next archive to build, claimed for this process; null when there is none. Those whose last build died are given up on the way. */
export async function claimExport(ctx: Context): Promise<ExportRow | null> {
  for (;;) {
    const row = await claimNext(ctx)
    if (row?.status !== 'failed') return row
  }
}

const claimNext = (ctx: Context): Promise<ExportRow | null> =>
  transaction(ctx, async (ctx) => {
    const isFree = or(
      isNull(dataExports.claimedUntil),
      lte(dataExports.claimedUntil, sql`clock_timestamp()`),
    )
    const [row] = await ctx.db
      .select()
      .from(dataExports)
      .where(and(inArray(dataExports.status, ['queued', 'running']), isFree))
      .orderBy(dataExports.requestedAt)
      .limit(1)
      .for('update', { skipLocked: true })
    if (!row) return null
    if (row.attempts > waitsSeconds.length) return giveUp(ctx, row)
    const change = {
      status: 'running',
      attempts: row.attempts + 1,
      filesDone: 0,
      claimedUntil: leaseEnd,
    } as const
    const [claimed] = await ctx.db
      .update(dataExports)
      .set(change)
      .where(eq(dataExports.id, row.id))
      .returning()
    return claimed ?? null
  })

/** Changes an archive that is being built, while this try is still the one that builds it; null when another has taken it up or it is gone. */
export async function changeClaimed(
  ctx: Context,
  { id, attempts }: ExportRow,
  change: Changes,
): Promise<ExportRow | null> {
  const isMine = and(
    eq(dataExports.id, id),
    eq(dataExports.attempts, attempts),
    inArray(dataExports.status, ['queued', 'running']),
  )
  const [row] = await ctx.db.update(dataExports).set(change).where(isMine).returning()
  return row ?? null
}

type Changes = Partial<Omit<ExportRow, 'claimedUntil'>> & { claimedUntil: SQL | null }

/** Says how far a build has come, and keeps it claimed; false when it is no longer this try's. */
export async function renewClaim(
  ctx: Context,
  row: ExportRow,
  progress: Partial<Pick<ExportRow, 'filesDone' | 'filesTotal'>>,
): Promise<boolean> {
  const isMine = (await changeClaimed(ctx, row, { ...progress, claimedUntil: leaseEnd })) !== null
  if (isMine) await broadcastToUsers(ctx, row.userId, privacyTopic)
  return isMine
}

/** A build has failed: it is tried again later, or given up after the last try. */
export async function failExport(ctx: Context, row: ExportRow): Promise<void> {
  const wait = waitsSeconds[row.attempts - 1]
  if (wait === undefined) return void (await transaction(ctx, (ctx) => giveUp(ctx, row)))
  await changeClaimed(ctx, row, {
    claimedUntil: sql`clock_timestamp() + make_interval(secs => ${wait})`,
  })
}

/** She is told, and so is whoever watches the log: nothing but a person's look will mend it. */
async function giveUp(ctx: Context, row: ExportRow): Promise<ExportRow | null> {
  const failed = await changeClaimed(ctx, row, { status: 'failed', claimedUntil: null })
  if (failed === null) return null
  ctx.log.error({ exportId: row.id, userId: row.userId }, 'an archive was given up')
  await audit(ctx, 'privacy.export_failed', `export:${row.id}`, { userId: row.userId })
  await notify(ctx, { userId: row.userId, kind: 'data_export_failed', path: '/account/data' })
  await broadcastToUsers(ctx, row.userId, privacyTopic)
  return failed
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

async function dropExports(ctx: Context, rows: readonly ExportRow[]): Promise<void> {
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
