import fs from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'
import { textsOf } from './catalogue-texts.ts'

/** Turns that nobody says in English: each pair of CONTRIBUTING.md names one. */
const turns: readonly RegExp[] = [
  /\bnever stands?\b|\bstands? (here|there|again|on|at|beside|first)\b/i,
  /\bin the words of\b/i,
  /\bastray\b/i,
  /\bwhoever\b/i,
  /(^|[.;:] )(your own|what) [a-z’]+ you (change|cannot)\b|(^|\. )(For|To) [^,.]+ you answer\b/i,
  /\bone[’']s own\b|\boneself\b/i,
  /\bwritten down\b/i,
  /\bmeanwhile\b/i,
  /\b[a-z]+s? of (yours|hers|ours|theirs)\b/i,
  /^To (the|your|my)\b/,
  /\banew\b|\b(this|these) very [a-z]+\b/i,
  /(^|[.?!] )Whom\b/,
]
const isTurned = (text: string): boolean => turns.some((turn) => turn.test(text))

const english = await textsOf((file) => file.endsWith('.en.ts'))

test('no English text has a turn that was translated', () => {
  const found = english.filter(([, text]) => isTurned(text)).map(([key, text]) => `${key}: ${text}`)
  expect([...new Set(found)]).toEqual([])
})

const guide = fs.readFileSync(path.resolve(import.meta.dirname, '../CONTRIBUTING.md'), 'utf8')
const pairs = [...guide.matchAll(/^\| (?!Before|---)(.+?) \| (.+?) \|$/gm)].map(
  ([, before, after]) => [before ?? '', after ?? ''] as const,
)

test('the guide names ten pairs', () => {
  expect(pairs).toHaveLength(10)
})

test.each(pairs)('"%s" is refused, and said as "%s"', (before, after) => {
  expect(isTurned(before)).toBe(true)
  expect(isTurned(after)).toBe(false)
  expect(english.some(([, text]) => text.includes(after))).toBe(true)
})
