import type { SetStateAction } from 'react'
import { useTypedDraft } from '../../../../platform/web/draft-upon.ts'
import type { Question } from './questions.ts'

/** Where the answer to a question lies that is not saved yet. */
export const draftOf = (question: Question): string => `start:${question}`

/** An answer that takes more than one touch: it outlives a reload and a switch of language until it is saved (use-answer.ts). */
export function useKeptAnswer<T>(
  question: Question,
  initial: T,
): [typed: T, type: (next: SetStateAction<T>) => void] {
  const { typed, type } = useTypedDraft(draftOf(question), initial)
  return [typed, type]
}
