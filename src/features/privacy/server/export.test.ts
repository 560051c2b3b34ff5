import { Readable } from 'node:stream'
import { beforeAll, describe, expect, test, vi } from 'vitest'
import { useTestApp } from '../../../../test/harness.ts'
import { choose, selectingHousehold } from '../../../../test/households.ts'
import { hire, sendLetter } from '../../../../test/recruitments.ts'
import { jobContext, makeCandidate, makeUser, signIn } from '../../../../test/people.ts'
import { makeJobseeker } from '../../../../test/jobseekers.ts'
import { shownRuns } from '../../../../test/pdf-text.ts'
import { readZip } from '../../../../test/read-zip.ts'
import { formOf, samplePdf, samplePicture } from '../../../../test/samples.ts'
import { hashPassword } from '../../accounts/server/index.ts'
import { files } from '../../../gateways/files/index.ts'
import { addDocument } from '../../candidates/own-profile-contract.ts'
import { refundOrder } from '../../billing/contract.ts'
import { changeStatus } from '../../hiring/contract.ts'
import { listNotices } from '../../notifications/contract.ts'
import { getDataOverview, openExport, requestExport } from '../contract.ts'
import { buildExports } from './build-exports.ts'
import { purgeExports } from './exports.ts'
import { roles } from '../../../platform/shared/roles.ts'

const app = useTestApp()
const password = 'a-good-password'
let passwordHash = ''
beforeAll(async () => {
  passwordHash = await hashPassword(password)
})
const withPassword = (id: number) =>
  app.connection.pool.query('update users set password_hash = $2 where id = $1', [id, passwordHash])

async function worker() {
  const person = await makeJobseeker(app, 'Grace Unmistakable')
  await withPassword(person.id)
  await person.save({ nationality: 'Filipino', religion: 'Christian', consent_special_data: true })
  const upload = formOf(
    { document_type: 'passport', document_number: 'P1234567' },
    { document_file: { name: 'my passport.pdf', body: samplePdf() } },
  )
  const answer = await app.app.inject({
    method: 'POST',
    url: addDocument.path,
    payload: upload.payload,
    headers: { ...upload.headers, authorization: `Bearer ${person.token}` },
  })
  expect(answer.statusCode).toBeLessThan(300)
  return person
}

async function download(
  url: string,
): Promise<{ status: number; body: Buffer; headers: Record<string, unknown> }> {
  const answer = await app.app.inject({ method: 'GET', url })
  return { status: answer.statusCode, body: answer.rawPayload, headers: answer.headers }
}

async function copyOf({ id, token }: { id: number; token: string }): Promise<Map<string, Buffer>> {
  await withPassword(id)
  await app.call(requestExport, {}, { token })
  await buildExports(jobContext(app))
  return readZip(
    (await download((await app.call(openExport, { password }, { token })).data.url)).body,
  )
}

/** So many minutes pass in the database: claims are so much closer to their end. */
const claimsAge = (minutes: number) =>
  app.connection.pool.query(
    `update data_exports set claimed_until = claimed_until - $1 * interval '1 minute'`,
    [minutes],
  )

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
  const built = buildExports(jobContext(app))
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
  test('holds what is stored and the files, opens by the password for five minutes, and goes after seven days', async () => {
    const person = await worker()
    const picture = formOf({}, { profile_image: { name: 'me.jpg', body: await samplePicture() } })
    await app.app.inject({
      method: 'PATCH',
      url: '/api/jobseeker/profile/',
      payload: picture.payload,
      headers: { ...picture.headers, authorization: `Bearer ${person.token}` },
    })
    expect((await app.call(openExport, { password }, person)).status).toBe(404)
    const asked = await app.call(requestExport, {}, person)
    expect(asked).toMatchObject({ status: 200, data: { status: 'queued', bytes: null } })
    expect(await app.call(requestExport, {}, person)).toMatchObject({
      status: 409,
      message: 'A copy of your data is being made already.',
    })

    await buildExports(jobContext(app))
    const { export: ready, consents } = (await app.call(getDataOverview, {}, person)).data
    expect(ready).toMatchObject({ status: 'ready', files_total: 3 })
    expect(consents.map(({ kind }) => kind)).toContain('special_data')
    expect((await app.call(listNotices, {}, person)).data.results[0]).toMatchObject({
      kind: 'data_export_ready',
      path: '/account/data',
    })

    expect(await app.call(openExport, { password: 'wrong' }, person)).toMatchObject({
      status: 400,
      errors: { password: expect.anything() },
    })
    expect((await app.call(openExport, {}, person)).status).toBe(400)
    const { url } = (await app.call(openExport, { password }, person)).data
    const answer = await download(url)
    expect(answer.status).toBe(200)
    expect(answer.headers['content-disposition']).toMatch(/^attachment.*manzil-2026-03-10\.zip/)
    const zip = readZip(answer.body)
    expect([...zip.keys()].sort()).toEqual([
      'README.txt',
      'data.json',
      expect.stringMatching(/^papers\/\d+-my passport\.pdf$/),
      expect.stringMatching(/^pictures\/portrait-\d+\.webp$/),
      expect.stringMatching(/^pictures\/whole-\d+\.webp$/),
    ])
    const paper = [...zip].find(([name]) => name.startsWith('papers/'))
    expect(paper?.[1].equals(samplePdf())).toBe(true)
    const text = String(zip.get('data.json'))
    const data = JSON.parse(text) as Record<string, Record<string, unknown>>
    expect(data).toMatchObject({
      account_id: person.id,
      account: { account: { fullName: 'Grace Unmistakable' } },
      profile: {
        records: [{ nationality: 'Filipino', religion: 'Christian' }],
        papers: [{ documentNumber: 'P1234567' }],
      },
    })
    expect(Object.keys(data)).toEqual(
      expect.arrayContaining([
        'hiring',
        'recruitment',
        'billing',
        'notifications',
        'enquiries',
        'privacy',
        'agency',
      ]),
    )
    expect(text).not.toContain(passwordHash)
    expect(text).not.toMatch(/passwordHash|tokenHash|codeHash/)

    const start = app.clock.now
    app.clock.now = new Date(start.getTime() + 6 * 60_000)
    expect((await download(url)).status).toBe(404)
    app.clock.now = new Date(start.getTime() + 8 * 86_400_000)
    await purgeExports(jobContext(app))
    const token = await signIn(app, person.id)
    expect((await app.call(getDataOverview, {}, { token })).data.export).toBeNull()
    expect((await app.call(openExport, { password }, { token })).status).toBe(404)
    app.clock.now = start
  })

  test('of a household and of a worker holds the recruitment as each may see it; notes are the household’s alone', async () => {
    const hired = await hire(app)
    await sendLetter(app, hired)
    await app.connection.pool.query(
      `update pipeline_entries set note = 'sings well' where candidate_id = $1`,
      [hired.candidateId],
    )
    const [household, worker] = [await copyOf(hired.household), await copyOf(hired.worker)]
    expect(String(household.get('data.json'))).toContain('sings well')
    expect(String(worker.get('data.json'))).not.toContain('sings well')
    for (const zip of [household, worker])
      expect([...zip.keys()].some((name) => name.startsWith('recruitment/'))).toBe(true)
    expect(JSON.parse(String(household.get('data.json')))).toMatchObject({
      billing: { orders: [{ status: 'paid' }], payments: [{ status: 'paid' }] },
    })
    // The invoice as she would download it, and nobody else's copy holds it.
    const [invoice] = [...household].filter(([name]) => name.startsWith('invoices/'))
    expect(invoice?.[0]).toMatch(/^invoices\/INV-\d{6}\.pdf$/)
    expect(
      shownRuns(invoice?.[1] ?? Buffer.alloc(0))
        .flat()
        .map(({ text }) => text)
        .join(' '),
    ).toContain(invoice?.[0].slice('invoices/'.length, -'.pdf'.length))
    expect([...worker.keys()].some((name) => name.startsWith('invoices/'))).toBe(false)
  })

  test('is for every role; a new one replaces the old, and three a day are enough', async () => {
    for (const role of roles) {
      const person = await makeUser(app, role)
      await withPassword(person.id)
      for (let count = 0; count < 3; count += 1) {
        expect((await app.call(requestExport, {}, person)).status).toBe(200)
        await buildExports(jobContext(app))
        expect((await app.call(openExport, { password }, person)).status).toBe(200)
      }
      expect(await app.call(requestExport, {}, person)).toMatchObject({
        status: 429,
        code: 'RATE_LIMITED',
      })
      const { rows } = await app.connection.pool.query(
        `select state from stored_files where owner_id = $1 and purpose = 'exports' order by state`,
        [person.id],
      )
      expect(rows.map(({ state }) => state)).toEqual(['kept', 'released', 'released'])
    }
    expect((await app.call(requestExport, {}, {})).status).toBe(401)
    expect((await app.call(getDataOverview, {}, {})).status).toBe(401)
  })

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
    const build = () => buildExports(jobContext(app))
    const stateOf = async ({ id }: { id: number }) =>
      (await app.call(getDataOverview, {}, { token: await signIn(app, id) })).data.export?.status
    for (const [minutes, state] of [
      [0, 'running'],
      [0.9, 'running'],
      [0.2, 'running'],
      [4.9, 'running'],
      [0.2, 'failed'],
    ] as const) {
      await claimsAge(minutes)
      await build()
      expect(await stateOf(person)).toBe(state)
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
    // A server that died in the third try leaves one that is given up on the way to the next.
    await app.connection.pool.query(
      `update data_exports set status = 'running', claimed_until = null where user_id = $1`,
      [person.id],
    )
    full.mockRestore()
    log.mockRestore()
    await app.call(requestExport, {}, { token: await signIn(app, next.id) })
    await build()
    expect([await stateOf(person), await stateOf(next)]).toEqual(['failed', 'ready'])
  })

  test('of a household holds the invoices of paid orders; one that is pending, closed or given back is no obstacle', async () => {
    const [chosen, rejected, paid] = [
      await makeCandidate(app),
      await makeCandidate(app),
      await makeCandidate(app),
    ]
    const household = await selectingHousehold(app, paid)
    const { data } = await household.pay()
    await choose(app, data.payment_url, 'paid')
    for (const id of [chosen, rejected])
      for (const status of ['shortlisted', 'selected'])
        await app.call(changeStatus, { id, status }, household)
    await app.call(changeStatus, { id: rejected, status: 'rejected' }, household)
    const filesOf = async () => {
      const zip = await copyOf(household)
      const { billing, files_missing } = JSON.parse(String(zip.get('data.json'))) as {
        billing: { orders: unknown[] }
        files_missing: string[]
      }
      return {
        orders: billing.orders.length,
        files_missing,
        invoices: [...zip.keys()].filter((name) => name.startsWith('invoices/')).length,
      }
    }
    expect(await filesOf()).toEqual({ orders: 3, files_missing: [], invoices: 1 })
    const operator = await makeUser(app, 'admin')
    // Given back, she is selected again: a new order, and the invoice of the old one stays.
    expect(
      (await app.call(refundOrder, { id: household.orderId, reason: 'Not as agreed' }, operator))
        .status,
    ).toBe(200)
    expect(await filesOf()).toEqual({ orders: 4, files_missing: [], invoices: 1 })
  })

  test.each([-86_400, 86_400])(
    'is built by one at a time, though the clock of another server is %i seconds off',
    async (seconds) => {
      const { person, go, built } = await heldBuild()
      const getStream = vi.mocked(files(app.config).getStream)
      await claimsAge(9.9)
      await buildExports({ ...jobContext(app), now: new Date(Date.now() + seconds * 1000) })
      expect(getStream).toHaveBeenCalledTimes(1)
      go()
      await built
      expect([
        (await archivesOf(person.id)).map(({ state }) => state),
        await tellings(person.id),
      ]).toEqual([['kept'], ['data_export_ready']])
      getStream.mockRestore()
    },
  )

  test('that another has taken up when the claim was over is hers alone: the first gives its file back, and changes and tells nothing', async () => {
    const { person, go, built } = await heldBuild()
    await claimsAge(11)
    const remove = vi.spyOn(files(app.config), 'delete')
    await buildExports(jobContext(app))
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
    expect(
      (await download((await app.call(openExport, { password }, person)).data.url)).status,
    ).toBe(200)
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
      await claimsAge(11)
      await buildExports(jobContext(app))
    })
    await buildExports(jobContext(app))
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
      await app.connection.pool.query(
        `update data_exports set attempts = attempts + 1, claimed_until = now() + interval '10 minutes'`,
      )
      throw new Error('the disk is full')
    })
    const claim = async () =>
      (
        await app.connection.pool.query(
          'select status, attempts, claimed_until from data_exports where user_id = $1',
          [person.id],
        )
      ).rows
    await buildExports(jobContext(app))
    const [row] = await claim()
    expect(row).toMatchObject({ status: 'running', attempts: 2 })
    const { rows } = await app.connection.pool.query(
      "select $1::timestamptz > now() + interval '9 minutes' as stands",
      [row?.claimed_until],
    )
    expect(rows).toEqual([{ stands: true }])
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
