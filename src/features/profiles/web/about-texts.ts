import { translated } from '../../../platform/shared/catalogues.ts'
import { languageName } from '../../../platform/shared/format.ts'
import type { Locale } from '../../../platform/shared/locales.ts'
import { textsHook } from '../../../platform/web/texts.ts'
import { languageOfText } from '../language-of-text-rules.ts'
import { about as en } from '../messages.about.en.ts'

const texts = translated(en)
export const useAboutTexts = textsHook(texts)

export interface WrittenElsewhere {
  /** The language it was written in, where that can be told. */
  language: Locale | null
  /** The same in the reader's words. */
  said: string | null
}

/** For loaders: what is to be said of a text in another language than its reader's; null of one in her own. */
export function writtenElsewhere(text: string | null, locale: Locale): WrittenElsewhere | null {
  if (text === null) return null
  const language = languageOfText(text)
  if (language === locale) return null
  const said = language && texts[locale].writtenIn(languageName(language, locale))
  return { language, said }
}
