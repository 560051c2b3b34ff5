import { isNear } from '../../../platform/shared/normalize-for-search.ts'
import { bareWords, cardWords, explained, sayings } from './sayings.ts'
import { isArabic, isLatin, soundsLike } from './sounds.ts'

/** Which words stand in which candidate's text: an inverted index with room for typing errors. */
export interface Vocabulary {
  add(id: number, text: string): void
  remove(id: number, text: string): void
  /** Candidates whose text holds every word of the query: whole, as a beginning, or nearly. */
  find(query: string): ReadonlySet<number>
}

const none: ReadonlySet<number> = new Set()

/** Whether a word of the other script begins as this one sounds; a word whose meaning is known stands for nothing else. */
function soundOf(typed: string): (known: string) => boolean {
  const isName = (known: string) => !cardWords.has(known)
  if (explained.has(typed) || typed.length < 2) return () => false
  if (isArabic(typed))
    return (known) => isLatin(known) && soundsLike(typed, known, 'arabic') && isName(known)
  if (isLatin(typed) && typed.length > 2)
    return (known) => isArabic(known) && soundsLike(known, typed, 'latin') && isName(known)
  return () => false
}

export function createVocabulary(): Vocabulary {
  const postings = new Map<string, Set<number>>()

  /** Who has each word of a way to say a thing. */
  function holdersOf(way: readonly string[]): ReadonlySet<number> {
    const [first = none, ...rest] = way.map((word) => postings.get(word) ?? none)
    return rest.reduce((held, ids) => held.intersection(ids), first)
  }

  function idsFor(word: string): ReadonlySet<number> {
    const found = new Set<ReadonlySet<number>>()
    const collect = (matches: (known: string) => boolean, isMeant = matches) => {
      for (const [known, holders] of postings) if (matches(known)) found.add(holders)
      for (const saying of sayings)
        if (saying.some((way) => way.some(isMeant)))
          for (const way of saying) found.add(holdersOf(way))
    }
    const isFound = () => [...found].some((holders) => holders.size > 0)
    collect(
      (known) => known.startsWith(word),
      (said) => said === word || (word.length >= 4 && said.startsWith(word)),
    )
    collect(soundOf(word))
    // Only a word that nobody has is taken for a typing error; short words have too many neighbours.
    if (!isFound() && word.length >= 4)
      collect((known) => isNear(word, known, word.length >= 7 ? 2 : 1))
    const [most = none, ...others] = [...found].sort((a, b) => b.size - a.size)
    if (others.length === 0) return most
    const ids = new Set(most)
    for (const holders of others) for (const id of holders) ids.add(id)
    return ids
  }

  return {
    add(id, text) {
      for (const word of new Set(bareWords(text))) {
        const holders = postings.get(word)
        if (holders) holders.add(id)
        else postings.set(word, new Set([id]))
      }
    },
    remove(id, text) {
      for (const word of new Set(bareWords(text))) {
        const holders = postings.get(word)
        holders?.delete(id)
        if (holders?.size === 0) postings.delete(word)
      }
    },
    find(query) {
      const sets = bareWords(query)
        .map(idsFor)
        .sort((a, b) => a.size - b.size)
      const [first = new Set<number>(), ...rest] = sets
      return rest.reduce((found, ids) => found.intersection(ids), first)
    },
  }
}
