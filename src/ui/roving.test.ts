import { expect, test } from 'vitest'
import { rovedIndex } from './roving.ts'

test('arrows go round a row', () => {
  expect([
    rovedIndex(0, 3, 'ArrowRight'),
    rovedIndex(2, 3, 'ArrowRight'),
    rovedIndex(0, 3, 'ArrowLeft'),
  ]).toEqual([1, 0, 2])
})

test('left is onward in a right-to-left page', () => {
  const options = { rightToLeft: true }
  expect([rovedIndex(0, 3, 'ArrowLeft', options), rovedIndex(0, 3, 'ArrowRight', options)]).toEqual(
    [1, 2],
  )
})

test('up and down belong to columns only', () => {
  expect([
    rovedIndex(0, 3, 'ArrowDown'),
    rovedIndex(0, 3, 'ArrowDown', { vertical: true }),
    rovedIndex(0, 3, 'ArrowRight', { vertical: true }),
  ]).toEqual([null, 1, null])
})

test('from outside the list, down leads to the first and up to the last', () => {
  expect([
    rovedIndex(-1, 3, 'ArrowDown', { vertical: true }),
    rovedIndex(-1, 3, 'ArrowUp', { vertical: true }),
  ]).toEqual([0, 2])
})

test('Home and End go to the ends; an empty list leads nowhere', () => {
  expect([
    rovedIndex(1, 3, 'Home'),
    rovedIndex(1, 3, 'End'),
    rovedIndex(0, 0, 'End'),
    rovedIndex(1, 3, 'x'),
  ]).toEqual([0, 2, null, null])
})
