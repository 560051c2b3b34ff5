import { type SetStateAction, useRef, useState } from 'react'
import { useDraftUpon } from '../../../../platform/web/draft-upon.ts'
import type { Question } from './questions.ts'

/** Where the answer to a question lies that is not saved yet. */
export const draftOf = (question: Question): string => `start:${question}`

/** An answer that takes more than one touch: it outlives a reload and a switch of language until it is saved (use-answer.ts). */
export function useKeptAnswer<T>(
  question: Question,
  initial: T,
): [typed: T, type: (next: SetStateAction<T>) => void] {
  const kept = useDraftUpon<T>(draftOf(question), initial)
  const [typed, setTyped] = useState(() => kept.recall() ?? initial)
  // What is spoken comes while it is typed: of two changes in one go nothing is lost.
  const latest = useRef(typed)
  const type = (next: SetStateAction<T>) => {
    const now = typeof next === 'function' ? (next as (known: T) => T)(latest.current) : next
    latest.current = now
    setTyped(now)
    kept.keep(now)
  }
  return [typed, type]
}
