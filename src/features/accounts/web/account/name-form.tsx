import { useState } from 'react'
import { isName } from '../../../../platform/shared/person-name.ts'
import { api } from '../../../../platform/web/browser-api.ts'
import { Button } from '../../../../ui/button.tsx'
import { TextField } from '../../../../ui/text-field.tsx'
import { useToast } from '../../../../ui/toast.tsx'
import { updateDetails, type User } from '../../contract.ts'
import { FormError } from '../form-error.tsx'
import { useTexts } from '../texts.ts'
import { useSubmit } from '../use-submit.ts'
import { useAccountTexts } from './texts.ts'

/** One's name, to change. */
export function NameForm({ user, onSaved }: { user: User; onSaved: (user: User) => void }) {
  const t = useAccountTexts().details
  const { errors } = useTexts()
  const toast = useToast()
  const [fullName, setFullName] = useState(user.full_name)
  const { form, submit, input, error, busy } = useSubmit({
    check: () => (isName(fullName) ? null : { field: 'fullName', text: errors.fullNameRequired }),
    send: async () => {
      const answer = await api(updateDetails, { fullName })
      setFullName(answer.user.full_name)
      onSaved(answer.user)
      toast({ text: t.saved, tone: 'success', seconds: 2 })
    },
    fallback: t.failed,
    repeats: true,
  })
  return (
    <form ref={form} noValidate onSubmit={submit} className="flex flex-col gap-4">
      <div className="flex flex-wrap items-end gap-3">
        <TextField
          label={t.name}
          autoComplete="name"
          dir="auto"
          maxLength={120}
          fieldClassName="min-w-0 flex-[1_1_16rem]"
          {...input('fullName', fullName, setFullName)}
        />
        <Button type="submit" look="secondary" busy={busy} disabled={fullName === user.full_name}>
          {t.save}
        </Button>
      </div>
      <FormError error={error} />
    </form>
  )
}
