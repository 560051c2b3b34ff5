import type { Locale } from '../../../platform/shared/locale.ts'
import { textsHook } from '../../../platform/web/texts.ts'
import { frame as ar } from '../messages.frame.ar.ts'
import { frame as en } from '../messages.frame.en.ts'
import { words as wordsAr } from '../messages.words.ar.ts'
import { words as wordsEn } from '../messages.words.en.ts'

export const frameTexts = { en, ar }
export const useFrameTexts = textsHook(frameTexts)
export const useWords = textsHook({ en: wordsEn, ar: wordsAr })

/** The hook for what a page of the console says: words of its own, and those that all of them share. */
export const roomTexts = <Own extends object>(own: Readonly<Record<Locale, Own>>) =>
  textsHook({ en: { ...wordsEn, ...own.en }, ar: { ...wordsAr, ...own.ar } })

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
