import { latinDigits } from '../../../platform/shared/digits.ts'

/** A text as it is looked through, and where each of its characters stood. */
export interface Folded {
  text: string
  /** Where the character of a place began in the text that was folded. */
  startOf(place: number): number
  /** Where the one before it ended. */
  endOf(place: number): number
}

const arabicLetters: Record<string, string> = { أ: 'ا', إ: 'ا', آ: 'ا', ٱ: 'ا', ى: 'ي', ة: 'ه' }
/** What nobody sees, and marks on letters and keys: emoji keycaps are a digit with two of them. */
const unseen = /[\p{Cf}\p{Mn}\p{Me}\u0640]/u

/** Lower case, digits and letters of any style as plain ones, nothing that nobody sees. */
export function foldForCover(source: string): Folded {
  let text = ''
  const starts: number[] = []
  const ends: number[] = []
  let at = 0
  for (const character of source) {
    const end = at + character.length
    const plain = latinDigits(character.normalize('NFKC')).toLowerCase()
    for (const letter of character === '🔟' ? '10' : plain.normalize('NFD')) {
      if (unseen.test(letter)) {
        // It belongs to the one that it stands on.
        if (ends.length > 0) ends[ends.length - 1] = end
        continue
      }
      const folded = arabicLetters[letter] ?? letter
      text += folded
      for (let unit = 0; unit < folded.length; unit += 1) {
        starts.push(at)
        ends.push(end)
      }
    }
    at = end
  }
  return {
    text,
    startOf: (place) => starts[place] ?? source.length,
    endOf: (place) => ends[place - 1] ?? 0,
  }
}
