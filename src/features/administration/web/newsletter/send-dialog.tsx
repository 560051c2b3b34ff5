import { useState } from 'react'
import { qatarInstant } from '../../../../platform/shared/format.ts'
import { useLocale } from '../../../../platform/web/texts.ts'
import { Alert } from '../../../../ui/alert.tsx'
import { Button } from '../../../../ui/button.tsx'
import { Dialog } from '../../../../ui/dialog.tsx'
import { RadioGroup } from '../../../../ui/radio-group.tsx'
import { TextField } from '../../../../ui/text-field.tsx'
import { useAction } from '../../../../ui/use-action.ts'
import { sendNewsletter } from '../../../enquiries/newsletter-contract.ts'
import { useNewsletterTexts } from '../../../enquiries/web/index.ts'
import { formatInstant } from '../../../../platform/shared/dashboard-dates.ts'
import { todayInQatar } from '../when.ts'
import { type Newsletter, newsletterTopic } from './use-newsletters.ts'

interface Props {
  of: Newsletter & { readers: number }
  open: boolean
  onClose: () => void
}

/** Sends a newsletter now or at a time, after saying how many get it. */
export function SendDialog({ of: letter, open, onClose }: Props) {
  const { send: t, editor, progress } = useNewsletterTexts()
  const locale = useLocale()
  const send = useAction(sendNewsletter, {
    failed: progress.actFailed,
    refresh: [newsletterTopic],
    toast: (_, { send_at: at }) =>
      at == null ? t.sentNow : t.scheduled(formatInstant(new Date(at), locale)),
    onDone: onClose,
    inPlace: true,
  })
  const [when, setWhen] = useState('now')
  const [day, setDay] = useState('')
  const [time, setTime] = useState('')
  const [isMissing, setMissing] = useState(false)
  const isLater = when === 'later'
  const submit = () => {
    if (isLater && (day === '' || time === '')) return setMissing(true)
    const at = isLater ? qatarInstant(day, time) : null
    void send.run({
      id: letter.id,
      version: letter.version,
      send_at: at?.toISOString() ?? null,
    })
  }
  const wrong = isMissing && (day === '' || time === '') ? t.dateMissing : send.wrong.send_at
  return (
    <Dialog
      open={open}
      onClose={onClose}
      dismissible={!send.busy}
      title={t.title}
      closeLabel={editor.close}
      footer={
        <>
          <Button look="secondary" onClick={onClose} disabled={send.busy}>
            {editor.cancel}
          </Button>
          <Button busy={send.busy} onClick={submit}>
            {isLater ? t.schedule : t.confirm}
          </Button>
        </>
      }
    >
      <p className="mb-4 text-lg">{t.readers(letter.readers)}</p>
      <RadioGroup
        name="when"
        label={t.when}
        value={when}
        onChange={(event) => setWhen(event.currentTarget.value)}
        options={[
          { value: 'now', label: t.now },
          { value: 'later', label: t.later },
        ]}
      />
      {isLater && (
        <div className="mt-2 grid gap-4 sm:grid-cols-2">
          <TextField
            type="date"
            label={t.date}
            min={todayInQatar()}
            value={day}
            onChange={(event) => setDay(event.target.value)}
            error={wrong}
          />
          <TextField
            type="time"
            label={t.time}
            value={time}
            onChange={(event) => setTime(event.target.value)}
          />
        </div>
      )}
      {send.error !== undefined && (
        <Alert tone="error" className="mt-4">
          {send.error}
        </Alert>
      )}
    </Dialog>
  )
}
