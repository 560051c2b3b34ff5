import { expect, test } from 'vitest'
import { csvLines } from './csv.ts'

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
