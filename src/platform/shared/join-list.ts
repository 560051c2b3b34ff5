import { type Locale, scriptOf } from './locales.ts'

/** The parts of a list, or of a date and its time, as they follow one another in a language. */
export const joinList = (parts: readonly string[], locale: Locale): string =>
  parts.join(scriptOf(locale).comma)
