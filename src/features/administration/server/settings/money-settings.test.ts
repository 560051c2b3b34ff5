import { beforeEach, describe, expect, test } from 'vitest'
import { useTestApp } from '../../../../../test/harness.ts'
import { makeCandidate, makeUser, signIn } from '../../../../../test/people.ts'
import { selectingHousehold } from '../../../../../test/households.ts'
import { getOrder } from '../../../billing/contract.ts'
import { getContent } from '../../../content/contract.ts'
import { changeStatus } from '../../../hiring/contract.ts'
import { settings } from '../../../../platform/server/settings.ts'
import {
  changeSetting,
  getSetting,
  listSettingChanges,
  restoreSetting,
} from '../../settings-contract.ts'

const app = useTestApp()
let admin: { id: number; token: string }

beforeEach(async () => {
  app.clock.now = new Date('2026-03-10T09:00:00Z')
  admin = await makeUser(app, 'admin', 'Hamad Al-Sulaiti')
  await app.connection.db.delete(settings)
})

const as = (language: 'en' | 'ar' = 'en') => ({
  token: admin.token,
  headers: { 'accept-language': language },
})
const now = async (key: string) => (await app.call(getSetting, { key }, as())).data

const set = async (key: string, value: unknown, language: 'en' | 'ar' = 'en') =>
  app.call(changeSetting, { key, version: (await now(key)).version, value }, as(language))

const content = async (language: 'en' | 'ar' = 'en') =>
  (await app.call(getContent, {}, { headers: { 'accept-language': language } })).data

describe('prices', () => {
  const list = async (from: string, basic: number) => {
    const { standard } = await now('prices')
    const [own] = standard as [Record<string, unknown>]
    return {
      ...own,
      effective_from: from,
      source: 'Board, 3 March',
      plans: { basic, standard: 245, premium: 495 },
    }
  }

  test('a new list holds from its day; what it held before stays as it was', async () => {
    expect((await set('prices', [await list('2026-03-12', 210.5)])).status).toBe(200)
    expect((await content()).prices.plans.basic).toBe(195)
    app.clock.now = new Date('2026-03-11T21:00:00Z')
    expect((await content()).prices).toMatchObject({
      effective_from: '2026-03-12',
      source: 'Board, 3 March',
      plans: { basic: 210.5 },
    })
  })

  // spec: 3.5 Prices, caps and the guarantee
  test('a list that has begun is neither changed, nor removed, nor put into the past', async () => {
    await set('prices', [await list('2026-03-10', 200)])
    app.clock.now = new Date('2026-04-01T09:00:00Z')
    const token = await signIn(app, admin.id)
    const put = async (value: unknown) => {
      const { version } = (await app.call(getSetting, { key: 'prices' }, { token })).data
      return app.call(changeSetting, { key: 'prices', version, value }, { token })
    }
    const begun = await app.call(getSetting, { key: 'prices' }, { token })
    const [held] = begun.data.value as [{ plans: object }]
    expect((await put([{ ...held, source: 'Nobody will notice' }])).errors).toEqual({
      effective_from: [
        'What is already in force is never rewritten. Make a new list with its own date.',
      ],
    })
    expect((await put([])).status).toBe(400)
    const later = { ...held, effective_from: '2026-05-01', plans: { ...held.plans, basic: 220 } }
    expect(
      (await put([held, { ...later, effective_from: '2026-03-20' }])).errors?.effective_from?.[0],
    ).toMatch(/today or later/)
    expect((await put([held, later, later])).errors?.effective_from?.[0]).toMatch(/Another list/)
    expect((await put([held, later])).status).toBe(200)
    // What has not begun may still be changed, or withdrawn.
    expect((await put([held, { ...later, effective_from: '2026-05-02' }])).status).toBe(200)
    const { version } = (await put([held])).data
    const [withdrawn] = (await app.call(listSettingChanges, { key: 'prices' }, { token })).data
      .results
    const back = await app.call(
      restoreSetting,
      { key: 'prices', version, change: withdrawn?.id ?? 0 },
      { token },
    )
    expect(back.data.value).toEqual([held, { ...later, effective_from: '2026-05-02' }])
  })

  test.each([
    [{ plans: { basic: -1, standard: 1, premium: 1 } }, '0.plans.basic'],
    [{ plans: { basic: 1.005, standard: 1, premium: 1 } }, '0.plans.basic'],
    [{ plans: { basic: 'many', standard: 1, premium: 1 } }, '0.plans.basic'],
    [{ source: ' ' }, '0.source'],
    [{ effective_from: '2026-02-30' }, '0.effective_from'],
    [
      {
        recruitment_caps: {
          decision: '1/2026',
          in_force_since: '2026-01-01',
          amounts: [{ country: 'Kenya', amount: 1 }],
        },
      },
      '0.recruitment_caps.amounts.0.country',
    ],
    [
      {
        recruitment_caps: {
          decision: '1/2026',
          in_force_since: '2026-01-01',
          amounts: [
            { country: 'KE', amount: 1 },
            { country: 'KE', amount: 2 },
          ],
        },
      },
      '0.recruitment_caps.amounts',
    ],
  ])('%j is refused at its field', async (wrong, field) => {
    for (const language of ['en', 'ar'] as const) {
      const { status, errors } = await set(
        'prices',
        [{ ...(await list('2026-04-01', 1)), ...wrong }],
        language,
      )
      expect(status).toBe(400)
      expect(errors?.[field]).toHaveLength(1)
    }
  })

  test('amounts in Arabic digits and as text', async () => {
    await set('prices', [
      {
        ...(await list('2026-03-10', 1)),
        plans: { basic: '٢٠٠٫٥'.replace('٫', '.'), standard: '1,245.50', premium: 0 },
      },
    ])
    expect((await content()).prices.plans).toEqual({ basic: 200.5, standard: 1245.5, premium: 0 })
  })
})

describe('the guarantee', () => {
  // spec: 3.5 Prices, caps and the guarantee
  test('a rule holds for contracts from its day on, and the past stays', async () => {
    const { standard } = await now('guarantees')
    const [own] = standard as [object]
    const rule = { ...own, effective_from: '2026-06-01', decision: '5/2026', percent_per_month: 10 }
    expect((await set('guarantees', [rule])).data.value).toEqual([rule])
    expect((await set('guarantees', [{ ...rule, percent_per_month: 101 }])).errors).toHaveProperty(
      '0.percent_per_month',
    )
    expect((await set('guarantees', [{ ...rule, effective_from: '2026-01-01' }])).status).toBe(400)
  })
})

describe('the currency', () => {
  // spec: 3.5 One currency
  test('is not changed while an order is open, and the refusal says why', async () => {
    const candidate = await makeCandidate(app)
    const household = await selectingHousehold(app, candidate)
    for (const [language, words] of [
      ['en', /orders are open \(1 now\)/],
      ['ar', /طلبات مفتوحة \(عددها الآن 1\)/],
    ] as const) {
      const refused = await set('currency', { code: 'AED' }, language)
      expect(refused).toMatchObject({ status: 409, code: 'CONFLICT' })
      expect(refused.message).toMatch(words)
    }
    expect((await content()).currency).toBe('QAR')
    await app.call(changeStatus, { id: candidate, status: 'rejected' }, household)
    expect((await set('currency', { code: 'AED' })).status).toBe(200)
    expect((await content()).currency).toBe('AED')
    const next = await selectingHousehold(app, await makeCandidate(app))
    expect((await app.call(getOrder, { id: next.orderId }, next)).data.currency).toBe('AED')
  })

  test.each([{ code: 'KWD' }, { code: 'qar' }, {}, 'AED'])('%j is refused', async (value) => {
    expect((await set('currency', value)).status).toBe(400)
  })
})
