import { languageOf, type Locale } from '../../platform/shared/locales.ts'
import { arabicNames } from './arabic-names.ts'
import { candidateIn, type Written } from './written-rules.ts'

/**
 * A name as its reader writes it, beside the letters it is kept in: only where every part of it is known. Spelling one out by rules
 * would make names that nobody bears. Null where the reader's letters are its own, or some part is unknown.
 */
export function nameIn(name: string, locale: Locale): string | null {
  if (languageOf(locale).script !== 'Arabic') return null
  const parts = name
    .toLowerCase()
    .split(/[\s.]+/)
    .filter(Boolean)
  const said: string[] = []
  for (let at = 0; at < parts.length; at += 1) {
    const two = arabicNames.get(parts.slice(at, at + 2).join('-'))
    const word = two ?? arabicNames.get(parts[at] ?? '')
    if (word === undefined) return null
    if (two !== undefined && at + 1 < parts.length) at += 1
    said.push(word)
  }
  return said.length === 0 ? null : said.join(' ')
}

/** Somebody as a card shows her in the words of its reader, with her name as it is read where that is known. */
export function cardIn<T extends { full_name: string; profile: Written }>(
  card: T,
  locale: Locale,
): T & { name_read?: string } {
  const name = nameIn(card.full_name, locale)
  return { ...candidateIn(card, locale), ...(name !== null && { name_read: name }) }
}
