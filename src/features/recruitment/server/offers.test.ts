import crypto from 'node:crypto'
import { describe, expect, test } from 'vitest'
import { useTestApp } from '../../../../test/harness.ts'
import { jobContext, makeUser } from '../../../../test/people.ts'
import {
  hire,
  type Hired,
  offerTerms,
  papersOf,
  sendLetter,
} from '../../../../test/recruitments.ts'
import { shownWords } from '../../../../test/pdf-text.ts'
import { getUser } from '../../accounts/server/index.ts'
import { listNotices } from '../../notifications/contract.ts'
import { getAnalytics } from '../../hiring/analytics-contract.ts'
import { listOfferLetters } from '../contract.ts'
import * as calls from '../offer-contract.ts'
import { recruitmentRules } from './tables.ts'

const app = useTestApp()
const make = (hired: Hired, changes: Record<string, unknown> = {}) =>
  app.call(calls.makeOffer, { id: hired.candidateId, ...offerTerms, ...changes }, hired.household)
const phoneOf = async ({ worker }: Hired) => (await getUser(jobContext(app), worker.id)).phoneNumber
async function codeFor(hired: Hired, id: number): Promise<string> {
  expect((await app.call(calls.sendOfferCode, { id }, hired.worker)).status).toBe(200)
  return app.lastMessage(await phoneOf(hired))?.code ?? ''
}

describe('an offer', () => {
  test('begins with her profile, is made as a letter, and is told', async () => {
    const hired = await hire(app, { dayOff: 'Sunday' })
    const draft = await app.call(calls.getOfferDraft, { id: hired.candidateId }, hired.household)
    expect(draft.data).toMatchObject({
      terms: { role: 'Nanny', wage: 1800, rest_day: 'sunday', leave_days: 21 },
      currency: 'QAR',
    })
    expect(draft.data.rules).toContainEqual({
      key: 'minimum_wage',
      value: 1000,
      source: 'Law 17/2020',
      effective_on: '2021-03-20',
    })
    const { data } = await make(hired)
    expect(data).toMatchObject({ status: 'sent', terms: { wage: 1800, food_allowance: 300 } })
    const [letter] = (await app.call(listOfferLetters, { id: hired.candidateId }, hired.household))
      .data
    const file = await app.app.inject(letter?.file_url ?? '')
    expect(crypto.createHash('sha256').update(file.rawPayload).digest('hex')).toBe(data.file_hash)
    expect(shownWords(file.rawPayload)).toContain('Law 17/2020')
    const [own] = await papersOf(app, (await hired.read()).id, hired.worker.token)
    expect(own?.file_url).not.toBeNull()
    expect(app.lastMessage(await phoneOf(hired))?.text).toContain('offer')
  })

  // spec: 2.2 Analytics: quick stats
  test('counts among the figures of the household that made it, as each letter that it uploads', async () => {
    const hired = await hire(app)
    const extended = async () =>
      (await app.call(getAnalytics, { range: 'ALL' }, hired.household)).data.quickStats
        .offersExtended
    expect(await extended()).toBe(0)
    await make(hired)
    expect(await extended()).toBe(1)
    await sendLetter(app, hired)
    await sendLetter(app, hired, true)
    expect(await extended()).toBe(2)
  })

  // asvs: 2.2.3
  test.each([
    ['wage', { wage: 999.99 }, 'The law asks for at least QAR 1,000 a month (Law 17/2020).'],
    [
      'housing_allowance',
      { housing: 'allowance', housing_allowance: 499 },
      'Provide accommodation, or at least QAR 500 a month for it (Law 17/2020).',
    ],
    [
      'food_allowance',
      { food_allowance: undefined },
      'Provide food, or at least QAR 300 a month for it (Law 17/2020).',
    ],
    [
      'hours_per_day',
      { hours_per_day: 11 },
      'The law allows at most 10 hours a day (Law 15/2017, Art. 12).',
    ],
    [
      'rest_day',
      { rest_day: 'none' },
      'A paid rest day of 24 hours each week is the law (Law 15/2017, Art. 13).',
    ],
    [
      'leave_days',
      { leave_days: 20 },
      'The law asks for at least 21 days of paid leave a year (Law 15/2017).',
    ],
    ['start_on', { start_on: '2026-03-09' }, 'The start must be today or later.'],
    ['wage', { wage: 'much' }, 'Please enter an amount.'],
    ['role', { role: ' ' }, 'This field is required.'],
    ['hours_per_day', { hours_per_day: 0 }, 'This number is out of range.'],
    ['rest_day', { rest_day: 'noday' }, 'Please choose one of the values offered.'],
    ['start_on', { start_on: '2026-02-30' }, 'Please enter a date as YYYY-MM-DD.'],
  ])(
    'below the law or malformed is refused by %s, with the rule: %j',
    async (field, changes, message) => {
      const hired = await hire(app)
      expect(await make(hired, changes)).toMatchObject({
        status: 400,
        errors: { [field]: [message] },
      })
      expect((await hired.read()).offer).toBeNull()
    },
  )

  test.each([
    ['2008-03-11', 400],
    ['2008-03-10', 200],
    ['1965-03-11', 200],
    ['1965-03-10', 400],
  ])('for someone born on %s: %i', async (dateOfBirth, status) => {
    const hired = await hire(app, { dateOfBirth, nationality: 'Kenyan' })
    expect((await make(hired)).status).toBe(status)
  })

  test('is measured by the rule that is in force', async () => {
    const rule = {
      key: 'minimum_wage',
      effectiveOn: '2026-03-01',
      value: 1900,
      source: 'Law 1/2026',
    }
    await app.connection.db.insert(recruitmentRules).values(rule)
    const hired = await hire(app)
    expect(await make(hired)).toMatchObject({
      errors: { wage: ['The law asks for at least QAR 1,900 a month (Law 1/2026).'] },
    })
    // A rule is never taken back, a newer one supersedes it.
    await app.connection.db
      .insert(recruitmentRules)
      .values({ ...rule, effectiveOn: '2026-03-02', value: 1000 })
  })
})

describe('her answer', () => {
  test('is a code of her own; time, address and hash stand on the certificate', async () => {
    const hired = await hire(app)
    const { data: offer } = await make(hired)
    expect((await app.call(calls.getCertificate, { id: offer.id }, hired.household)).status).toBe(
      404,
    )
    const code = await codeFor(hired, offer.id)
    const wrong = await app.call(
      calls.acceptOffer,
      {
        id: offer.id,
        otp_code: code === '000000' ? '000001' : '000000',
        file_hash: offer.file_hash,
      },
      hired.worker,
    )
    expect(wrong).toMatchObject({ status: 400, errors: { otp_code: [expect.any(String)] } })
    expect((await hired.read()).offer?.status).toBe('sent')
    const accepted = await app.call(
      calls.acceptOffer,
      { id: offer.id, otp_code: code, file_hash: offer.file_hash },
      { ...hired.worker, address: '10.1.2.3' },
    )
    expect(accepted.data).toMatchObject({
      status: 'accepted',
      answered_from: '10.1.2.3',
      answered_at: app.clock.now.toISOString(),
    })
    expect((await hired.read()).steps.find(({ key }) => key === 'offer_answer')?.state).toBe('done')
    for (const { token } of [hired.household, hired.worker]) {
      const { data } = await app.call(calls.getCertificate, { id: offer.id }, { token })
      expect(data).toMatchObject({
        offer: { file_hash: offer.file_hash },
        jobseeker_name: 'Grace Santos',
      })
    }
    expect(
      (
        await app.call(
          calls.acceptOffer,
          { id: offer.id, otp_code: code, file_hash: offer.file_hash },
          hired.worker,
        )
      ).status,
    ).toBe(409)
    expect(await make(hired)).toMatchObject({
      status: 409,
      message: 'An offer has already been accepted.',
    })
  })

  test('may be no, with a reason; another offer may follow', async () => {
    const hired = await hire(app)
    const { data: offer } = await make(hired)
    expect(
      await app.call(calls.declineOffer, { id: offer.id, reason: ' ' }, hired.worker),
    ).toMatchObject({
      status: 400,
      errors: { reason: ['Please give a reason.'] },
    })
    await app.call(
      calls.declineOffer,
      { id: offer.id, reason: 'The wage is too low' },
      hired.worker,
    )
    const declined = await hired.read()
    expect(declined.offer).toMatchObject({
      status: 'declined',
      decline_reason: 'The wage is too low',
    })
    expect(declined.steps[1]).toMatchObject({ state: 'problem', note: 'The wage is too low' })
    expect((await app.call(calls.sendOfferCode, { id: offer.id }, hired.worker)).status).toBe(409)
    expect((await make(hired, { wage: 2000 })).status).toBe(200)
    expect((await hired.read()).steps[1]).toMatchObject({ state: 'waiting', note: null })
  })

  test('is hers alone, and only to the newest offer', async () => {
    const [hired, other] = [await hire(app), await hire(app)]
    const { data: first } = await make(hired)
    const code = await codeFor(hired, first.id)
    const { data: second } = await make(hired, { wage: 1900, replace: true })
    expect(
      (
        await app.call(
          calls.acceptOffer,
          { id: first.id, otp_code: code, file_hash: first.file_hash },
          hired.worker,
        )
      ).status,
    ).toBe(409)
    expect(
      (
        await app.call(
          calls.acceptOffer,
          { id: second.id, otp_code: code, file_hash: second.file_hash },
          hired.worker,
        )
      ).status,
    ).toBe(400)
    for (const call of [calls.sendOfferCode, calls.acceptOffer, calls.declineOffer]) {
      expect(
        (
          await app.call(
            call,
            { id: second.id, otp_code: '123456', file_hash: second.file_hash, reason: 'x' },
            other.worker,
          )
        ).status,
      ).toBe(404)
      expect(
        (
          await app.call(
            call,
            { id: second.id, otp_code: '123456', file_hash: second.file_hash, reason: 'x' },
            hired.household,
          )
        ).status,
      ).toBe(403)
    }
    expect(
      (await app.call(calls.getCertificate, { id: 999_999 }, await makeUser(app, 'admin'))).status,
    ).toBe(404)
    expect(
      (await app.call(calls.makeOffer, { id: hired.candidateId, ...offerTerms }, other.household))
        .status,
    ).toBe(404)
  })

  // spec: 2.2 An offer is accepted as it was read
  test('is to the terms that were shown to her: without their hash, or with another, nothing is accepted', async () => {
    const hired = await hire(app)
    const { data: offer } = await make(hired)
    const otp_code = await codeFor(hired, offer.id)
    for (const file_hash of [undefined, '', 'x'.repeat(64), 7]) {
      const blind = await app.call(
        calls.acceptOffer,
        { id: offer.id, otp_code, file_hash },
        hired.worker,
      )
      expect([blind.status, blind.errors]).toEqual([
        400,
        {
          file_hash: ['This is not the offer that you have read. Please look at its terms again.'],
        },
      ])
    }
    const other = await app.call(
      calls.acceptOffer,
      { id: offer.id, otp_code, file_hash: 'a'.repeat(64) },
      hired.worker,
    )
    expect(other).toMatchObject({
      status: 409,
      code: 'CONFLICT',
      message: 'This is not the offer that you have read. Please look at its terms again.',
    })
    expect((await hired.read()).offer?.status).toBe('sent')
    expect(
      (
        await app.call(
          calls.acceptOffer,
          { id: offer.id, otp_code, file_hash: offer.file_hash },
          hired.worker,
        )
      ).data.status,
    ).toBe('accepted')
  })

  // spec: 2.2 An offer is accepted as it was read
  test('is waited for: a second offer asks first, tells her once, and its letter has a name of its own', async () => {
    const hired = await hire(app)
    const { data: first } = await make(hired)
    // A second click is the same offer.
    expect((await make(hired)).data).toEqual(first)
    expect(await make(hired, { wage: 1900 })).toMatchObject({
      status: 409,
      code: 'CONFLICT',
      errors: {
        replace: [
          'Your earlier offer is waiting for an answer. Send this one in its place, or wait.',
        ],
      },
    })
    expect((await hired.read()).offer).toEqual(first)
    expect((await make(hired, { wage: 1900, replace: 'yes' })).errors).toHaveProperty('replace')
    const { data: second } = await make(hired, { wage: 1900, replace: true })
    expect(second).toMatchObject({ status: 'sent', terms: { wage: 1900 } })
    const told = (await app.call(listNotices, {}, hired.worker)).data.results.map(
      ({ kind }) => kind,
    )
    expect(told.filter((kind) => kind.startsWith('offer_'))).toEqual([
      'offer_replaced',
      'offer_received',
    ])
    const letters = (await app.call(listOfferLetters, { id: hired.candidateId }, hired.household))
      .data
    expect(letters.map(({ file_name }) => file_name)).toEqual([
      `offer-letter-${hired.candidateId}-2.pdf`,
      `offer-letter-${hired.candidateId}.pdf`,
    ])
  })

  test('asked for twice at the same moment by two different offers: one waits, in 10 tries', async () => {
    for (let tries = 0; tries < 10; tries += 1) {
      const hired = await hire(app)
      const both = await Promise.all([make(hired, { wage: 1900 }), make(hired, { wage: 2000 })])
      expect(both.map(({ status }) => status).toSorted()).toEqual([200, 409])
      const told = (await app.call(listNotices, {}, hired.worker)).data.results.map(
        ({ kind }) => kind,
      )
      expect(told.filter((kind) => kind.startsWith('offer_'))).toEqual(['offer_received'])
    }
  })
})
