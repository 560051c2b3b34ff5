import sharp, { type Create } from 'sharp'
import { describe, expect, test } from 'vitest'
import { useTestApp } from '../../../../../test/harness.ts'
import { formSaver, makeJobseeker } from '../../../../../test/jobseekers.ts'
import { formOf } from '../../../../../test/samples.ts'
import { addDocument } from '../../contract.ts'

const app = useTestApp({ RATE_LIMITS: 'off' })
const save = formSaver(app)
const busy =
  'Many pictures are being saved at the moment. Nothing was saved; please try again in a few seconds.'

/** A picture that takes a while: every pixel of it is another. */
const photo = (width: number, height: number): Promise<Buffer> =>
  sharp({
    create: {
      width,
      height,
      channels: 3,
      noise: { type: 'gaussian', mean: 128, sigma: 40 },
    } as Create,
  })
    .jpeg()
    .toBuffer()
/** One colour: some kilobytes, however large it is. */
const flat = (width: number, height: number): Promise<Buffer> =>
  sharp({ create: { width, height, channels: 3, background: '#357' } })
    .png()
    .toBuffer()

async function send(token: string, body: Buffer, locale = 'en') {
  const { payload, headers } = formOf({}, { profile_image: { name: 'me.jpg', body } })
  const answer = await app.app.inject({
    method: 'PATCH',
    url: '/api/jobseeker/profile/',
    payload,
    headers: { ...headers, authorization: `Bearer ${token}`, 'accept-language': locale },
  })
  const { message, code } = answer.json<{ message?: string; code?: string }>()
  return { status: answer.statusCode, message, code, retryAfter: answer.headers['retry-after'] }
}

describe('many pictures at once', () => {
  // spec: 3.3 Pictures and films are opened few at a time
  test('of one person: a few wait their turn, the others are asked to come again, and then they may', async () => {
    const { token } = await makeJobseeker(app)
    const body = await photo(400, 300)
    const answers = await Promise.all(
      Array.from({ length: 10 }, (_, n) => send(token, body, n % 2 === 1 ? 'ar' : 'en')),
    )
    const refused = answers.filter(({ status }) => status !== 200)
    expect(refused.length).toBeGreaterThanOrEqual(4)
    expect(refused.length).toBeLessThan(answers.length)
    for (const one of refused)
      expect(one).toMatchObject({ status: 503, code: 'UNAVAILABLE', retryAfter: '10' })
    expect(new Set(refused.map(({ message }) => message))).toEqual(
      new Set([busy, 'تُحفظ صور كثيرة في هذه اللحظة. لم يُحفظ شيء، يرجى المحاولة من جديد بعد ثوانٍ.']),
    )
    expect((await send(token, body)).status).toBe(200)
  })

  // spec: 3.3 Pictures and films are opened few at a time
  test('of one person hold up nobody else: another’s is saved between them, and the server answers meanwhile', async () => {
    const [one, other] = [await makeJobseeker(app), await makeJobseeker(app)]
    const [large, small] = [await photo(1600, 1200), await photo(300, 200)]
    const order: string[] = []
    const saved = (name: string, token: string, body: Buffer) =>
      send(token, body).then(({ status }) => order.push(`${name} ${status}`))
    const theirs = Array.from({ length: 3 }, () => saved('one', one.token, large))
    const hers = saved('other', other.token, small)
    for (let asked = 0; asked < 20; asked += 1) {
      expect((await app.app.inject({ url: '/healthz' })).statusCode).toBe(200)
      expect(order).toEqual([])
    }
    await Promise.all([...theirs, hers])
    expect(order.toSorted()).toEqual(['one 200', 'one 200', 'one 200', 'other 200'])
    expect(order.indexOf('other 200')).toBeLessThan(3)
  })
})

describe('a picture', () => {
  test.each([
    [
      'of some kilobytes that opens to 30.01 million pixels',
      () => flat(6000, 5002),
      'This picture has more than 25 million pixels. Please choose a smaller one.',
    ],
    [
      'whose data ends early',
      async () => (await photo(400, 300)).subarray(0, 3000),
      'This file is damaged or incomplete. Please choose it again.',
    ],
    [
      'that is smaller than its header says',
      async () => {
        const body = await flat(40, 30)
        // The width and height of its header, and no sum of them that would be right.
        body.writeUInt32BE(5000, 16)
        return body
      },
      'This file is damaged or incomplete. Please choose it again.',
    ],
  ])('%s is refused at its field', async (_, make, message) => {
    const her = await makeJobseeker(app)
    const answer = await save(
      her.token,
      {},
      { profile_image: { name: 'me.png', body: await make() } },
    )
    expect(answer).toMatchObject({ status: 400, errors: { profile_image: [message] } })
    expect((await her.read()).profile_image_url).toBeNull()
    const { payload, headers } = formOf(
      { document_type: 'passport' },
      { document_file: { name: 'p.png', body: await make() } },
    )
    const paper = await app.app.inject({
      method: 'POST',
      url: addDocument.path,
      payload,
      headers: { ...headers, authorization: `Bearer ${her.token}` },
    })
    expect(paper.json()).toMatchObject({ code: 'INVALID', errors: { document_file: [message] } })
  })

  test.each([
    ['of exactly 25 million pixels', () => flat(5000, 5000), 640],
    ['of 20,000 x 2', () => flat(20_000, 2), 640],
    ['that is smaller than every width but one', () => flat(200, 300), 200],
    ['with 400 frames, by the first of them', animated, 64],
  ])('%s is drawn', async (_, make, width) => {
    const her = await makeJobseeker(app)
    const { status, data } = await save(
      her.token,
      {},
      { profile_image: { name: 'me.png', body: await make() } },
    )
    expect(status).toBe(200)
    const full = await sharp(
      (await app.app.inject({ url: data.full_image_url ?? '' })).rawPayload,
    ).metadata()
    expect([full.width, full.pages ?? 1]).toEqual([width, 1])
  })
})

async function animated(): Promise<Buffer> {
  const frames = 400
  const all = Buffer.alloc(64 * 64 * frames * 3, 90)
  for (let at = 0; at < all.length; at += 64 * 64 * 3) all.fill(at % 251, at, at + 64)
  return sharp(all, { raw: { width: 64, height: 64 * frames, channels: 3, pageHeight: 64 } })
    .gif({ loop: 0 })
    .toBuffer()
}
