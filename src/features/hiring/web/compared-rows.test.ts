import { expect, test } from 'vitest'
import type { Candidate } from '../../profiles/contract.ts'
import { type Attributes, fieldNames, filteredNames, nothingIn } from '../../profiles/fields.ts'
import { comparedRows, comparedValue, differs, onlyOf } from './compared-rows.ts'

const nothing = Object.fromEntries(
  fieldNames.map((name) => [name, nothingIn(name)]),
) as unknown as Attributes

function candidate(profile: Partial<Candidate['profile']>, rest: Partial<Candidate> = {}) {
  return {
    source: 'self',
    checks: [],
    ...rest,
    profile: { ...nothing, profile_video_url: null, ...profile },
  } as unknown as Candidate
}

test('everything that the list filters by is compared, each thing once', () => {
  expect(new Set(comparedRows)).toEqual(new Set([...comparedRows, ...filteredNames]))
  expect(new Set(comparedRows).size).toBe(comparedRows.length)
})

test('what differs is found, whether it was said or follows from the record', () => {
  const here = candidate(
    {
      current_country: 'Qatar',
      cuisines: ['Arab', 'Other'],
      childcare_experience_years: { newborn: 2 },
    },
    { source: 'agency', checks: [{ item: 'identity' }] as Candidate['checks'] },
  )
  const abroad = candidate({
    current_country: 'Kenya',
    cuisines: ['Arab'],
    experience_years: 1,
    profile_video_url: '/media/v',
  })
  const all = [here, abroad]
  expect(all.map((one) => comparedValue('in_qatar', one))).toEqual([['true'], ['false']])
  expect(comparedValue('childcare_experience_years', here)).toEqual(['newborn'])
  expect(onlyOf('cuisines', here, all)).toEqual(new Set(['Other']))
  expect(comparedRows.filter((row) => differs(row, all))).toEqual([
    'experience_years',
    'cuisines',
    'childcare_experience_years',
    'in_qatar',
    'has_video',
    'checked',
    'source',
  ])
})
