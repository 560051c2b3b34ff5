import { useEffect } from 'react'
import type { UseFormReturn } from 'react-hook-form'
import { useIsStillHere } from '../../../../platform/web/form-draft.ts'
import { useDataSource } from './profile-data-source.ts'
import type { ProfileForm } from './profile-form.ts'
import { rememberDraft } from './stored-profile.ts'

const waitMs = 400

/** Keeps what is typed in this browser until it is saved, and asks before the window goes. */
export function useKeepDraft(form: UseFormReturn<ProfileForm>, isDirty: boolean): void {
  const { recordId } = useDataSource()
  const isStillHere = useIsStillHere()
  useEffect(() => {
    if (!isDirty) return
    const keep = () => {
      if (isStillHere()) rememberDraft(recordId, form.getValues())
    }
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
  }, [form, isDirty, recordId, isStillHere])
}
