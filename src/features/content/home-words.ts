import { inEachLanguage, textsIn } from '../../platform/shared/catalogues.ts'
import { en } from './messages.en.ts'

/** The parts of the home page whose words are the operator's to change; claims and stories say themselves whose words they are. */
const wordSections = [
  'meta',
  'hero',
  'start',
  'steps',
  'trust',
  'explore',
  'faq',
  'closing',
] as const

const leaves = (value: unknown, path: string): [key: string, text: string][] => {
  if (typeof value === 'string') return [[path, value]]
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([name, inner]) => leaves(inner, `${path}.${name}`))
}
const wordsOf = (texts: typeof en): Map<string, string> =>
  new Map(wordSections.flatMap((section) => leaves(texts[section], section)))

const own = inEachLanguage((locale) => wordsOf(textsIn(en, locale)))

/** Every text that may be put in other words, by its key, such as `faq.items.0.answer`; counts that words are bent by aren't among them. */
export const homeWords: ReadonlyMap<string, { en: string; ar: string; max: number }> = new Map(
  [...own.en].map(([key, text]) => [
    key,
    { en: text, ar: own.ar.get(key) ?? '', max: roomFor(text) },
  ]),
)

/** A button stays a button, and an answer may say more. */
function roomFor(text: string): number {
  if (text.length <= 30) return 60
  if (text.length <= 80) return 160
  return text.length <= 250 ? 500 : 1500
}

/** The texts with some of them in other words. */
export function inOtherWords<T>(texts: T, words: Readonly<Record<string, string>>): T {
  const put = (value: unknown, path: string): unknown => {
    if (typeof value === 'string') return words[path] ?? value
    if (Array.isArray(value)) return value.map((inner, index) => put(inner, `${path}.${index}`))
    if (typeof value !== 'object' || value === null) return value
    return Object.fromEntries(
      Object.entries(value).map(([name, inner]) => [
        name,
        put(inner, path === '' ? name : `${path}.${name}`),
      ]),
    )
  }
  return put(texts, '') as T
}
