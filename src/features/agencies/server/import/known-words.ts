import { normalizeForSearch, isNear } from '../../../../platform/shared/normalize-for-search.ts'
import { countryName } from '../../../../platform/shared/format.ts'
import { type Locale, locales } from '../../../../platform/shared/locales.ts'
import { nationalities, nationalityWord } from '../../../../platform/shared/nationalities.ts'
import { profileWords } from '../../../profiles/server/words-api.ts'
import {
  type Field,
  fieldNames,
  type FieldName,
  fields,
  optionsOf,
  type WordKind,
} from '../../../profiles/fields.ts'
import type { ImportField } from '../../import-fields.ts'

/** The values of one kind, behind the words that people write for them. */
export interface KnownWords {
  /** The stored value behind a word of either language; what nobody knows stays as it was written. */
  find(word: string): string
  has(value: string): boolean
  /** What an unknown word may mean, the nearest first, as a reader writes it. */
  near(word: string, locale: Locale): string[]
}

/** Without the Arabic article, case, accents, strokes and spaces. */
const wordKey = (word: string): string =>
  normalizeForSearch(word)
    .replaceAll(/[\s_-]/g, '')
    .replace(/^ال(?=...)/, '')

/** A typing error for each third letter of a word, three at most. */
const errorsOf = (key: string): number => Math.min(3, Math.floor(key.length / 3))
const nearMax = 3

type Label = (value: string, locale: Locale) => string

function valuesByKey(words: readonly [string, string][]): ReadonlyMap<string, string> {
  const values = new Map<string, string>()
  for (const [word, value] of words)
    if (!values.has(wordKey(word))) values.set(wordKey(word), value)
  return values
}

/** `words` stand for a value as well as itself does; `hints` only propose one, since they may mean something else. Asked for with the first word. */
function knowWords(
  values: readonly string[],
  label: Label,
  words: () => [string, string][],
  hints: [string, string][] = [],
): KnownWords {
  const stored = new Set(values)
  let found: ReadonlyMap<string, string> | undefined
  const known = () => (found ??= valuesByKey(words()))
  const proposed = (): [string, string][] => [
    ...known(),
    ...hints.map(([word, value]): [string, string] => [wordKey(word), value]),
  ]
  const valuesNear = (key: string, most: number) =>
    proposed().flatMap(([word, value]) => (isNear(word, key, most) ? [value] : []))
  return {
    find: (word) => known().get(wordKey(word)) ?? word,
    has: (value) => stored.has(value),
    near(word, locale) {
      const key = wordKey(word)
      const found = new Set<string>()
      for (let most = 0; most <= errorsOf(key) && found.size === 0; most += 1)
        for (const value of valuesNear(key, most)) found.add(value)
      return [...found].slice(0, nearMax).map((value) => label(value, locale))
    },
  }
}

const { en } = profileWords
type Kind = keyof typeof en

/** What is written of a woman, a man or either where the form has one word, by the value. */
const alsoWritten: Record<string, readonly string[]> = {
  Nanny: ['مربي', 'مربٍّ'],
  Maid: ['عامل منزل'],
  Cook: ['طاهية', 'طاهي', 'طاهٍ', 'طباخ'],
  Driver: ['سائقة', 'سواق'],
  single: ['أعزب / عزباء'],
  married: ['متزوج / متزوجة'],
  divorced: ['مطلق / مطلقة'],
  widowed: ['أرمل / أرملة'],
  live_in: ['مقيمة', 'مقيم'],
  live_out: ['غير مقيمة', 'غير مقيم'],
}

/** The words of the profile form for a kind of value; of two with a stroke between them either will do. */
function formWords(
  kind: Kind,
  more: Record<string, readonly string[]> = {},
  hints: Record<string, readonly string[]> = {},
): KnownWords {
  const values = [...new Set([...Object.keys(en[kind]), ...Object.keys(more)])]
  const label: Label = (value, locale) => profileWords[locale][kind][value] ?? value
  const words = () =>
    values.flatMap((value) =>
      [
        value,
        ...locales.map((locale) => label(value, locale)),
        ...(more[value] ?? []),
        ...(alsoWritten[value] ?? []),
      ]
        .flatMap((word) => [word, ...word.split('/')])
        .map((word): [string, string] => [word, value]),
    )
  return knowWords(
    values,
    label,
    words,
    Object.entries(hints).flatMap(([value, said]) =>
      said.map((word): [string, string] => [word, value]),
    ),
  )
}

const positions = formWords(
  'position',
  {},
  {
    Maid: [
      'housekeeper',
      'housemaid',
      'house maid',
      'domestic helper',
      'domestic worker',
      'helper',
      'house help',
      'cleaner',
      'خادمة',
      'شغالة',
      'مدبرة منزل',
    ],
    Nanny: ['babysitter', 'baby sitter', 'governess', 'child minder', 'جليسة أطفال', 'حاضنة'],
    Cook: ['chef', 'kitchen helper', 'شيف'],
    Driver: ['chauffeur', 'house driver', 'family driver', 'private driver'],
  },
)

/** 'Filipino', also of 'Philippines', 'فلبينية' or 'الفلبين'. */
export const nationalityWords = knowWords(
  nationalities.map(({ name }) => name),
  nationalityWord,
  () => [
    ...nationalities.flatMap(({ name, country, ar }) =>
      [name, ar, ar.replace(/ة$/, ''), countryName(country, 'en'), countryName(country, 'ar')].map(
        (word): [string, string] => [word, name],
      ),
    ),
    ['Filipina', 'Filipino'],
  ],
)

export const genderWords = formWords('gender', {
  male: ['m', 'boy', 'ولد'],
  female: ['f', 'girl', 'بنت'],
  other: [],
})
export const levelWords = formWords('level')
export const languageWords = formWords('language')
export const skillWords = formWords('skill', {
  Babycare: ['متخصصة في رعاية الرضع', 'رعاية الرضع'],
})
export const hideableWords = formWords('hideable')

const ofKind: Partial<Record<WordKind, KnownWords>> = { position: positions, gender: genderWords }
const wordsOfKind = (kind: WordKind): KnownWords => ofKind[kind] ?? formWords(kind)

const severalKinds: ReadonlySet<string> = new Set(['words', 'choices'])

/** The words of a field that holds one value, of several or others. */
const wordsOf = (name: FieldName): KnownWords | undefined => {
  const { words } = optionsOf(name)
  if (name === 'nationality') return nationalityWords
  return words === undefined || severalKinds.has(fields[name].kind) ? undefined : wordsOfKind(words)
}
const knownFields = Object.fromEntries(
  fieldNames.flatMap((name) => {
    const words = wordsOf(name)
    return words === undefined ? [] : [[name, words]]
  }),
) as Partial<Record<ImportField, KnownWords>>

/** Fields that hold one of a few values, as the form offers them: any other word is an error. */
export const closedWords: Partial<Record<ImportField, KnownWords>> = Object.fromEntries(
  Object.entries(knownFields).filter(([name]) => !optionsOf(name as FieldName).open),
)

/** These may hold anything; what is known is kept by its value. */
export const openWords: Partial<Record<ImportField, KnownWords>> = Object.fromEntries(
  Object.entries(knownFields).filter(([name]) => optionsOf(name as FieldName).open),
)

/** These hold several of a few values. */
export const severalWords: Partial<Record<ImportField, KnownWords>> = Object.fromEntries(
  fieldNames.flatMap((name) => {
    const { words } = optionsOf(name)
    return words !== undefined && (fields[name] as Field).kind === 'choices'
      ? [[name, wordsOfKind(words)]]
      : []
  }),
)
