import { useState } from 'react'
import { qatarInstant } from '../../../../platform/shared/format.ts'
import { useLocale } from '../../../../platform/web/texts.ts'
import { Alert } from '../../../../ui/alert.tsx'
import { Button } from '../../../../ui/button.tsx'
import { Dialog } from '../../../../ui/dialog.tsx'
import { RadioGroup } from '../../../../ui/radio-group.tsx'
import { DateField } from '../../../../ui/date-field.tsx'
import { TimeField } from '../../../../ui/time-field.tsx'
import { useAction } from '../../../../ui/use-action.ts'
import { sendNewsletter } from '../../newsletter-contract.ts'
import { useNewsletterTexts } from '../index.ts'
import { formatInstant } from '../../../../platform/shared/dashboard-dates.ts'
import { type Newsletter, newsletterTopic } from './use-newsletters.ts'
import { todayInQatar } from '../../../console/web/index.ts'

interface Props {
  of: Newsletter & { readers: number }
  open: boolean
  onClose: () => void
}

interface Time {
  when: string
  day: string
  hour: string
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
  const [time, setTime] = useState<Time>({ when: 'now', day: '', hour: '' })
  const [isTried, setTried] = useState(false)
  const isLater = time.when === 'later'
  const isMissing = time.day === '' || time.hour === ''
  const submit = () => {
    if (isLater && isMissing) return setTried(true)
    const at = isLater ? qatarInstant(time.day, time.hour) : null
    void send.run({
      id: letter.id,
      version: letter.version,
      send_at: at?.toISOString() ?? null,
    })
  }
  const fieldErrors = isTried && isMissing ? t.dateMissing : send.fieldErrors.send_at
  return (
    <Dialog
      open={open}
      onClose={onClose}
      dismissible={!send.busy}
      title={t.title}
      closeLabel={editor.close}
      footer={
        <>
          <Button variant="secondary" onClick={onClose} disabled={send.busy}>
            {editor.cancel}
          </Button>
          <Button busy={send.busy} onClick={submit}>
            {isLater ? t.schedule : t.confirm}
          </Button>
        </>
      }
    >
      <p className="mb-4 text-lg">{t.readers(letter.readers)}</p>
      <When value={time} error={fieldErrors} onChange={setTime} />
      {send.error !== undefined && (
        <Alert tone="error" className="mt-4">
          {send.error}
        </Alert>
      )}
    </Dialog>
  )
}

/** Now, or at a day and an hour. */
function When({
  value,
  error,
  onChange,
}: {
  value: Time
  error: string | undefined
  onChange: (time: Time) => void
}) {
  const { send: t } = useNewsletterTexts()
  return (
    <>
      <RadioGroup
        name="when"
        label={t.when}
        value={value.when}
        onChange={(event) => onChange({ ...value, when: event.currentTarget.value })}
        options={[
          { value: 'now', label: t.now },
          { value: 'later', label: t.later },
        ]}
      />
      {value.when === 'later' && (
        <div className="mt-2 grid gap-4 sm:grid-cols-2">
          <DateField
            label={t.date}
            min={todayInQatar()}
            value={value.day}
            onChange={(event) => onChange({ ...value, day: event.target.value })}
            error={error}
          />
          <TimeField
            label={t.time}
            value={value.hour}
            onChange={(event) => onChange({ ...value, hour: event.target.value })}
          />
        </div>
      )}
    </>
  )
}
