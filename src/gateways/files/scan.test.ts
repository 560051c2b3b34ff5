import fs from 'node:fs'
import net, { type AddressInfo } from 'node:net'
import os from 'node:os'
import path from 'node:path'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { useTestApp } from '../../../test/harness.ts'
import { jobContext, makeUser } from '../../../test/people.ts'
import type { Context } from '../../platform/server/context.ts'
import { transaction } from '../../platform/server/database/db.ts'
import { fileLink } from './links.ts'
import { storeOf } from './disk.ts'
import { keepFile, releaseFile, removeBytes, storeFile } from './store-file.ts'
import { scanHeldFiles, cleanUpFiles } from './clean-up-files.ts'
import { type StoredFile, storedFiles } from './tables.ts'

const sick = 'a virus for tests'
const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'manzil-scan-'))
/** How clamd behaves: answers as it does, hangs up, or answers what nobody understands. */
let mood: 'well' | 'away' | 'odd' = 'well'
/** What happens while it looks. */
let meanwhile: (() => Promise<unknown>) | undefined

/** Speaks clamd's INSTREAM: chunks with their length before them, until an empty one. */
const clamd = net.createServer((socket) => {
  if (mood === 'away') return void socket.destroy()
  let received = Buffer.alloc(0)
  socket.on('error', () => undefined)
  socket.on('data', async (chunk) => {
    received = Buffer.concat([received, chunk])
    const body = streamed(received)
    if (body === undefined) return
    await meanwhile?.()
    const verdict = body.includes(sick) ? 'Test.Virus FOUND' : 'OK'
    socket.end(mood === 'odd' ? 'INSTREAM size limit exceeded. ERROR\0' : `stream: ${verdict}\0`)
  })
})

/** The bytes between the command and the empty chunk; undefined while that has not come. */
function streamed(received: Buffer): string | undefined {
  const command = 'zINSTREAM\0'
  expect(received.subarray(0, command.length).toString()).toBe(command.slice(0, received.length))
  let at = command.length
  let body = ''
  while (at + 4 <= received.length) {
    const length = received.readUInt32BE(at)
    if (length === 0) return body
    body += received.subarray(at + 4, at + 4 + length).toString('latin1')
    at += 4 + length
  }
  return undefined
}

const settings: Record<string, string> = {}
beforeAll(async () => {
  await new Promise<void>((resolve) => void clamd.listen(0, '127.0.0.1', resolve))
  settings.CLAMD = `127.0.0.1:${(clamd.address() as AddressInfo).port}`
})
afterAll(() => void clamd.close())
beforeEach(() => {
  mood = 'well'
  meanwhile = undefined
})
const app = useTestApp(settings)

let written = 0
async function store(
  text: string,
  { kept = true } = {},
): Promise<{ ctx: Context; file: StoredFile }> {
  const { id } = await makeUser(app, 'jobseeker')
  const ctx: Context = {
    ...jobContext(app),
    actor: { userId: id, role: 'jobseeker', sessionId: '' },
  }
  const file = path.join(folder, String((written += 1)))
  // More than a chunk of a file stream, so that the lengths matter.
  const body = `${'x'.repeat(100_000)}${text}`
  fs.writeFileSync(file, body)
  const upload = {
    path: file,
    name: 'paper.pdf',
    extension: 'pdf',
    type: 'application/pdf',
    bytes: body.length,
  }
  const stored = await storeFile(ctx, upload, 'papers')
  if (kept) await transaction(ctx, (tx) => keepFile(tx, stored))
  return { ctx, file: stored }
}
const rowOf = async ({ id }: StoredFile): Promise<StoredFile | undefined> =>
  (await app.connection.db.select().from(storedFiles).where(eq(storedFiles.id, id)))[0]

test('what the scanner finds clean opens at once', async () => {
  const { ctx, file } = await store('nothing but a paper')
  expect((await app.app.inject(fileLink(ctx, file) ?? '/none')).statusCode).toBe(200)
})

// asvs: 5.4.3
test('what it finds infected is refused, and no file and no row remain', async () => {
  const rows = () => app.connection.db.$count(storedFiles)
  const before = await rows()
  await expect(store(sick)).rejects.toMatchObject({
    code: 'INVALID',
    detail: { message: 'fileInfected' },
  })
  expect(await rows()).toBe(before)
})

test.each(['away', 'odd'] as const)(
  'while it is %s an upload is held back until it has been passed',
  async (state) => {
    mood = state
    const { ctx, file } = await store('nothing but a paper')
    expect(fileLink(ctx, file)).toBeNull()
    await scanHeldFiles(jobContext(app))
    expect((await rowOf(file))?.isHeld).toBe(true)
    mood = 'well'
    await scanHeldFiles(jobContext(app))
    const passed = await rowOf(file)
    expect(passed?.isHeld).toBe(false)
    expect((await app.app.inject(fileLink(ctx, passed ?? file) ?? '/none')).statusCode).toBe(200)
  },
)

test('what was held back and is infected is given up', async () => {
  mood = 'away'
  const { ctx, file } = await store(sick)
  mood = 'well'
  await scanHeldFiles(jobContext(app))
  const row = await rowOf(file)
  expect(row).toMatchObject({ isHeld: true, state: 'released' })
  expect(fileLink(ctx, row ?? file)).toBeNull()
})

test('what happens to a file while the scanner looks at it stays: kept, given up, and given up though infected', async () => {
  mood = 'away'
  const arriving = await store('a paper', { kept: false })
  mood = 'well'
  meanwhile = () => keepFile(arriving.ctx, arriving.file)
  await scanHeldFiles(jobContext(app))
  expect(await rowOf(arriving.file)).toMatchObject({ state: 'kept', isHeld: false })
  meanwhile = undefined
  mood = 'away'
  const kept = await store('a paper')
  mood = 'well'
  meanwhile = () => releaseFile(kept.ctx, kept.file.id)
  await scanHeldFiles(jobContext(app))
  expect(await rowOf(kept.file)).toMatchObject({ state: 'released', isHeld: false })
})

test('held files without their bytes stop none behind them: four before one', async () => {
  mood = 'away'
  const lost = await Promise.all(Array.from({ length: 4 }, () => store('a paper')))
  for (const { file } of lost) await removeBytes(jobContext(app), file)
  const whole = await store('a paper')
  mood = 'well'
  await scanHeldFiles(jobContext(app))
  expect(await rowOf(whole.file)).toMatchObject({ isHeld: false })
  expect(await rowOf(lost[0]!.file)).toMatchObject({ isHeld: true })
})

test('a file that can’t be removed stops none behind it, over batches, and goes with a later round: one of 205', async () => {
  const { id } = await makeUser(app, 'jobseeker')
  await app.connection.pool.query(
    `insert into stored_files (id, owner_id, purpose, keys, name, type, bytes, state, is_held, created_at, changed_at)
     select gen_random_uuid(), $1, 'papers', array['papers/loose-' || number], 'x', 'application/pdf', 1, 'released', false, $2, $2::timestamptz + number * interval '1 ms'
     from generate_series(1, 205) number`,
    [id, new Date(app.clock.now.getTime() - 7_200_000)],
  )
  const { disk } = storeOf(app.config)
  const remove = disk.delete.bind(disk)
  const ill = vi
    .spyOn(disk, 'delete')
    .mockImplementation((key) =>
      key === 'papers/loose-1' ? Promise.reject(new Error('the bucket is ill')) : remove(key),
    )
  expect(await cleanUpFiles(jobContext(app))).toBe(204)
  ill.mockRestore()
  app.clock.now = new Date(app.clock.now.getTime() + 7_200_000)
  expect(await cleanUpFiles(jobContext(app))).toBeGreaterThan(0)
  expect(
    (
      await app.connection.pool.query(
        "select id from stored_files where 'papers/loose-1' = any(keys)",
      )
    ).rows,
  ).toEqual([])
})
