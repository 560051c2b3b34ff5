import { useEffect } from 'react'
import type { UseFormReturn } from 'react-hook-form'
import type { Draft } from '../../../platform/web/form-draft.ts'
import type { ProfileForm } from './profile-form.ts'

const waitMs = 400

/** Keeps what is typed in this browser until it is saved, and asks before the window goes. */
export function useKeepDraft(
  draft: Draft<ProfileForm>,
  form: UseFormReturn<ProfileForm>,
  isDirty: boolean,
): void {
  useEffect(() => {
    if (!isDirty) return
    const keep = () => draft.keep(form.getValues())
    keep()
    let timer: ReturnType<typeof setTimeout>
    const subscription = form.subscribe({
      formState: { values: true },
      callback: () => {
        clearTimeout(timer)
        timer = setTimeout(keep, waitMs)
      },
    })
    const ask = (event: BeforeUnloadEvent) => {
      keep()
      event.preventDefault()
    }
    addEventListener('beforeunload', ask)
    return () => {
      // No last write here: whoever saves or throws away has just decided what remains.
      clearTimeout(timer)
      subscription()
      removeEventListener('beforeunload', ask)
    }
  }, [form, isDirty, draft])
}
