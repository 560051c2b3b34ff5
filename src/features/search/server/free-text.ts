import type { BitmapIndex, Fill } from './bitmap/bitmap-index.ts'
import {
  bareWords,
  cardWords,
  explained,
  sayingsNear,
  sayingsWith,
  type Saying,
} from './sayings.ts'
import { isArabic, isLatin, soundingLike } from './sounds.ts'

/** Who has every word of a text: whole, as a beginning, as it sounds in the other script, or nearly. */
export type FreeText = (text: string) => Fill

/** Whether how a word sounds says more than the word: those whose meaning is known stand for nothing else. */
const hasSound = (typed: string): boolean =>
  !explained.has(typed) &&
  ((isArabic(typed) && typed.length > 1) || (isLatin(typed) && typed.length > 2))

const isName = (word: string): boolean => !cardWords.has(word)

export function createFreeText(index: Pick<BitmapIndex<never>, 'words' | 'every'>): FreeText {
  const book = index.words
  /** Every way to say what one of these words is said for. */
  function addSayings(said: Iterable<Saying>, into: number): void {
    for (const saying of said) for (const way of saying) book.addAll(way, into)
  }

  const whoHas =
    (word: string): Fill =>
    (into) => {
      book.addBeginning(word, into)
      addSayings(sayingsWith(word), into)
      if (hasSound(word)) book.addBranches((words) => soundingLike(word, words), isName, into)
      // Only a word that nobody has is taken for a typing error; short words have too many neighbours.
      if (word.length < 4 || book.count(into) > 0) return
      const most = word.length >= 7 ? 2 : 1
      addSayings(sayingsNear(word, most), into)
      book.addNear(word, most, into)
    }

  return (text) => {
    const words = [...new Set(bareWords(text))]
    return words.length === 0 ? () => undefined : index.every(words.map(whoHas))
  }
}
