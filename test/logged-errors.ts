import { expect } from 'vitest'

interface ErrorCollector {
  /** Takes down what went wrong without anyone's answer saying so: a line of the log, a delivery that threw. */
  add(line: string): void
  /** The test under way provokes errors, each with one of these words. */
  expect(...words: string[]): void
  /** Fails when something was added that was not expected, or did not come though it was. */
  check(): void
}

/** Keeps what a server logs at `error`, so that the test in which it did so fails. */
export function collectErrors(): ErrorCollector {
  let added: string[] = []
  let expected: string[] = []
  return {
    add: (line) => void added.push(line.trimEnd()),
    expect: (...words) => void expected.push(...words),
    check() {
      const [lines, awaited] = [added, expected]
      added = []
      expected = []
      const surprises = lines.filter((line) => !awaited.some((words) => line.includes(words)))
      const missed = awaited.filter((words) => !lines.some((line) => line.includes(words)))
      expect(surprises, 'the server logged an error').toEqual([])
      expect(missed, 'an error that was expected was not logged').toEqual([])
    },
  }
}
