import { createRequire } from 'node:module'
import { normalizeForSearch } from '../../../../platform/shared/normalize-for-search.ts'
import { signUpPasswordMin } from '../../contract.ts'

const listedMax = 10_000
/** Signs that a password needs beside words which everybody knows. */
const beside = 6
const differentSignsMin = 4

const require = createRequire(import.meta.url)
let common: ReadonlySet<string> | undefined

/** The most common first, read when the first is chosen; shorter ones the contracts refuse anyway. */
function readCommon(): ReadonlySet<string> {
  const { dictionary } =
    require('@zxcvbn-ts/language-common') as typeof import('@zxcvbn-ts/language-common')
  const passwords = dictionary['passwords-common']
  return new Set(
    passwords.filter((password) => password.length >= signUpPasswordMin).slice(0, listedMax),
  )
}

/** What the product is about, without whom and where. */
const ownWords = [
  'manzil domestic household housemaid worker employer agency candidate recruitment helper',
  'nanny driver cook maid visa demo qatar doha',
  'منزل قطر الدوحة عاملة خادمة سائق مربية',
]
  .flatMap((line) => normalizeForSearch(line).split(' '))
  .toSorted((a, b) => b.length - a.length)

/** The key of what makes a password easy to guess for who has this number; null where nothing does. */
export function guessableBy(password: string, phoneNumber: string): string | null {
  const folded = normalizeForSearch(password).trim()
  if (isRepeat(folded)) return 'passwordRepeats'
  if (isCommon(folded)) return 'passwordCommon'
  const hers = phoneNumber === '' ? [] : [phoneNumber.slice(1), phoneNumber.slice(-8)]
  const rest = [...hers, ...ownWords].reduce((left, word) => left.replaceAll(word, ' '), folded)
  if (rest === folded) return null
  const signs = rest.replace(/[^\p{L}\p{N}]/gu, '')
  const addsLittle = signs.length < beside || isCommon(signs) || isRepeat(signs)
  return addsLittle ? 'passwordOwnWords' : null
}

const isCommon = (folded: string): boolean => (common ??= readCommon()).has(folded) || isRun(folded)

/** Signs that follow each other: 23456789, hgfedcba. */
function isRun(folded: string): boolean {
  const steps = Array.from(folded, (sign) => sign.codePointAt(0) ?? 0).map(
    (code, index, codes) => code - (codes[index - 1] ?? code),
  )
  const [, first] = steps
  return Math.abs(first ?? 0) === 1 && steps.slice(1).every((step) => step === first)
}

/** Three different signs at most, or one short or common piece again and again. */
function isRepeat(folded: string): boolean {
  if (new Set(folded).size < differentSignsMin) return true
  for (let length = 1; length <= folded.length / 2; length++) {
    const piece = folded.slice(0, length)
    if (folded === piece.repeat(folded.length).slice(0, folded.length))
      return length < beside || isCommon(piece)
  }
  return false
}
