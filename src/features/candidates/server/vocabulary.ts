import { isNear, words as wordsOf } from '../../../platform/shared/fold.ts'

/** Which words stand in which candidate's text: an inverted index with room for typing errors. */
export interface Vocabulary {
  add(id: number, text: string): void
  remove(id: number, text: string): void
  /** Candidates whose text holds every word of the query: whole, as a beginning, or nearly. */
  find(query: string): ReadonlySet<number>
}

/** The folded words of a text, without the Arabic article: whoever asks for «الطبخ» means «طبخ» too. */
const words = (text: string): string[] => wordsOf(text).map((word) => (word.length > 3 && word.startsWith('ال') ? word.slice(2) : word))

export function createVocabulary(): Vocabulary {
  const postings = new Map<string, Set<number>>()

  function idsFor(word: string): Set<number> {
    const ids = new Set<number>()
    const collect = (matches: (known: string) => boolean) => {
      for (const [known, holders] of postings) if (matches(known)) for (const id of holders) ids.add(id)
    }
    collect((known) => known.startsWith(word))
    // Only a word that nobody has is taken for a typing error; short words have too many neighbours.
    if (ids.size === 0 && word.length >= 4) collect((known) => isNear(word, known, word.length >= 7 ? 2 : 1))
    return ids
  }

  return {
    add(id, text) {
      for (const word of new Set(words(text))) {
        const holders = postings.get(word)
        if (holders) holders.add(id)
        else postings.set(word, new Set([id]))
      }
    },
    remove(id, text) {
      for (const word of new Set(words(text))) {
        const holders = postings.get(word)
        holders?.delete(id)
        if (holders?.size === 0) postings.delete(word)
      }
    },
    find(query) {
      const sets = words(query)
        .map(idsFor)
        .sort((a, b) => a.size - b.size)
      const [first = new Set<number>(), ...rest] = sets
      return rest.reduce((found, ids) => found.intersection(ids), first)
    },
  }
}
