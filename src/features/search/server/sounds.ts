import type { Branch, SortedWords } from './bitmap/sorted-words.ts'

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

interface Writing {
  /** Letters in Latin. */
  sound: string
  /** What is written for them in Arabic: nothing for a silent one. */
  writing: string
  isVowel: boolean
}

const writingsOf = (
  table: Readonly<Record<string, readonly string[]>>,
  isVowel: boolean,
): Writing[] =>
  Object.entries(table).flatMap(([sound, writings]) =>
    writings.map((writing) => ({ sound, writing, isVowel })),
  )

const writings = [...writingsOf(consonants, false), ...writingsOf(vowels, true)]
const bySound = Map.groupBy(writings, ({ sound }) => sound)

/** A doubled consonant sounds as one does. */
const spelled = writings.flatMap((one) =>
  one.isVowel
    ? [one]
    : [one.sound, one.sound + one.sound.at(-1), one.sound.charAt(0) + one.sound]
        .filter((sound, place, all) => all.indexOf(sound) === place)
        .map((sound) => ({ ...one, sound })),
)
const silent = spelled.filter(({ writing }) => writing === '')
const byLetter = Map.groupBy(
  spelled.filter(({ writing }) => writing !== ''),
  ({ writing }) => writing.charAt(0),
)

/** Goes on through a branch of words, with so many letters of what was typed heard. */
type Walk = (branch: Branch, heard: number, isSilent: boolean) => void

/**
 * Where the words of the other script stand that begin as a typed one sounds («فاطمة»: Fatima, Fatuma). They are walked as a tree: a
 * beginning that sounds otherwise is left with all that begin so, whatever their number.
 */
export function soundingLike(typed: string, words: SortedWords): Branch[] {
  const found: Branch[] = []
  const visited = new Map<readonly string[], Set<number>>()
  const letters = isArabic(typed) ? typed : typed.replace(/([^aeiouy])\1/g, '$1')
  const walk: Walk = (branch, heard, isSilent) => {
    if (heard === letters.length) return void found.push(branch)
    const places = visited.get(branch.words) ?? new Set()
    visited.set(branch.words, places)
    const place = ((branch.from * 64 + branch.depth) * 64 + heard) * 2 + (isSilent ? 1 : 0)
    if (places.has(place)) return
    places.add(place)
    if (isArabic(typed)) goOnInLatin(branch, heard, isSilent)
    else goOnInArabic(branch, heard, isSilent)
  }
  const goOnInLatin: Walk = (branch, heard, isSilent) => {
    for (const { sound, writing, isVowel } of [
      ...silent,
      ...(byLetter.get(letters.charAt(heard)) ?? []),
    ]) {
      const isUnwritten = writing === ''
      // Of two vowels that stand together at least one is written.
      if ((isUnwritten && isVowel && isSilent) || !letters.startsWith(writing, heard)) continue
      const next = words.step(branch, sound)
      if (next !== null) walk(next, heard + writing.length, isUnwritten)
    }
  }
  const goOnInArabic: Walk = (branch, heard, isSilent) => {
    for (const length of [2, 1])
      for (const { sound, writing, isVowel } of bySound.get(letters.slice(heard, heard + length)) ??
        []) {
        const isUnwritten = writing === ''
        if (sound.length !== length || (isUnwritten && isVowel && isSilent)) continue
        const next = words.step(branch, writing)
        if (next !== null) walk(next, heard + length, isUnwritten)
      }
  }
  // A vowel in front is written, too.
  walk(words.root(), 0, true)
  return outermost(found)
}

/** Those branches that are not part of another. */
function outermost(branches: readonly Branch[]): Branch[] {
  const byBeginning = new Map(
    branches.map((branch) => [branch.words[branch.from]!.slice(0, branch.depth), branch]),
  )
  const isPart = (beginning: string) =>
    Array.from(beginning, (_, length) => beginning.slice(0, length)).some((shorter) =>
      byBeginning.has(shorter),
    )
  return [...byBeginning].filter(([beginning]) => !isPart(beginning)).map(([, branch]) => branch)
}

/** Whether a folded word is written in Arabic letters. */
export const isArabic = (word: string): boolean => word >= '\u0621' && word < '\u0700'

/** Whether a folded word is written in Latin letters. */
export const isLatin = (word: string): boolean => word >= 'a' && word < '{'
