import { normalizeForSearch, words } from '../../../platform/shared/normalize-for-search.ts'

/** Whether each word asked for is in one of the texts. */
export function matches(asked: string, texts: readonly (string | null)[]): boolean {
  const all = normalizeForSearch(texts.filter((text) => text !== null).join(' '))
  return words(asked).every((word) => all.includes(word))
}
