import { type FormEvent, type ReactNode, useState } from 'react'
import { Alert } from '../../../ui/alert.tsx'
import { Button } from '../../../ui/button.tsx'
import { Dialog } from '../../../ui/dialog.tsx'
import { PasswordField } from '../../../ui/password-field.tsx'
import { useDataTexts } from './texts.ts'
import { useAct } from './use-act.ts'

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
  children?: (wrong: Record<string, string>) => ReactNode
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
  const [password, setPassword] = useState('')
  const { act, busy, error, wrong, refuse } = useAct(() => onConfirm(password))
  const submit = (event: FormEvent) => {
    event.preventDefault()
    const faults = { ...check?.(), ...(password === '' && { password: t.passwordMissing }) }
    if (Object.keys(faults).length > 0) refuse(faults)
    else void act()
  }
  return (
    <form noValidate onSubmit={submit} className="flex flex-col gap-4">
      <p className="text-ink-soft">{text}</p>
      {children?.(wrong)}
      <PasswordField
        label={t.password}
        showLabel={t.showPassword}
        hideTextLabel={t.hidePassword}
        name="password"
        autoComplete="current-password"
        value={password}
        error={wrong.password}
        onChange={(event) => setPassword(event.target.value)}
      />
      {error !== undefined && <Alert tone="error">{error}</Alert>}
      <div className="flex flex-wrap justify-end gap-3">
        <Button look="secondary" onClick={onCancel} disabled={busy}>
          {t.cancel}
        </Button>
        <Button type="submit" look={danger ? 'danger' : 'primary'} busy={busy}>
          {submitLabel}
        </Button>
      </div>
    </form>
  )
}
