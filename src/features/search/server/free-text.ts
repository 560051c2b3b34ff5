import { isNear } from '../../../platform/shared/normalize-for-search.ts'
import type { BitmapIndex, Fill } from './bitmap/bitmap-index.ts'
import type { WordTest } from './bitmap/words.ts'
import { bareWords, cardWords, explained, sayings } from './sayings.ts'
import { isArabic, isLatin, soundsLike } from './sounds.ts'

/** Who has every word of a text: whole, as a beginning, as it sounds in the other script, or nearly. */
export type FreeText = (text: string) => Fill

/** Whether a word of the other script begins as this one sounds; a word whose meaning is known stands for nothing else. */
function soundOf(typed: string): WordTest | null {
  const isName = (known: string) => !cardWords.has(known)
  if (explained.has(typed) || typed.length < 2) return null
  if (isArabic(typed))
    return {
      // The second letter may belong to the sound of the first, or to that of a third.
      begins: (start) =>
        isLatin(start) &&
        [start.slice(0, 1), start].some((sound) => soundsLike(typed, sound, 'latin')),
      passes: (known) => soundsLike(typed, known, 'arabic') && isName(known),
    }
  if (isLatin(typed) && typed.length > 2)
    return {
      begins: isArabic,
      passes: (known) => soundsLike(known, typed, 'latin') && isName(known),
    }
  return null
}

/** A word as one number, a digit for each letter in it: words that are near have nearly the same. */
function lettersOf(word: string): number {
  let letters = 0
  for (let place = 0; place < word.length; place++) letters |= 1 << word.charCodeAt(place)
  return letters
}

function digitsOf(number: number): number {
  let digits = 0
  for (let rest = number; rest !== 0; rest &= rest - 1) digits++
  return digits
}

/** Whether a word is this one with a typing error, or two in a long one. */
function errorsOf(typed: string): WordTest {
  const most = typed.length >= 7 ? 2 : 1
  const letters = lettersOf(typed)
  return {
    begins: () => true,
    passes: (known) =>
      Math.abs(known.length - typed.length) <= most &&
      digitsOf(lettersOf(known) ^ letters) <= 2 * most &&
      isNear(typed, known, most),
  }
}

export function createFreeText(index: Pick<BitmapIndex<never>, 'words' | 'every'>): FreeText {
  const book = index.words
  /** Every way to say what one of these words is said for. */
  function addSayings(isMeant: (said: string) => boolean, into: number): void {
    for (const saying of sayings)
      if (saying.some((way) => way.some(isMeant))) for (const way of saying) book.addAll(way, into)
  }

  const whoHas =
    (word: string): Fill =>
    (into) => {
      book.addBeginning(word, into)
      addSayings((said) => said === word || (word.length >= 4 && said.startsWith(word)), into)
      const sounds = soundOf(word)
      if (sounds) book.addPassing(sounds, into)
      // Only a word that nobody has is taken for a typing error; short words have too many neighbours.
      if (word.length < 4 || book.count(into) > 0) return
      const errors = errorsOf(word)
      addSayings(errors.passes, into)
      book.addPassing(errors, into)
    }

  return (text) => {
    const words = bareWords(text)
    return words.length === 0 ? () => undefined : index.every(words.map(whoHas))
  }
}
