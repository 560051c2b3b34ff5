import sharp from 'sharp'
import { expect, test } from 'vitest'
import { useTestApp } from '../../../../../test/harness.ts'
import { formSaver, makeJobseeker } from '../../../../../test/jobseekers.ts'
import { type Photograph, photographs, skin } from '../../../../../test/photographs.ts'
import { pictureSources } from '../../../../platform/shared/pictures.ts'

const app = useTestApp({ RATE_LIMITS: 'off' })
const saveForm = formSaver(app)

async function upload({ name, body }: Photograph, crop?: object) {
  const her = await makeJobseeker(app)
  const { status, data } = await saveForm(
    her.token,
    crop === undefined ? {} : { profile_image_crop: JSON.stringify(crop) },
    { profile_image: { name, body: await body() } },
  )
  expect(status).toBe(200)
  return { square: data.profile_image_url ?? '', whole: data.full_image_url ?? '' }
}

const shown = async (url: string) => (await app.app.inject({ url })).rawPayload

/** The colour of a point, by its share of width and height. */
async function colourAt(url: string, x: number, y: number) {
  const { data, info } = await sharp(await shown(url))
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true })
  const at = (Math.floor(y * (info.height - 1)) * info.width + Math.floor(x * (info.width - 1))) * 4
  const [r = 0, g = 0, b = 0, alpha = 0] = data.subarray(at, at + 4)
  return { r, g, b, alpha }
}

const sizeOf = async (url: string) => {
  const { width, height } = await sharp(await shown(url)).metadata()
  return { width, height }
}

const addressesOf = (url: string): string[] =>
  Object.values(pictureSources(url)).flatMap((widths) =>
    widths.split(', ').map((one) => one.split(' ')[0] ?? ''),
  )

/** A square within the face, in the upright picture's own pixels. */
function withinFace({ face: { x, y, radius } }: Photograph) {
  const side = radius * 1.2
  return { x: x - side / 2, y: y - side / 2, width: side, height: side }
}

test.each(photographs)(
  '$what: the whole keeps its shape and stands upright; what she chose is cut out, square in each size',
  async (photograph) => {
    const { square, whole } = await upload(photograph, withinFace(photograph))
    const size = await sizeOf(whole)
    expect(size.width / size.height).toBeCloseTo(photograph.width / photograph.height, 1)
    expect(size.width).toBeLessThanOrEqual(photograph.width)
    const [top, foot] = [await colourAt(whole, 0.02, 0.05), await colourAt(whole, 0.02, 0.95)]
    if (photograph.what.startsWith('cut out')) expect([top.alpha, foot.alpha]).toEqual([0, 0])
    else {
      expect(top.r).toBeGreaterThan(top.b)
      expect(foot.b).toBeGreaterThan(foot.r)
    }
    const addresses = addressesOf(square)
    expect(addresses.length).toBeGreaterThan(3)
    for (const address of addresses) {
      const { width, height } = await sizeOf(address)
      expect(width, address).toBe(height)
    }
    for (const place of [0.1, 0.5, 0.9]) {
      const { r, g, b } = await colourAt(square, place, place)
      // Of the face's colour, in whichever light.
      expect(r).toBeGreaterThan(g)
      expect(g).toBeGreaterThan(b)
    }
  },
)

test('where she chose nothing, the middle is kept, a little above it', async () => {
  const [upright] = photographs
  if (upright === undefined) return expect.unreachable()
  const { square } = await upload(upright)
  expect(await sizeOf(square)).toEqual({ width: 600, height: 600 })
  const { r, g, b } = await colourAt(square, 0.5, 0.43)
  for (const [seen, drawn] of [
    [r, skin.r],
    [g, skin.g],
    [b, skin.b],
  ] as const)
    expect(Math.abs(seen - drawn)).toBeLessThan(12)
})
