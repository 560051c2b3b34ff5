import crypto from 'node:crypto'
import sharp, { type Region } from 'sharp'
import type { Context } from '../../platform/server/context.ts'
import { AppError } from '../../platform/shared/errors.ts'
import { pictureWidths } from '../../platform/shared/pictures.ts'
import type { Upload } from './receive-form.ts'
import { pixelsMax } from './rules.ts'
import { type Part, storeParts } from './store-file.ts'
import type { StoredFile } from './tables.ts'

// One picture is drawn at a time: a photograph takes 150 MB while it is open.
sharp.concurrency(1)
sharp.cache(false)
let drawing: Promise<unknown> = Promise.resolve()

/** The part of a picture that is kept, in its own pixels once it stands upright. */
export interface Crop {
  x: number
  y: number
  width: number
  height: number
}

interface Options {
  purpose: string
  /** Cuts to this part; with `square` alone, to the middle. */
  crop?: Crop | undefined
  square?: boolean
}

/**
 * Stores a picture under `{purpose}/{id}-{width}.webp` and `.avif`, upright and without what cameras write into it
 * (place, time, model). The row's first key is the widest WebP of at most 640; `pictureSources` gives the others.
 */
export async function storePicture(ctx: Context, upload: Upload, options: Options): Promise<StoredFile> {
  const id = crypto.randomUUID()
  const before = drawing
  const drawn = before.catch(() => {}).then(() => draw(upload.path, `${options.purpose}/${id}`, options))
  drawing = drawn.catch(() => {})
  const parts = await drawn
  const bytes = parts.reduce((sum, { body }) => sum + (Buffer.isBuffer(body) ? body.length : 0), 0)
  return storeParts(ctx, parts, { id, purpose: options.purpose, name: upload.name, bytes })
}

async function draw(path: string, base: string, { crop, square }: Options): Promise<Part[]> {
  try {
    const { data, info } = await sharp(path, { limitInputPixels: pixelsMax, failOn: 'truncated' })
      .autoOrient()
      .toColourspace('srgb')
      .raw()
      .toBuffer({ resolveWithObject: true })
    const { width, height, channels } = info
    const region = crop === undefined ? (square === true ? middleOf(width, height) : undefined) : within(crop, width, height)
    const upright = () => {
      const picture = sharp(data, { raw: { width, height, channels } })
      return region === undefined ? picture : picture.extract(region)
    }
    const parts: Part[] = []
    // The main one first, then the others.
    for (const target of [...pictureWidths].sort((a, b) => Number(b === 640) - Number(a === 640))) {
      const resized = await upright()
        .resize({ width: target, height: target, fit: 'inside', withoutEnlargement: true })
        .raw()
        .toBuffer({ resolveWithObject: true })
      const again = () => sharp(resized.data, { raw: { width: resized.info.width, height: resized.info.height, channels: resized.info.channels } })
      parts.push({ key: `${base}-${target}.webp`, type: 'image/webp', body: await again().webp({ quality: 80 }).toBuffer() })
      parts.push({ key: `${base}-${target}.avif`, type: 'image/avif', body: await again().avif({ quality: 55, effort: 2 }).toBuffer() })
    }
    return parts
  } catch (error) {
    if (error instanceof AppError) throw error
    throw new AppError('INVALID', { message: 'fileDamaged' })
  }
}

function middleOf(width: number, height: number): Region {
  const side = Math.min(width, height)
  // A little above the middle: that is where faces are.
  return { left: Math.floor((width - side) / 2), top: Math.floor((height - side) / 3), width: side, height: side }
}

function within(crop: Crop, width: number, height: number): Region {
  const left = Math.min(Math.max(0, Math.round(crop.x)), width - 1)
  const top = Math.min(Math.max(0, Math.round(crop.y)), height - 1)
  return { left, top, width: clamp(crop.width, width - left), height: clamp(crop.height, height - top) }
}

const clamp = (length: number, most: number): number => Math.min(Math.max(1, Math.round(length)), most)
