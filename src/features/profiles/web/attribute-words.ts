import { textsIn } from '../../../platform/shared/catalogues.ts'
import type { Locale } from '../../../platform/shared/locales.ts'
import { useLocale } from '../../../platform/web/texts.ts'
import { attributes as en } from '../messages.attributes.en.ts'
import { labelsOf, valuesOf } from '../said-attributes.ts'
import { wordTexts } from './word-texts.ts'

/** What an attribute is called, and its values, wherever no screen has words of its own for them. */
export function attributeWords(locale: Locale) {
  const attributes = textsIn(en, locale)
  const labels: Record<string, string> = labelsOf(attributes)
  const known: Record<string, Record<string, string>> = {
    ...wordTexts[locale].values,
    ...valuesOf(attributes),
  }
  return {
    label: (row: string): string => labels[row] ?? row,
    /** The word of a value, by the kind of words that its row names, or by the row itself. */
    word: (words: string, value: string): string => known[words]?.[value] ?? value,
  }
}

export const useAttributeWords = () => attributeWords(useLocale())
