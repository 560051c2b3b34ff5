import { describe, expect, test } from 'vitest'
import { useTestApp } from '../../../../test/harness.ts'
import { choose, selectingHousehold } from '../../../../test/households.ts'
import { hire, sendLetter } from '../../../../test/recruitments.ts'
import { jobContext, runJob, makeCandidate, makeUser, signIn } from '../../../../test/people.ts'
import { shownRuns } from '../../../../test/pdf-text.ts'
import { readZip } from '../../../../test/read-zip.ts'
import { formOf, samplePdf, samplePicture } from '../../../../test/samples.ts'
import { refundOrder } from '../../billing/contract.ts'
import { changeStatus } from '../../hiring/contract.ts'
import { listNotices } from '../../notifications/contract.ts'
import { getDataOverview, openExport, requestExport } from '../contract.ts'
import { purgeExports } from './exports.ts'
import { roles } from '../../../platform/shared/roles.ts'
import { exportTools, passwordHash } from '../../../../test/exports.ts'

const app = useTestApp()
const { withPassword, worker, download, copyOf } = exportTools(app)

describe('the copy of one’s data', () => {
  // spec: 3.3 Rights over one's own data
  test('holds what is stored and the files, opens for five minutes, and goes after seven days', async () => {
    const person = await worker()
    const picture = formOf({}, { profile_image: { name: 'me.jpg', body: await samplePicture() } })
    await app.app.inject({
      method: 'PATCH',
      url: '/api/jobseeker/profile/',
      payload: picture.payload,
      headers: { ...picture.headers, authorization: `Bearer ${person.token}` },
    })
    expect((await app.call(openExport, {}, person)).status).toBe(404)
    const asked = await app.call(requestExport, {}, person)
    expect(asked).toMatchObject({ status: 200, data: { status: 'queued', bytes: null } })
    expect(await app.call(requestExport, {}, person)).toMatchObject({
      status: 409,
      message: 'A copy of your data is being made already.',
    })

    await runJob(app, 'build-export')
    const { export: ready, consents } = (await app.call(getDataOverview, {}, person)).data
    expect(ready).toMatchObject({ status: 'ready', files_total: 3 })
    expect(consents.map(({ kind }) => kind)).toContain('special_data')
    expect((await app.call(listNotices, {}, person)).data.results[0]).toMatchObject({
      kind: 'data_export_ready',
      path: '/account/data',
    })

    const { url } = (await app.call(openExport, {}, person)).data
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
    expect(text).not.toContain(await passwordHash)
    expect(text).not.toMatch(/passwordHash|tokenHash|codeHash/)

    const start = app.clock.now
    app.clock.now = new Date(start.getTime() + 6 * 60_000)
    expect((await download(url)).status).toBe(404)
    app.clock.now = new Date(start.getTime() + 8 * 86_400_000)
    await purgeExports(jobContext(app))
    const token = await signIn(app, person.id)
    expect((await app.call(getDataOverview, {}, { token })).data.export).toBeNull()
    expect((await app.call(openExport, {}, { token })).status).toBe(404)
    app.clock.now = start
  })

  // spec: 3.3 Rights over one's own data (its invoices)
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
        await runJob(app, 'build-export')
        expect((await app.call(openExport, {}, person)).status).toBe(200)
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

  // spec: 3.3 Rights over one's own data (with orders that wait or are closed)
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
})
