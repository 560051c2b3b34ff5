import { useEffect, useState } from 'react'
import type { FieldValues, UseFormReturn } from 'react-hook-form'
import { readSession } from './session.ts'

/** Where what was typed lies, by whose it is; undefined is nobody who is signed in. */
export interface DraftStore<T> {
  read: (userId: number | undefined) => T | undefined
  /** Undefined forgets it. */
  write: (userId: number | undefined, draft: T | undefined) => void
}

/** What was typed into a form and not saved, of whoever opened it. */
export interface Draft<T> {
  recall: () => T | undefined
  keep: (draft: T) => void
  forget: () => void
}

/** A draft of this tab. It outlives a reload, a way back and the end of a session, and goes with the tab and at sign-out. Without a name nothing is kept. */
export const useDraft = <T>(name: string | undefined): Draft<T> =>
  useStoredDraft(name === undefined ? nowhere : inTab<T>(name))

/** A draft that lies elsewhere; the store that it had first stays its own. */
export function useStoredDraft<T>(store: DraftStore<T>): Draft<T> {
  const [draft] = useState(() => draftIn(store))
  return draft
}

/** Nothing is kept for who came after the one that opened the form, nor for nobody once the session has ended. */
export function draftIn<T>({ read, write }: DraftStore<T>): Draft<T> {
  const userNow = () => readSession()?.user.id
  const opener = userNow()
  return {
    recall: () => read(opener),
    keep: (draft) => {
      if (userNow() === opener) write(opener, draft)
    },
    forget: () => write(opener, undefined),
  }
}

/** Keeps a form as it is typed, while it differs from what is saved. */
export function useFormDraft<T extends FieldValues>(draft: Draft<T>, form: UseFormReturn<T>): void {
  const { isDirty } = form.formState
  useEffect(() => {
    if (!isDirty) return
    const keep = () => draft.keep(form.getValues())
    keep()
    return form.subscribe({ formState: { values: true }, callback: keep })
  }, [form, isDirty, draft])
}

const nowhere = { read: () => undefined, write: () => undefined }

/** What a form of this tab keeps. */
export function inTab<T>(name: string): DraftStore<T> {
  const keyOf = (userId: number | undefined) => `draft:${userId ?? ''}:${name}`
  return {
    read: (userId) => {
      try {
        const kept = JSON.parse(sessionStorage.getItem(keyOf(userId)) ?? 'null') as T | null
        return kept ?? undefined
      } catch {
        return undefined
      }
    },
    write: (userId, draft) => {
      try {
        if (draft === undefined) sessionStorage.removeItem(keyOf(userId))
        else sessionStorage.setItem(keyOf(userId), JSON.stringify(draft))
      } catch {
        // A browser that keeps nothing costs the draft, nothing else.
      }
    },
  }
}
