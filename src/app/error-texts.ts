import { translated } from '../platform/shared/catalogues.ts'
import { fillText, type TextParams } from '../platform/shared/fill-text.ts'
import type { Locale } from '../platform/shared/locales.ts'
import type { Registry } from '../platform/server/capability.ts'
import type { Config } from '../platform/server/config/config.ts'
import { count, readCounter } from '../platform/server/counters.ts'
import type { Logger } from '../platform/server/log.ts'
import { en } from './errors.en.ts'

/** What every capability may refuse with. */
export const generalTexts: Readonly<Record<Locale, Readonly<Record<string, string>>>> =
  translated(en)

/** An answer that has words of a refusal in it. */
export interface Answering {
  registry: Registry
  config: Pick<Config, 'production'>
  log: Pick<Logger, 'warn'>
}

/**
 * The words for a key in the reader's language; `{name}` in them becomes the parameter of that name. A key that nobody worded is a mistake of
 * ours: it throws where we'd see it, and in production is said in general words, counted, and logged the first time.
 */
export function errorText(
  { registry, config, log }: Answering,
  locale: Locale,
  key: string,
  params: TextParams = {},
): string {
  const texts = registry.errorTexts[locale]
  const text = texts[key]
  if (text !== undefined) return fillText(text, params, locale)
  if (!config.production) throw new Error(`the refusal ${key} has no words`)
  const isKnown = readCounter(registry, 'refusals_without_words').some(
    ({ labels }) => labels.key === key,
  )
  if (!isKnown) log.warn({ key }, 'a refusal has no words')
  count({ registry }, 'refusals_without_words', { key })
  return generalTexts[locale].invalidValue ?? key
}
