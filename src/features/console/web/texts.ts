import { inEachLanguage, textsIn, translated } from '../../../platform/shared/catalogues.ts'
import type { Locale } from '../../../platform/shared/locales.ts'
import { textsHook } from '../../../platform/web/texts.ts'
import { frame as en } from '../messages.frame.en.ts'
import { words as wordsEn } from '../messages.words.en.ts'

export const frameTexts = translated(en)
export const useFrameTexts = textsHook(frameTexts)
export const useWords = textsHook(translated(wordsEn))

/** The hook for what a page of the console says: words of its own, and those that all of them share. */
export function consoleTexts<Own extends object>(own: Readonly<Record<Locale, Own>>) {
  const all = inEachLanguage((locale) => ({ ...textsIn(wordsEn, locale), ...own[locale] }))
  return textsHook(all)
}

/** How an operator hears what became of a decision: that it is done, or in the dialog itself why it isn't. */
export function useOutcome() {
  const { done: toast, failed } = useWords().outcome
  return { toast, failed, inPlace: true }
}

/** A list of words as choices of a field. */
export const optionsOf = (
  words: Readonly<Record<string, string>>,
  but?: string,
): { value: string; label: string }[] =>
  Object.entries(words)
    .filter(([value]) => value !== but)
    .map(([value, label]) => ({ value, label }))
