import crypto from 'node:crypto'
import { and, asc, eq, isNull, lt, notInArray, or, sql } from 'drizzle-orm'
import type { Context } from '../../platform/server/context.ts'
import { transaction } from '../../platform/server/database/db.ts'
import { reasonOf } from '../../platform/server/log.ts'
import { storeOf } from './disk.ts'
import { type OpenUpload, openUploads } from './tables.ts'

/** Where pieces lie in the bucket. */
export const piecesFolder = 'incoming/'
/** As many as a film has whose connection breaks off every hundred kilobytes. */
const mostPieces = 1000
const looseForMs = 3_600_000

const isOpen = (id: string) => and(eq(openUploads.id, id), eq(openUploads.isGivenUp, false))

/** An upload whose pieces are in the bucket, while it is anybody's. */
export async function findOpenUpload(ctx: Context, id: string): Promise<OpenUpload | undefined> {
  const [found] = await ctx.db.select().from(openUploads).where(isOpen(id))
  return found
}

/**
 * Enters an upload before its first piece comes. `admit` is told which others its owner has open, whichever process
 * took them, and may refuse; it gives the id of one that goes instead.
 */
export async function enterUpload(
  ctx: Context,
  id: string,
  ownerId: number,
  admit: (open: readonly OpenUpload[]) => string | undefined,
): Promise<void> {
  const left = await transaction(ctx, async ({ db }) => {
    await db.execute(
      sql`select pg_advisory_xact_lock(hashtextextended(${`uploads:${ownerId}`}, 0))`,
    )
    const isTheirs = and(eq(openUploads.ownerId, ownerId), eq(openUploads.isGivenUp, false))
    const goes = admit(await db.select().from(openUploads).where(isTheirs))
    if (goes !== undefined)
      await db.update(openUploads).set({ isGivenUp: true }).where(eq(openUploads.id, goes))
    await db.insert(openUploads).values({
      id,
      ownerId,
      bytes: 0,
      received: 0,
      pieces: [],
      keys: [],
      isGivenUp: false,
      writtenAt: new Date(),
    })
    return goes
  })
  if (left !== undefined) await giveUpUpload(ctx, left)
}

/** Says how much an upload will be. */
export async function setUploadLength(ctx: Context, id: string, bytes: number): Promise<void> {
  await ctx.db.update(openUploads).set({ bytes }).where(isOpen(id))
}

/**
 * Keeps the next piece of an upload; false when another came before it, or the upload is nobody's any more. Two
 * processes may try at once: each writes to a key of its own, and one of them moves the upload on.
 */
export async function addPiece(
  ctx: Context,
  id: string,
  offset: number,
  body: Buffer,
): Promise<boolean> {
  const { disk } = storeOf(ctx.config)
  const key = `${piecesFolder}${id}/${crypto.randomUUID()}`
  const isNext = and(isOpen(id), eq(openUploads.received, offset))
  const named = await ctx.db
    .update(openUploads)
    .set({ keys: sql`array_append(${openUploads.keys}, ${key})` })
    .where(and(isNext, sql`cardinality(${openUploads.keys}) < ${mostPieces}`))
    .returning({ id: openUploads.id })
  if (named.length === 0) return false
  await disk.put(key, body)
  const taken = await ctx.db
    .update(openUploads)
    .set({
      received: offset + body.length,
      pieces: sql`array_append(${openUploads.pieces}, ${key})`,
      writtenAt: new Date(),
    })
    .where(isNext)
    .returning({ id: openUploads.id })
  if (taken.length === 0) await disk.delete(key)
  return taken.length > 0
}

/** Makes an upload nobody's and removes its pieces; what can't be removed now the sweep removes. */
export async function giveUpUpload(ctx: Context, id: string): Promise<void> {
  const [given] = await ctx.db
    .update(openUploads)
    .set({ isGivenUp: true })
    .where(eq(openUploads.id, id))
    .returning()
  if (given === undefined) return
  await removePieces(ctx, given).catch((error: unknown) =>
    ctx.log.warn({ reason: reasonOf(error) }, 'pieces could not be removed and are tried again'),
  )
}

async function removePieces(ctx: Context, { keys }: OpenUpload): Promise<void> {
  const { disk } = storeOf(ctx.config)
  await Promise.all(keys.map((key) => disk.delete(key)))
}

/** Removes uploads of which nothing came for so long, and rows of those that are nobody's; from any machine. */
export async function cleanUpUploads(ctx: Context, openForMs: number): Promise<void> {
  const before = (ms: number) => lt(openUploads.writtenAt, new Date(ctx.now.getTime() - ms))
  const isLoose = or(eq(openUploads.isGivenUp, true), isNull(openUploads.ownerId))
  const failed: string[] = []
  for (;;) {
    const [upload] = await ctx.db
      .select()
      .from(openUploads)
      .where(
        and(
          or(before(openForMs), and(isLoose, before(looseForMs))),
          notInArray(openUploads.id, failed),
        ),
      )
      .orderBy(asc(openUploads.writtenAt))
      .limit(1)
    if (!upload) return
    try {
      await removePieces(ctx, upload)
      await ctx.db.delete(openUploads).where(eq(openUploads.id, upload.id))
    } catch (error) {
      failed.push(upload.id)
      ctx.log.warn({ reason: reasonOf(error) }, 'pieces could not be removed and are tried again')
    }
  }
}
