import { expect, test } from 'vitest'
import * as candidates from '../src/features/profiles/choices.ts'
import * as employers from '../src/features/employers/choices.ts'

// spec: 2.9 Marital statuses, genders
test('what a worker and a household choose from is what is specified', () => {
  expect(candidates.maritalStatuses).toEqual(['single', 'married', 'divorced', 'widowed'])
  expect(employers.maritalStatuses).toEqual(candidates.maritalStatuses)
  expect(candidates.genders).toEqual(['male', 'female', 'other'])
  expect(employers.genders).toEqual(['male', 'female'])
  expect(candidates.religions).toEqual(['Christian', 'Muslim', 'Hindu'])
  expect(candidates.visaStatuses).toEqual(['valid', 'expired', 'pending', 'not_applicable'])
  expect(candidates.positions).toEqual(['Nanny', 'Maid', 'Cook', 'Driver'])
  expect(candidates.workTypes).toEqual(['live_in', 'live_out', 'part_time'])
  expect(candidates.languages).toEqual(['English', 'Arabic', 'Hindi', 'French', 'Other'])
  expect(candidates.skills).toEqual([
    'Babycare',
    'Cleaning',
    'Cooking',
    'Elderly Care',
    'Driving',
    'Petcare',
  ])
  expect(candidates.childcareBands).toEqual(['newborn', 'toddler', 'preschool', 'older'])
})
