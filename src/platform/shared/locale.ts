import { formatNumber } from './digits.ts'
import { isLocale, languageOf, type Locale, locales, scriptOf, standard } from './locales.ts'

export const directionOf = (locale: Locale): 'ltr' | 'rtl' => scriptOf(locale).direction

/** What addresses of a language other than English begin with, as a part of a regular expression. */
export const localePrefix = `(?:/(?:${locales.filter((locale) => locale !== standard).join('|')}))`

/** English lives at `/`, another language below its tag: `/ar`. */
export function localeOfPath(path: string): Locale {
  const [, first = ''] = /^\/(\w+)(?:\/|$)/.exec(path) ?? []
  return isLocale(first) ? first : standard
}

/** The same page in another language: `/candidates` ↔ `/ar/candidates`. Takes and gives a path without its origin. */
export function localizedPath(path: string, locale: Locale): string {
  const own = localeOfPath(path)
  const bare = own === standard ? path : path.slice(own.length + 1) || '/'
  if (locale === standard) return bare
  return bare.startsWith('/')
    ? `/${locale}${bare.replace(/^\/(?=$|[?#])/, '')}`
    : `/${locale}/${bare}`
}

/** The language of ours that an Accept-Language header likes best, of equal ones the first; English where it names none. */
export function localeOfHeader(header: string | undefined): Locale {
  let best: { locale: Locale; weight: number } = { locale: standard, weight: 0 }
  for (const part of (header ?? '').toLowerCase().split(',')) {
    const [tag = '', ...parameters] = part.split(';').map((text) => text.trim())
    const locale = localeOfTag(tag)
    const weight = weightOf(parameters)
    if (locale !== undefined && weight > best.weight) best = { locale, weight }
  }
  return best.locale
}

/** `fr-CA` is French, `tl` Filipino. */
function localeOfTag(tag: string): Locale | undefined {
  const [language = ''] = tag.split(/[-_]/)
  return isLocale(language)
    ? language
    : locales.find((locale) => languageOf(locale).alsoTagged === language)
}

/** 1 where no weight is given, 0 where it can't be read: such a part says nothing. */
function weightOf(parameters: readonly string[]): number {
  const given = parameters.find((parameter) => /^q\s*=/.test(parameter))
  if (given === undefined) return 1
  const [, weight = '0'] = /^q\s*=\s*(0(?:\.\d{0,3})?|1(?:\.0{0,3})?)$/.exec(given) ?? []
  return Number(weight)
}

/** The form that agrees with a person; who she or he is may be unknown, and is then not guessed. */
export const byGender = (
  gender: string | null,
  forms: { female: string; male: string; unknown: string },
): string => (gender === 'female' || gender === 'male' ? forms[gender] : forms.unknown)

type PluralForms = Partial<Record<Intl.LDMLPluralRule, string>> & { other: string }

/** The word form for a count; Arabic has six. `#` in the form stands for the number. */
export function plural(locale: Locale, count: number, forms: PluralForms): string {
  const form = forms[pluralRules(locale).select(count)] ?? forms.other
  return form.replace('#', formatNumber(count))
}

const pluralRules = memoizeByLocale((locale) => new Intl.PluralRules(locale))

/** One for each language, made when first asked for and kept: a formatter of dates costs a slow phone 10 ms, and no page needs them all. */
export function memoizeByLocale<Made>(make: (locale: Locale) => Made): (locale: Locale) => Made {
  const made: Partial<Record<Locale, Made>> = {}
  return (locale) => (made[locale] ??= make(locale))
}
