import type { Locale } from '../../../platform/shared/locale.ts'
import { nationalityByName } from '../../../platform/shared/nationalities.ts'
import { words as ar } from '../messages.words.ar.ts'
import { words as en } from '../messages.words.en.ts'

/** Words of a language for what is stored of a candidate; what we have no word for stays as it was written. */
export const candidateWords = (locale: Locale) => {
  const positions: Record<string, string> = { en, ar }[locale].values.position
  return {
    position: (value: string): string => positions[value] ?? value,
    nationality: (value: string): string => (locale === 'ar' ? (nationalityByName(value)?.ar ?? value) : value),
  }
}
