import { useState } from 'react'
import { qatarInstant } from '../../../../platform/shared/format.ts'
import { ApiError } from '../../../../platform/web/api.ts'
import { useLocale } from '../../../../platform/web/texts.ts'
import { Alert } from '../../../../ui/alert.tsx'
import { Button } from '../../../../ui/button.tsx'
import { Dialog } from '../../../../ui/dialog.tsx'
import { RadioGroup } from '../../../../ui/radio-group.tsx'
import { TextField } from '../../../../ui/text-field.tsx'
import { useToast } from '../../../../ui/toast.tsx'
import { useNewsletterTexts } from '../../../enquiries/web/index.ts'
import { formatInstant } from '../../../../platform/shared/room-dates.ts'
import { todayInQatar } from '../when.ts'
import { type Newsletter, useNewsletterActs } from './use-newsletters.ts'

interface Props {
  of: Newsletter & { readers: number }
  open: boolean
  onClose: () => void
}

/** Sends a newsletter now or at a time, after saying how many get it. */
export function SendDialog({ of: letter, open, onClose }: Props) {
  const { send: t, editor, progress } = useNewsletterTexts()
  const locale = useLocale()
  const toast = useToast()
  const { send } = useNewsletterActs(letter.id)
  const [when, setWhen] = useState('now')
  const [day, setDay] = useState('')
  const [time, setTime] = useState('')
  const [isMissing, setMissing] = useState(false)
  const isLater = when === 'later'
  const refused = send.error instanceof ApiError ? send.error : null
  const submit = () => {
    if (isLater && (day === '' || time === '')) return setMissing(true)
    const at = isLater ? qatarInstant(day, time) : null
    send.mutate(
      { version: letter.version, send_at: at?.toISOString() ?? null },
      {
        onSuccess: () => {
          toast({
            text: at === null ? t.sentNow : t.scheduled(formatInstant(at, locale)),
            tone: 'success',
          })
          onClose()
        },
      },
    )
  }
  const wrong =
    isMissing && (day === '' || time === '') ? t.dateMissing : refused?.errors.send_at?.[0]
  return (
    <Dialog
      open={open}
      onClose={onClose}
      dismissible={!send.isPending}
      title={t.title}
      closeLabel={editor.close}
      footer={
        <>
          <Button look="secondary" onClick={onClose} disabled={send.isPending}>
            {editor.cancel}
          </Button>
          <Button busy={send.isPending} onClick={submit}>
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
      {send.isError && (
        <Alert tone="error" className="mt-4">
          {refused?.message || progress.actFailed}
        </Alert>
      )}
    </Dialog>
  )
}
