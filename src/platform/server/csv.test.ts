import { expect, test } from 'vitest'
import { batches, csvBatch, csvLines } from './csv.ts'

// spec: 3.4 Lists paged, searched, filtered, as CSV
test.each([
  ['plain', 'plain'],
  ['with, comma', '"with, comma"'],
  ['with "quotes"', '"with ""quotes"""'],
  ['two\nlines', '"two\nlines"'],
  ['=1+1', "'=1+1"],
  ['+97433001122', "'+97433001122"],
  ['-1', "'-1"],
  ['@SUM(A1)', "'@SUM(A1)"],
  ['\t=1', "'\t=1"],
  ['＝1', "'＝1"],
  ['=HYPERLINK("http://x")', '"\'=HYPERLINK(""http://x"")"'],
  ['مريم', 'مريم'],
  [-3.5, '-3.5'],
  [true, '1'],
  [null, ''],
])('%j becomes %s', (value, cell) => {
  expect(csvLines([['first', value]])).toBe(`first,${cell}\r\n`)
})

// spec: 3.4 Lists paged, searched, filtered, as CSV
test('a list of 250,500 rows is read to its last one, batch after batch behind the last row', async () => {
  const all = 250_500
  const asked: (number | undefined)[] = []
  const read = async (after: number | undefined) => {
    asked.push(after)
    const from = (after ?? 0) + 1
    return Array.from(
      { length: Math.max(0, Math.min(csvBatch, all - from + 1)) },
      (_, index) => from + index,
    )
  }
  let last = 0
  for await (const rows of batches(await read(undefined), read)) last = rows.at(-1) ?? 0
  expect(last).toBe(all)
  expect(asked.slice(0, 3)).toEqual([undefined, 1000, 2000])
  expect(asked).toHaveLength(251)
})
