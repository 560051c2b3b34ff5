import crypto from 'node:crypto'
import { expect, test, vi } from 'vitest'
import { useTestApp } from '../../../../../test/harness.ts'
import { jobContext, makeCandidate, makeUser } from '../../../../../test/people.ts'
import { showScannedVideos } from './show-scanned-videos.ts'

const app = useTestApp()

/** A worker whose film the scanner has passed, and which has no address yet. */
async function withScannedFilm(isHeld = false) {
  const { id: ownerId } = await makeUser(app, 'jobseeker')
  const fileId = crypto.randomUUID()
  const key = `videos/${fileId}.mp4`
  await app.connection.pool.query(
    `insert into stored_files (id, owner_id, purpose, keys, name, type, bytes, state, is_held, created_at, changed_at)
     values ($1, $2, 'videos', array[$3], 'film.mp4', 'video/mp4', 1, 'kept', $4, now(), now())`,
    [fileId, ownerId, key, isHeld],
  )
  const id = await makeCandidate(app, { profileVideoFile: fileId })
  return { id, fileId, key }
}
const filmOf = async (id: number) =>
  (
    await app.connection.pool.query(
      'select profile_video_key as key, profile_video_file as file from candidates where id = $1',
      [id],
    )
  ).rows[0]

test('a film that is taken away while the job looks at it never comes back', async () => {
  const { id } = await withScannedFilm()
  const other = await withScannedFilm()
  const she = await app.connection.pool.connect()
  await she.query('begin')
  await she.query('update candidates set profile_video_file = null where id = $1', [id])
  const job = showScannedVideos(jobContext(app))
  const isWaiting =
    "select 1 from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'"
  await vi.waitUntil(async () => (await app.connection.pool.query(isWaiting)).rows.length > 0)
  await she.query('commit')
  she.release()
  await job
  expect(await filmOf(id)).toEqual({ key: null, file: null })
  expect(await filmOf(other.id)).toEqual({ key: other.key, file: other.fileId })
})

test('films that still wait for the scanner hold up none behind them: 120 before one', async () => {
  for (let count = 0; count < 120; count += 1) await withScannedFilm(true)
  const last = await withScannedFilm()
  await showScannedVideos(jobContext(app))
  expect(await filmOf(last.id)).toEqual({ key: last.key, file: last.fileId })
})
