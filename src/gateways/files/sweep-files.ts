import fs from 'node:fs/promises'
import path from 'node:path'
import { and, asc, eq, isNull, lt, ne, or } from 'drizzle-orm'
import type { Context } from '../../platform/server/context.ts'
import { sqlState, transaction } from '../../platform/server/db.ts'
import { storeOf } from './disk.ts'
import { arrivals } from './receive-form.ts'
import { scanStored } from './scan.ts'
import { removeBytes } from './store-file.ts'
import { type StoredFile, storedFiles } from './tables.ts'

const looseForMs = 3_600_000
/** A film may come in over days, a piece at a time. */
const arrivalsForMs = 2 * 86_400_000
const batch = 200

/** Removes the bytes and rows of files that are nobody's: never kept, given up, or of an account that is gone. */
export async function sweepFiles(ctx: Context): Promise<number> {
  const before = new Date(ctx.now.getTime() - looseForMs)
  const loose = await ctx.db
    .select()
    .from(storedFiles)
    .where(and(or(ne(storedFiles.state, 'kept'), isNull(storedFiles.ownerId)), lt(storedFiles.changedAt, before)))
    .orderBy(asc(storedFiles.changedAt))
    .limit(batch)
  let swept = 0
  for (const file of loose) if (await sweepFile(ctx, file)) swept += 1
  await sweepArrivals(ctx)
  return swept
}

async function sweepFile(ctx: Context, file: StoredFile): Promise<boolean> {
  try {
    await transaction(ctx, async (ctx) => {
      await ctx.db.delete(storedFiles).where(eq(storedFiles.id, file.id))
      await removeBytes(ctx, file)
    })
    return true
  } catch (error) {
    if (sqlState(error) !== '23503') throw error
    // A record still names it, whose own time has not come: look again with the next round, after the others.
    await ctx.db.update(storedFiles).set({ changedAt: ctx.now }).where(eq(storedFiles.id, file.id))
    return false
  }
}

/** Uploads that a server left behind when it was stopped in their middle. */
async function sweepArrivals(ctx: Context): Promise<void> {
  const folder = arrivals(ctx.config)
  const names = await fs.readdir(folder).catch(() => [])
  for (const name of names) {
    const stat = await fs.stat(path.join(folder, name)).catch(() => undefined)
    if (stat?.isFile() && ctx.now.getTime() - stat.mtimeMs > arrivalsForMs) await fs.rm(path.join(folder, name), { force: true })
  }
}

/** Has the scanner look at what it could not look at when it came in; infected files are given up. */
export async function scanHeldFiles(ctx: Context): Promise<void> {
  if (ctx.config.clamd === undefined) return
  const held = await ctx.db.select().from(storedFiles).where(eq(storedFiles.isHeld, true)).orderBy(asc(storedFiles.createdAt)).limit(batch)
  for (const file of held) {
    const verdict = await scanStored(ctx, await storeOf(ctx.config).read(file.keys[0] ?? ''))
    if (verdict === 'unanswered') return
    await ctx.db
      .update(storedFiles)
      .set({ isHeld: verdict === 'infected', state: verdict === 'infected' ? 'released' : file.state, changedAt: ctx.now })
      .where(eq(storedFiles.id, file.id))
  }
}
