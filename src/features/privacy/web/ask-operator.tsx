import { PenLine } from 'lucide-react'
import { type FormEvent, useState } from 'react'
import { api } from '../../../platform/web/browser-api.ts'
import { Alert } from '../../../ui/alert.tsx'
import { Button } from '../../../ui/button.tsx'
import { Dialog } from '../../../ui/dialog.tsx'
import { TextArea } from '../../../ui/text-area.tsx'
import { TextField } from '../../../ui/text-field.tsx'
import { useToast } from '../../../ui/toast.tsx'
import { aboutMax, type requestKinds, textMax } from '../choices.ts'
import { askOperator } from '../contract.ts'
import { useDataTexts } from './texts.ts'
import { useAct } from './use-act.ts'

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
      <Button look="secondary" icon={PenLine} aria-haspopup="dialog" onClick={() => setOpen(true)}>
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
  const { requests: t } = useDataTexts()
  const toast = useToast()
  const [about, setAbout] = useState('')
  const [text, setText] = useState('')
  const { act, busy, error, wrong, refuse } = useAct(async () => {
    await api(askOperator, { kind, about, text })
    await onAsked()
    toast({ text: t.sent, tone: 'success', seconds: 4 })
  })
  const submit = (event: FormEvent) => {
    event.preventDefault()
    const faults = {
      ...(about.trim() === '' && { about: t.aboutMissing }),
      ...(text.trim() === '' && { text: t.textMissing }),
    }
    if (Object.keys(faults).length > 0) refuse(faults)
    else void act()
  }
  return (
    <form noValidate onSubmit={submit} className="flex flex-col gap-4">
      <TextField
        label={t.about[kind]}
        name="about"
        dir="auto"
        maxLength={aboutMax}
        value={about}
        error={wrong.about}
        onChange={(event) => setAbout(event.target.value)}
      />
      <TextArea
        label={t.text[kind]}
        name="text"
        maxLength={textMax}
        value={text}
        error={wrong.text}
        onChange={(event) => setText(event.target.value)}
      />
      {error !== undefined && <Alert tone="error">{error}</Alert>}
      <Button type="submit" wide busy={busy}>
        {t.send}
      </Button>
    </form>
  )
}
