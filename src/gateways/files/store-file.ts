import crypto from 'node:crypto'
import { and, eq, inArray } from 'drizzle-orm'
import { broadcastRemovedFiles } from '../../platform/server/bus.ts'
import type { Context } from '../../platform/server/context.ts'
import { reasonOf } from '../../platform/server/log.ts'
import { AppError } from '../../platform/shared/errors.ts'
import { storeOf } from './disk.ts'
import { isPublicKey } from './public-files.ts'
import { refuseOverQuota } from './quota.ts'
import { isDiskFault, type Upload } from './receive-form.ts'
import { scanUpload } from './scan.ts'
import { type StoredFile, storedFiles } from './tables.ts'

/** A file to be written under a key: one on this machine's disk, which is moved, or bytes. */
export interface Part {
  key: string
  type: string
  body: { path: string } | Buffer
}

/**
 * Writes an upload to the store under a random key, scanned where a scanner is set. Call it before the transaction that
 * keeps it: until `keepFile` it is nobody's, and is swept after an hour.
 */
export async function storeFile(
  ctx: Context,
  upload: Upload,
  purpose: string,
): Promise<StoredFile> {
  await refuseOverQuota(ctx, upload.bytes)
  const id = crypto.randomUUID()
  const key = `${purpose}/${id}.${upload.extension}`
  const isHeld = (await scanUpload(ctx, upload.path)) === 'unanswered'
  return storeParts(ctx, [{ key, type: upload.type, body: { path: upload.path } }], {
    id,
    purpose,
    isHeld,
    name: upload.name,
    bytes: upload.bytes,
  })
}

/** A file that the server itself wrote to the disk, such as an archive; kept like an upload. */
export function storeMade(
  ctx: Context,
  { path, name, type, extension, bytes }: Upload,
  purpose: string,
): Promise<StoredFile> {
  const id = crypto.randomUUID()
  return storeParts(ctx, [{ key: `${purpose}/${id}.${extension}`, type, body: { path } }], {
    id,
    purpose,
    name,
    bytes,
  })
}

/** A file that the server itself made, such as a letter as PDF; kept like an upload. */
export async function storeBytes(
  ctx: Context,
  file: { name: string; type: string; extension: string; body: Buffer },
  purpose: string,
): Promise<StoredFile> {
  const id = crypto.randomUUID()
  const part = { key: `${purpose}/${id}.${file.extension}`, type: file.type, body: file.body }
  return storeParts(ctx, [part], { id, purpose, name: file.name, bytes: file.body.length })
}

interface Description {
  /** Random; the keys bear it. */
  id: string
  purpose: string
  name: string
  bytes: number
  isHeld?: boolean
}

/** Writes the forms of one file, all or none of them; the first is the file itself. */
export async function storeParts(
  ctx: Context,
  parts: readonly Part[],
  { id, purpose, name, bytes, isHeld = false }: Description,
): Promise<StoredFile> {
  const [main] = parts
  if (main === undefined) throw new Error('a file has at least one form')
  const row: StoredFile = {
    id,
    ownerId: ctx.actor?.userId ?? null,
    purpose,
    keys: parts.map(({ key }) => key),
    name,
    type: main.type,
    bytes,
    state: 'arriving',
    isHeld,
    createdAt: ctx.now,
    changedAt: ctx.now,
  }
  // The row first: bytes that no row knows of would never be found again.
  await ctx.db.insert(storedFiles).values(row)
  try {
    for (const part of parts) await write(ctx, part)
  } catch (error) {
    await removeBytes(ctx, row).catch(() => {})
    await ctx.db.delete(storedFiles).where(eq(storedFiles.id, row.id))
    if (isDiskFault(error)) throw new AppError('UNAVAILABLE', { message: 'noRoomForFile' })
    ctx.log.error(
      { code: (error as { code?: string }).code, reason: reasonOf(error) },
      'a file could not be stored',
    )
    throw new AppError('UNAVAILABLE', { message: 'fileNotStored' })
  }
  return row
}

async function write(ctx: Context, { key, type, body }: Part): Promise<void> {
  const { disk } = storeOf(ctx.config)
  if (Buffer.isBuffer(body)) await disk.put(key, body, { contentType: type })
  else await disk.moveFromFs(body.path, key, { contentType: type })
}

/** Takes the bytes of a file out of the store; what is gone already is no fault. */
export async function removeBytes(ctx: Context, { keys }: Pick<StoredFile, 'keys'>): Promise<void> {
  const { disk } = storeOf(ctx.config)
  for (const key of keys) await disk.delete(key)
}

/** Takes back a file that was stored and shall not be kept; what the store doesn't remove now the sweep removes. */
export async function discardFile(ctx: Context, file: StoredFile): Promise<void> {
  try {
    await removeBytes(ctx, file)
    await ctx.db
      .delete(storedFiles)
      .where(and(eq(storedFiles.id, file.id), eq(storedFiles.state, 'arriving')))
  } catch (error) {
    ctx.log.warn(
      { file: file.id, reason: reasonOf(error) },
      'a file could not be removed and is tried again later',
    )
  }
}

/** Makes a stored file somebody's for good: call it in the transaction that writes the record which names it. */
export async function keepFile(ctx: Context, file: Pick<StoredFile, 'id'>): Promise<void> {
  const rows = await ctx.db
    .update(storedFiles)
    .set({ state: 'kept', changedAt: ctx.now })
    .where(and(eq(storedFiles.id, file.id), eq(storedFiles.state, 'arriving')))
    .returning({ id: storedFiles.id })
  if (rows.length === 0) throw new AppError('CONFLICT')
}

/** Gives a file up: nobody can open it once the transaction commits, and the sweep removes it. */
export async function releaseFile(ctx: Context, id: string | null): Promise<void> {
  if (id === null) return
  const given = await ctx.db
    .update(storedFiles)
    .set({ state: 'released', changedAt: ctx.now })
    .where(eq(storedFiles.id, id))
    .returning()
  await broadcastRemovedFiles(ctx, publicKeysOf(given))
}

const publicKeysOf = (files: readonly StoredFile[]): string[] =>
  files.flatMap(({ keys }) => keys.filter(isPublicKey))

/** Gives files up for good, and forgets what their sender called them. */
export async function eraseFiles(ctx: Context, ids: readonly (string | null)[]): Promise<void> {
  const known = ids.filter((id) => id !== null)
  if (known.length === 0) return
  const erased = { state: 'released', name: 'erased', changedAt: ctx.now } as const
  const given = await ctx.db
    .update(storedFiles)
    .set(erased)
    .where(inArray(storedFiles.id, known))
    .returning()
  await broadcastRemovedFiles(ctx, publicKeysOf(given))
}

/** Takes back that a file was given up, while its bytes are still there. */
export async function reviveFile(ctx: Context, id: string): Promise<void> {
  const rows = await ctx.db
    .update(storedFiles)
    .set({ state: 'kept', changedAt: ctx.now })
    .where(eq(storedFiles.id, id))
    .returning({ id: storedFiles.id })
  if (rows.length === 0) throw new AppError('NOT_FOUND')
}
