import fc from 'fast-check'
import { expect, test } from 'vitest'
import { indexOf } from '../../../../test/search.ts'
import { positions, skills, workTypes } from '../../profiles/choices.ts'
import type { IndexedCandidate } from './index-fields.ts'

const someone = (id: number, values: Partial<IndexedCandidate> = {}): IndexedCandidate => ({
  id,
  age: 30,
  salary: 2000,
  nationality: 'Kenyan',
  position: 'Cook',
  workType: 'live_in',
  visaType: 'none',
  skills: ['Cooking'],
  places: ['Doha'],
  text: '',
  ...values,
})

test('position first, then skills, work type and salary; of equals the newest', () => {
  const all = [
    someone(1),
    someone(2, { position: 'Driver', skills: ['Driving'] }),
    someone(3, { position: 'Maid' }),
    someone(4, { salary: 1500 }),
    someone(5, { workType: 'live_out' }),
    someone(6),
    someone(7, { skills: ['Cooking', 'Cleaning'] }),
  ]
  expect(indexOf(all).similar(someone(1), 6)).toEqual([6, 4, 7, 5, 3])
})

const person = fc.record({
  salary: fc.option(fc.integer({ min: 1000, max: 3500 }), { nil: null }),
  position: fc.option(fc.constantFrom(...positions), { nil: null }),
  workType: fc.option(fc.constantFrom(...workTypes), { nil: null }),
  skills: fc.uniqueArray(fc.constantFrom(...skills), { maxLength: 4 }),
})

test('she herself is never among them, nobody is there twice, and nobody who shares neither position nor skill', () => {
  fc.assert(
    fc.property(
      fc.array(person, { minLength: 1, maxLength: 30 }),
      fc.integer({ min: 1, max: 6 }),
      (list, most) => {
        const all = list.map((values, index) => someone(index + 1, values))
        const her = all[0]!
        const ids = indexOf(all).similar(her, most)
        const alike = all.filter(
          (one) =>
            one !== her &&
            ((her.position !== null && one.position === her.position) ||
              one.skills.some((skill) => her.skills.includes(skill))),
        )
        expect(ids).toHaveLength(Math.min(most, alike.length))
        expect(new Set(ids).size).toBe(ids.length)
        expect(alike.map(({ id }) => id)).toEqual(expect.arrayContaining(ids))
      },
    ),
  )
})

// spec: 3.2 Similar candidates
test('where someone comes from makes no difference', () => {
  fc.assert(
    fc.property(
      fc.array(person, { minLength: 2, maxLength: 20 }),
      fc.array(fc.constantFrom('Filipino', 'Ugandan', 'Indian'), { minLength: 20, maxLength: 20 }),
      (list, nations) => {
        const all = list.map((values, index) => someone(index + 1, values))
        const moved = all.map((one, index) => ({
          ...one,
          nationality: nations[index] ?? null,
          age: 20 + index,
          places: ['Manila'],
        }))
        expect(indexOf(moved).similar(moved[0]!, 3)).toEqual(indexOf(all).similar(all[0]!, 3))
      },
    ),
  )
})

test('who is taken out, as the hired are, is suggested no longer', () => {
  const index = indexOf([someone(1), someone(2)])
  expect(index.similar(someone(1), 3)).toEqual([2])
  index.put(2, null)
  expect(index.similar(someone(1), 3)).toEqual([])
})
