/** How a Latin letter, or two that are one sound, may be written in Arabic; the letters folded. */
const consonants: Readonly<Record<string, readonly string[]>> = {
  b: ['ب'],
  c: ['ك', 'س', 'ق'],
  ch: ['تش', 'ش', 'ك', 'چ'],
  ck: ['ك'],
  d: ['د', 'ض'],
  dh: ['ذ', 'ظ', 'ض', 'د'],
  f: ['ف'],
  g: ['ج', 'غ', 'ق', 'ك', 'گ'],
  gh: ['غ', 'ج'],
  h: ['ه', 'ح', ''],
  j: ['ج', 'ي', 'خ'],
  k: ['ك', 'ق'],
  kh: ['خ'],
  l: ['ل', 'لل'],
  m: ['م'],
  n: ['ن'],
  p: ['ب', 'پ'],
  ph: ['ف'],
  q: ['ق', 'ك'],
  r: ['ر'],
  s: ['س', 'ص', 'ز'],
  sh: ['ش'],
  t: ['ت', 'ط'],
  th: ['ث', 'ت', 'ط', 'ذ'],
  v: ['ف', 'ڤ', 'و'],
  w: ['و'],
  x: ['كس'],
  z: ['ز', 'ظ', 'ذ', 'ض'],
}

/** A short vowel is not written in Arabic; every other one is. */
const vowels: Readonly<Record<string, readonly string[]>> = {
  a: ['', 'ا', 'ي', 'ه', 'ع', 'عا', 'اع', 'ء', 'اء'],
  e: ['', 'ي', 'ا', 'اي', 'ه', 'يه', 'ع', 'عي'],
  i: ['', 'ي', 'ا', 'اي', 'ع', 'عي'],
  o: ['', 'و', 'ا', 'او', 'ع', 'عو'],
  u: ['', 'و', 'ا', 'او', 'ع', 'عو', 'يو'],
  y: ['', 'ي', 'اي', 'يي'],
}

/**
 * Whether a word in Arabic and one in Latin letters can be the same name as it is said («فاطمة», Fatima, Fatuma).
 * One of them may be the beginning of the other's: that which was typed.
 */
export function soundsLike(arabic: string, latin: string, typed: 'arabic' | 'latin'): boolean {
  const letters = latin.replace(/([^aeiouy])\1/g, '$1')
  const isSame = (at: number, from: number, silent: boolean): boolean => {
    if (typed === 'arabic' ? at === arabic.length : from === letters.length) return true
    if (from >= letters.length) return false
    return optionsAt(letters, from).some(({ length, writings, isVowel }) =>
      writings.some((writing) => {
        // Of two vowels that stand together at least one is written.
        if (writing === '' && isVowel && silent && isVowelAt(letters, from - 1)) return false
        return (
          arabic.startsWith(writing, at) &&
          isSame(at + writing.length, from + length, isVowel && writing === '')
        )
      }),
    )
  }
  return isSame(0, 0, false)
}

const isVowelAt = (letters: string, at: number): boolean => vowels[letters.charAt(at)] !== undefined

interface Option {
  length: number
  writings: readonly string[]
  isVowel: boolean
}

function optionsAt(letters: string, from: number): Option[] {
  return [2, 1].flatMap((length) => {
    const sound = letters.slice(from, from + length)
    const writings = consonants[sound] ?? vowels[sound]
    return writings && sound.length === length
      ? [{ length, writings, isVowel: sound in vowels }]
      : []
  })
}

/** Whether a folded word is written in Arabic letters. */
export const isArabic = (word: string): boolean => word >= '\u0621' && word < '\u0700'

/** Whether a folded word is written in Latin letters. */
export const isLatin = (word: string): boolean => word >= 'a' && word < '{'
