import crypto from 'node:crypto'
import fs from 'node:fs'
import path from 'node:path'
import { pipeline } from 'node:stream/promises'
import type { DataStore } from '@tus/server'
import type { Context, SignedIn } from '../../platform/server/context.ts'
import { reasonOf } from '../../platform/server/log.ts'
import { AppError } from '../../platform/shared/errors.ts'
import { storeOf } from './disk.ts'
import { refuseWithoutRoom } from './free-space.ts'
import { findOpenUpload, giveUpUpload } from './open-uploads.ts'
import { arrivals, type Upload } from './receive-form.ts'
import { type FileRule, judgeFile } from './rules.ts'

/** Where tus keeps pieces: in this machine's folder, or in the bucket, which all machines reach. `current` is the context of the request that it answers. */
export async function pieceStore({ config }: Context, current: () => Context): Promise<DataStore> {
  if (config.files.driver === 's3') {
    const { BucketPieces } = await import('./bucket-pieces.ts')
    return new BucketPieces(current)
  }
  const { FileStore } = await import('@tus/file-store')
  return new FileStore({ directory: arrivals(config) })
}

/** Hands over a file that came in by pieces and is whole, judged by its content; `id` must be known to be plain. */
export async function takeArrival<T>(
  ctx: SignedIn,
  id: string,
  rule: FileRule,
  use: (upload: Upload) => Promise<T>,
): Promise<T> {
  const isCopied = ctx.config.files.driver === 's3'
  const file = isCopied ? await copyOfPieces(ctx, id, rule) : path.join(arrivals(ctx.config), id)
  try {
    const bytes = isCopied ? (await fs.promises.stat(file)).size : await sizeOnDisk(file, rule)
    const judged = await judgeFile(file, rule, ctx)
    return await use({ path: file, name: `film.${judged.extension}`, bytes, ...judged })
  } finally {
    if (isCopied) await fs.promises.rm(file, { force: true })
  }
}

async function sizeOnDisk(file: string, rule: FileRule): Promise<number> {
  const description = await fs.promises.readFile(`${file}.json`, 'utf8').catch(() => undefined)
  const stat = await fs.promises.stat(file).catch(() => undefined)
  if (description === undefined || stat === undefined) throw new AppError('NOT_FOUND')
  const { size } = JSON.parse(description) as { size?: number }
  refuseUnfit({ received: stat.size, bytes: size }, rule)
  return stat.size
}

function refuseUnfit(
  { received, bytes }: { received: number; bytes: number | undefined },
  rule: FileRule,
): void {
  if (received !== bytes) throw new AppError('INVALID', { message: 'uploadCutShort' })
  if (bytes > rule.maxBytes) throw new AppError('TOO_LARGE', { message: rule.tooLarge })
}

/** Puts the pieces of an upload together on this machine's disk. */
async function copyOfPieces(ctx: Context, id: string, rule: FileRule): Promise<string> {
  const upload = await findOpenUpload(ctx, id)
  if (!upload) throw new AppError('NOT_FOUND')
  refuseUnfit(upload, rule)
  await fs.promises.mkdir(arrivals(ctx.config), { recursive: true, mode: 0o700 })
  await refuseWithoutRoom(ctx.config, upload.bytes)
  const file = path.join(arrivals(ctx.config), crypto.randomUUID())
  const { read } = storeOf(ctx.config)
  try {
    for (const piece of upload.pieces)
      await pipeline(await read(piece), fs.createWriteStream(file, { flags: 'a', mode: 0o600 }))
    return file
  } catch (error) {
    await fs.promises.rm(file, { force: true })
    // Taken, or given up, by another request meanwhile.
    if (!(await findOpenUpload(ctx, id))) throw new AppError('NOT_FOUND')
    ctx.log.error({ reason: reasonOf(error) }, 'the pieces of an upload could not be read')
    throw new AppError('UNAVAILABLE', { message: 'fileNotStored' })
  }
}

/** Removes such a file and what is known of it. */
export async function forgetArrival(ctx: Context, id: string): Promise<void> {
  if (ctx.config.files.driver === 's3') return giveUpUpload(ctx, id)
  const file = path.join(arrivals(ctx.config), id)
  await Promise.all([file, `${file}.json`].map((one) => fs.promises.rm(one, { force: true })))
}
