import { francAll } from 'franc-min'
import { data } from 'franc-min/data.js'
import { expressions } from 'franc-min/expressions.js'
import { canonicalTag } from '../../platform/shared/canonical-tag.ts'
import {
  isLocale,
  languageOf,
  type languages,
  type Locale,
  locales,
} from '../../platform/shared/locales.ts'

/** The languages of ours by ISO 639-3, as texts are told apart by: their standard name is our tag, that of tgl is fil. */
const codes = new Map(
  [expressions, ...Object.values(data)]
    .flatMap(Object.keys)
    // What is longer is a script's name.
    .filter((code) => code.length === 3)
    .flatMap((code) => {
      const tag = canonicalTag(code)
      return isLocale(tag) ? [[code, tag] as const] : []
    }),
)

type InLatin = {
  [Tag in Locale]: (typeof languages)[Tag]['script'] extends 'Latin' ? Tag : never
}[Locale]

/** Small words that each of the languages in Latin letters is full of: they decide where letters alone don't. */
const smallWords: Record<InLatin, string> & Partial<Record<Locale, string>> = {
  en: 'i am is are the and have has for with in of to my can do also very',
  fil: 'ako ang ng sa mga at po ko na ay ang din rin marunong',
  id: 'saya dan yang di untuk dengan bisa juga ini sudah adalah',
  sw: 'na ya kwa ni wa mimi nina niko napenda pia sana katika',
  fr: 'je et les de la le des en pour avec mon ma mes suis ai une un',
}

/** How many of a text's words are a language's small ones, 0 to 1. */
function shareOfSmallWords(text: string, locale: Locale): number {
  const small = new Set(smallWords[locale]?.split(' '))
  const words = text.toLowerCase().match(/\p{L}+/gu) ?? []
  return words.filter((word) => small.has(word)).length / Math.max(1, words.length)
}

/** Of fewer letters nobody can tell a language that others write in the same script. */
const lettersLeast = 30
/** How near the next language may come. */
const nearest = 0.9

/** The language that a text was written in, of those that workers here write; null where it can't be told. */
export function languageOfText(text: string): Locale | null {
  const found = francAll(text, { only: [...codes.keys()], minLength: 3 })
    .map(([code, likeness]) => ({ locale: codes.get(code), likeness }))
    .filter((one): one is { locale: Locale; likeness: number } => one.locale !== undefined)
    .map((one) => ({ ...one, likeness: one.likeness + shareOfSmallWords(text, one.locale) }))
    .sort((a, b) => b.likeness - a.likeness)
  const [first, ...others] = found
  if (first === undefined) return null
  const next = others.find(({ locale }) => locale !== first.locale)
  const { script } = languageOf(first.locale)
  const isAlone = locales.filter((tag) => languageOf(tag).script === script).length === 1
  if (isAlone) return first.locale
  return text.length >= lettersLeast && (next?.likeness ?? 0) <= nearest * first.likeness
    ? first.locale
    : null
}
