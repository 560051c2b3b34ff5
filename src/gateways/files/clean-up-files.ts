import { and, asc, eq, isNull, lt, ne, notInArray, or } from 'drizzle-orm'
import type { Context } from '../../platform/server/context.ts'
import { sqlState, transaction } from '../../platform/server/database/db.ts'
import { reasonOf } from '../../platform/server/log.ts'
import { storeOf } from './disk.ts'
import { cleanUpUploads } from './open-uploads.ts'
import { openForMs } from './quota.ts'
import { scanStored } from './scan.ts'
import { removeBytes } from './store-file.ts'
import { type StoredFile, storedFiles } from './tables.ts'

const looseForMs = 3_600_000
const batch = 200

/** Removes the bytes and rows of files that are nobody's: never kept, given up, or of an account that is gone. */
export async function cleanUpFiles(ctx: Context): Promise<number> {
  const before = new Date(ctx.now.getTime() - looseForMs)
  let swept = 0
  for (;;) {
    const loose = await ctx.db
      .select()
      .from(storedFiles)
      .where(
        and(
          or(ne(storedFiles.state, 'kept'), isNull(storedFiles.ownerId)),
          lt(storedFiles.changedAt, before),
        ),
      )
      .orderBy(asc(storedFiles.changedAt))
      .limit(batch)
    for (const file of loose) if (await cleanUpFile(ctx, file)) swept += 1
    if (loose.length < batch) break
  }
  await cleanUpUploads(ctx, openForMs)
  return swept
}

/** The bytes before the row, which would know of them no more; both outside a transaction, which a slow store would hold open. */
async function cleanUpFile(ctx: Context, file: StoredFile): Promise<boolean> {
  const isThis = eq(storedFiles.id, file.id)
  try {
    if (!(await isNamed(ctx, file))) {
      await removeBytes(ctx, file)
      await ctx.db.delete(storedFiles).where(isThis)
      return true
    }
  } catch (error) {
    ctx.log.warn(
      { file: file.id, reason: reasonOf(error) },
      'a file could not be removed and is tried again later',
    )
  }
  // Look again with a later round, after the others.
  await ctx.db.update(storedFiles).set({ changedAt: ctx.now }).where(isThis)
  return false
}

/** Whether a record still names it, whose own time has not come: then its row can't be deleted, which is tried and undone. */
async function isNamed(ctx: Context, { id }: StoredFile): Promise<boolean> {
  const undone = new Error('only tried')
  try {
    await transaction(ctx, async (ctx) => {
      await ctx.db.delete(storedFiles).where(eq(storedFiles.id, id))
      throw undone
    })
  } catch (error) {
    if (error === undone) return false
    if (sqlState(error) !== '23503') throw error
  }
  return true
}

/** So many unanswered in a row, and the scanner is away. */
const unansweredMax = 3

/** Has the scanner look at what it could not look at when it came in; infected files are given up. */
export async function scanHeldFiles(ctx: Context): Promise<void> {
  if (ctx.config.clamd === undefined) return
  const failed: string[] = []
  let unanswered = 0
  while (unanswered < unansweredMax) {
    const [file] = await ctx.db
      .select()
      .from(storedFiles)
      .where(
        and(
          eq(storedFiles.isHeld, true),
          ne(storedFiles.state, 'released'),
          notInArray(storedFiles.id, failed),
        ),
      )
      .orderBy(asc(storedFiles.changedAt), asc(storedFiles.id))
      .limit(1)
    if (!file) return
    const verdict = await verdictOf(ctx, file)
    unanswered = verdict === 'unanswered' ? unanswered + 1 : 0
    if (verdict === 'clean' || verdict === 'infected') await keepVerdict(ctx, file, verdict)
    else {
      failed.push(file.id)
      await ctx.db
        .update(storedFiles)
        .set({ changedAt: ctx.now })
        .where(eq(storedFiles.id, file.id))
    }
  }
}

async function verdictOf(
  ctx: Context,
  { id, keys: [key = ''] }: StoredFile,
): Promise<'clean' | 'infected' | 'unanswered' | 'unreadable'> {
  const { disk, read } = storeOf(ctx.config)
  try {
    if (await disk.exists(key)) return await scanStored(ctx, await read(key))
    ctx.log.warn({ file: id }, 'a held file has no bytes')
  } catch (error) {
    ctx.log.warn({ file: id, reason: reasonOf(error) }, 'a held file could not be read')
  }
  return 'unreadable'
}

/** What was learned, and no more: the file may have been kept or given up while the scanner looked. */
async function keepVerdict(
  ctx: Context,
  { id }: StoredFile,
  verdict: 'clean' | 'infected',
): Promise<void> {
  await ctx.db
    .update(storedFiles)
    .set(verdict === 'clean' ? { isHeld: false } : { state: 'released', changedAt: ctx.now })
    .where(and(eq(storedFiles.id, id), eq(storedFiles.isHeld, true)))
}
