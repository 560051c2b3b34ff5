import { words } from '../../../platform/shared/normalize-for-search.ts'
import { nationalities } from '../../../platform/shared/nationalities.ts'
import { places, saidInAnyLanguage } from '../../profiles/server/words-api.ts'
import { NearWords } from './bitmap/near-words.ts'
import { SortedWords } from './bitmap/sorted-words.ts'
import { names } from './known-names.ts'
import { work } from './known-words.ts'

/** Ways to say one thing: whoever asks with a word of one of them means them all. Each way is its folded words. */
export type Saying = readonly (readonly string[])[]

const waysOf = (phrases: readonly string[]): Saying => phrases.map(bareWords)

/** Letters of a word that are compared: more are nobody's name, and would only cost. */
const mostLetters = 40

/** The folded words of a text, without the Arabic article: whoever asks for «الطبخ» means «طبخ» too. */
export function bareWords(text: string): string[] {
  return words(text).map((word) =>
    (word.length > 3 && word.startsWith('ال') ? word.slice(2) : word).slice(0, mostLetters),
  )
}

/** By each word that stands in one of its ways. */
const sayingsByWord = Map.groupBy(
  [...places, ...work, ...names]
    .map(waysOf)
    .flatMap((saying) => [...new Set(saying.flat())].map((word) => ({ word, saying }))),
  ({ word }) => word,
)
const sortedWords = new SortedWords()
const nearWords = new NearWords()
for (const word of sayingsByWord.keys()) {
  sortedWords.add(word)
  nearWords.add(word)
}
/** From so many letters on a beginning stands for its word. */
const leastBeginning = 4

const sayingsOf = (said: readonly string[]): Set<Saying> =>
  new Set(said.flatMap((word) => (sayingsByWord.get(word) ?? []).map(({ saying }) => saying)))

/** What is said with a word, or with one that it is a beginning of. */
export const sayingsWith = (word: string): Set<Saying> =>
  sayingsOf(word.length < leastBeginning ? [word] : sortedWords.beginningWith(word))

/** What is said with a word that has typing errors. */
export const sayingsNear = (word: string, most: 1 | 2): Set<Saying> =>
  sayingsOf(nearWords.near(word, most))

const shown = [...saidInAnyLanguage('position'), ...saidInAnyLanguage('skill')].flatMap((words) =>
  Object.values(words),
)

/** Words whose meaning is known: how they sound says nothing more. */
export const explained: ReadonlySet<string> = new Set(
  [...places, ...work, shown].flat().flatMap(bareWords),
)

/** Words of the cards, which are nobody's name. */
export const cardWords: ReadonlySet<string> = new Set([
  ...explained,
  ...nationalities.flatMap((country) => [country.name, country.ar]).flatMap(bareWords),
])

const placeNames = places.map((spellings) => waysOf(spellings).map((way) => way.join(' ')))

/** How the places are spelled, in either script, in whose name this stands. */
export function spellingsOf(place: string): string[] {
  const wanted = bareWords(place).join(' ')
  return wanted === ''
    ? []
    : placeNames.filter((spellings) => spellings.some((name) => name.includes(wanted))).flat()
}
