import fc from 'fast-check'
import { expect, test } from 'vitest'
import { positions, skills, visaTypes, workTypes } from '../../profiles/choices.ts'
import { sorts } from '../choices.ts'
import { candidateQuery } from '../contract.ts'
import { indexOf } from '../../../../test/search.ts'
import type { IndexedCandidate } from './index-fields.ts'
import type { Wish } from './best.ts'
import { createSearchIndex, fillIndex, restoreIndex } from './search-index.ts'

const maybe = <T>(values: readonly T[]) => fc.option(fc.constantFrom(...values), { nil: null })
const names = ['amina', 'grace', 'maria', 'marisol', 'sunita', 'ruth', 'wanjiru', 'طبخ']
const places = fc
  .array(fc.integer({ min: 0, max: 400 }), { maxLength: 3 })
  .map((numbers) => numbers.map((number) => `Zone ${number}, Doha`))

const person = fc.record({
  age: fc.option(fc.integer({ min: 18, max: 60 }), { nil: null }),
  salary: fc.option(
    fc.integer({ min: 10, max: 15 }).map((hundreds) => hundreds * 100),
    { nil: null },
  ),
  nationality: maybe(['Filipino', 'Ugandan', 'Kenyan', 'Nepalese']),
  position: maybe(positions),
  workType: maybe(workTypes),
  visaType: maybe(visaTypes),
  skills: fc.uniqueArray(fc.constantFrom(...skills, 'Falconry'), { maxLength: 3 }),
  places,
  text: fc.array(fc.constantFrom(...names), { maxLength: 3 }).map((words) => words.join(' ')),
})
const fitOf = (one: Pick<IndexedCandidate, 'position' | 'skills' | 'workType' | 'salary'>) => ({
  position: one.position,
  skills: one.skills,
  workType: one.workType,
  salary: one.salary,
  childcare: null,
  languages: [],
  availableFrom: null,
  checks: 0,
})
const wished = {
  today: '2026-03-01',
  wishes: [
    { about: 'position', weight: 25, isMust: true, asked: { values: ['Nanny'] } },
    { about: 'skills', weight: 25, isMust: false, asked: { values: ['Cooking', 'Falconry'] } },
    { about: 'salary', weight: 10, isMust: false, asked: { limits: [1200, 1300] } },
  ] satisfies Wish[],
}
const put = fc.record({
  id: fc.integer({ min: 1, max: 30 }),
  one: fc.option(person, { nil: null, freq: 3 }),
})

const query = fc
  .record(
    {
      q: fc.constantFrom(...names, 'mar', 'marisoll', 'grace amina'),
      age_min: fc.integer({ min: 18, max: 40 }),
      salary_max: fc.integer({ min: 1000, max: 1500 }),
      nationality: fc.subarray(['Filipino', 'Kenyan']),
      position: fc.subarray([...positions], { maxLength: 3 }),
      skills: fc.subarray(['Cooking', 'falcon'], { maxLength: 1 }),
      location: fc.integer({ min: 0, max: 40 }).map((number) => `zone ${number}`),
      sort: fc.constantFrom(...sorts),
      page: fc.integer({ min: 1, max: 2 }),
      page_size: fc.integer({ min: 1, max: 20 }),
    },
    { requiredKeys: [] },
  )
  .map((values) => candidateQuery.parse(values))

test('after any run of changes an index answers as one that is made anew, in every answer that it gives', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.array(put, { maxLength: 120 }),
      fc.array(query, { minLength: 1, maxLength: 8 }),
      async (puts, queries) => {
        const people = new Map<number, IndexedCandidate>()
        const begun = puts.slice(0, puts.length / 3)
        const known = (id: number, one: (typeof puts)[number]['one']) =>
          one && { ...one, id, fit: fitOf(one) }
        const change = ({ id, one }: (typeof puts)[number]): IndexedCandidate | null => {
          const candidate = known(id, one)
          if (candidate) people.set(id, candidate)
          else people.delete(id)
          return candidate
        }
        begun.forEach(change)
        const index = indexOf([...people.values()])
        for (const one of puts.slice(begun.length)) index.put(one.id, change(one))

        const all = [...people.values()]
        const filled = createSearchIndex('2026-03-01')
        filled.reserve(30)
        await fillIndex(
          filled,
          (async function* () {
            yield all.slice(0, 7)
            yield all.slice(7)
          })(),
        )
        const restored = createSearchIndex('2026-03-01')
        await restoreIndex(restored, index.dump())
        const fresh = [indexOf(all), filled, restored]
        const byName = (counts: { nationality: string; count: number }[]) =>
          counts.toSorted((a, b) => (a.nationality < b.nationality ? -1 : 1))
        for (const anew of fresh) {
          expect(index.size).toBe(anew.size)
          expect(byName(index.nationalities())).toEqual(byName(anew.nationalities()))
          for (const q of queries) {
            expect(index.search(q)).toEqual(anew.search(q))
            expect(index.best(q, wished)).toEqual(anew.best(q, wished))
          }
          for (const one of all.slice(0, 5))
            expect(index.similar(one, 3)).toEqual(anew.similar(one, 3))
          for (let id = 1; id <= 30; id++) expect(index.has(id)).toBe(people.has(id))
        }
      },
    ),
    { numRuns: 60 },
  )
})

const nobody: Omit<IndexedCandidate, 'id'> = {
  age: null,
  salary: null,
  nationality: null,
  position: null,
  workType: null,
  visaType: null,
  skills: [],
  places: [],
  text: '',
}
const manyPlaces = 70_000

test('of 70,000 different places each finds its own people', () => {
  const index = indexOf(
    Array.from({ length: manyPlaces }, (_, id) => ({
      ...nobody,
      id: id + 1,
      places: [`zone ${id}.`],
    })),
  )
  for (const place of [100, 65_535, 65_536, 65_636, 69_999])
    expect(
      index.search(candidateQuery.parse({ location: `zone ${place}.` })).ids,
      `zone ${place}`,
    ).toEqual([place + 1])
})

test('of 70,000 different nationalities each finds its own people', () => {
  const index = indexOf(
    Array.from({ length: manyPlaces }, (_, id) => ({
      ...nobody,
      id: id + 1,
      nationality: `n${id}`,
    })),
  )
  const found = (nationality: string) =>
    index.search(candidateQuery.parse({ nationality: [nationality] }))
  expect(found('n100')).toMatchObject({ ids: [101], total: 1 })
  expect(found('n69999')).toMatchObject({ ids: [70_000], total: 1 })
  expect(Math.max(...index.nationalities().map(({ count }) => count))).toBe(1)
  expect(index.search(candidateQuery.parse({})).total).toBe(manyPlaces)
})
