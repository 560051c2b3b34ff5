import { type FieldErrors, useFormContext } from 'react-hook-form'
import { useAreaTexts } from './own-profile-texts.ts'
import type { ProfileForm } from './profile-form.ts'

/** The sentence for what is wrong with a field: the form's rules are keys of texts, the server's words stand as they are. */
export function useFieldError(): (field: keyof ProfileForm) => string | undefined {
  const { errors } = useFormContext<ProfileForm>().formState as { errors: FieldErrors<ProfileForm> }
  const { errors: texts } = useAreaTexts()
  return (field) => {
    const error = errors[field] as { message?: string } | undefined
    return error?.message === undefined ? undefined : (texts[error.message] ?? error.message)
  }
}
