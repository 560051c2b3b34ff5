import { describe, expect, test } from 'vitest'
import type { PipelineEntry } from '../contract.ts'
import { blankEntry } from './new-entry.ts'
import { countOf, pathOf, rowsOf, type View, viewOf } from './pipeline-view.ts'

const entry = (name: string, change: Partial<PipelineEntry> = {}): PipelineEntry => ({
  ...blankEntry(name.length, name),
  jobseeker_position: 'Nanny',
  jobseeker_age: 30,
  jobseeker_gender: 'female',
  jobseeker_nationality: 'Kenyan',
  ...change,
})
const entries = [
  entry('Maria Santos', {
    jobseeker_age: 41,
    status: 'interview_scheduled',
    interview_date: '2026-11-24',
  }),
  entry('Amina Wanjiru', { jobseeker_position: 'Cook', jobseeker_age: null }),
  entry('Joseph Okello', {
    jobseeker_position: 'Driver',
    jobseeker_gender: 'male',
    status: 'selected',
    selection_date: '2026-11-24',
  }),
  entry('Élodie Nakato', { jobseeker_age: 22, status: 'rejected' }),
]
const wording = {
  position: (value: string | null) => (value === 'Cook' ? 'طاهية' : (value ?? '')),
  gender: (value: string | null) => (value === 'male' ? 'ذكر' : 'أنثى'),
}
const names = (change: Partial<View>) =>
  rowsOf(entries, { ...viewOf(''), ...change }, wording, 'en').map(
    ({ jobseeker_name }) => jobseeker_name.split(' ')[0],
  )

describe('the address', () => {
  // spec: 2.2 Analytics jumps to Candidates with a status
  test('says what is seen, and nothing that goes without saying', () => {
    const path = '/dashboard/candidates?tab=interview&q=maria&date=2026-11-24&sort=age_desc&page=2'
    expect(viewOf(path.slice(path.indexOf('?')))).toEqual({
      tab: 'interview',
      q: 'maria',
      date: '2026-11-24',
      sort: 'age_desc',
      page: 2,
    })
    expect(pathOf(viewOf(path.slice(path.indexOf('?'))))).toBe(path)
    expect(pathOf(viewOf(''))).toBe('/dashboard/candidates')
  })

  test('that makes no sense is the plain list', () => {
    expect(viewOf('?tab=x&date=tomorrow&sort=up&page=-1')).toEqual(viewOf(''))
    expect(viewOf('?page=1.5').page).toBe(1)
  })
})

describe('the search', () => {
  // spec: 2.2 Candidates
  test('finds name, position, age and gender, in any case and accent', () => {
    expect(names({ q: 'MARIA' })).toEqual(['Maria'])
    expect(names({ q: 'elodie' })).toEqual(['Élodie'])
    expect(names({ q: 'driver' })).toEqual(['Joseph'])
    expect(names({ q: '41' })).toEqual(['Maria'])
    expect(names({ q: '٤١' })).toEqual(['Maria'])
    expect(names({ q: '4' })).toEqual([])
  })

  test("finds 'male' without 'female', and the reader's own words", () => {
    expect(names({ q: 'male' })).toEqual(['Joseph'])
    expect(names({ q: 'fem' })).toEqual(['Maria', 'Amina', 'Élodie'])
    expect(names({ q: 'طاهيه' })).toEqual(['Amina'])
    expect(names({ q: 'ذكر' })).toEqual(['Joseph'])
  })

  test('wants every word', () => {
    expect(names({ q: 'nanny 22' })).toEqual(['Élodie'])
    expect(names({ q: 'cook 22' })).toEqual([])
  })
})

// spec: 2.2 Candidates: date of interview or selection
test('a date is that of the interview or the selection', () => {
  expect(names({ date: '2026-11-24' })).toEqual(['Maria', 'Joseph'])
  expect(names({ date: '2026-11-24', tab: 'selected' })).toEqual(['Joseph'])
  expect(names({ date: '2026-11-25' })).toEqual([])
})

// spec: 2.2 Candidates: sort by age and name; Clear
test('sorting goes by age or name, an unknown age last', () => {
  expect(names({ sort: 'age_asc' })).toEqual(['Élodie', 'Joseph', 'Maria', 'Amina'])
  expect(names({ sort: 'age_desc' })).toEqual(['Maria', 'Joseph', 'Élodie', 'Amina'])
  expect(names({ sort: 'name_asc' })).toEqual(['Amina', 'Élodie', 'Joseph', 'Maria'])
  expect(names({ sort: 'name_desc' })).toEqual(['Maria', 'Joseph', 'Élodie', 'Amina'])
  expect(entries.map(({ jobseeker_name }) => jobseeker_name)[0]).toBe('Maria Santos')
})

// spec: 2.2 Six tabs with counts
// spec: 2.4 Counts
test('a count is the number of rows of its tab', () => {
  expect(
    (['all', 'shortlisted', 'interview', 'selected', 'hired', 'rejected'] as const).map((tab) =>
      countOf(tab, entries),
    ),
  ).toEqual([4, 2, 1, 1, 0, 1])
})
