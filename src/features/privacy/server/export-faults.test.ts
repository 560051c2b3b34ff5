import { Readable } from 'node:stream'
import { describe, expect, test, vi } from 'vitest'
import { useTestApp } from '../../../../test/harness.ts'
import { runJob, signIn } from '../../../../test/people.ts'
import { samplePdf } from '../../../../test/samples.ts'
import { files } from '../../../gateways/files/index.ts'
import { listNotices } from '../../notifications/contract.ts'
import { getDataOverview, openExport, requestExport } from '../contract.ts'
import { exportTools } from '../../../../test/exports.ts'

const app = useTestApp()
const { worker, download, copyOf } = exportTools(app)

const build = () => runJob(app, 'build-export')
const pass = (seconds: number) =>
  void (app.clock.now = new Date(app.clock.now.getTime() + seconds * 1000))
/** Nobody has heard of whoever builds for longer than a minute: her job is given to another. */
async function takeAway() {
  pass(61)
  await app.jobs.findDead('build-export')
  pass(121)
}

/** Someone whose archive stands still at its first file until `go`; other builds, begun later, don't. */
async function heldBuild() {
  const person = await worker()
  await app.call(requestExport, {}, person)
  const store = files(app.config)
  let go: () => void = () => {}
  const gone = new Promise<void>((resolve) => (go = resolve))
  const reached = new Promise<void>((resolve) => {
    const read = store.getStream.bind(store)
    vi.spyOn(store, 'getStream').mockImplementationOnce(async (key) => {
      resolve()
      await gone
      return read(key)
    })
  })
  const built = build()
  await reached
  return { person, go, built }
}

const archivesOf = async (userId: number) => {
  const { rows } = await app.connection.pool.query<{ state: string; key: string }>(
    `select state, keys[1] as key from stored_files where purpose = 'exports' and owner_id = $1`,
    [userId],
  )
  return rows
}

const tellings = async (userId: number) => {
  const { rows } = await app.connection.pool.query<{ kind: string }>(
    `select kind from notices where user_id = $1 and kind like 'data_export%'`,
    [userId],
  )
  return rows.map(({ kind }) => kind)
}

describe('the copy of one’s data', () => {
  // spec: 3.3 Rights over one's own data (a file that can’t be read)
  test('a file that can’t be read, breaks off midway or isn’t there becomes a line of the archive, never its end', async () => {
    app.expectError('a file could not be put into an archive')
    const person = await worker()
    const { rows } = await app.connection.pool.query<{ key: string }>(
      'select keys[1] as key from stored_files where owner_id = $1',
      [person.id],
    )
    const key = rows[0]?.key ?? ''
    const store = files(app.config)
    async function* half() {
      yield samplePdf().subarray(0, 10)
      throw new Error('the disk is ill')
    }
    const faults = [
      async () => Promise.reject(new Error('the disk is ill')),
      async () => Readable.from(half()),
    ]
    for (const fault of [...faults, null]) {
      const broken = fault && vi.spyOn(store, 'getStream').mockImplementation(fault)
      if (!broken) await store.delete(key)
      const zip = await copyOf(person)
      broken?.mockRestore()
      const data = JSON.parse(String(zip.get('data.json'))) as {
        files_missing: string[]
        profile: { papers: unknown[] }
      }
      expect(data.files_missing).toEqual([expect.stringMatching(/^papers\/\d+-my passport\.pdf$/)])
      expect(data.profile.papers).toHaveLength(1)
      expect(String(zip.get('MISSING.txt'))).toContain(data.files_missing[0])
      expect([...zip.keys()].sort()).toEqual(['MISSING.txt', 'README.txt', 'data.json'])
    }
  })

  test('one that can’t be built is tried again later, and after three tries given up: she is told, the log and the audit log know', async () => {
    app.expectError(
      'a file could not be stored',
      'an archive could not be built',
      'an archive was given up',
    )
    const [person, next] = [await worker(), await worker()]
    await app.call(requestExport, {}, person)
    const full = vi
      .spyOn(files(app.config), 'moveFromFs')
      .mockRejectedValue(new Error('the disk is full'))
    const log = vi.spyOn(app.app.log, 'error')
    const stateOf = async ({ id }: { id: number }) =>
      (await app.call(getDataOverview, {}, { token: await signIn(app, id) })).data.export?.status
    // Each wait is twice the one before, or less; the first at least a minute.
    for (const [seconds, state, tries] of [
      [0, 'running', 1],
      [59, 'running', 1],
      [61, 'running', 2],
      [119, 'running', 2],
      [121, 'failed', 3],
    ] as const) {
      pass(seconds)
      await build()
      expect(await stateOf(person)).toBe(state)
      const failures = log.mock.calls.filter(([, text]) => text === 'an archive could not be built')
      expect(failures).toHaveLength(tries)
    }
    const errors = log.mock.calls
      .map(([, text]) => text ?? '')
      .filter((text) => text.includes('archive'))
    expect(errors).toEqual([
      ...Array(3).fill('an archive could not be built'),
      'an archive was given up',
    ])
    expect(
      (await app.call(listNotices, {}, { token: await signIn(app, person.id) })).data.results[0],
    ).toMatchObject({ kind: 'data_export_failed' })
    const { rows } = await app.connection.pool.query(
      `select detail from audit_log where action = 'privacy.export_failed'`,
    )
    expect(rows).toEqual([{ detail: { userId: person.id } }])
    full.mockRestore()
    log.mockRestore()
    await app.call(requestExport, {}, { token: await signIn(app, next.id) })
    await build()
    expect([await stateOf(person), await stateOf(next)]).toEqual(['failed', 'ready'])
  })

  test('whose builder dies is built by another, and given up when the third has died, too', async () => {
    app.expectError('an archive was given up')
    const [lucky, unlucky] = [await worker(), await worker()]
    await app.call(requestExport, {}, lucky)
    await app.jobs.claimAndDie('build-export')
    await build()
    expect(await tellings(lucky.id)).toEqual([])
    await takeAway()
    await build()
    expect(await tellings(lucky.id)).toEqual(['data_export_ready'])

    await app.call(requestExport, {}, { token: await signIn(app, unlucky.id) })
    for (const _ of [1, 2, 3]) {
      await app.jobs.claimAndDie('build-export')
      await takeAway()
      pass(121)
    }
    await build()
    expect(await tellings(unlucky.id)).toEqual(['data_export_failed'])
  })

  test('that was asked for before there were jobs is built after the next start, once', async () => {
    const person = await worker()
    await app.call(requestExport, {}, person)
    await app.connection.pool.query(`delete from jobs.job where name = 'build-export'`)
    await build()
    expect(await tellings(person.id)).toEqual([])
    for (const _ of [1, 2]) await app.jobs.adopt('build-export')
    await build()
    await app.jobs.adopt('build-export')
    await build()
    expect([await tellings(person.id), (await archivesOf(person.id)).length]).toEqual([
      ['data_export_ready'],
      1,
    ])
  })

  test('is built by one at a time: 8 workers', async () => {
    const { person, go, built } = await heldBuild()
    const getStream = vi.mocked(files(app.config).getStream)
    pass(59)
    await app.jobs.findDead('build-export')
    await Promise.all(Array.from({ length: 8 }, build))
    expect(getStream).toHaveBeenCalledTimes(1)
    go()
    await built
    expect([
      (await archivesOf(person.id)).map(({ state }) => state),
      await tellings(person.id),
    ]).toEqual([['kept'], ['data_export_ready']])
    getStream.mockRestore()
  })

  test('that another has taken up, as nobody heard of the first, is hers alone: the first gives its file back, and changes and tells nothing', async () => {
    const { person, go, built } = await heldBuild()
    await takeAway()
    const remove = vi.spyOn(files(app.config), 'delete')
    await build()
    const [kept] = await archivesOf(person.id)
    expect(kept?.state).toBe('kept')
    go()
    await built
    expect([await archivesOf(person.id), await tellings(person.id)]).toEqual([
      [kept],
      ['data_export_ready'],
    ])
    expect((await app.call(getDataOverview, {}, person)).data.export).toMatchObject({
      status: 'ready',
      files_done: 1,
      files_total: 1,
    })
    expect((await download((await app.call(openExport, {}, person)).data.url)).status).toBe(200)
    expect(remove).not.toHaveBeenCalled()
    vi.restoreAllMocks()
  })

  test('taken up by another while its archive was being stored, is not stored twice: the file of the first is deleted', async () => {
    const person = await worker()
    await app.call(requestExport, {}, person)
    const store = files(app.config)
    const move = store.moveFromFs.bind(store)
    const stored: string[] = []
    vi.spyOn(store, 'moveFromFs').mockImplementation(async (from, key, options) => {
      await move(from, key, options)
      stored.push(key)
      if (stored.length > 1) return
      await takeAway()
      await build()
    })
    await build()
    expect(stored).toHaveLength(2)
    expect(await archivesOf(person.id)).toEqual([{ state: 'kept', key: stored[1] }])
    expect(await Promise.all(stored.map((key) => store.exists(key)))).toEqual([false, true])
    expect(await tellings(person.id)).toEqual(['data_export_ready'])
    vi.restoreAllMocks()
  })

  test('that fails for whoever has lost it is no failure: who has taken it up goes on', async () => {
    const person = await worker()
    await app.call(requestExport, {}, person)
    app.expectError('a file could not be stored', 'an archive could not be built')
    vi.spyOn(files(app.config), 'moveFromFs').mockImplementationOnce(async () => {
      await takeAway()
      await app.jobs.claimAndDie('build-export')
      throw new Error('the disk is full')
    })
    await build()
    const { rows } = await app.connection.pool.query(
      `select state, retry_count from jobs.job where name = 'build-export' and data ->> 'id' = (select id::text from data_exports where user_id = $1)`,
      [person.id],
    )
    expect(rows).toEqual([{ state: 'active', retry_count: 1 }])
    vi.restoreAllMocks()
  })

  test('of an account that is erased while it is built is given back', async () => {
    const { person, go, built } = await heldBuild()
    await app.connection.pool.query('delete from data_exports where user_id = $1', [person.id])
    go()
    await built
    expect([await archivesOf(person.id), await tellings(person.id)]).toEqual([[], []])
    vi.restoreAllMocks()
  })
})
