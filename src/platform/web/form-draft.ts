import { useCallback, useEffect, useState } from 'react'
import type { FieldValues, UseFormReturn } from 'react-hook-form'
import { readSession } from './session.ts'

/** Of whoever is signed in, or of nobody: what one person typed is never another's. */
const keyOf = (name: string): string => `draft:${readSession()?.user.id ?? ''}:${name}`

/** What was typed into a form of this tab and not saved. It outlives a reload, a way back and the end of a session, and goes with the tab and at sign-out. */
export function recallDraft<T>(name: string): T | undefined {
  try {
    return (JSON.parse(sessionStorage.getItem(keyOf(name)) ?? 'null') as T | null) ?? undefined
  } catch {
    return undefined
  }
}

/** Keeps it until it is saved; undefined forgets it. */
export function rememberDraft(name: string, draft: unknown): void {
  try {
    if (draft === undefined) sessionStorage.removeItem(keyOf(name))
    else sessionStorage.setItem(keyOf(name), JSON.stringify(draft))
  } catch {
    // A browser that keeps nothing costs the draft, nothing else.
  }
}

/** Whether whoever opened the form is signed in still: nothing is kept for who came after, nor for nobody once the session has ended. */
export function useIsStillHere(): () => boolean {
  const [opener] = useState(() => readSession()?.user.id)
  return useCallback(() => readSession()?.user.id === opener, [opener])
}

/** Keeps a form as it is typed, while it differs from what is saved. */
export function useFormDraft<T extends FieldValues>(name: string, form: UseFormReturn<T>): void {
  const { isDirty } = form.formState
  const isStillHere = useIsStillHere()
  useEffect(() => {
    if (!isDirty) return
    const keep = () => {
      if (isStillHere()) rememberDraft(name, form.getValues())
    }
    keep()
    return form.subscribe({ formState: { values: true }, callback: keep })
  }, [form, isDirty, name, isStillHere])
}
