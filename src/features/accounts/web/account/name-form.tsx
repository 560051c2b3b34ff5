import { isName } from '../../../../platform/shared/person-name.ts'
import { api } from '../../../../platform/web/browser-api.ts'
import { Button } from '../../../../ui/button.tsx'
import { TextField } from '../../../../ui/text-field.tsx'
import { FormError } from '../../../../ui/form-error.tsx'
import { useContractForm } from '../../../../ui/use-contract-form.ts'
import { updateDetails, type User } from '../../contract.ts'
import { useTexts } from '../texts.ts'
import { useAccountTexts } from './texts.ts'

/** One's name, to change. */
export function NameForm({ user, onSaved }: { user: User; onSaved: (user: User) => void }) {
  const t = useAccountTexts().details
  const { errors } = useTexts()
  const { form, submit, input, set, values, error, busy } = useContractForm(
    ({ fullName }) => api(updateDetails, { fullName }),
    {
      defaults: { fullName: user.full_name },
      check: ({ fullName }) => (!isName(fullName) ? { fullName: errors.fullNameRequired } : null),
      failed: t.failed,
      toast: { text: t.saved, seconds: 2 },
      onDone: ({ user: saved }) => {
        set({ fullName: saved.full_name })
        onSaved(saved)
      },
      repeats: true,
    },
  )
  return (
    <form ref={form} noValidate onSubmit={submit} className="flex flex-col gap-4">
      <div className="flex flex-wrap items-end gap-3">
        <TextField
          label={t.name}
          autoComplete="name"
          dir="auto"
          maxLength={120}
          fieldClassName="min-w-0 flex-[1_1_16rem]"
          {...input('fullName')}
        />
        <Button
          type="submit"
          variant="secondary"
          busy={busy}
          disabled={values.fullName === user.full_name}
        >
          {t.save}
        </Button>
      </div>
      <FormError error={error} />
    </form>
  )
}
