import { PenLine } from 'lucide-react'
import { useState } from 'react'
import { api } from '../../../platform/web/browser-api.ts'
import { Button } from '../../../ui/button.tsx'
import { Dialog } from '../../../ui/dialog.tsx'
import { TextArea } from '../../../ui/text-area.tsx'
import { TextField } from '../../../ui/text-field.tsx'
import { FormError } from '../../../ui/form-error.tsx'
import { useContractForm } from '../../../ui/use-contract-form.ts'
import { aboutMax, type requestKinds, textMax } from '../choices.ts'
import { askOperator } from '../contract.ts'
import { useDataTexts } from './texts.ts'

interface Props {
  kind: (typeof requestKinds)[number]
  label: string
  onAsked: () => Promise<unknown>
}

/** A request to the operator, in a dialog. */
export function AskOperator({ kind, label, onAsked }: Props) {
  const t = useDataTexts()
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <Button
        variant="secondary"
        icon={PenLine}
        aria-haspopup="dialog"
        onClick={() => setOpen(true)}
      >
        {label}
      </Button>
      <Dialog open={isOpen} onClose={() => setOpen(false)} title={label} closeLabel={t.close}>
        <AskForm
          kind={kind}
          onAsked={async () => {
            await onAsked()
            setOpen(false)
          }}
        />
      </Dialog>
    </>
  )
}

function AskForm({ kind, onAsked }: Omit<Props, 'label'>) {
  const { requests: t, notDone } = useDataTexts()
  const { form, submit, input, error, busy } = useContractForm(
    (values) => api(askOperator, { kind, ...values }),
    {
      defaults: { about: '', text: '' },
      check: ({ about, text }) => ({
        ...(about.trim() === '' && { about: t.aboutMissing }),
        ...(text.trim() === '' && { text: t.textMissing }),
      }),
      failed: notDone,
      repeats: true,
      toast: t.sent,
      onDone: onAsked,
    },
  )
  return (
    <form ref={form} noValidate onSubmit={submit} className="flex flex-col gap-4">
      <TextField label={t.about[kind]} dir="auto" maxLength={aboutMax} {...input('about')} />
      <TextArea label={t.text[kind]} maxLength={textMax} {...input('text')} />
      <FormError error={error} />
      <Button type="submit" wide busy={busy}>
        {t.send}
      </Button>
    </form>
  )
}
