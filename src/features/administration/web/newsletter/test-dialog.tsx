import { type FormEvent, useState } from 'react'
import { ApiError } from '../../../../platform/web/api.ts'
import { Alert } from '../../../../ui/alert.tsx'
import { Button } from '../../../../ui/button.tsx'
import { Dialog } from '../../../../ui/dialog.tsx'
import { TextField } from '../../../../ui/text-field.tsx'
import { useToast } from '../../../../ui/toast.tsx'
import { useNewsletterTexts } from '../../../enquiries/web/index.ts'
import { useNewsletterActs } from './use-newsletters.ts'

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
  const toast = useToast()
  const { test } = useNewsletterActs(id)
  const [email, setEmail] = useState('')
  const refused = test.error instanceof ApiError ? test.error : null
  const submit = (event: FormEvent) => {
    event.preventDefault()
    test.mutate(email, {
      onSuccess: () => {
        toast({ text: t.sent(email.trim()), tone: 'success' })
        onClose()
      },
    })
  }
  return (
    <Dialog
      open={open}
      onClose={onClose}
      dismissible={!test.isPending}
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
          error={refused?.errors.email?.[0]}
        />
        {test.isError && refused?.errors.email === undefined && (
          <Alert tone="error" className="mt-4">
            {refused?.message || progress.actFailed}
          </Alert>
        )}
        <Button type="submit" busy={test.isPending} className="mt-5">
          {t.send}
        </Button>
      </form>
    </Dialog>
  )
}
