import { useState } from 'react'
import { type DefaultValues, type FieldValues, useForm, type UseFormReturn } from 'react-hook-form'
import { useDraftUpon } from './draft-upon.ts'
import { useFormDraft } from './form-draft.ts'

/** A form that outlives a reload and the end of a session; what it began from being another, it begins anew. */
export function useKeptForm<T extends FieldValues>(
  name: string,
  begun: T,
  base: unknown = begun,
): {
  form: UseFormReturn<T>
  forget: () => void
  /** Says that `sent` lies there as `saved`, and whether that is all: what was typed meanwhile stays, as not saved. */
  settle: (sent: T, saved: T) => boolean
} {
  const kept = useDraftUpon<T>(name, base)
  const [draft] = useState(kept.recall)
  const form = useForm<T>({
    defaultValues: begun as DefaultValues<T>,
    ...(draft && { values: draft, resetOptions: { keepDefaultValues: true } }),
  })
  useFormDraft(kept, form)
  const settle = (sent: T, saved: T) => {
    const isAll = JSON.stringify(form.getValues()) === JSON.stringify(sent)
    form.reset(saved, isAll ? { keepFieldsRef: true } : { keepValues: true, keepDirty: true })
    if (isAll) kept.forget()
    return isAll
  }
  return { form, forget: kept.forget, settle }
}
