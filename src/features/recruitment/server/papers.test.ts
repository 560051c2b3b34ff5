import { and, eq } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { useTestApp } from '../../../../test/harness.ts'
import { makeUser } from '../../../../test/people.ts'
import { type Hired, hire, papersOf, send, sendLetter } from '../../../../test/recruitments.ts'
import { pdfOf, sampleDoc, samplePicture, sampleVideo } from '../../../../test/samples.ts'
import { auditLog } from '../../../platform/server/audit.ts'
import * as calls from '../contract.ts'

const app = useTestApp()
const megabytes10 = 10 * 1_048_576
const letters = async ({ candidateId, household }: Hired) =>
  (await app.call(calls.listOfferLetters, { id: candidateId }, household)).data
const remove = ({ candidateId, household }: Hired, letter_id: number, token = household.token) =>
  app.call(calls.removeOfferLetter, { id: candidateId, letter_id }, { token })

describe('offer letters', () => {
  // spec: 2.3 Offer letter
  // spec: 2.7 Offer letters: list, upload, delete (with their messages)
  test('are uploaded, listed newest first, opened and removed', async () => {
    const hired = await hire(app)
    expect(await letters(hired)).toEqual([])
    const first = await sendLetter(app, hired, false, { name: 'Offer 1.pdf' })
    expect(first).toMatchObject({
      status: 200,
      message: 'Offer letter uploaded',
      data: { file_name: 'Offer 1.pdf', is_signed: false },
    })
    await sendLetter(app, hired, false, { name: 'Offer 2.png', body: await samplePicture('png') })
    await sendLetter(app, hired, true, { name: 'Signed.doc', body: sampleDoc() })
    expect(
      (await letters(hired)).map(({ file_name, is_signed }) => [file_name, is_signed]),
    ).toEqual([
      ['Signed.doc', true],
      ['Offer 2.png', false],
      ['Offer 1.pdf', false],
    ])
    expect((await app.app.inject(first.data.file_url)).statusCode).toBe(200)
    expect(await remove(hired, first.data.id)).toMatchObject({
      status: 200,
      message: 'Offer letter deleted',
      data: { id: first.data.id },
    })
    expect(await letters(hired)).toHaveLength(2)
    expect((await app.app.inject(first.data.file_url)).statusCode).toBe(404)
    expect((await remove(hired, first.data.id)).status).toBe(404)
  })

  // spec: 2.5 Files: types, 10 MB
  // spec: 2.7 Offer letters: list, upload, delete
  // asvs: 5.2.1
  // asvs: 5.2.2
  test('of exactly 10 MB pass, a byte more does not', async () => {
    const hired = await hire(app)
    expect((await sendLetter(app, hired, false, { body: pdfOf(megabytes10) })).status).toBe(200)
    expect(await sendLetter(app, hired, false, { body: pdfOf(megabytes10 + 1) })).toMatchObject({
      status: 413,
      message: 'File size must be less than 10MB',
    })
    expect(
      await sendLetter(app, hired, false, { body: sampleVideo(), name: 'offer.pdf' }),
    ).toMatchObject({
      status: 415,
      message: 'Please upload a PDF, image, or document file',
    })
    expect(await sendLetter(app, hired, false, { body: null })).toMatchObject({
      status: 400,
      errors: { file: ['Please select a file to upload'] },
    })
    expect(await letters(hired)).toHaveLength(1)
  })

  test("is_signed that is neither 'true' nor 'false' is refused", async () => {
    const hired = await hire(app)
    const answer = await send(
      app,
      calls.uploadOfferLetter,
      { id: hired.candidateId },
      { is_signed: 'perhaps' },
      hired.household,
    )
    expect(answer).toMatchObject({ status: 400, errors: { is_signed: [expect.any(String)] } })
  })

  test('two uploads at once are both kept', async () => {
    const hired = await hire(app)
    const answers = await Promise.all([
      sendLetter(app, hired),
      sendLetter(app, hired),
      sendLetter(app, hired, true),
    ])
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200])
    expect(await letters(hired)).toHaveLength(3)
  })

  test('are the business of her own household alone', async () => {
    const [hired, other] = [await hire(app), await hire(app)]
    const { data } = await sendLetter(app, hired)
    const foreign = { ...hired, household: other.household }
    expect(
      (await app.call(calls.listOfferLetters, { id: hired.candidateId }, other.household)).status,
    ).toBe(404)
    expect((await sendLetter(app, foreign)).status).toBe(404)
    expect((await remove(foreign, data.id)).status).toBe(404)
    expect((await remove({ ...hired, candidateId: other.candidateId }, data.id)).status).toBe(404)
    expect((await app.call(calls.listOfferLetters, { id: hired.candidateId })).status).toBe(401)
    for (const role of ['jobseeker', 'agency', 'admin'] as const) {
      expect(
        (
          await app.call(
            calls.listOfferLetters,
            { id: hired.candidateId },
            await makeUser(app, role),
          )
        ).status,
      ).toBe(403)
    }
    expect(await letters(hired)).toHaveLength(1)
  })

  test('removing the letter opens its step again', async () => {
    const hired = await hire(app)
    const { data } = await sendLetter(app, hired)
    expect((await hired.read()).steps[1]?.state).toBe('waiting')
    await remove(hired, data.id)
    expect((await hired.read()).steps.slice(0, 2).map(({ state }) => state)).toEqual([
      'waiting',
      'not_started',
    ])
  })
})

describe('health papers', () => {
  const uploaded = async () => {
    const hired = await hire(app)
    const { id } = await hired.read()
    const medical = {
      kind: 'medical',
      outcome: 'fit',
      issuer: 'Hamad Clinic',
      issued_on: '2026-03-01',
    }
    await send(app, calls.addCasePaper, { id }, medical, { ...hired.worker, name: 'blood.pdf' })
    await send(
      app,
      calls.addCasePaper,
      { id },
      { kind: 'pregnancy_test' },
      { ...hired.worker, name: 'secret.pdf' },
    )
    return { hired, id }
  }

  test('show the household outcome and day, never the file', async () => {
    const { hired, id } = await uploaded()
    const seen = await papersOf(app, id, hired.household.token)
    const hidden = {
      file_name: null,
      file_url: null,
      issuer: null,
      can_open: false,
      can_remove: false,
    }
    expect(seen).toEqual([
      expect.objectContaining({ kind: 'pregnancy_test', outcome: null, ...hidden }),
      expect.objectContaining({
        kind: 'medical',
        outcome: 'fit',
        issued_on: '2026-03-01',
        ...hidden,
      }),
    ])
    expect(
      (
        await app.call(
          calls.listPapers,
          { id: hired.candidateId, kind: 'medical' },
          hired.household,
        )
      ).body,
    ).not.toMatch(/blood|Hamad/)
    for (const paper of seen) {
      const call = { id, paper_id: paper.id }
      expect(await app.call(calls.openPaper, call, hired.household)).toMatchObject({ status: 403 })
      expect((await app.call(calls.removeCasePaper, call, hired.household)).status).toBe(403)
    }
  })

  test('open for the worker and the operator, and each opening is written down', async () => {
    const { hired, id } = await uploaded()
    const admin = await makeUser(app, 'admin')
    const [paper] = await papersOf(app, id, hired.worker.token)
    expect(paper).toMatchObject({ file_name: 'secret.pdf', file_url: null, can_open: true })
    for (const { token } of [hired.worker, admin, admin]) {
      const { data } = await app.call(calls.openPaper, { id, paper_id: paper?.id ?? 0 }, { token })
      expect((await app.app.inject(data.file_url ?? '')).statusCode).toBe(200)
    }
    const log = await app.connection.db
      .select()
      .from(auditLog)
      .where(
        and(
          eq(auditLog.action, 'recruitment.paper_opened'),
          eq(auditLog.subject, `recruitment:${id}`),
        ),
      )
    expect(log.map(({ actorId }) => actorId)).toEqual([hired.worker.id, admin.id, admin.id])
    expect(JSON.stringify(log)).not.toMatch(/secret|fit/)
  })

  test('that the household uploaded itself stay open to it', async () => {
    const hired = await hire(app)
    await send(
      app,
      calls.addPaper,
      { id: hired.candidateId },
      { kind: 'medical', outcome: 'unfit' },
      hired.household,
    )
    const [paper] = (await app.call(calls.listPapers, { id: hired.candidateId }, hired.household))
      .data
    expect(paper).toMatchObject({ can_open: true, can_remove: true, outcome: 'unfit' })
  })
})

test.each([
  ['kind', {}],
  ['kind', { kind: 'passport' }],
  ['kind', { kind: 'offer_letter' }],
  ['outcome', { kind: 'medical' }],
  ['outcome', { kind: 'medical', outcome: 'passed' }],
  ['outcome', { kind: 'visa', outcome: 'fit' }],
  ['issued_on', { kind: 'visa', issued_on: '2026-02-30' }],
  ['expires_on', { kind: 'visa', issued_on: '2026-02-03', expires_on: '2026-02-02' }],
  ['issuer', { kind: 'visa', issuer: 'x'.repeat(121) }],
] as [string, Record<string, string>][])(
  'a wrong %s of a paper is refused by name: %j',
  async (field, fields) => {
    const hired = await hire(app)
    const answer = await send(
      app,
      calls.addPaper,
      { id: hired.candidateId },
      fields,
      hired.household,
    )
    expect(answer).toMatchObject({ status: 400, code: 'INVALID' })
    expect(Object.keys(answer.errors ?? {})).toContain(field)
    expect(
      (await app.call(calls.listPapers, { id: hired.candidateId }, hired.household)).data,
    ).toEqual([])
  },
)
