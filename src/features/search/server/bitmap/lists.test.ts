import { expect, test } from 'vitest'
import { Lists } from './lists.ts'

/** Who comes and who goes, as one list. */
function changed(lists: Lists, row: number, list: number[]): string[] {
  const seen: string[] = []
  lists.change(row, list, (number, on) => seen.push(`${on ? '+' : '-'}${number}`))
  return seen.sort()
}

test('a list says what came and went, each number once, whatever its size', () => {
  const lists = new Lists()
  expect(changed(lists, 5, [300, 7, 7, 2 ** 30, 128])).toEqual([
    '+1073741824',
    '+128',
    '+300',
    '+7',
  ])
  expect(lists.get(5)).toEqual([7, 128, 300, 2 ** 30])
  expect(changed(lists, 5, [128, 2 ** 30, 7, 300])).toEqual([])
  expect(changed(lists, 5, [0, 300])).toEqual(['+0', '-1073741824', '-128', '-7'])
  const many = Array.from({ length: 2000 }, (_, place) => place * 200)
  lists.change(3000, many, () => undefined)
  expect(lists.get(3000)).toEqual(many)
  expect([lists.get(5), lists.get(6)]).toEqual([[0, 300], []])
})

test('what follows from a number comes with the first that it follows from and goes with the last', () => {
  const lists = new Lists((number) => (number >= 100 ? [1, number % 10] : []))
  expect(changed(lists, 0, [102, 103])).toEqual(['+1', '+102', '+103', '+2', '+3'])
  expect(lists.get(0)).toEqual([102, 103])
  expect(changed(lists, 0, [103, 203])).toEqual(['+203', '-102', '-2'])
  expect(changed(lists, 0, [])).toEqual(['-1', '-103', '-203', '-3'])
})

test('a row of forty small numbers takes no more than fifty bytes', () => {
  const lists = new Lists()
  const empty = lists.bytes
  for (let row = 0; row < 20_000; row++)
    lists.change(
      row,
      Array.from({ length: 40 }, (_, place) => place * 3 + (row % 3)),
      () => undefined,
    )
  expect((lists.bytes - empty) / 20_000).toBeLessThan(64)
})
