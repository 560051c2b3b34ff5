import fs from 'node:fs'
import path from 'node:path'
import { eq } from 'drizzle-orm'
import sharp from 'sharp'
import { afterEach, expect, test, vi } from 'vitest'
import { useTestApp } from '../../../../../test/harness.ts'
import { essentials, formSaver, makeJobseeker } from '../../../../../test/jobseekers.ts'
import { jobContext } from '../../../../../test/people.ts'
import {
  formOf,
  pixelBomb,
  samplePdf,
  samplePhoto,
  samplePicture,
  sampleVideo,
} from '../../../../../test/samples.ts'
import { cleanUpFiles } from '../../../../gateways/files/index.ts'
import { storedFiles } from '../../../../gateways/files/tables.ts'
import { getMe } from '../../../accounts/contract.ts'
import { updateProfile } from '../../contract.ts'

const app = useTestApp({ RATE_LIMITS: 'off' })
afterEach(() => vi.restoreAllMocks())
const jobseeker = () => makeJobseeker(app)
const saveForm = formSaver(app)
const filesOf = (ownerId: number) =>
  app.connection.db.select().from(storedFiles).where(eq(storedFiles.ownerId, ownerId))

// spec: 1.2 Whose picture the avatar shows (the picture)
test('a picture is cut to what she chose, and replaces the one before', async () => {
  const her = await jobseeker()
  const crop = JSON.stringify({ x: 0, y: 0, width: 100, height: 100 })
  const { status, data } = await saveForm(
    her.token,
    { profile_image_crop: crop },
    { profile_image: { name: 'me.jpg', body: await samplePhoto() } },
  )
  expect(status).toBe(200)
  expect(data.profile_image_url).toMatch(/^\/media\/portraits\/[0-9a-f-]{36}-640\.webp$/)
  const shown = await app.app.inject({ url: data.profile_image_url ?? '' })
  expect(shown.headers['content-type']).toBe('image/webp')
  const square = await sharp(shown.rawPayload).metadata()
  expect([square.width, square.height]).toEqual([100, 100])
  const full = await sharp(
    (await app.app.inject({ url: data.full_image_url ?? '' })).rawPayload,
  ).metadata()
  expect([full.width, full.height, full.exif]).toEqual([200, 300, undefined])
  expect((await app.call(getMe, {}, her)).data.user.avatar).toBe(data.profile_image_url)

  const next = await saveForm(
    her.token,
    {},
    { profile_image: { name: 'me.png', body: await samplePicture('png') } },
  )
  expect(next.data.profile_image_url).not.toBe(data.profile_image_url)
  expect((await filesOf(her.id)).map(({ state }) => state).sort()).toEqual([
    'kept',
    'kept',
    'released',
    'released',
  ])
  await cleanUpFiles({ ...jobContext(app), now: new Date(app.clock.now.getTime() + 3_600_001) })
  expect(await filesOf(her.id)).toHaveLength(2)

  expect((await her.save({ profile_image: null })).data.profile_image_url).toBeNull()
  expect((await app.call(getMe, {}, her)).data.user.avatar).toBeNull()
})

test('a picture and a film alone publish nobody; what she types after them does, unless she said otherwise', async () => {
  const her = await jobseeker()
  const picture = { name: 'me.png', body: await samplePicture('png') }
  expect((await saveForm(her.token, {}, { profile_image: picture })).data.is_published).toBe(false)
  const film = { name: 'hello.mp4', body: sampleVideo() }
  expect((await saveForm(her.token, {}, { profile_video: film })).data.is_published).toBe(false)
  expect((await her.save({ profile_video: null })).data.is_published).toBe(false)
  expect((await her.save(essentials)).data.is_published).toBe(true)

  const other = await jobseeker()
  await other.save({ is_published: false })
  expect((await other.save(essentials)).data.is_published).toBe(false)
  const third = await jobseeker()
  expect(
    (await saveForm(third.token, { ...essentials, age: '31' }, { profile_image: picture })).data
      .is_published,
  ).toBe(true)
})

test('what is taken away is gone at once, from memory and from the store, also where the word of it was lost', async () => {
  const her = await jobseeker()
  const files = {
    profile_image: { name: 'me.png', body: await samplePicture('png') },
    profile_video: { name: 'hello.mp4', body: sampleVideo(5000) },
  }
  const { data } = await saveForm(her.token, {}, files)
  const urls = [data.profile_image_url, data.full_image_url, data.profile_video_url].map(String)
  const shown = await Promise.all(urls.map((url) => app.app.inject({ url })))
  // Asked for again after half a minute, here and in every browser.
  expect(shown.map(({ statusCode, headers }) => [statusCode, headers['cache-control']])).toEqual(
    urls.map(() => [200, 'public, max-age=25']),
  )
  const again = await app.app.inject({
    url: urls[0] ?? '',
    headers: { 'if-none-match': String(shown[0]?.headers.etag) },
  })
  expect([again.statusCode, again.body]).toEqual([304, ''])

  await her.save({ profile_image: null })
  const statuses = () =>
    Promise.all(urls.map(async (url) => (await app.app.inject({ url })).statusCode))
  await vi.waitFor(async () => expect(await statuses()).toEqual([404, 404, 200]))
  const gone = (await filesOf(her.id))
    .filter(({ state }) => state === 'released')
    .flatMap(({ keys }) => keys)
  expect(gone).toHaveLength(16)
  await vi.waitFor(() =>
    expect(
      gone.filter((key) => fs.existsSync(path.join(app.config.dataDir, 'files', key))),
    ).toEqual([]),
  )

  await app.connection.db
    .update(storedFiles)
    .set({ state: 'released' })
    .where(eq(storedFiles.ownerId, her.id))
  expect(await statuses()).toEqual([404, 404, 404])
})

test('a picture in memory is looked at again after half a minute', async () => {
  const her = await jobseeker()
  const { data } = await saveForm(
    her.token,
    {},
    { profile_image: { name: 'me.png', body: await samplePicture('png') } },
  )
  const url = String(data.profile_image_url)
  expect((await app.app.inject({ url })).statusCode).toBe(200)
  await app.connection.db
    .update(storedFiles)
    .set({ state: 'released' })
    .where(eq(storedFiles.ownerId, her.id))
  const clock = vi.spyOn(performance, 'now')
  const { now } = Date
  clock.mockImplementation(() => now() - performance.timeOrigin + 30_000)
  expect((await app.app.inject({ url })).statusCode).toBe(404)
})

test('a film plays at once, in parts', async () => {
  const her = await jobseeker()
  const film = sampleVideo(100_000)
  const { data, status } = await saveForm(
    her.token,
    {},
    { profile_video: { name: 'hello.mp4', body: film } },
  )
  expect(status).toBe(200)
  const url = data.profile_video_url ?? ''
  expect(url).toMatch(/^\/media\/videos\/[0-9a-f-]{36}\.mp4$/)
  const part = await app.app.inject({ url, headers: { range: 'bytes=50000-50009' } })
  expect([part.statusCode, part.headers['content-range'], part.headers['content-type']]).toEqual([
    206,
    'bytes 50000-50009/100000',
    'video/mp4',
  ])
  expect(part.rawPayload).toEqual(film.subarray(50_000, 50_010))
  expect((await app.app.inject({ url })).headers['accept-ranges']).toBe('bytes')
  expect((await app.app.inject({ url: '/media/videos/../documents/x.mp4' })).statusCode).toBe(404)
  expect((await her.save({ profile_video: '' })).data.profile_video_url).toBeNull()
})

test.each([
  [
    'a paper that calls itself a picture',
    'profile_image',
    () => samplePdf(),
    415,
    'Please choose a picture: JPG, PNG or WebP',
  ],
  [
    'a drawing with a script',
    'profile_image',
    () => Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>'),
    415,
    'Please choose a picture: JPG, PNG or WebP',
  ],
  [
    'a picture cut short',
    'profile_image',
    async () => (await samplePicture()).subarray(0, 3000),
    400,
    'damaged or incomplete',
  ],
  [
    'a picture of 30,000 x 30,000',
    'profile_image',
    () => pixelBomb(),
    400,
    'more than 25 million pixels',
  ],
  [
    'a picture of more than 10 MB',
    'profile_image',
    async () => Buffer.concat([await samplePicture(), Buffer.alloc(10 * 1_048_576)]),
    413,
    'File size must be less than 10MB',
  ],
  [
    'a picture that calls itself a film',
    'profile_video',
    () => samplePicture(),
    415,
    'Please choose a video: MP4, MOV or WebM',
  ],
] as const)('%s is refused, and nothing is kept', async (_, field, make, status, message) => {
  const her = await jobseeker()
  const answer = await saveForm(
    her.token,
    { day_off: 'Friday' },
    { [field]: { name: '../me.jpg', body: await make(), type: 'image/jpeg' } },
  )
  expect(answer.status).toBe(status)
  expect(answer.message).toContain(message)
  expect(answer.errors?.[field]?.[0]).toContain(message)
  expect(await her.read()).toMatchObject({ day_off: null, version: 1 })
  expect(await filesOf(her.id)).toEqual([])
  expect(fs.readdirSync(path.join(app.config.dataDir, 'incoming'))).toEqual([])
})

test('a change that is refused keeps none of its files', async () => {
  const her = await jobseeker()
  const picture = { profile_image: { name: 'me.jpg', body: await samplePicture() } }
  const refused: Record<string, string>[] = [
    { religion: 'Hindu' },
    { version: '7' },
    { gender: 'x' },
  ]
  for (const fields of refused) {
    expect((await saveForm(her.token, fields, picture)).status).toBeGreaterThanOrEqual(400)
  }
  expect(await filesOf(her.id)).toEqual([])
})

test('a disk that is full says so: no half file, no row without file', async () => {
  app.expectError('noRoomForFile', 'fileNotStored', 'a file could not be stored')
  const her = await jobseeker()
  const picture = { profile_image: { name: 'me.jpg', body: await samplePicture() } }
  const create = fs.createWriteStream
  vi.spyOn(fs, 'createWriteStream').mockImplementation(() => create('/dev/full'))
  const arriving = await saveForm(her.token, {}, picture)
  expect([arriving.status, arriving.message]).toEqual([
    503,
    'There is no room for this file at the moment. Nothing was saved; please try again later.',
  ])
  vi.restoreAllMocks()

  // The store itself is full: its folder is a file, so that nothing can be written below it.
  const folder = path.join(app.config.dataDir, 'files', 'portraits')
  fs.rmSync(folder, { recursive: true, force: true })
  fs.mkdirSync(path.dirname(folder), { recursive: true })
  fs.symlinkSync('/dev/full', folder)
  const storing = await saveForm(her.token, {}, picture)
  expect(storing.status).toBe(503)
  fs.rmSync(folder)
  expect(await filesOf(her.id)).toEqual([])
  expect(fs.readdirSync(path.join(app.config.dataDir, 'incoming'))).toEqual([])
  expect((await her.read()).profile_image_url).toBeNull()
  expect((await saveForm(her.token, {}, picture)).status).toBe(200)
})

test('a form that breaks off or is none is refused', async () => {
  const her = await jobseeker()
  const { payload, headers } = formOf(
    { day_off: 'Friday' },
    { profile_image: { name: 'me.jpg', body: await samplePicture() } },
  )
  const send = (body: Buffer, type = headers['content-type'] ?? '') =>
    app.app.inject({
      method: 'PATCH',
      url: updateProfile.path,
      payload: body,
      headers: { 'content-type': type, authorization: `Bearer ${her.token}` },
    })
  for (const body of [payload.subarray(0, 400), payload.subarray(0, 40), Buffer.from('nothing')]) {
    expect((await send(body)).statusCode, String(body.length)).toBe(400)
  }
  expect((await send(payload, 'multipart/form-data')).statusCode).toBeGreaterThanOrEqual(400)
  expect((await send(payload, 'multipart/form-data')).statusCode).toBeLessThan(500)
  expect((await send(payload, 'application/xml')).statusCode).toBe(415)
  const many = formOf(
    Object.fromEntries(Array.from({ length: 150 }, (_, index) => [`field${index}`, 'x'])),
  )
  expect((await send(many.payload, many.headers['content-type'])).statusCode).toBe(400)
  expect((await her.read()).version).toBe(1)
})
