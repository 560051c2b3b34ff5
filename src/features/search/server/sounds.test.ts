import fc from 'fast-check'
import { expect, test } from 'vitest'
import { SortedWords } from './bitmap/sorted-words.ts'
import { soundingLike } from './sounds.ts'

const sortedOf = (words: readonly string[]) => {
  const sorted = new SortedWords()
  for (const word of new Set(words)) sorted.add(word)
  return sorted
}

function soundsOf(typed: string, words: readonly string[]): string[] {
  const sorted = sortedOf(words)
  const found = soundingLike(typed, sorted).flatMap((branch) => sorted.wordsIn(branch))
  return [...new Set(found)].sort()
}

test.each([
  ['فاطمة', ['fatima', 'fatuma', 'fatma', 'fattima'], ['fadi', 'atima', 'tima']],
  ['خليل', ['khalil', 'khaliil', 'khalilah'], ['kalil', 'halil']],
  ['جون', ['john', 'jonathan'], ['jane', 'ann']],
  ['نجيري', ['njeri', 'ngeri'], ['neri']],
  ['امينه', ['amina', 'ameena'], ['mina']],
  ['maria', ['ماريا', 'مارية'], ['مروه', 'اريا']],
  ['khadija', ['خديجا', 'خديجه'], ['كريمه']],
  ['hanna', ['حنا', 'هنا', 'هاناي'], ['نورا']],
])('%s sounds as some and not as others', (typed, alike, others) => {
  const folded = (words: readonly string[]) => words.map((word) => word.replaceAll('ة', 'ه')).sort()
  expect(soundsOf(folded([typed])[0]!, folded([...alike, ...others]))).toEqual(folded(alike))
})

test('what a word is found among makes no difference', () => {
  const latin = fc.string({
    unit: fc.constantFrom(...'aeioubdfhkmnst'),
    minLength: 1,
    maxLength: 7,
  })
  const arabic = fc.string({
    unit: fc.constantFrom(...'ابدفهكمنستيوع'),
    minLength: 2,
    maxLength: 4,
  })
  fc.assert(
    fc.property(fc.array(latin, { minLength: 1, maxLength: 60 }), arabic, (words, typed) => {
      const alone = words.filter((word) => soundsOf(typed, [word]).length > 0)
      expect(soundsOf(typed, words)).toEqual([...new Set(alone)].sort())
    }),
  )
})

test('the longer what was typed, the fewer begin so', () => {
  const arabic = fc.string({ unit: fc.constantFrom(...'ابمنرسيو'), minLength: 3, maxLength: 5 })
  const latin = fc.string({ unit: fc.constantFrom(...'abmnrsio'), minLength: 2, maxLength: 8 })
  fc.assert(
    fc.property(arabic, fc.array(latin, { maxLength: 60 }), (typed, words) => {
      const shorter = soundsOf(typed.slice(0, -1), words)
      for (const word of soundsOf(typed, words)) expect(shorter).toContain(word)
    }),
  )
})
