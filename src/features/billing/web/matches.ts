import { fold, words } from '../../../platform/shared/fold.ts'

/** Whether each word asked for is in one of the texts. */
export function matches(asked: string, texts: readonly (string | null)[]): boolean {
  const all = fold(texts.filter((text) => text !== null).join(' '))
  return words(asked).every((word) => all.includes(word))
}
