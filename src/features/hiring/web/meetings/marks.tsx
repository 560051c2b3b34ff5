import { useState } from 'react'
import { Alert } from '../../../../ui/alert.tsx'
import { Button } from '../../../../ui/button.tsx'
import { ConfirmDialog } from '../../../../ui/confirm-dialog.tsx'
import { FormDialog } from '../../../../ui/form-dialog.tsx'
import { RadioGroup } from '../../../../ui/radio-group.tsx'
import { useAction } from '../../../../ui/use-action.ts'
import type { Interview } from '../../contract.ts'
import { markInterview } from '../../meeting-contract.ts'
import { useMeetingTexts } from '../list-texts.ts'
import { useTexts } from '../texts.ts'

const latenesses = ['5', '10', '15', '30', '45']

/** 'I'm running late' and 'Nobody came', while they can be said. */
export function Marks({
  meeting: { id, can_mark_late: mayBeLate, can_mark_absent: mayBeAbsent, marks },
}: {
  meeting: Pick<Interview, 'id' | 'can_mark_late' | 'can_mark_absent' | 'marks'>
}) {
  const { marks: t } = useMeetingTexts()
  const { cancel, close: closeLabel } = useTexts()
  const [asks, setAsks] = useState<'late' | 'absent' | null>(null)
  const hasSaidAbsent = marks.some(({ by, kind }) => by === 'you' && kind === 'absent')
  const { run, busy, error, reset } = useAction(markInterview, {
    failed: t.failed,
    inPlace: true,
    refresh: ['interviews'],
    toast: (_, { kind }) => (kind === 'late' ? t.lateDone : t.absentDone),
    onDone: () => setAsks(null),
  })
  const close = () => {
    setAsks(null)
    reset()
  }
  return (
    <>
      {mayBeLate && (
        <Button variant="quiet" aria-haspopup="dialog" onClick={() => setAsks('late')}>
          {t.late}
        </Button>
      )}
      {mayBeAbsent && !hasSaidAbsent && (
        <Button variant="quiet" aria-haspopup="dialog" onClick={() => setAsks('absent')}>
          {t.absent}
        </Button>
      )}
      {asks === 'late' && (
        <LateDialog
          busy={busy}
          error={error}
          onClose={close}
          onSend={(minutes) => void run({ id, kind: 'late', minutes })}
        />
      )}
      <ConfirmDialog
        open={asks === 'absent'}
        onClose={close}
        onConfirm={() => void run({ id, kind: 'absent' })}
        title={t.absentTitle}
        text={t.absentText}
        confirmLabel={t.send}
        cancelLabel={cancel}
        closeLabel={closeLabel}
        busy={busy}
        error={error}
      />
    </>
  )
}

function LateDialog({
  busy,
  error,
  onClose,
  onSend,
}: {
  busy: boolean
  error: string | undefined
  onClose: () => void
  onSend: (minutes: number) => void
}) {
  const t = useMeetingTexts()
  const { cancel, close } = useTexts()
  const [minutes, setMinutes] = useState('10')
  return (
    <FormDialog
      open
      onClose={onClose}
      onSubmit={() => onSend(Number(minutes))}
      title={t.marks.late}
      submitLabel={t.marks.send}
      cancelLabel={cancel}
      closeLabel={close}
      busy={busy}
    >
      <RadioGroup
        name="minutes"
        label={t.marks.lateTitle}
        options={latenesses.map((value) => ({ value, label: t.minutes(Number(value)) }))}
        value={minutes}
        onChange={({ target }) => setMinutes(target.value)}
      />
      {error !== undefined && <Alert tone="error">{error}</Alert>}
    </FormDialog>
  )
}
