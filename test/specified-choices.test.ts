import { expect, test } from 'vitest'
import * as candidates from '../src/features/profiles/choices.ts'
import * as employers from '../src/features/employers/choices.ts'
import { words } from '../src/features/profiles/messages.words.en.ts'
import '../src/platform/server/catalogues.ts'
import { textsIn } from '../src/platform/shared/catalogues.ts'
import { locales, scriptOf } from '../src/platform/shared/locales.ts'

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

test.each(locales)('%s: each language that can be chosen is named in the reader’s', (locale) => {
  const { language } = textsIn(words, locale).values
  const offered = [...candidates.usualLanguages, ...candidates.moreLanguages]
  expect(offered).toEqual(expect.arrayContaining(['English', 'Arabic', 'Hindi', 'French']))
  const script = scriptOf(locale) === scriptOf('en') ? /^\p{Lu}\p{L}+$/u : /^[^a-z]+$/i
  for (const one of offered) expect(language[one] ?? '', one).toMatch(script)
})
