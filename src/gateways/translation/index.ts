import type { Config } from '../../platform/server/config/config.ts'
import { deepl } from './deepl.ts'
import { google } from './google.ts'
import type { Translated, Translator } from './translator.ts'

/** The provider that the settings name; null where nobody translates. */
export function translator({ translation }: Pick<Config, 'translation'>): Translator | null {
  if (translation === null) return null
  return translation.provider === 'deepl' ? deepl(translation) : google(translation)
}

export type { Translated }
