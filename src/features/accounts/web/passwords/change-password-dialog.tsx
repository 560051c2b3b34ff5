import { useEffect } from 'react'
import { useSession } from '../../../../platform/web/session.ts'
import { Alert } from '../../../../ui/alert.tsx'
import { Button } from '../../../../ui/button.tsx'
import { Dialog } from '../../../../ui/dialog.tsx'
import { PasswordField } from '../../../../ui/password-field.tsx'
import { FormError } from '../../../../ui/form-error.tsx'
import { useContractForm } from '../../../../ui/use-contract-form.ts'
import { updatePassword } from '../../contract.ts'
import { newPasswordError } from './new-password-error.ts'
import { StrengthHint } from './strength-hint.tsx'
import { useTexts } from '../texts.ts'
import { useArrivalFocus } from '../use-arrival-focus.ts'

const closeAfterMs = 1500

/** A new password for who knows the current one; every other device is signed out. */
export function ChangePasswordDialog({ open, onClose }: { open: boolean; onClose: () => void }) {
  const t = useTexts()
  return (
    <Dialog open={open} onClose={onClose} title={t.changePassword.title} closeLabel={t.form.close}>
      <ChangePasswordForm onClose={onClose} />
    </Dialog>
  )
}

function ChangePasswordForm({ onClose }: { onClose: () => void }) {
  const t = useTexts()
  const phone = useSession()?.user.phone_number
  const { form, submit, input, values, error, busy, done } = useContractForm(updatePassword, {
    defaults: { currentPassword: '', newPassword: '', confirmPassword: '' },
    check: (typed) => newPasswordError(typed, t.errors),
    failed: t.changePassword.failed,
  })
  useArrivalFocus(form)
  useEffect(() => {
    if (!done) return
    const timer = setTimeout(onClose, closeAfterMs)
    return () => clearTimeout(timer)
  }, [done, onClose])

  const field = (name: keyof typeof values, autoComplete: string) => ({
    ...input(name),
    autoComplete,
    showLabel: t.form.showPassword,
    hideTextLabel: t.form.hidePassword,
  })
  return (
    <form ref={form} noValidate onSubmit={submit} className="flex flex-col gap-4">
      {/* Tells password managers whose password changes. */}
      <input type="hidden" name="username" autoComplete="username" value={phone ?? ''} />
      <PasswordField
        label={t.changePassword.current}
        {...field('currentPassword', 'current-password')}
      />
      <div>
        <PasswordField
          label={t.changePassword.next}
          hint={t.reset.passwordHint}
          {...field('newPassword', 'new-password')}
        />
        <StrengthHint password={values.newPassword} />
      </div>
      <PasswordField
        label={t.changePassword.confirmation}
        {...field('confirmPassword', 'new-password')}
      />
      <p className="text-sm text-ink-faint">{t.changePassword.others}</p>
      <FormError error={error} />
      {done && <Alert tone="success">{t.changePassword.done}</Alert>}
      <Button type="submit" wide busy={busy}>
        {t.changePassword.submit}
      </Button>
    </form>
  )
}
