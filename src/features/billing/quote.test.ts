import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { orderLineKinds, places, planKeys, receivers, visaWays } from './choices.ts'
import { capMinor, quote, type QuoteInput, type QuotePrices } from './quote.ts'

const prices: QuotePrices = {
  plansMinor: { basic: 19_500, standard: 24_500, premium: 49_500 },
  visaService: { amountMinor: 820_000, monthlyMinor: 16_000 },
  privateSponsorship: { amountMinor: 1_200_000 },
  recruitmentCaps: {
    amountsMinor: [
      { country: 'PH', amountMinor: 1_500_000 },
      { country: 'KE', amountMinor: 900_000 },
    ],
  },
  endOfService: { daysPerYear: 21 },
}
const guarantee = { wholeMonths: 3, reducedMonths: 6, percentPerMonth: 15 }
const fromManila: QuoteInput = {
  candidate: { salaryMinor: 240_000, country: 'PH', place: 'abroad', agency: null },
  situation: { plan: null, visa: 'service', agency: null, ordered: null },
  prices,
  guarantee,
  day: '2026-11-23',
}
const inDoha: QuoteInput = {
  ...fromManila,
  candidate: { ...fromManila.candidate, place: 'in_qatar' },
}
const linesOf = (input: QuoteInput) =>
  quote(input).lines.map(
    ({ kind, amountMinor, isAtMost, rhythm, receiver, due }) =>
      `${kind} ${isAtMost ? '≤' : ''}${amountMinor} ${rhythm} to ${receiver} at ${due}`,
  )

describe('what a household pays for one', () => {
  test('from abroad: the order, the office at most by its cap, the visa, her wage and the end of service', () => {
    expect(linesOf(fromManila)).toEqual([
      'service 240000 once to manzil at order',
      'recruitment_fee ≤1500000 once to agency at agency_contract',
      'visa_service 820000 once to manzil at visa',
      'visa_monthly 16000 monthly to manzil at visa',
      'wage 240000 monthly to worker at month_end',
      'end_of_service 165699 yearly to worker at service_end',
    ])
    expect(quote(fromManila).sums).toEqual({
      order: 240_000,
      once: 2_560_000,
      monthly: 256_000,
      yearly: 165_699,
      firstMonth: 2_816_000,
      firstYear: 2_560_000 + 12 * 256_000 + 165_699,
      isAtMost: true,
      isPartial: false,
    })
  })

  test('from abroad, with agencies that offer themselves: at most the dearest of them, never above the cap', () => {
    const most = (offeredMinor: number[], agency: QuoteInput['candidate']['agency'] = null) =>
      linesOf({
        ...fromManila,
        candidate: { ...fromManila.candidate, agency },
        situation: { ...fromManila.situation, offeredMinor },
      })[1]?.split(' ')[1]
    expect(most([900_000, 1_250_000])).toBe('≤1250000')
    expect(most([2_000_000])).toBe('≤1500000')
    expect(most([900_000], { name: 'Hers', feeMinor: null })).toBe('≤1500000')
    expect(most([900_000], { name: 'Hers', feeMinor: 1_000_000 })).toBe('1000000')
  })

  test('in Qatar: nobody recruits her and no visa is made; the sponsorship is transferred', () => {
    expect(linesOf(inDoha)).toEqual([
      'service 240000 once to manzil at order',
      'transfer null once to authority at transfer',
      'wage 240000 monthly to worker at month_end',
      'end_of_service 165699 yearly to worker at service_end',
    ])
    expect(quote(inDoha)).toMatchObject({ agency: 'not_needed', sums: { isPartial: true } })
  })

  test('an office’s own fee stands in the place of the cap, and never above it', () => {
    const asking = (feeMinor: number) =>
      quote({
        ...fromManila,
        situation: { ...fromManila.situation, agency: { name: 'Lulwa', feeMinor } },
      })
    expect(asking(1_200_000)).toMatchObject({ agency: 'chosen', agencyName: 'Lulwa' })
    const feeOf = (feeMinor: number) =>
      asking(feeMinor).lines.find(({ kind }) => kind === 'recruitment_fee')
    expect(feeOf(1_200_000)).toMatchObject({
      amountMinor: 1_200_000,
      isAtMost: false,
      receiverName: 'Lulwa',
    })
    expect(feeOf(9_900_000)?.amountMinor).toBe(1_500_000)
    expect(feeOf(-5)?.amountMinor).toBe(0)
  })

  test('a country without a cap: the line is there, the sum does not pretend to know it', () => {
    const found = quote({ ...fromManila, candidate: { ...fromManila.candidate, country: 'UG' } })
    expect(found.lines.find(({ kind }) => kind === 'recruitment_fee')).toMatchObject({
      amountMinor: null,
      isAtMost: false,
    })
    expect(found.sums).toMatchObject({ isPartial: true, once: 1_060_000 })
  })

  test.each([null, 0])('a salary of %s is not known: never an amount of nothing', (salaryMinor) => {
    const found = quote({ ...inDoha, candidate: { ...inDoha.candidate, salaryMinor } })
    expect(found.isSalaryKnown).toBe(false)
    expect(found.lines.map(({ amountMinor }) => amountMinor)).toEqual([null, null, null, null])
    expect(found.sums).toMatchObject({ order: 0, isPartial: true })
  })

  test('what was ordered binds, whatever she expects and the list says today', () => {
    const ordered = [
      { kind: 'service' as const, amountMinor: 180_050 },
      { kind: 'visa_service' as const, amountMinor: 700_000 },
      { kind: 'recruitment_fee' as const, amountMinor: 1_000_000 },
    ]
    const found = quote({ ...fromManila, situation: { ...fromManila.situation, ordered } })
    expect(
      found.lines
        .filter(({ isInOrder }) => isInOrder)
        .map(({ kind, amountMinor, due, dueOn }) => ({ kind, amountMinor, due, dueOn })),
    ).toEqual(ordered.map((line) => ({ ...line, due: 'order', dueOn: '2026-11-23' })))
    expect(found.lines.filter(({ kind }) => kind === 'visa_service')).toHaveLength(1)
    expect(found.sums.order).toBe(1_880_050)
  })

  test('the guarantee: what comes back until when, of what it is for', () => {
    const backs = quote(fromManila).lines.map(({ kind, back }) => [
      kind,
      back?.wholeUntil,
      back?.until,
    ])
    expect(backs).toEqual([
      ['service', '2027-02-23', '2027-08-23'],
      ['recruitment_fee', '2027-02-23', '2027-08-23'],
      ['visa_service', undefined, undefined],
      ['visa_monthly', undefined, undefined],
      ['wage', undefined, undefined],
      ['end_of_service', undefined, undefined],
    ])
  })
})

const minor = fc.integer({ min: 0, max: 1_000_000_000 })
const agency = fc.option(
  fc.record({ name: fc.string(), feeMinor: fc.option(fc.integer({ max: 2_000_000_000 })) }),
)
const inputs: fc.Arbitrary<QuoteInput> = fc.record({
  candidate: fc.record({
    salaryMinor: fc.option(fc.oneof(minor, fc.constant(0), fc.integer({ min: -1000, max: -1 }))),
    country: fc.option(fc.constantFrom('PH', 'KE', 'UG')),
    place: fc.constantFrom(...places),
    agency,
  }),
  situation: fc.record({
    plan: fc.option(fc.constantFrom(...planKeys)),
    visa: fc.constantFrom(...visaWays),
    agency,
    ordered: fc.option(
      fc.uniqueArray(fc.record({ kind: fc.constantFrom(...orderLineKinds), amountMinor: minor }), {
        selector: ({ kind }) => kind,
      }),
    ),
  }),
  prices: fc.record({
    plansMinor: fc.record({ basic: minor, standard: minor, premium: minor }),
    visaService: fc.record({ amountMinor: minor, monthlyMinor: minor }),
    privateSponsorship: fc.record({ amountMinor: minor }),
    recruitmentCaps: fc.record({
      amountsMinor: fc.array(
        fc.record({ country: fc.constantFrom('PH', 'KE'), amountMinor: minor }),
        { maxLength: 3 },
      ),
    }),
    endOfService: fc.record({ daysPerYear: fc.integer({ min: 0, max: 366 }) }),
  }),
  guarantee: fc.option(fc.constant(guarantee)),
  day: fc.constantFrom('2026-01-31', '2026-11-23', '2028-02-29'),
})

test('whatever is asked: whole dirhams, nothing below zero, sums that are those of the lines', () => {
  fc.assert(
    fc.property(inputs, (input) => {
      const { lines, sums } = quote(input)
      const sum = (rhythm: string) =>
        lines.reduce((all, line) => all + (line.rhythm === rhythm ? (line.amountMinor ?? 0) : 0), 0)
      for (const { amountMinor } of lines)
        if (amountMinor !== null) {
          expect(Number.isSafeInteger(amountMinor)).toBe(true)
          expect(amountMinor).toBeGreaterThanOrEqual(0)
        }
      expect(sums).toMatchObject({
        once: sum('once'),
        monthly: sum('monthly'),
        yearly: sum('yearly'),
        firstMonth: sum('once') + sum('monthly'),
        firstYear: sum('once') + 12 * sum('monthly') + sum('yearly'),
        isPartial: lines.some(({ amountMinor }) => amountMinor === null),
      })
      expect(Number.isSafeInteger(sums.firstYear)).toBe(true)
    }),
  )
})

test('whatever is asked: each kind stands once, a fee of the office is within its cap, and the worker pays nothing', () => {
  fc.assert(
    fc.property(inputs, (input) => {
      const { lines } = quote(input)
      expect(new Set(lines.map(({ kind }) => kind)).size).toBe(lines.length)
      const cap = capMinor(input.prices, input.candidate.country)
      const fee = lines.find(({ kind, isInOrder }) => kind === 'recruitment_fee' && !isInOrder)
      if (fee?.amountMinor != null && cap !== null) expect(fee.amountMinor).toBeLessThanOrEqual(cap)
      for (const line of lines) expect(receivers).toContain(line.receiver)
    }),
  )
})

test('whatever is asked: what is ordered is what the order comes to, a free one too', () => {
  fc.assert(
    fc.property(inputs, (input) => {
      const { ordered } = input.situation
      const { sums, lines } = quote(input)
      const expected =
        ordered?.reduce((all, { amountMinor }) => all + amountMinor, 0) ??
        Math.max(0, input.candidate.salaryMinor ?? 0)
      expect(sums.order).toBe(expected)
      if (sums.order === 0)
        for (const line of lines.filter(({ kind, isInOrder }) => isInOrder && kind === 'service'))
          expect(line.amountMinor).toBeNull()
    }),
  )
})
