import { textsIn } from '../../platform/shared/catalogues.ts'
import type { Locale } from '../../platform/shared/locales.ts'
import { law as en } from './messages.law.en.ts'

const written = /^Law (\d+)\/(\d{4})(?:, Art\. (\d+))?$/

/** A law as a language names it, such as Law 15/2017, Art. 12; another source of a rule as the operator wrote it. */
export function lawName(source: string, locale: Locale): string {
  const [, number, year, article] = written.exec(source) ?? []
  if (number === undefined || year === undefined) return source
  const t = textsIn(en, locale)
  const law = t.law(number, year)
  return article === undefined ? law : t.article(law, article)
}
