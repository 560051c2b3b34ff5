import { languageName } from '../../../platform/shared/format.ts'
import type { Locale } from '../../../platform/shared/locales.ts'
import { languageOfText } from '../language-of-text-rules.ts'
import { aboutTexts } from './about-texts.ts'

export interface WrittenElsewhere {
  /** The language it was written in, where that can be told. */
  language: Locale | null
  /** The same in the reader's words. */
  said: string | null
}

/** What is to be said of a text in another language than its reader's; null of one in her own. What tells languages apart is no part of the page: loaders ask, and what is fetched later. */
export function writtenElsewhere(text: string | null, locale: Locale): WrittenElsewhere | null {
  if (text === null) return null
  const language = languageOfText(text)
  if (language === locale) return null
  const said = language && aboutTexts[locale].writtenIn(languageName(language, locale))
  return { language, said }
}
