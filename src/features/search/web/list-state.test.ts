import { expect, test } from 'vitest'
import { ListState } from './list-state.ts'

// spec: 1.2 Any filter goes back to page 1
test('changing any filter goes back to page 1', () => {
  const state = ListState.of('?nationality=Kenyan&sort=age_asc&page=3')
  for (const next of [
    state.with('location', ['Doha']),
    state.toggled('nationality', 'Kenyan'),
    state.toggled('skills', 'Cooking'),
  ]) {
    expect(next.get('page')).toBeUndefined()
    expect(next.get('sort')).toBe('age_asc')
  }
  expect(state.onPage(4).search).toBe('?nationality=Kenyan&sort=age_asc&page=4')
})

test('clearing takes every filter off and leaves the order', () => {
  const state = ListState.of(
    '?q=maria&nationality=Kenyan,Filipino&age_max=40&baby_care=true&sort=age_asc&page=3',
  )
  expect(state.chosen).toHaveLength(5)
  expect(state.cleared.search).toBe('?sort=age_asc')
})

// spec: 1.5 Filter age 18–100
test('the slider at its end is no filter', () => {
  expect(ListState.of('?age_max=100').chosen).toEqual([])
  expect(ListState.of('?age_max=99').get('age_max')).toBe('99')
})

test('numbers are read in Arabic digits too', () => {
  expect(ListState.of('?salary_min=١٥٠٠&age_max=٤٠&page=٢').search).toBe(
    '?salary_min=1500&age_max=40&page=2',
  )
  expect(ListState.of('?q=١٥').get('q')).toBe('١٥')
})

test('a range that is turned around keeps both ends in the address and asks for neither', () => {
  const state = ListState.of(
    '?nationality=Kenyan&salary_min=٢٥٠٠&salary_max=2000&age_min=50&age_max=30',
  )
  expect(state.reversed).toEqual(['salary', 'age'])
  expect(state.search).toBe(
    '?nationality=Kenyan&salary_min=2500&salary_max=2000&age_min=50&age_max=30',
  )
  expect(state.asked().search).toBe('?nationality=Kenyan')
  expect(ListState.of('?salary_min=2000&salary_max=2000&age_min=30').reversed).toEqual([])
  expect(ListState.of('?salary_min=abc&salary_max=5').asked(['salary_min']).search).toBe(
    '?salary_max=5',
  )
})

// spec: 1.5 Filters (Babycare is no second box)
test('looking after babies is one filter, however an address calls it', () => {
  expect(ListState.of('?skills=Babycare,Cooking&page=2').search).toBe(
    '?skills=Cooking&baby_care=true&page=2',
  )
  expect(ListState.of('?skills=Babycare').chosen).toEqual([{ key: 'baby_care', value: 'true' }])
  expect(ListState.of('?skills=Cooking').has('baby_care', 'true')).toBe(false)
})

test('every range that is turned around is left aside, and the further filters stay open', () => {
  const state = ListState.of(
    '?experience_min=9&experience_max=٣&more=true&checked=identity,medical',
  )
  expect(state.reversed).toEqual(['experience'])
  expect(ListState.of('?salary_min=much&salary_max=5&sort=age_asc&page=2').filters.search).toBe(
    '?salary_max=5',
  )
  expect(state.asked().search).toBe('?checked=identity,medical&more=true')
  expect(state.cleared.search).toBe('?more=true')
  expect(state.unfolded.values.more).toBeUndefined()
  expect(state.unfolded.unfolded.values.more).toEqual(['true'])
  expect(state.chosen.map(({ key }) => key)).toEqual([
    'experience_min',
    'experience_max',
    'checked',
    'checked',
  ])
})
