import { expect, test } from 'vitest'
import { withWords } from './use-dictation.ts'

test('what is heard stands after what was written, with one space between', () => {
  expect(withWords('', ' Manila ')).toBe('Manila')
  expect(withWords('I cook ', 'and I clean')).toBe('I cook and I clean')
  expect(withWords('I cook', '')).toBe('I cook')
})
