import fc from 'fast-check'
import { expect, test } from 'vitest'
import { isNear } from '../../../../platform/shared/normalize-for-search.ts'
import { NearWords } from './near-words.ts'
import { SortedWords } from './sorted-words.ts'

const word = (min: number, max: number) =>
  fc.string({ unit: fc.constantFrom(...'abcر'), minLength: min, maxLength: max })

interface Slip {
  kind: 'wrong' | 'missing' | 'extra' | 'swapped'
  at: number
  letter: string
}
const slip: fc.Arbitrary<Slip> = fc.record({
  kind: fc.constantFrom('wrong', 'missing', 'extra', 'swapped'),
  at: fc.nat(10),
  letter: fc.constantFrom(...'abcxر'),
})

const slipped = (word: string, { kind, at, letter }: Slip): string =>
  ({
    wrong: word.slice(0, at) + letter + word.slice(at + 1),
    missing: word.slice(0, at) + word.slice(at + 1),
    extra: word.slice(0, at) + letter + word.slice(at),
    swapped: word.slice(0, at) + word.charAt(at + 1) + word.charAt(at) + word.slice(at + 2),
  })[kind]

test.each([
  [4, 6, 1],
  [7, 11, 2],
] as const)(
  'a word of %i to %i letters finds all that differ by at most %i, and no others',
  (min, max, most) => {
    const slips = fc.array(fc.array(slip, { maxLength: 3 }), { minLength: 20, maxLength: 60 })
    fc.assert(
      fc.property(word(min, max), slips, (typed, all) => {
        const near = new NearWords()
        const words = [...new Set(all.map((each) => each.reduce(slipped, typed)))].filter(Boolean)
        for (const one of words) near.add(one)
        expect(near.near(typed, most).toSorted()).toEqual(
          words.filter((one) => isNear(typed, one, most)).sort(),
        )
      }),
      { numRuns: 300 },
    )
  },
)

test('words are found by any beginning, in order', () => {
  fc.assert(
    fc.property(fc.array(word(1, 6), { maxLength: 200 }), word(0, 4), (words, beginning) => {
      const sorted = new SortedWords()
      const all = [...new Set(words)]
      for (const one of all) sorted.add(one)
      expect(sorted.beginningWith(beginning)).toEqual(
        all.filter((one) => one.startsWith(beginning)).sort(),
      )
    }),
  )
})
