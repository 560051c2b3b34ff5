import { textsHook, useLocale } from '../../../../platform/web/texts.ts'
import { reviewTexts } from '../../../reviews/web/index.ts'
import { queues as ar } from '../../messages.queues.ar.ts'
import { queues as en } from '../../messages.queues.en.ts'

export const useQueueTexts = textsHook({ en, ar })

/** Words about people that the candidates' own screens use, too. */
export const useReviewTexts = () => reviewTexts(useLocale())

/** How an operator hears what became of a decision: that it is done, or in the dialog itself why it isn't. */
export function useOutcome() {
  const { done: toast, failed } = useQueueTexts()
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
