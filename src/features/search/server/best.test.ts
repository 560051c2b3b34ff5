import fc from 'fast-check'
import { expect, test } from 'vitest'
import { childcareBands, languages, positions, skills, workTypes } from '../../profiles/choices.ts'
import { nothingSaid } from '../../../../test/fits.ts'
import { candidateQuery } from '../contract.ts'
import type { Wish } from './best.ts'
import { dayNumber } from './day-number.ts'
import { type Fit, offers, wishedFields } from './fit.ts'
import type { IndexedCandidate } from './index-fields.ts'
import { indexOf } from '../../../../test/search.ts'

const today = '2026-03-10'
const days = ['2026-01-01', '2026-03-10', '2026-03-25', '2026-05-01', '2027-01-01']

const anyFit: fc.Arbitrary<Fit> = fc.record({
  position: fc.option(fc.constantFrom(...positions)),
  skills: fc.subarray([...skills]),
  childcare: fc.option(fc.subarray([...childcareBands])),
  languages: fc.subarray([...languages]),
  workType: fc.option(fc.constantFrom(...workTypes)),
  salary: fc.option(fc.integer({ min: 1, max: 400 }).map((fifties) => fifties * 10)),
  availableFrom: fc.option(fc.constantFrom('', ...days)),
  checks: fc.nat(4),
})

const indexed = (fit: Fit, id: number, isComplete: boolean): IndexedCandidate => ({
  id,
  age: null,
  salary: fit.salary,
  nationality: id % 3 === 0 ? 'Kenyan' : 'Indian',
  position: fit.position,
  workType: fit.workType as IndexedCandidate['workType'],
  visaType: null,
  skills: [...fit.skills],
  places: [],
  text: '',
  languages: fit.languages.map((language) => ({
    language,
    speak: 'good',
    read: null,
    write: null,
  })),
  childcareExperienceYears: Object.fromEntries((fit.childcare ?? []).map((band) => [band, 2])),
  immediateAvailability: fit.availableFrom === '',
  availabilityDate: fit.availableFrom || null,
  isComplete,
  fit,
})

const valuesOf = {
  position: positions,
  skills,
  children: childcareBands,
  work_type: workTypes,
  languages,
}
const anyWish: fc.Arbitrary<Wish> = fc.constantFrom(...wishedFields).chain((about) =>
  fc.record({
    about: fc.constant(about),
    weight: fc.integer({ min: 1, max: 25 }),
    isMust: fc.boolean(),
    asked:
      about === 'salary'
        ? fc.integer({ min: 100, max: 3000 }).map((first) => ({ limits: limits(first, 50) }))
        : about === 'available_by'
          ? fc.constantFrom(...days).map((day) => ({ limits: limits(dayNumber(day), 6) }))
          : fc
              .subarray([...(valuesOf[about] as readonly string[])], { minLength: 1 })
              .map((values) => ({ values })),
  }),
)
const limits = (first: number, step: number) =>
  Array.from({ length: 10 }, (_, place) => first + place * step)

/** The parts of a wish that she has, of how many, and whether she is known to miss any. */
function partsOf({ about, asked }: Wish, fit: Fit) {
  const offered = offers[about](fit)
  if ('limits' in asked) {
    const has = asked.limits.filter((limit) => offered !== null && (offered as number) <= limit)
    return {
      has: offered === null ? 10 : has.length * 2,
      of: 20,
      misses: offered !== null && has.length < 10,
    }
  }
  const { values } = asked
  const of = values.length * 2
  if (offered === null) return { has: 1, of, misses: false }
  const has = values.filter((value) => (offered as readonly string[]).includes(value)).length * 2
  return { has, of, misses: has < of }
}

/** One by one, in exact fractions: those who fit, the best first. */
function looked(people: readonly IndexedCandidate[], wishes: readonly Wish[]): number[] {
  const whole = wishes.reduce(
    (product, wish) => product * BigInt(partsOf(wish, people[0]!.fit!).of),
    1n,
  )
  const most = wishes.reduce((sum, { weight }) => sum + BigInt(weight), 0n) * whole
  const dayOf = ({ availableFrom }: Fit) =>
    availableFrom === null ? '9' : availableFrom <= today ? '' : availableFrom
  return people
    .flatMap((one) => {
      const parts = wishes.map((wish) => partsOf(wish, one.fit!))
      if (parts.some(({ misses }, place) => misses && wishes[place]!.isMust)) return []
      const sum = parts.reduce(
        (total, { has, of }, place) =>
          total + (BigInt(wishes[place]!.weight) * whole * BigInt(has)) / BigInt(of),
        0n,
      )
      const score = Number((sum * 100n) / most)
      if (score === 0) return []
      const { fit } = one
      const last = [fit!.checks, one.isComplete ? 1 : 0]
      return [
        { one, keys: [score, ...parts.map(({ has }) => has), last[0]!], day: dayOf(fit!), last },
      ]
    })
    .sort((a, b) => {
      const at = a.keys.findIndex((key, place) => key !== b.keys[place])
      if (at >= 0) return b.keys[at]! - a.keys[at]!
      if (a.day !== b.day) return a.day < b.day ? -1 : 1
      return b.last[1]! - a.last[1]! || b.one.id - a.one.id
    })
    .map(({ one }) => one.id)
}

/** Expects pages at the beginning, in the middle, at the end and behind it to be what looking at everybody gives. */
function expectPages(
  people: readonly IndexedCandidate[],
  wishes: readonly Wish[],
  asked: { page_size: number; nationality?: ['Kenyan'] },
): void {
  const { page_size, nationality } = asked
  const index = indexOf([], today)
  for (const one of people) index.put(one.id, one)
  const wanted = looked(
    people.filter((one) => !nationality || one.nationality === nationality[0]),
    wishes,
  )
  const last = Math.ceil(wanted.length / page_size)
  for (const page of [1, 2, Math.ceil(last / 2), last, 1_000]) {
    const query = candidateQuery.parse({ ...asked, page: Math.max(1, page) })
    const from = (query.page - 1) * page_size
    expect(index.best(query, { wishes, today })).toEqual({
      total: wanted.length,
      ids: wanted.slice(from, from + page_size),
    })
  }
}

test('any page is what looking at everybody one by one would give, whatever is wished', () => {
  fc.assert(
    fc.property(
      fc.array(fc.tuple(anyFit, fc.boolean()), { minLength: 1, maxLength: 60, size: 'max' }),
      fc.uniqueArray(anyWish, { minLength: 1, maxLength: 7, selector: ({ about }) => about }),
      fc.boolean(),
      fc.integer({ min: 1, max: 60 }),
      (fits, wishes, onlyKenyans, page_size) => {
        // So many of each that those of one grade are told apart by sets, too.
        const people = Array.from({ length: 720 }, (_, number) => {
          const [fit, isComplete] = fits[number % fits.length]!
          return indexed(fit, number + 1, isComplete)
        })
        expectPages(people, wishes, {
          page_size,
          ...(onlyKenyans && { nationality: ['Kenyan' as const] }),
        })
      },
    ),
    { numRuns: 100 },
  )
})

test('however many fit alike, those who are free sooner come first', () => {
  const alike = { ...nothingSaid, position: 'Nanny', checks: 2 } as const
  const people = ['', ...days, null].flatMap((availableFrom, day) =>
    Array.from({ length: 300 }, (_, number) =>
      indexed({ ...alike, availableFrom }, number * 10 + day + 1, number % 5 > 0),
    ),
  )
  const asked = { values: ['Nanny'] }
  expectPages(people, [{ about: 'position', weight: 1, isMust: false, asked }], { page_size: 50 })
})
