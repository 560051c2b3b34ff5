import sharp, { type Region, type Sharp } from 'sharp'
import { AppError } from '../../platform/shared/errors.ts'
import { pictureWidths } from '../../platform/shared/pictures.ts'
import { pixelsMax } from './pixels-max.ts'

// Each picture has one thread of libuv's four, and what is open of it is not kept: a photograph takes 100 MB meanwhile.
sharp.concurrency(1)
sharp.cache(false)

/** The part of a picture that is kept, in its own pixels once it stands upright. */
export interface Crop {
  x: number
  y: number
  width: number
  height: number
}

/** What is kept of a picture. */
export interface Cut {
  /** Cuts to this part; with `square` alone, to the middle. */
  crop?: Crop | undefined
  square?: boolean
}

export interface DrawnForm {
  width: number
  webp: Uint8Array
  avif: Uint8Array
}

/** Decodes it, small and with a ceiling: a bomb or a picture cut short never gets further. */
export async function judgePicture(path: string): Promise<void> {
  const { width = 0, height = 0 } = await sharp(path, { limitInputPixels: false })
    .metadata()
    .catch(damaged)
  if (width * height > pixelsMax)
    throw new AppError('INVALID', {
      message: 'pictureTooManyPixels',
      params: { millions: pixelsMax / 1e6 },
    })
  await sharp(path, { limitInputPixels: pixelsMax, failOn: 'truncated' })
    .resize(32, 32, { fit: 'inside' })
    .raw()
    .toBuffer()
    .catch(damaged)
}

/** A cut of a picture in each of its widths. */
export async function drawPicture(path: string, cut: Cut): Promise<DrawnForm[]> {
  return draw(path, cut).catch(damaged)
}

function damaged(): never {
  throw new AppError('INVALID', { message: 'fileDamaged' })
}

interface Raw {
  data: Buffer
  width: number
  height: number
  channels: 1 | 2 | 3 | 4
}

/** From the widest to the narrowest: each is drawn from the one before, and the photograph itself is open for the first alone. */
async function draw(path: string, cut: Cut): Promise<DrawnForm[]> {
  let picture = await decode(path, cut)
  const forms: DrawnForm[] = []
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
    forms.push({ width, webp: encoded.webp, avif: encoded.avif })
  }
  return forms
}

/** The part that is kept, as wide as the widest form. */
async function decode(path: string, { crop, square }: Cut): Promise<Raw> {
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
