import { expect, test } from 'vitest'
import { typedIndex } from './type-ahead.ts'

const labels = ['My account', 'My profile', 'Language', 'Log out']

test('a letter leads to the next entry that begins with it, and past the end to the first again', () => {
  expect(typedIndex(labels, 0, 'l')).toBe(2)
  expect(typedIndex(labels, 3, 'm')).toBe(0)
  expect(typedIndex(labels, -1, 'M')).toBe(0)
})

test('the same letter again walks through all that begin with it', () => {
  expect(typedIndex(labels, 2, 'll')).toBe(3)
  expect(typedIndex(labels, 3, 'lll')).toBe(2)
})

test('more letters of a word stay where they fit', () => {
  expect(typedIndex(labels, 2, 'lo')).toBe(3)
  expect(typedIndex(labels, 3, 'log')).toBe(3)
  expect(typedIndex(labels, 0, 'my p')).toBe(1)
})

test('what no entry begins with leads nowhere', () => {
  expect([typedIndex(labels, 0, 'x'), typedIndex(labels, 0, ' '), typedIndex([], -1, 'a')]).toEqual(
    [null, null, null],
  )
})

test('Arabic letters are met without their hamza and vowel signs', () => {
  const arabic = ['حسابي', 'إعدادات', 'تسجيل الخروج']
  expect(typedIndex(arabic, 0, 'ا')).toBe(1)
  expect(typedIndex(['مُرشَّحة', 'خروج'], 1, 'مر')).toBe(0)
})
