import { type FormEvent, useState } from 'react'
import { Alert } from '../../../../ui/alert.tsx'
import { Button } from '../../../../ui/button.tsx'
import { Dialog } from '../../../../ui/dialog.tsx'
import { TextField } from '../../../../ui/text-field.tsx'
import { useAction } from '../../../../ui/use-action.ts'
import { testNewsletter } from '../../newsletter-contract.ts'
import { useNewsletterTexts } from '../index.ts'

/** Sends a newsletter in both languages to one address. */
export function TestDialog({
  id,
  open,
  onClose,
}: {
  id: number
  open: boolean
  onClose: () => void
}) {
  const { test: t, editor, progress } = useNewsletterTexts()
  const [email, setEmail] = useState('')
  const { run, busy, error, fieldErrors } = useAction(testNewsletter, {
    failed: progress.actFailed,
    toast: t.sent(email.trim()),
    onDone: onClose,
    inPlace: true,
  })
  const submit = (event: FormEvent) => {
    event.preventDefault()
    void run({ id, email })
  }
  return (
    <Dialog
      open={open}
      onClose={onClose}
      dismissible={!busy}
      title={t.title}
      closeLabel={editor.close}
    >
      <form noValidate onSubmit={submit}>
        <p className="mb-4 text-ink-soft">{t.text}</p>
        <TextField
          type="email"
          autoComplete="email"
          label={t.email}
          value={email}
          onChange={(event) => setEmail(event.target.value)}
          error={fieldErrors.email}
        />
        {error !== undefined && fieldErrors.email === undefined && (
          <Alert tone="error" className="mt-4">
            {error}
          </Alert>
        )}
        <Button type="submit" busy={busy} className="mt-5">
          {t.send}
        </Button>
      </form>
    </Dialog>
  )
}
