import { expect, test } from 'vitest'
import { isInQatar } from './places.ts'

test.each([
  ['Qatar', true],
  ['قطر', true],
  ['Doha', true],
  ['الدوحه', true],
  ['Lusail', true],
  ['near Al Wakrah, with my sponsor', true],
  ['الوكرة', true],
  ['al sadd', true],
  ['Al Nasr', true],
  ['Al Nasr, Dubai', false],
  ['Doha, before that Nairobi', true],
  ['Manila', false],
  ['Kenya', false],
  ['Najmabad', false],
  ['', false],
])('%s: in Qatar is %s', (text, expected) => expect(isInQatar(text)).toBe(expected))
