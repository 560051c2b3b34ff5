import crypto from 'node:crypto'
import type { Context } from '../../platform/server/context.ts'
import type { Cut, DrawnForm } from './draw-picture.ts'
import { inPictureProcess } from './picture-process.ts'
import { inPictureQueue, ownerOf } from './picture-queue.ts'
import { refuseOverQuota } from './quota.ts'
import type { Upload } from './receive-form.ts'
import { type Part, storeParts } from './store-file.ts'
import type { StoredFile } from './tables.ts'

interface Options extends Cut {
  purpose: string
}

/**
 * Stores a picture under `{purpose}/{id}-{width}.webp` and `.avif`, upright and without what cameras write into it
 * (place, time, model). The row's first key is the widest WebP of at most 640; `pictureSources` gives the others.
 */
export async function storePicture(
  ctx: Context,
  upload: Upload,
  options: Options,
): Promise<StoredFile> {
  const [stored] = await storePictures(ctx, upload, [options])
  return stored
}

/** The same for several cuts of one picture, in one turn of its owner's; 503 when too many wait. */
export async function storePictures<const O extends readonly [Options, ...Options[]]>(
  ctx: Context,
  upload: Upload,
  cuts: O,
): Promise<{ [K in keyof O]: StoredFile }> {
  await refuseOverQuota(ctx, upload.bytes)
  const drawn = await inPictureQueue(ownerOf(ctx), () =>
    inPictureProcess(ctx.config, { what: 'draw', path: upload.path, cuts: cuts.map(cutOf) }),
  )
  const stored: StoredFile[] = []
  for (const [place, { purpose }] of cuts.entries()) {
    const id = crypto.randomUUID()
    const parts = partsOf(drawn[place] ?? [], `${purpose}/${id}`)
    const bytes = parts.reduce((sum, { body }) => sum + body.length, 0)
    stored.push(await storeParts(ctx, parts, { id, purpose, name: upload.name, bytes }))
  }
  return stored as { [K in keyof O]: StoredFile }
}

const cutOf = ({ crop, square }: Options): Cut => ({
  ...(crop !== undefined && { crop }),
  ...(square !== undefined && { square }),
})

/** The main one first, then the others. */
const partsOf = (forms: readonly DrawnForm[], base: string): (Part & { body: Buffer })[] =>
  forms
    .toSorted((a, b) => Number(b.width === 640) - Number(a.width === 640) || a.width - b.width)
    .flatMap(({ width, webp, avif }) => [
      { key: `${base}-${width}.webp`, type: 'image/webp', body: Buffer.from(webp) },
      { key: `${base}-${width}.avif`, type: 'image/avif', body: Buffer.from(avif) },
    ])
