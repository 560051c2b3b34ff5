import fc from 'fast-check'
import { expect, test } from 'vitest'
import { positions, skills, visaTypes, workTypes } from '../../profiles/choices.ts'
import { sorts } from '../choices.ts'
import { candidateQuery, type CandidateQuery } from '../contract.ts'
import { indexOf } from '../../../../test/search.ts'
import type { IndexedCandidate } from './index-fields.ts'

const maybe = <T>(values: readonly T[]) => fc.option(fc.constantFrom(...values), { nil: null })

const person = fc.record({
  age: fc.option(fc.integer({ min: 18, max: 60 }), { nil: null }),
  salary: fc.option(
    fc.integer({ min: 10, max: 35 }).map((hundreds) => hundreds * 100),
    { nil: null },
  ),
  nationality: maybe(['Filipino', 'Ugandan', 'Kenyan']),
  position: maybe(positions),
  workType: maybe(workTypes),
  visaType: maybe(visaTypes),
  skills: fc.uniqueArray(fc.constantFrom(...skills), { maxLength: 3 }),
  places: fc.subarray(['Doha', 'Al Wakrah', 'Manila'], { maxLength: 2 }),
  text: fc.constant(''),
})
const people = fc
  .array(person, { maxLength: 60 })
  .map((list) => list.map((one, index): IndexedCandidate => ({ ...one, id: index + 1 })))

const query = fc
  .record(
    {
      age_min: fc.integer({ min: 18, max: 40 }),
      age_max: fc.integer({ min: 40, max: 60 }),
      salary_min: fc.integer({ min: 1000, max: 2000 }),
      salary_max: fc.integer({ min: 2000, max: 3500 }),
      nationality: fc.subarray(['Filipino', 'ugandan', 'Kenyan']),
      position: fc.subarray([...positions]),
      work_type: fc.subarray([...workTypes]),
      visa_status: fc.subarray([...visaTypes]),
      skills: fc.subarray(['baby', 'Cooking']),
      baby_care: fc.boolean(),
      location: fc.constantFrom('doha', 'WAKRAH'),
      sort: fc.constantFrom(...sorts),
      page: fc.integer({ min: 1, max: 4 }),
      page_size: fc.integer({ min: 1, max: 20 }),
    },
    { requiredKeys: [] },
  )
  .map((values) => candidateQuery.parse(values))

/** The same question, asked the slow and obvious way. */
function matches(one: IndexedCandidate, q: CandidateQuery): boolean {
  const among = (chosen: readonly string[], value: string | null) =>
    chosen.length === 0 || chosen.some((choice) => choice.toLowerCase() === value?.toLowerCase())
  return (
    (one.age === null ||
      ((q.age_min === undefined || one.age >= q.age_min) &&
        (q.age_max === undefined || one.age <= q.age_max))) &&
    (q.salary_min === undefined || (one.salary !== null && one.salary >= q.salary_min)) &&
    (q.salary_max === undefined || (one.salary !== null && one.salary <= q.salary_max)) &&
    among(q.nationality, one.nationality) &&
    among(q.position, one.position) &&
    among(q.work_type, one.workType) &&
    among(q.visa_status, one.visaType) &&
    q.skills.every((wanted) =>
      one.skills.some((own) => own.toLowerCase().includes(wanted.toLowerCase())),
    ) &&
    (!q.baby_care || one.skills.includes('Babycare')) &&
    (q.location === undefined ||
      one.places.some((place) => place.toLowerCase().includes(q.location!.toLowerCase())))
  )
}

// spec: 1.5 Filter age 18–100
// spec: 1.5 Filters
// spec: 1.5 Location and skills as parts of words
// spec: 1.5 Salary range
test('finds, counts and pages exactly what the filters say', () => {
  fc.assert(
    fc.property(people, query, (all, q) => {
      const result = indexOf(all).search(q)
      const expected = all.filter((one) => matches(one, q))
      expect(result.total).toBe(expected.length)
      const everything = indexOf(all).search({ ...q, page: 1, page_size: 60 })
      expect(new Set(everything.ids)).toEqual(new Set(expected.map((one) => one.id)))
      expect(result.ids).toEqual(
        everything.ids.slice((q.page - 1) * q.page_size, q.page * q.page_size),
      )
    }),
  )
})

test("a facet's number is what choosing that value alone in its filter would show", () => {
  fc.assert(
    fc.property(
      people,
      query,
      fc.constantFrom('Filipino', 'Ugandan', 'Kenyan'),
      fc.constantFrom(...positions),
      (all, q, nationality, position) => {
        const { facets } = indexOf(all).search(q)
        expect(facets.nationality[nationality] ?? 0).toBe(
          all.filter((one) => matches(one, { ...q, nationality: [nationality] })).length,
        )
        expect(facets.position[position]).toBe(
          all.filter((one) => matches(one, { ...q, position: [position] })).length,
        )
      },
    ),
  )
})

// spec: 1.5 Sort: default, salary, age, both ways (salary and age)
test('sorts in both directions, with those who named nothing at the end', () => {
  fc.assert(
    fc.property(people, (all) => {
      const index = indexOf(all)
      const byId = new Map(all.map((one) => [one.id, one]))
      const salaries = (sort: 'salary_asc' | 'salary_desc') =>
        index
          .search(candidateQuery.parse({ sort, page_size: 60 }))
          .ids.map((id) => byId.get(id)?.salary ?? null)
      const named = all.flatMap((one) => one.salary ?? []).sort((a, b) => a - b)
      const rest = Array.from({ length: all.length - named.length }, () => null)
      expect(salaries('salary_asc')).toEqual([...named, ...rest])
      expect(salaries('salary_desc')).toEqual([...named.toReversed(), ...rest])
      const ages = (sort: 'age_asc' | 'age_desc') =>
        index
          .search(candidateQuery.parse({ sort, page_size: 60 }))
          .ids.map((id) => byId.get(id)?.age ?? null)
      const known = all.flatMap((one) => one.age ?? []).sort((a, b) => a - b)
      const unknown = Array.from({ length: all.length - known.length }, () => null)
      expect(ages('age_asc')).toEqual([...known, ...unknown])
      expect(ages('age_desc')).toEqual([...known.toReversed(), ...unknown])
    }),
  )
})

test('a change shows at once: put replaces, null takes out', () => {
  const one: IndexedCandidate = {
    id: 1,
    age: 30,
    salary: 1500,
    nationality: 'Kenyan',
    position: 'Cook',
    workType: 'live_in',
    visaType: 'none',
    skills: ['Cooking'],
    places: ['Doha'],
    text: 'Amina Wanjiru Cook',
  }
  const index = indexOf([one])
  const all = candidateQuery.parse({})
  expect(index.search({ ...all, q: 'amina' }).ids).toEqual([1])
  index.put(1, { ...one, text: 'Grace Akello Cook', salary: 1700 })
  expect(index.search({ ...all, q: 'amina' }).ids).toEqual([])
  expect(index.search({ ...all, q: 'grace', salary_min: 1600 }).ids).toEqual([1])
  index.put(1, null)
  expect(index.search(all)).toMatchObject({ ids: [], total: 0 })
  expect(index.size).toBe(0)
})

// spec: 3.2 Nobody found
test('when nobody is found, each suggestion says what giving up that one condition would bring, and none that helps is missing', () => {
  const narrow = query.map((q) => ({ ...q, page: 1, page_size: 60 }))
  fc.assert(
    fc.property(people, narrow, (all, q) => {
      const index = indexOf(all)
      const { total, suggestions } = index.search(q)
      if (total > 0) {
        expect(suggestions).toEqual([])
        return
      }
      const given = (Object.keys(q) as (keyof CandidateQuery)[]).filter(
        (key) => !['sort', 'page', 'page_size', 'skills'].includes(key),
      )
      const relaxed = [
        ...given.map((key) => ({
          filter: key,
          value: null,
          q: candidateQuery.parse({ ...q, [key]: undefined }),
        })),
        ...q.skills.map((skill) => ({
          filter: 'skills',
          value: skill,
          q: { ...q, skills: q.skills.filter((one) => one !== skill) },
        })),
      ]
      const helpful = relaxed
        .map((one) => ({ ...one, total: all.filter((person) => matches(person, one.q)).length }))
        .filter((one) => one.total > 0)
      expect(
        new Set(suggestions.map(({ filter, value, total }) => `${filter} ${value} ${total}`)),
      ).toEqual(new Set(helpful.map(({ filter, value, total }) => `${filter} ${value} ${total}`)))
      expect(suggestions.map((one) => one.total)).toEqual(
        suggestions.map((one) => one.total).sort((a, b) => b - a),
      )
    }),
  )
})
