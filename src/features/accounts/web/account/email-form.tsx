import { useState } from 'react'
import { api } from '../../../../platform/web/browser-api.ts'
import { Alert } from '../../../../ui/alert.tsx'
import { Button } from '../../../../ui/button.tsx'
import { Chip } from '../../../../ui/chip.tsx'
import { TextField } from '../../../../ui/text-field.tsx'
import { FormError } from '../../../../ui/form-error.tsx'
import { useContractForm } from '../../../../ui/use-contract-form.ts'
import { sendEmailLink, type User } from '../../contract.ts'
import { TextButton } from '../text-button.tsx'
import { useTexts } from '../texts.ts'
import { useAccountTexts } from './texts.ts'

/** The e-mail address and whether it is confirmed; the link that confirms it, or another. */
export function EmailForm({ user }: { user: User }) {
  const t = useAccountTexts().email
  const [isChanging, setChanging] = useState(false)
  const isConfirmed = user.email !== null && user.email_verified
  return (
    <>
      <p className="flex min-h-11 flex-wrap items-center gap-x-3 gap-y-1">
        {user.email !== null && (
          <bdi dir="ltr" className="min-w-0 font-medium break-words">
            {user.email}
          </bdi>
        )}
        <Chip tone={isConfirmed ? 'palm' : user.email === null ? 'neutral' : 'amber'}>
          {isConfirmed ? t.confirmed : user.email === null ? t.none : t.waiting}
        </Chip>
        {isConfirmed && !isChanging && (
          <TextButton className="ms-auto" onClick={() => setChanging(true)}>
            {t.change}
          </TextButton>
        )}
      </p>
      {(!isConfirmed || isChanging) && (
        <AddressForm known={isConfirmed ? '' : (user.email ?? '')} />
      )}
    </>
  )
}

function AddressForm({ known }: { known: string }) {
  const t = useAccountTexts().email
  const { errors } = useTexts()
  const [sentTo, setSentTo] = useState<string | null>(null)
  const { form, submit, input, error, busy } = useContractForm(
    ({ email }) => api(sendEmailLink, { email: email.trim() }),
    {
      defaults: { email: known },
      check: ({ email }) => (email.trim() === '' ? { email: errors.emailMissing } : null),
      failed: t.failed,
      onType: () => setSentTo(null),
      onDone: ({ email }) => setSentTo(email),
      repeats: true,
    },
  )
  return (
    <form ref={form} noValidate onSubmit={submit} className="mt-3 flex flex-col gap-4">
      <div className="flex flex-wrap items-end gap-3">
        <TextField
          label={t.label}
          type="email"
          autoComplete="email"
          maxLength={254}
          fieldClassName="min-w-0 flex-[1_1_16rem]"
          {...input('email')}
        />
        <Button type="submit" variant="secondary" busy={busy}>
          {t.send}
        </Button>
      </div>
      <FormError error={error} />
      {sentTo !== null && error === null && <Alert tone="success">{t.sent(sentTo)}</Alert>}
    </form>
  )
}
