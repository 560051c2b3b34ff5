import { formatNumber } from './digits.ts'

/** The languages Manzil speaks. English lives at `/`, Arabic at `/ar`. */
export const locales = ['en', 'ar'] as const
export type Locale = (typeof locales)[number]

export const directionOf = (locale: Locale): 'ltr' | 'rtl' => (locale === 'ar' ? 'rtl' : 'ltr')

export const localeOfPath = (path: string): Locale =>
  path === '/ar' || path.startsWith('/ar/') ? 'ar' : 'en'

/** The same page in another language: `/candidates` ↔ `/ar/candidates`. Takes and gives a path without its origin. */
export function localizedPath(path: string, locale: Locale): string {
  const bare = localeOfPath(path) === 'ar' ? path.slice(3) || '/' : path
  if (locale === 'en') return bare
  return bare.startsWith('/') ? `/ar${bare.replace(/^\/(?=$|[?#])/, '')}` : `/ar/${bare}`
}

/** The first of our languages that an Accept-Language header names; English otherwise. */
export function localeOfHeader(header: string | undefined): Locale {
  for (const part of (header ?? '').toLowerCase().split(',')) {
    const tag = part.trim().slice(0, 2)
    if (tag === 'ar' || tag === 'en') return tag
  }
  return 'en'
}

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
