import type { ReactNode } from 'react'
import { Button } from '../../../ui/button.tsx'
import { Dialog } from '../../../ui/dialog.tsx'
import { PasswordField } from '../../../ui/password-field.tsx'
import { FormError } from '../../../ui/form-error.tsx'
import { useContractForm } from '../../../ui/use-contract-form.ts'
import { useDataTexts } from './texts.ts'

interface Props {
  open: boolean
  onClose: () => void
  title: string
  text: string
  submitLabel: string
  closeLabel: string
  onConfirm: (password: string) => Promise<void>
  danger?: boolean
  /** What else is asked for, above the password; what is wrong with it comes by its name. */
  children?: (fieldErrors: Record<string, string>) => ReactNode
  /** What is wrong before anything is sent. */
  check?: () => Record<string, string>
}

/** Asks for the password once more before a step that only its owner may take. */
export function PasswordDialog({ open, onClose, title, closeLabel, ...form }: Props) {
  return (
    <Dialog open={open} onClose={onClose} title={title} closeLabel={closeLabel}>
      <PasswordForm onCancel={onClose} {...form} />
    </Dialog>
  )
}

type FormProps = Omit<Props, 'open' | 'onClose' | 'title' | 'closeLabel'> & { onCancel: () => void }

function PasswordForm({
  text,
  submitLabel,
  onConfirm,
  onCancel,
  danger = false,
  children,
  check,
}: FormProps) {
  const t = useDataTexts()
  const { form, submit, input, error, fieldErrors, busy } = useContractForm(
    ({ password }) => onConfirm(password),
    {
      defaults: { password: '' },
      check: ({ password }) => ({
        ...check?.(),
        ...(password === '' && { password: t.passwordMissing }),
      }),
      failed: t.notDone,
      repeats: true,
    },
  )
  return (
    <form ref={form} noValidate onSubmit={submit} className="flex flex-col gap-4">
      <p className="text-ink-soft">{text}</p>
      {children?.(fieldErrors)}
      <PasswordField
        label={t.password}
        showLabel={t.showPassword}
        hideTextLabel={t.hidePassword}
        autoComplete="current-password"
        {...input('password')}
      />
      <FormError error={error} />
      <div className="flex flex-wrap justify-end gap-3">
        <Button variant="secondary" onClick={onCancel} disabled={busy}>
          {t.cancel}
        </Button>
        <Button type="submit" variant={danger ? 'danger' : 'primary'} busy={busy}>
          {submitLabel}
        </Button>
      </div>
    </form>
  )
}
