import { beforeEach, describe, expect, test } from 'vitest'
import { useTestApp } from '../../../../../test/harness.ts'
import { settings } from '../../../../platform/server/settings.ts'
import { getContent } from '../../../content/contract.ts'
import { type PriceList, priceListOn, referencePrices } from './price-list.ts'

const from = (effectiveFrom: string, basic: number): PriceList => ({
  ...referencePrices,
  effectiveFrom,
  plansMinor: { ...referencePrices.plansMinor, basic },
})
const lists = [from('2026-03-01', 20_000), from('2026-06-01', 21_000), from('2026-01-01', 19_000)]

describe('the list that holds on a day', () => {
  test.each([
    ['2025-12-31', 19_500],
    ['2026-01-01', 19_000],
    ['2026-02-28', 19_000],
    ['2026-03-01', 20_000],
    ['2026-05-31', 20_000],
    ['2027-01-01', 21_000],
  ])('%s', (day, basic) => {
    expect(priceListOn(lists, day).plansMinor.basic).toBe(basic)
  })

  test('without any, the figures of reference', () => {
    expect(priceListOn([], '2020-01-01')).toBe(referencePrices)
  })
})

describe('what the site shows', () => {
  const app = useTestApp()
  const set = (key: string, value: unknown) =>
    app.connection.db.insert(settings).values({ key, value, updatedAt: app.clock.now })
  beforeEach(async () => {
    await app.connection.db.delete(settings)
    app.clock.now = new Date('2026-03-10T09:00:00Z')
  })

  // spec: 1.1 Built by an IT company, backed by an agency
  // spec: 1.1 1000+ workers, 25k+ visas, 4.8 stars (off until set)
  // spec: 2.9 Basic 195, Standard 245 MOST POPULAR
  // spec: 2.9 Business Plan's seven amounts
  // spec: 2.9 350+ against 195; 8500+ against 8200
  // spec: 2.9 Visa service 8,200 and 160 a month, 7 days
  test('the figures of the specification, in QAR, while the operator has set nothing', async () => {
    const { data } = await app.call(getContent, {})
    expect(data.currency).toBe('QAR')
    expect(data.prices).toMatchObject({
      plans: { basic: 195, standard: 245, premium: 495 },
      visa_service: { amount: 8200, monthly: 160, aim_days: 7 },
      private_sponsorship: { amount: 12_000, days: 30 },
      elsewhere: { platform_access: 350, nanny_visa: 8500 },
    })
    expect(
      Object.fromEntries(
        data.prices.recruitment_caps.amounts.map(({ country, amount }) => [country, amount]),
      ),
    ).toEqual({
      ID: 17_000,
      LK: 16_000,
      PH: 15_000,
      BD: 14_000,
      IN: 14_000,
      KE: 9000,
      ET: 9000,
    })
    expect(data.claims.shown).toBe(false)
    expect(data.contact).toEqual({
      operator: null,
      registration_number: null,
      licence_number: null,
      email: null,
      phone: null,
      whatsapp: null,
      address: null,
      hours: null,
      social: [],
    })
  })

  test("a list begins on its day in Qatar, three hours before the day of the server's clock", async () => {
    await set('prices', [from('2026-03-11', 20_050)])
    app.clock.now = new Date('2026-03-10T20:59:59Z')
    expect((await app.call(getContent, {})).data.prices.plans.basic).toBe(195)
    app.clock.now = new Date('2026-03-10T21:00:00Z')
    expect((await app.call(getContent, {})).data.prices).toMatchObject({
      effective_from: '2026-03-11',
      plans: { basic: 200.5 },
    })
  })

  // spec: 1.1 Built by an IT company, backed by an agency
  test('a row of another shape counts as not set', async () => {
    await set('prices', [{ effectiveFrom: '2026-01-01', plansMinor: { basic: -1 } }])
    await set('contact', {
      email: 'nobody',
      social: [{ network: 'x', url: 'javascript:alert(1)' }],
    })
    const { data } = await app.call(getContent, {})
    expect(data.prices.plans.basic).toBe(195)
    expect(data.contact.social).toEqual([])
  })
})
