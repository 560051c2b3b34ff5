import { type SubmitEvent, useState } from 'react'
import { ApiError } from '../../../platform/web/api.ts'
import { api } from '../../../platform/web/browser-api.ts'
import { Alert } from '../../../ui/alert.tsx'
import { Button } from '../../../ui/button.tsx'
import { Dialog } from '../../../ui/dialog.tsx'
import { Select } from '../../../ui/select.tsx'
import { TextArea } from '../../../ui/text-area.tsx'
import { TextField } from '../../../ui/text-field.tsx'
import { type Meeting, type ReportReason, urgentReasons } from '../choices.ts'
import { sendReport } from '../support-contract.ts'
import { useSupportTexts } from './support-texts.ts'
import { RobotTrap, SentNote } from './form-parts.tsx'

/** Asks what happened and sends it to the operator. */
export function ReportDialog({
  metIn,
  id,
  onClose,
}: {
  metIn: Meeting
  id: number
  onClose: () => void
}) {
  const t = useSupportTexts()
  const [open, setOpen] = useState(true)
  const [state, setState] = useState<'open' | 'busy' | 'sent'>('open')
  const [reason, setReason] = useState('')
  const [wrong, setWrong] = useState<Record<string, string>>({})
  const isUrgent = urgentReasons.some((urgent) => urgent === reason)
  const close = () => {
    setOpen(false)
    onClose()
  }
  const submit = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    const values = Object.fromEntries(new FormData(event.currentTarget)) as {
      message: string
      contact: string
      website: string
    }
    setState('busy')
    setWrong({})
    try {
      await api(sendReport, { ...values, met_in: metIn, id, reason: reason as ReportReason })
      setState('sent')
    } catch (error) {
      const refusal = error instanceof ApiError ? error : null
      const fields = Object.fromEntries(
        Object.entries(refusal?.errors ?? {}).map(([name, messages]) => [name, messages[0] ?? '']),
      )
      setWrong(
        Object.keys(fields).length > 0 ? fields : { form: refusal?.message || t.unreachable },
      )
      setState('open')
    }
  }
  return (
    <Dialog
      open={open}
      onClose={close}
      size="m"
      dismissible={state !== 'busy'}
      title={t.title}
      closeLabel={t.close}
      footer={state === 'sent' ? <Button onClick={close}>{t.close}</Button> : undefined}
    >
      {state === 'sent' ? (
        <SentNote title={t.sentTitle}>
          <p className="text-ink-soft">{t.sent}</p>
          {isUrgent && <Alert tone="warning">{t.urgent}</Alert>}
        </SentNote>
      ) : (
        <form noValidate className="relative grid gap-5" onSubmit={(event) => void submit(event)}>
          <p className="text-ink-soft">{t.lead}</p>
          <Select
            label={t.reason}
            name="reason"
            placeholder={t.choose}
            options={Object.entries(t.reasons).map(([value, label]) => ({ value, label }))}
            value={reason}
            onChange={(event) => setReason(event.target.value)}
            error={wrong.reason}
          />
          {isUrgent && <Alert tone="warning">{t.urgent}</Alert>}
          <TextArea label={t.message} name="message" maxLength={2000} error={wrong.message} />
          <TextField
            label={t.contact}
            hint={t.contactHint}
            name="contact"
            dir="auto"
            maxLength={200}
            error={wrong.contact}
          />
          {wrong.form !== undefined && <Alert tone="error">{wrong.form}</Alert>}
          <Button type="submit" size="l" wide busy={state === 'busy'}>
            {t.send}
          </Button>
          <RobotTrap />
        </form>
      )}
    </Dialog>
  )
}
