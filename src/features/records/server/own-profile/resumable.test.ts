import fs from 'node:fs/promises'
import path from 'node:path'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { useTestApp } from '../../../../../test/harness.ts'
import { makeJobseeker } from '../../../../../test/jobseekers.ts'
import { makeUser } from '../../../../../test/people.ts'
import { askUpload, beginUpload, sendPiece, uploadIdOf } from '../../../../../test/pieces.ts'
import { samplePdf, sampleVideo } from '../../../../../test/samples.ts'
import { sweepArrivals } from '../../../../gateways/files/index.ts'
import { attachVideo } from '../../contract.ts'

const app = useTestApp({ RATE_LIMITS: 'off' })
const limited = useTestApp()
const server = { origin: '' }
const limitedServer = { origin: '' }
beforeAll(async () => {
  server.origin = await app.app.listen({ port: 0, host: '127.0.0.1' })
  limitedServer.origin = await limited.app.listen({ port: 0, host: '127.0.0.1' })
})
afterAll(() => {
  app.app.server.closeAllConnections()
  limited.app.server.closeAllConnections()
})

test('a film goes on where its upload broke off, and then is hers', async () => {
  const her = await makeJobseeker(app)
  const film = sampleVideo(300_000)
  const { status, path } = await beginUpload(server, her, film.length)
  expect(status).toBe(201)
  expect(await sendPiece(server, her, path, 0, film.subarray(0, 100_000))).toBe(204)
  const early = await app.call(attachVideo, { upload_id: uploadIdOf(path) }, her)
  expect([early.status, early.message]).toEqual([
    400,
    'The upload was cut short. Please try again.',
  ])

  const again = await beginUpload(server, her, film.length)
  expect(await sendPiece(server, her, again.path, 0, film.subarray(0, 100_000))).toBe(204)
  const stand = await askUpload(server, her, 'HEAD', again.path)
  expect(stand.headers.get('upload-offset')).toBe('100000')
  expect(await sendPiece(server, her, again.path, 5, film.subarray(100_000))).toBe(409)
  expect(await sendPiece(server, her, again.path, 100_000, film.subarray(100_000))).toBe(204)
  const { data, status: attached } = await app.call(
    attachVideo,
    { upload_id: uploadIdOf(again.path) },
    her,
  )
  expect(attached).toBe(200)
  const shown = await app.app.inject({
    url: data.profile_video_url ?? '',
    headers: { range: 'bytes=299990-' },
  })
  expect(shown.rawPayload).toEqual(film.subarray(299_990))
  expect((await app.call(attachVideo, { upload_id: uploadIdOf(again.path) }, her)).status).toBe(404)
})

test("someone else's upload is not there, and nobody uploads without being a job seeker", async () => {
  const [her, other] = [await makeJobseeker(app), await makeJobseeker(app)]
  const { path } = await beginUpload(server, her, 5000)
  expect((await askUpload(server, other, 'HEAD', path)).status).toBe(404)
  expect(await sendPiece(server, other, path, 0, sampleVideo(5000))).toBe(404)
  expect((await askUpload(server, other, 'DELETE', path)).status).toBe(404)
  expect((await app.call(attachVideo, { upload_id: uploadIdOf(path) }, other)).status).toBe(404)
  for (const id of [
    '..',
    `${her.id}-nothing`,
    `${her.id}-00000000-0000-0000-0000-000000000000`,
    '%2e%2e%2fsecrets',
  ])
    expect((await askUpload(server, her, 'HEAD', `/api/uploads/videos/${id}`)).status).toBe(404)
  const employer = await makeUser(app, 'employer')
  expect((await beginUpload(server, employer, 5000)).status).toBe(403)
  expect((await beginUpload(server, { token: 'nonsense' }, 5000)).status).toBe(401)
  expect((await askUpload(server, her, 'DELETE', path)).status).toBe(204)
})

// spec: 3.3 Nobody keeps the server from others (uploads)
test('three uploads are open at once: a fourth waits while all are on their way, and takes the place of one left alone', async () => {
  const her = await makeJobseeker(limited)
  const start = () => beginUpload(limitedServer, her, 5000)
  const at = (path: string) => askUpload(limitedServer, her, 'HEAD', path)
  const begun = await Promise.all(Array.from({ length: 6 }, start))
  expect(begun.map(({ status }) => status).toSorted()).toEqual([201, 201, 201, 429, 429, 429])
  const refused = await askUpload(limitedServer, her, 'POST', '/api/uploads/videos/', {
    'upload-length': '5000',
  })
  expect([refused.status, refused.headers.get('retry-after')]).toEqual([429, '60'])
  const [left, ...others] = begun.filter(({ status }) => status === 201)
  const file = path.join(limited.config.dataDir, 'incoming', uploadIdOf(left?.path ?? ''))
  const longAgo = new Date(Date.now() - 120_000)
  await fs.utimes(file, longAgo, longAgo)
  expect((await start()).status).toBe(201)
  expect((await at(left?.path ?? '')).status).toBe(404)
  for (const other of others) expect((await at(other.path)).status).toBe(200)
})

test('an upload of which nothing came for six hours is given up', async () => {
  const her = await makeJobseeker(limited)
  const { path: film } = await beginUpload(limitedServer, her, 5000)
  const file = path.join(limited.config.dataDir, 'incoming', uploadIdOf(film))
  const written = async (hours: number) => {
    const at = new Date(limited.clock.now.getTime() - hours * 3_600_000)
    for (const one of [file, `${file}.json`]) await fs.utimes(one, at, at)
    await sweepArrivals(limited.config, limited.app.log, limited.clock.now)
    return fs.stat(file).then(
      () => true,
      () => false,
    )
  }
  expect(await written(5.9)).toBe(true)
  expect(await written(6.1)).toBe(false)
})

test('what the disk has no room for is refused before it comes, and so is what is more than one account may keep', async () => {
  const her = await makeJobseeker(app)
  const { statfs } = fs
  const full = vi.spyOn(fs, 'statfs').mockImplementation(async (folder) => ({
    ...(await statfs(folder)),
    bavail: 150_000,
    bsize: 4096,
  }))
  try {
    expect((await beginUpload(server, her, 100 * 1_048_576)).status).toBe(503)
    expect((await beginUpload(server, her, 1_048_576)).status).toBe(201)
  } finally {
    full.mockRestore()
  }
  await app.connection.pool.query(
    "insert into stored_files (id, owner_id, purpose, keys, name, type, bytes, state, is_held, created_at, changed_at) values (gen_random_uuid(), $1, 'videos', '{videos/x.mp4}', 'x', 'video/mp4', $2, 'kept', false, now(), now())",
    [her.id, 1_073_741_824 - 1000],
  )
  const film = sampleVideo(5000)
  const { path: place } = await beginUpload(server, her, film.length)
  await sendPiece(server, her, place, 0, film)
  const attached = await app.call(attachVideo, { upload_id: uploadIdOf(place) }, her)
  expect([attached.status, attached.message]).toEqual([
    413,
    'Your files take up 1 GB, which is all that one account may keep. Please remove some first.',
  ])
})

test('a film is at most 100 MB, and a film by its content', async () => {
  const her = await makeJobseeker(app)
  expect((await beginUpload(server, her, 100 * 1_048_576 + 1)).status).toBe(413)
  const paper = samplePdf()
  const { path } = await beginUpload(server, her, paper.length)
  await sendPiece(server, her, path, 0, paper)
  const refused = await app.call(attachVideo, { upload_id: uploadIdOf(path) }, her)
  expect([refused.status, refused.message]).toEqual([
    415,
    'Please choose a video: MP4, MOV or WebM',
  ])
  expect((await her.read()).profile_video_url).toBeNull()
})
