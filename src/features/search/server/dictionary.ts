/** Words as small numbers, so that a column of them can be scanned and counted fast. Code 0 stands for none. */
export interface Dictionary {
  readonly words: readonly string[]
  codeOf(word: string | null): number
  /** For each code whether its word passes; 0 never does. */
  passing(test: (word: string) => boolean): Uint8Array
}

/** Holds at most so many words, as many as its column has codes for: a further one counts as none, and never as another. */
export function createDictionary(known: readonly string[] = [], most = 0xffff): Dictionary {
  const words = ['', ...known]
  const codes = new Map(words.map((word, code) => [word, code]))
  return {
    words,
    codeOf(word) {
      if (word === null) return 0
      let code = codes.get(word)
      if (code === undefined) {
        if (words.length > most) return 0
        code = words.push(word) - 1
        codes.set(word, code)
      }
      return code
    },
    passing: (test) => Uint8Array.from(words, (word, code) => (code > 0 && test(word) ? 1 : 0)),
  }
}
