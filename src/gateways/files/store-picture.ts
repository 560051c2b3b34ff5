import crypto from 'node:crypto'
import sharp, { type Region, type Sharp } from 'sharp'
import type { Context } from '../../platform/server/context.ts'
import { AppError } from '../../platform/shared/errors.ts'
import { pictureWidths } from '../../platform/shared/pictures.ts'
import { inPictureQueue, ownerOf } from './picture-queue.ts'
import { refuseOverQuota } from './quota.ts'
import type { Upload } from './receive-form.ts'
import { pixelsMax } from './rules.ts'
import { type Part, storeParts } from './store-file.ts'
import type { StoredFile } from './tables.ts'

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
  const drawn = await inPictureQueue(ownerOf(ctx), async () => {
    const done = []
    for (const options of cuts) {
      const id = crypto.randomUUID()
      done.push({
        id,
        purpose: options.purpose,
        parts: await draw(upload.path, `${options.purpose}/${id}`, options),
      })
    }
    return done
  })
  const stored: StoredFile[] = []
  for (const { id, purpose, parts } of drawn) {
    const bytes = parts.reduce(
      (sum, { body }) => sum + (Buffer.isBuffer(body) ? body.length : 0),
      0,
    )
    stored.push(await storeParts(ctx, parts, { id, purpose, name: upload.name, bytes }))
  }
  return stored as { [K in keyof O]: StoredFile }
}

interface Raw {
  data: Buffer
  width: number
  height: number
  channels: 1 | 2 | 3 | 4
}

/** From the widest to the narrowest: each is drawn from the one before, and the photograph itself is open for the first alone. */
async function draw(path: string, base: string, options: Options): Promise<Part[]> {
  try {
    let picture = await decode(path, options)
    const forms: { width: number; parts: [Part, Part] }[] = []
    let encoded: { of: Raw; webp: Buffer; avif: Buffer } | undefined
    for (const width of pictureWidths.toSorted((a, b) => b - a)) {
      if (Math.max(picture.width, picture.height) > width)
        picture = await rawOf(fit(fromRaw(picture), width))
      // One that is smaller than several widths is written once and kept under each.
      if (encoded?.of !== picture)
        encoded = {
          of: picture,
          webp: await fromRaw(picture).webp({ quality: 80 }).toBuffer(),
          avif: await fromRaw(picture).avif({ quality: 55, effort: 2 }).toBuffer(),
        }
      const { webp, avif } = encoded
      const parts: [Part, Part] = [
        { key: `${base}-${width}.webp`, type: 'image/webp', body: webp },
        { key: `${base}-${width}.avif`, type: 'image/avif', body: avif },
      ]
      forms.push({ width, parts })
    }
    // The main one first, then the others.
    return forms
      .sort((a, b) => Number(b.width === 640) - Number(a.width === 640) || a.width - b.width)
      .flatMap(({ parts }) => parts)
  } catch (error) {
    if (error instanceof AppError) throw error
    throw new AppError('INVALID', { message: 'fileDamaged' })
  }
}

/** The part that is kept, as wide as the widest form. */
async function decode(path: string, { crop, square }: Options): Promise<Raw> {
  const opened = sharp(path, { limitInputPixels: pixelsMax, failOn: 'truncated' })
  const { width, height } = (await opened.metadata()).autoOrient
  const region =
    crop === undefined
      ? square === true
        ? middleOf(width, height)
        : undefined
      : within(crop, width, height)
  const upright = opened.autoOrient()
  const widest = Math.max(...pictureWidths)
  return rawOf(
    fit(region === undefined ? upright : upright.extract(region), widest).toColourspace('srgb'),
  )
}

const fit = (picture: Sharp, width: number): Sharp =>
  picture.resize({ width, height: width, fit: 'inside', withoutEnlargement: true })

const fromRaw = ({ data, ...raw }: Raw): Sharp => sharp(data, { raw })

async function rawOf(picture: Sharp): Promise<Raw> {
  const { data, info } = await picture.raw().toBuffer({ resolveWithObject: true })
  return { data, width: info.width, height: info.height, channels: info.channels }
}

function middleOf(width: number, height: number): Region {
  const side = Math.min(width, height)
  // A little above the middle: that is where faces are.
  return {
    left: Math.floor((width - side) / 2),
    top: Math.floor((height - side) / 3),
    width: side,
    height: side,
  }
}

function within(crop: Crop, width: number, height: number): Region {
  const left = Math.min(Math.max(0, Math.round(crop.x)), width - 1)
  const top = Math.min(Math.max(0, Math.round(crop.y)), height - 1)
  return {
    left,
    top,
    width: clamp(crop.width, width - left),
    height: clamp(crop.height, height - top),
  }
}

const clamp = (length: number, most: number): number =>
  Math.min(Math.max(1, Math.round(length)), most)
