import { api } from '../../../../platform/web/browser-api.ts'
import { Button } from '../../../../ui/button.tsx'
import { Dialog } from '../../../../ui/dialog.tsx'
import { FormError } from '../../../../ui/form-error.tsx'
import { TextField } from '../../../../ui/text-field.tsx'
import { useContractForm } from '../../../../ui/use-contract-form.ts'
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
  const send = async ({ email }: { email: string }) => {
    await api(testNewsletter, { id, email })
    return email.trim()
  }
  const { form, submit, input, busy, error } = useContractForm(send, {
    defaults: { email: '' },
    failed: progress.actFailed,
    toast: t.sent,
    onDone: onClose,
    repeats: true,
  })
  return (
    <Dialog
      open={open}
      onClose={onClose}
      dismissible={!busy}
      title={t.title}
      closeLabel={editor.close}
    >
      <form ref={form} noValidate onSubmit={(event) => void submit(event)}>
        <p className="mb-4 text-ink-soft">{t.text}</p>
        <TextField type="email" autoComplete="email" label={t.email} {...input('email')} />
        <FormError error={error} className="mt-4" />
        <Button type="submit" busy={busy} className="mt-5">
          {t.send}
        </Button>
      </form>
    </Dialog>
  )
}
