import type { Locale } from './locales.ts'

/** What a text names; what is said in words of its own knows them in each language. */
export type TextParams = Record<string, string | number | ((locale: Locale) => string)>

/** A text in which `{name}` becomes the parameter of that name. */
export const fillText = (text: string, params: TextParams, locale: Locale): string =>
  text.replace(/\{(\w+)\}/g, (whole, name: string) => {
    const value = params[name] ?? whole
    return typeof value === 'function' ? value(locale) : String(value)
  })
