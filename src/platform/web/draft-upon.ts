import { type SetStateAction, useMemo, useRef, useState } from 'react'
import { type Draft, useDraft } from './form-draft.ts'

// Apart from form-draft.ts, which dialogs of public pages bring: their scripts are within bytes of their budget.

/** A draft of what was begun from something: once that is another, what was typed is passed over. */
export function useDraftUpon<T>(name: string, base: unknown): Draft<T> {
  const kept = useDraft<{ upon: string; draft: T }>(name)
  const upon = JSON.stringify(base)
  return useMemo(() => draftUpon(kept, upon), [kept, upon])
}

export const draftUpon = <T>(kept: Draft<{ upon: string; draft: T }>, upon: string): Draft<T> => ({
  recall: () => {
    const found = kept.recall()
    return found?.upon === upon ? found.draft : undefined
  },
  keep: (draft) => kept.keep({ upon, draft }),
  forget: kept.forget,
})

/** What is typed where no form holds it, kept as a draft; what it begins with stands there until then. */
export function useTypedDraft<T>(
  name: string,
  initial: T,
): { typed: T; type: (next: SetStateAction<T>) => void; forget: () => void } {
  const kept = useDraftUpon<T>(name, initial)
  const [typed, setTyped] = useState(() => kept.recall() ?? initial)
  // What is spoken comes while it is typed: of two changes in one go nothing is lost.
  const latest = useRef(typed)
  const type = (next: SetStateAction<T>) => {
    const now = typeof next === 'function' ? (next as (known: T) => T)(latest.current) : next
    latest.current = now
    setTyped(now)
    kept.keep(now)
  }
  return { typed, type, forget: kept.forget }
}
