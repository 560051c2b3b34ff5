import { translated } from '../platform/shared/catalogues.ts'
import { fillText, type TextParams } from '../platform/shared/fill-text.ts'
import type { Locale } from '../platform/shared/locales.ts'
import type { Registry } from '../platform/server/capability.ts'
import { en } from './errors.en.ts'

/** What every capability may refuse with. */
export const generalTexts: Readonly<Record<Locale, Readonly<Record<string, string>>>> =
  translated(en)

/** The words for a key in the reader's language; `{name}` in them becomes the parameter of that name. */
export function errorText(
  { errorTexts }: Registry,
  locale: Locale,
  key: string,
  params: TextParams = {},
): string {
  const text = errorTexts[locale][key] ?? errorTexts[locale].invalidValue ?? key
  return fillText(text, params, locale)
}
