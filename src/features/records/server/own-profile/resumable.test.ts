import { afterAll, beforeAll, expect, test } from 'vitest'
import { useTestApp } from '../../../../../test/harness.ts'
import { makeJobseeker } from '../../../../../test/jobseekers.ts'
import { makeUser } from '../../../../../test/people.ts'
import { samplePdf, sampleVideo } from '../../../../../test/samples.ts'
import { attachVideo } from '../../contract.ts'

const app = useTestApp({ RATE_LIMITS: 'off' })
let origin = ''
beforeAll(async () => void (origin = await app.app.listen({ port: 0, host: '127.0.0.1' })))
afterAll(() => app.app.server.closeAllConnections())

const ask = (
  token: string,
  method: string,
  path: string,
  headers: Record<string, string> = {},
  body?: Buffer,
) =>
  fetch(origin + path, {
    method,
    headers: { 'tus-resumable': '1.0.0', authorization: `Bearer ${token}`, ...headers },
    ...(body && { body: new Uint8Array(body) }),
  })
const begin = async (token: string, bytes: number) => {
  const answer = await ask(token, 'POST', '/api/uploads/videos/', {
    'upload-length': String(bytes),
  })
  return { status: answer.status, path: answer.headers.get('location') ?? '' }
}
const send = (token: string, path: string, offset: number, body: Buffer) =>
  ask(
    token,
    'PATCH',
    path,
    { 'upload-offset': String(offset), 'content-type': 'application/offset+octet-stream' },
    body,
  )
const idOf = (path: string): string => path.split('/').at(-1) ?? ''

test('a film goes on where its upload broke off, and then is hers', async () => {
  const her = await makeJobseeker(app)
  const film = sampleVideo(300_000)
  const { status, path } = await begin(her.token, film.length)
  expect(status).toBe(201)
  expect((await send(her.token, path, 0, film.subarray(0, 100_000))).status).toBe(204)
  const early = await app.call(attachVideo, { upload_id: idOf(path) }, her)
  expect([early.status, early.message]).toEqual([
    400,
    'The upload was cut short. Please try again.',
  ])

  const again = await begin(her.token, film.length)
  expect((await send(her.token, again.path, 0, film.subarray(0, 100_000))).status).toBe(204)
  const stand = await ask(her.token, 'HEAD', again.path)
  expect(stand.headers.get('upload-offset')).toBe('100000')
  expect((await send(her.token, again.path, 5, film.subarray(100_000))).status).toBe(409)
  expect((await send(her.token, again.path, 100_000, film.subarray(100_000))).status).toBe(204)
  const { data, status: attached } = await app.call(
    attachVideo,
    { upload_id: idOf(again.path) },
    her,
  )
  expect(attached).toBe(200)
  const shown = await app.app.inject({
    url: data.profile_video_url ?? '',
    headers: { range: 'bytes=299990-' },
  })
  expect(shown.rawPayload).toEqual(film.subarray(299_990))
  expect((await app.call(attachVideo, { upload_id: idOf(again.path) }, her)).status).toBe(404)
})

test("someone else's upload is not there, and nobody uploads without being a job seeker", async () => {
  const [her, other] = [await makeJobseeker(app), await makeJobseeker(app)]
  const { path } = await begin(her.token, 5000)
  expect((await ask(other.token, 'HEAD', path)).status).toBe(404)
  expect((await send(other.token, path, 0, sampleVideo(5000))).status).toBe(404)
  expect((await ask(other.token, 'DELETE', path)).status).toBe(404)
  expect((await app.call(attachVideo, { upload_id: idOf(path) }, other)).status).toBe(404)
  for (const id of [
    '..',
    `${her.id}-nothing`,
    `${her.id}-00000000-0000-0000-0000-000000000000`,
    '%2e%2e%2fsecrets',
  ])
    expect((await ask(her.token, 'HEAD', `/api/uploads/videos/${id}`)).status).toBe(404)
  const employer = await makeUser(app, 'employer')
  expect((await begin(employer.token, 5000)).status).toBe(403)
  expect((await begin('nonsense', 5000)).status).toBe(401)
  expect((await ask(her.token, 'DELETE', path)).status).toBe(204)
})

test('a film is at most 100 MB, and a film by its content', async () => {
  const her = await makeJobseeker(app)
  expect((await begin(her.token, 100 * 1_048_576 + 1)).status).toBe(413)
  const paper = samplePdf()
  const { path } = await begin(her.token, paper.length)
  await send(her.token, path, 0, paper)
  const refused = await app.call(attachVideo, { upload_id: idOf(path) }, her)
  expect([refused.status, refused.message]).toEqual([
    415,
    'Please choose a video: MP4, MOV or WebM',
  ])
  expect((await her.read()).profile_video_url).toBeNull()
})
