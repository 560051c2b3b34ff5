import { expect, test } from 'vitest'
import { matches } from './matches.ts'

test('each word asked for is in one of the texts, whatever its case and digits', () => {
  const texts = ['ORD-000123', 'Amina Wanjiru', 'Cook', null, 'كينية']
  for (const found of ['', '  ', 'ord-000123', '123', 'amina cook', 'كينيه', '١٢٣'])
    expect(matches(found, texts)).toBe(true)
  for (const missed of ['124', 'amina driver', 'null']) expect(matches(missed, texts)).toBe(false)
})
