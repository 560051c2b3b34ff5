import { useState } from 'react'
import { qatarDate, qatarInstant } from '../../../platform/shared/format.ts'
import { Alert } from '../../../ui/alert.tsx'
import { FormDialog } from '../../../ui/form-dialog.tsx'
import { TextField } from '../../../ui/text-field.tsx'
import type { PipelineEntry } from '../contract.ts'
import { lastInterviewDay } from '../interview-rules.ts'
import { useTexts } from './texts.ts'
import type { ScheduleAct } from './actions.ts'
import { useSchedule } from './use-move.ts'

interface Props {
  open: boolean
  action: ScheduleAct
  entry: PipelineEntry
  onClose: () => void
  /** A toast says when it is done, for screens on which that can't be seen. */
  toasts: boolean
}

/** Date and time of an interview, on the clock of Doha. */
export function ScheduleDialog({ open, action, entry, onClose, toasts }: Props) {
  const t = useTexts()
  const [date, setDate] = useState(entry.interview_date ?? '')
  const [time, setTime] = useState(entry.interview_time ?? '')
  const [found, setFound] = useState<TimeErrors>({})
  const { run, busy, error, fieldErrors, reset } = useSchedule(entry, action, {
    toasts,
    onDone: onClose,
  })
  // What the household was warned of, for the time it was warned about.
  const warning = fieldErrors.overrule === undefined ? undefined : error

  const submit = () => {
    if (date === '' || time === '') return
    const found = timeErrorsOf(date, time, t.errors)
    setFound(found ?? {})
    if (found === null)
      void run({ id: entry.jobseeker_id, date, time, overrule: warning !== undefined })
  }
  const change = (set: (value: string) => void) => (event: { target: { value: string } }) => {
    set(event.target.value)
    reset()
  }
  return (
    <FormDialog
      open={open}
      onClose={onClose}
      onSubmit={submit}
      title={t.schedule.title[action]}
      text={
        <>
          {t.schedule.with} <bdi className="font-medium text-ink">{entry.jobseeker_name}</bdi>
        </>
      }
      submitLabel={warning === undefined ? t.schedule.submit[action] : t.schedule.anyway}
      cancelLabel={t.cancel}
      closeLabel={t.close}
      busy={busy}
      disabled={date === '' || time === ''}
    >
      <DayAndTime
        date={date}
        time={time}
        errors={{ ...fieldErrors, ...found }}
        onDate={change(setDate)}
        onTime={change(setTime)}
      />
      {warning !== undefined && <Alert tone="warning">{warning}</Alert>}
      {error !== undefined && Object.keys(fieldErrors).length === 0 && (
        <Alert tone="error">{error}</Alert>
      )}
    </FormDialog>
  )
}

type OnChange = (event: { target: { value: string } }) => void

function DayAndTime({
  date,
  time,
  errors,
  onDate,
  onTime,
}: {
  date: string
  time: string
  errors: Partial<Record<string, string>>
  onDate: OnChange
  onTime: OnChange
}) {
  const t = useTexts()
  const [today] = useState(() => qatarDate(new Date()))
  const [last] = useState(() => lastInterviewDay(new Date()))
  return (
    <div className="grid gap-4 sm:grid-cols-2">
      <TextField
        type="date"
        label={t.schedule.date}
        required
        min={today}
        max={last}
        value={date}
        error={errors.date}
        onChange={onDate}
      />
      <TextField
        type="time"
        label={t.schedule.time}
        note={t.dohaTime}
        required
        value={time}
        error={errors.time}
        onChange={onTime}
      />
    </div>
  )
}

type TimeErrors = { date?: string; time?: string }

function timeErrorsOf(
  date: string,
  time: string,
  errors: ReturnType<typeof useTexts>['errors'],
): TimeErrors | null {
  const now = new Date()
  if (date < qatarDate(now)) return { date: errors.interviewDatePast }
  if (date > lastInterviewDay(now)) return { date: errors.interviewDateFar }
  return qatarInstant(date, time) < now ? { time: errors.interviewTimePast } : null
}
