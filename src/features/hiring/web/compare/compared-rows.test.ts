import { expect, test } from 'vitest'
import type { Candidate } from '../../../profiles/contract.ts'
import { type Attributes, fieldNames, filteredNames, nothingIn } from '../../../profiles/fields.ts'
import type { AnsweredWish } from '../../compare-contract.ts'
import { arrange, comparedRows, comparedValue } from './compared-rows.ts'

const nothing = Object.fromEntries(
  fieldNames.map((name) => [name, nothingIn(name)]),
) as unknown as Attributes

function candidate(profile: Partial<Candidate['profile']>, rest: Partial<Candidate> = {}) {
  return {
    source: 'self',
    in_qatar: false,
    checks: [],
    ...rest,
    profile: { ...nothing, profile_video_url: null, ...profile },
  } as unknown as Candidate
}

const alone = (one: Candidate) => ({ candidate: one, match: null })

test('everything that the list filters by is compared, each thing once', () => {
  expect(new Set(comparedRows)).toEqual(new Set([...comparedRows, ...filteredNames]))
  expect(new Set(comparedRows).size).toBe(comparedRows.length)
})

const here = candidate(
  {
    current_country: 'Qatar',
    cuisines: ['Arab', 'Other'],
    skills: ['Cooking', 'Cleaning', 'Petcare'],
    work_type: 'live_in',
    childcare_experience_years: { newborn: 2 },
  },
  { source: 'agency', in_qatar: true, checks: [{ item: 'identity' }] as Candidate['checks'] },
)
const abroad = candidate({
  current_country: 'Kenya',
  cuisines: ['Arab'],
  skills: ['Cooking', 'Cleaning'],
  work_type: 'live_in',
  experience_years: 1,
  profile_video_url: '/media/v',
})
const rowsIn = (lines: { row: string }[]) => lines.map(({ row }) => row)

test('what differs is found, whether it was said or follows from the record, in the order families ask', () => {
  const { wishes, facts, same } = arrange([here, abroad].map(alone), [])
  expect(comparedValue('in_qatar', here)).toEqual(['true'])
  expect(wishes).toEqual([])
  expect(rowsIn(facts)).toEqual([
    'in_qatar',
    'experience_years',
    'childcare_experience_years',
    'checked',
    'skills',
    'cuisines',
    'has_video',
    'source',
  ])
  // Of lists the differing row has what only some say, the other what all do.
  expect(facts.find(({ row }) => row === 'skills')).toMatchObject({ values: [['Petcare'], []] })
  expect(same).toMatchObject([
    { row: 'work_type', values: ['live_in', 'live_in'] },
    { row: 'skills', values: [['Cleaning', 'Cooking']] },
    { row: 'cuisines', values: [['Arab']] },
  ])
})

test('what a household asks for stands first where they differ, and is said once', () => {
  const answer = (
    wish: AnsweredWish['wish'],
    has: string[],
    lacks: string[],
    verdict: AnsweredWish['verdict'] = 'partly',
  ): AnsweredWish => ({ wish, verdict, has, lacks })
  const people = [
    {
      candidate: here,
      match: { answers: [answer('tasks', ['Petcare'], []), answer('work_type', [], [], 'met')] },
    },
    {
      candidate: abroad,
      match: { answers: [answer('tasks', [], ['Petcare']), answer('work_type', [], [], 'met')] },
    },
  ]
  const asked = [
    { wish: 'tasks', is_must: true },
    { wish: 'work_type', is_must: false },
  ] as const
  const { wishes, facts, same } = arrange(people, [...asked])
  expect(wishes).toMatchObject([{ row: 'skills', wish: 'tasks', isMust: true }])
  expect(rowsIn(facts)).not.toContain('skills')
  expect(rowsIn(facts)).not.toContain('work_type')
  expect(same.map(({ row, wish }) => [row, wish])).toEqual([
    ['work_type', 'work_type'],
    ['skills', undefined],
    ['cuisines', undefined],
  ])
})

test('a language is compared with how well it is spoken, and not again where it was asked for', () => {
  const speaking = (speak: 'good' | 'basic') =>
    candidate({
      languages: [
        { language: 'English', speak, read: null, write: null },
        { language: 'Arabic', speak: 'good', read: null, write: null },
      ],
    })
  const people = [speaking('good'), speaking('basic')]
  const rows = (lines: { row: string; values?: unknown }[]) =>
    lines.filter(({ row }) => row === 'languages').map(({ values }) => values)
  const { facts, same } = arrange(people.map(alone), [])
  expect(rows(facts)).toEqual([[['English:good'], ['English:basic']]])
  expect(rows(same)).toEqual([[['Arabic:good']]])
  const has = { wish: 'languages', verdict: 'met', has: ['English'], lacks: [] } as const
  const asked = arrange(
    people.map((one) => ({
      candidate: one,
      match: { answers: [{ ...has, has: ['English'], lacks: [] }] },
    })),
    [{ wish: 'languages', is_must: false }],
  )
  expect(rows(asked.facts)).toEqual([])
})

test('what nobody says stands nowhere, and one alone differs from nobody', () => {
  const { facts, same } = arrange([candidate({}), candidate({})].map(alone), [])
  expect(rowsIn(facts)).toEqual([])
  expect(rowsIn(same)).toEqual(['in_qatar', 'has_video', 'source'])
})
