import crypto from 'node:crypto'
import fs from 'node:fs/promises'
import http from 'node:http'
import { afterEach, beforeAll, expect, test, vi } from 'vitest'
import { attachVideo } from '../../src/features/records/contract.ts'
import { cleanUpFiles } from '../../src/gateways/files/index.ts'
import { useTestApp } from '../harness.ts'
import { type Jobseeker, makeJobseeker } from '../jobseekers.ts'
import { jobContext } from '../people.ts'
import { askUpload, beginUpload, pieceAt, pieceHeaders, sendPiece, uploadIdOf } from '../pieces.ts'
import { startS3 } from '../s3-server.ts'
import { sampleVideo } from '../samples.ts'
import { apiOf, type ServerProcess, startTimeout, useServers } from './processes.ts'

const megabyte = 1_048_576
const s3 = await startS3()
const secrets = {
  SESSION_SECRET: crypto.randomBytes(32).toString('hex'),
  PAYMENT_SANDBOX_SECRET: crypto.randomBytes(32).toString('hex'),
}
const app = useTestApp({ ...secrets, ...s3.settings })
const servers = useServers()
const soon = { timeout: 10_000, interval: 20 }
let one: ServerProcess
let other: ServerProcess

/** A process as on a machine of its own: what it shares is the database and the bucket. */
const start = () =>
  servers.start('withoutPages', {
    ...secrets,
    ...s3.settings,
    ORIGIN: app.config.origin,
    DATABASE_URL: app.databaseUrl,
    SERVICES: 'web',
    RATE_LIMITS: 'on',
    DATA_DIR: servers.newFolder(),
  })
beforeAll(async () => {
  app.clock.now = new Date()
  ;[one, other] = await Promise.all([start(), start()])
}, startTimeout)
afterEach(() => {
  s3.refusals.next = () => undefined
  app.clock.now = new Date()
})

async function received(
  at: Pick<ServerProcess, 'origin'>,
  who: Jobseeker,
  path: string,
): Promise<number> {
  return Number((await askUpload(at, who, 'HEAD', path)).headers.get('upload-offset'))
}
const attach = (at: Pick<ServerProcess, 'origin'>, who: Jobseeker, path: string) =>
  apiOf(at, who.token)(attachVideo, { upload_id: uploadIdOf(path) })
async function shown(at: Pick<ServerProcess, 'origin'>, address: string | null): Promise<Buffer> {
  return Buffer.from(await (await fetch(at.origin + (address ?? ''))).arrayBuffer())
}
/** Keys of pieces in the bucket. */
const pieces = (path = ''): string[] =>
  [...s3.objects.keys()].filter((key) => key.startsWith(`incoming/${uploadIdOf(path)}`))
/** A film no part of which is like another. */
const film = (bytes: number): Buffer =>
  Buffer.concat([sampleVideo(bytes).subarray(0, 32), crypto.randomBytes(bytes - 32)])

// spec: 3.1 Several processes on one database
test(
  'a film goes to one process and another in turn; one is killed in the middle of a piece, the other finishes it',
  async () => {
    const her = await makeJobseeker(app)
    const whole = film(8 * megabyte)
    const { path } = await beginUpload(one, her, whole.length)
    expect(await sendPiece(one, her, path, 0, whole.subarray(0, megabyte))).toBe(204)
    expect(
      await sendPiece(other, her, path, megabyte, whole.subarray(megabyte, 2 * megabyte)),
    ).toBe(204)

    const doomed = await start()
    // Its first piece comes to the bucket; the second one does when nobody is left to hear of it.
    const killed = Promise.withResolvers<undefined>()
    let puts = 0
    s3.refusals.next = ({ method }) => {
      if (method === 'PUT' && (puts += 1) === 2) return killed.promise
      return undefined
    }
    const stuck = http.request(doomed.origin + path, {
      method: 'PATCH',
      headers: pieceHeaders(her, {
        ...pieceAt(2 * megabyte),
        'content-length': String(6 * megabyte),
      }),
    })
    stuck.on('error', () => {})
    stuck.write(whole.subarray(2 * megabyte, 7 * megabyte))
    await vi.waitUntil(() => puts === 2, soon)
    doomed.kill('SIGKILL')
    await doomed.ended
    killed.resolve(undefined)
    await vi.waitUntil(() => pieces(path).length === 4, soon)

    const stand = await received(one, her, path)
    expect(stand).toBeGreaterThanOrEqual(4 * megabyte)
    expect(await sendPiece(other, her, path, stand, whole.subarray(stand))).toBe(204)
    const { profile_video_url } = await attach(one, her, path)
    expect(await shown(other, profile_video_url)).toEqual(whole)
    expect(pieces(path)).toEqual([])
    await expect(attach(other, her, path)).rejects.toMatchObject({ code: 'NOT_FOUND' })
  },
  startTimeout,
)

test('a connection that breaks off leaves what came: the other process goes on there', async () => {
  const her = await makeJobseeker(app)
  const whole = film(megabyte)
  const { path } = await beginUpload(one, her, whole.length)
  const broken = http.request(one.origin + path, {
    method: 'PATCH',
    headers: pieceHeaders(her, { ...pieceAt(0), 'content-length': String(megabyte) }),
  })
  broken.on('error', () => {})
  await new Promise((resolve) => broken.write(whole.subarray(0, 300_000), resolve))
  broken.destroy()
  await vi.waitUntil(async () => (await received(other, her, path)) > 0, soon)
  const stand = await received(other, her, path)
  expect(await sendPiece(other, her, path, stand, whole.subarray(stand))).toBe(204)
  const { profile_video_url } = await attach(one, her, path)
  expect(await shown(one, profile_video_url)).toEqual(whole)
})

test('an upload is its owner’s at every process, and goes when she gives it up', async () => {
  const [her, stranger] = [await makeJobseeker(app), await makeJobseeker(app)]
  const whole = film(5000)
  const { path } = await beginUpload(one, her, whole.length)
  expect(await sendPiece(one, her, path, 0, whole.subarray(0, 2000))).toBe(204)
  for (const at of [one, other]) {
    expect((await askUpload(at, stranger, 'HEAD', path)).status).toBe(404)
    expect(await sendPiece(at, stranger, path, 2000, whole.subarray(2000))).toBe(404)
    expect((await askUpload(at, stranger, 'DELETE', path)).status).toBe(404)
    await expect(attach(at, stranger, path)).rejects.toMatchObject({ code: 'NOT_FOUND' })
    expect((await fetch(`${at.origin}/media/${pieces(path)[0]}`)).status).toBe(404)
  }
  await expect(attach(other, her, path)).rejects.toMatchObject({ code: 'INVALID' })
  expect((await askUpload(other, her, 'DELETE', path)).status).toBe(204)
  expect((await askUpload(one, her, 'HEAD', path)).status).toBe(404)
  expect(await sendPiece(one, her, path, 2000, whole.subarray(2000))).toBe(404)
  expect(pieces(path)).toEqual([])
})

test('of two pieces that come at once to two processes one is taken, whatever their lengths', async () => {
  const her = await makeJobseeker(app)
  const whole = film(400_000)
  const { path } = await beginUpload(one, her, whole.length)
  // Both are on their way to the bucket before either is there.
  const both = Promise.withResolvers<undefined>()
  let waiting = 0
  s3.refusals.next = ({ method, url = '' }) => {
    if (method !== 'PUT' || !url.includes('incoming')) return undefined
    if ((waiting += 1) === 2) both.resolve(undefined)
    return both.promise
  }
  const answers = await Promise.all([
    sendPiece(one, her, path, 0, whole.subarray(0, 100_000)),
    sendPiece(other, her, path, 0, whole.subarray(0, 150_000)),
  ])
  expect(answers.toSorted()).toEqual([204, 409])
  const stand = await received(one, her, path)
  expect(stand).toBe(answers[0] === 204 ? 100_000 : 150_000)
  expect(pieces(path).length).toBe(1)
  expect(await sendPiece(other, her, path, stand, whole.subarray(stand))).toBe(204)
  const { profile_video_url } = await attach(one, her, path)
  expect(await shown(one, profile_video_url)).toEqual(whole)
})

// spec: 3.3 Nobody keeps the server from others (uploads)
test('three uploads are open at once across all processes; one left alone makes room, and its pieces go', async () => {
  const her = await makeJobseeker(app)
  const begun = await Promise.all(
    [one, other, one, other, one, other].map((at) => beginUpload(at, her, 5000)),
  )
  expect(begun.map(({ status }) => status).toSorted()).toEqual([201, 201, 201, 429, 429, 429])
  const [left, ...others] = begun.filter(({ status }) => status === 201)
  const alone = left?.path ?? ''
  expect(await sendPiece(one, her, alone, 0, film(5000).subarray(0, 2000))).toBe(204)
  await app.connection.pool.query(
    `update open_uploads set written_at = now() - interval '2 minutes' where id = $1`,
    [uploadIdOf(alone)],
  )
  expect((await beginUpload(other, her, 5000)).status).toBe(201)
  expect((await askUpload(one, her, 'HEAD', alone)).status).toBe(404)
  expect(pieces(alone)).toEqual([])
  for (const { path } of others) expect((await askUpload(one, her, 'HEAD', path)).status).toBe(200)
})

test('two that begin at the same moment at two processes count each other', async () => {
  const her = await makeJobseeker(app)
  for (const at of [one, other]) expect((await beginUpload(at, her, 5000)).status).toBe(201)
  // Nobody can enter an upload for a while, but all can count.
  const client = await app.connection.pool.connect()
  await client.query('begin; lock table open_uploads in share mode')
  const both = Promise.all([one, other].map((at) => beginUpload(at, her, 5000)))
  await vi.waitUntil(async () => {
    const { rows } = await client.query(
      `select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`,
    )
    return rows.length === 2
  }, soon)
  await client.query('commit')
  client.release()
  expect((await both).map(({ status }) => status).toSorted()).toEqual([201, 429])
})

test('what is refused at its beginning takes no place', async () => {
  const her = await makeJobseeker(app)
  for (const at of [one, other, one])
    expect((await beginUpload(at, her, 100 * megabyte + 1)).status).toBe(413)
  expect((await beginUpload(other, her, 5000)).status).toBe(201)
})

test('pieces of which none came for six hours are swept from any machine, and those of an account that is gone', async () => {
  const [her, gone] = [await makeJobseeker(app), await makeJobseeker(app)]
  const paths = await Promise.all(
    [her, gone].map(async (who) => {
      const { path } = await beginUpload(one, who, 5000)
      expect(await sendPiece(one, who, path, 0, film(5000).subarray(0, 2000))).toBe(204)
      return path
    }),
  )
  await app.connection.pool.query('update open_uploads set owner_id = null where owner_id = $1', [
    gone.id,
  ])
  const left = async (hours: number) => {
    app.clock.now = new Date(Date.now() + hours * 3_600_000)
    await cleanUpFiles(jobContext(app))
    return paths.map((path) => pieces(path).length)
  }
  expect(await left(0.9)).toEqual([1, 1])
  expect(await left(5.9)).toEqual([1, 0])
  expect(await left(6.1)).toEqual([0, 0])
  expect((await app.connection.pool.query('select 1 from open_uploads')).rows).toEqual([])
})

test('a bucket that is away is said so, and what came before is still there', async () => {
  const her = await makeJobseeker(app)
  const whole = film(200_000)
  const { path } = await beginUpload(one, her, whole.length)
  expect(await sendPiece(one, her, path, 0, whole.subarray(0, 100_000))).toBe(204)
  s3.refusals.next = () => 503
  expect(await sendPiece(other, her, path, 100_000, whole.subarray(100_000))).toBe(503)
  s3.refusals.next = () => undefined
  expect(await sendPiece(other, her, path, 100_000, whole.subarray(100_000))).toBe(204)
  s3.refusals.next = () => 503
  await expect(attach(one, her, path)).rejects.toMatchObject({ code: 'UNAVAILABLE' })
  s3.refusals.next = () => undefined
  const { profile_video_url } = await attach(other, her, path)
  expect(await shown(one, profile_video_url)).toEqual(whole)
  expect(pieces(path)).toEqual([])
})

test('room on the disk is asked for where a film is put together, not while its pieces go to the bucket', async () => {
  const third = { origin: await app.app.listen({ port: 0, host: '127.0.0.1' }) }
  const her = await makeJobseeker(app)
  const whole = film(5000)
  const { statfs } = fs
  vi.spyOn(fs, 'statfs').mockImplementation(async (folder) => ({
    ...(await statfs(folder)),
    bavail: 100_000,
    bsize: 4096,
  }))
  const { path } = await beginUpload(third, her, whole.length)
  expect(await sendPiece(third, her, path, 0, whole)).toBe(204)
  await expect(attach(third, her, path)).rejects.toMatchObject({ code: 'UNAVAILABLE' })
  vi.restoreAllMocks()
  const { profile_video_url } = await attach(third, her, path)
  expect(await shown(other, profile_video_url)).toEqual(whole)
  app.app.server.closeAllConnections()
})
