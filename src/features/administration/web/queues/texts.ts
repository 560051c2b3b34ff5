import { textsHook, useLocale } from '../../../../platform/web/texts.ts'
import { reviewTexts } from '../../../candidates/web/index.ts'
import { queues as ar } from '../../messages.queues.ar.ts'
import { queues as en } from '../../messages.queues.en.ts'

export const useQueueTexts = textsHook({ en, ar })

/** Words about people that the candidates' own screens use, too. */
export const useReviewTexts = () => reviewTexts(useLocale())

/** A list of words as choices of a field. */
export const optionsOf = (
  words: Readonly<Record<string, string>>,
  but?: string,
): { value: string; label: string }[] =>
  Object.entries(words)
    .filter(([value]) => value !== but)
    .map(([value, label]) => ({ value, label }))
