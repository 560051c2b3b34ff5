import { describe, expect, test } from 'vitest'
import { differences } from './differences.ts'

describe('what differs', () => {
  test.each([
    [null, { shown: true, rating: '' }, [{ path: ['shown'], before: null, after: true }]],
    [{ a: { b: 1, c: 2 } }, { a: { b: 1, c: 3 } }, [{ path: ['a', 'c'], before: 2, after: 3 }]],
    [{ a: 1 }, { a: 1 }, []],
    [['left'], ['left', 'illness'], [{ path: ['illness'], before: null, after: 'illness' }]],
  ])('%j and %j', (before, after, found) => {
    expect(differences(before, after)).toEqual(found)
  })

  test('a list that was put before another is the same list', () => {
    const list = (effective_from: string, basic: number) => ({ effective_from, plans: { basic } })
    expect(
      differences([list('2026-01-01', 1)], [list('2027-01-01', 2), list('2026-01-01', 1)]),
    ).toEqual([
      { path: ['2027-01-01', 'effective_from'], before: null, after: '2027-01-01' },
      { path: ['2027-01-01', 'plans', 'basic'], before: null, after: 2 },
    ])
  })
})
