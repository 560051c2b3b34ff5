import { useState } from 'react'
import { qatarDate, qatarInstant } from '../../../platform/shared/format.ts'
import { ApiError } from '../../../platform/web/api.ts'
import { Alert } from '../../../ui/alert.tsx'
import { FormDialog } from '../../../ui/form-dialog.tsx'
import { TextField } from '../../../ui/text-field.tsx'
import type { PipelineEntry } from '../contract.ts'
import { lastInterviewDay } from '../interview-rules.ts'
import { useTexts } from './texts.ts'
import { failureText } from '../../../platform/web/failure-text.ts'
import type { Appointment } from './use-move.ts'

interface Props {
  open: boolean
  action: 'schedule' | 'reschedule'
  entry: PipelineEntry
  onClose: () => void
  /** Rejects when the server refuses. */
  onSchedule: (appointment: Appointment) => Promise<unknown>
}

interface Problem {
  date?: string
  time?: string
  form?: string
}

/** Date and time of an interview, on the clock of Doha. */
export function ScheduleDialog({ open, action, entry, onClose, onSchedule }: Props) {
  const t = useTexts()
  const [date, setDate] = useState(entry.interview_date ?? '')
  const [time, setTime] = useState(entry.interview_time ?? '')
  const [busy, setBusy] = useState(false)
  const [problem, setProblem] = useState<Problem>({})
  // What the household was warned of, for the time it was warned about.
  const [warning, setWarning] = useState<string | null>(null)
  const [today] = useState(() => qatarDate(new Date()))
  const [last] = useState(() => lastInterviewDay(new Date()))

  const submit = async () => {
    if (date === '' || time === '') return
    if (date < today) return setProblem({ date: t.errors.interviewDatePast })
    if (date > last) return setProblem({ date: t.errors.interviewDateFar })
    if (qatarInstant(date, time) < new Date())
      return setProblem({ time: t.errors.interviewTimePast })
    setProblem({})
    setBusy(true)
    try {
      await onSchedule({ date, time, overrule: warning !== null })
      onClose()
    } catch (error) {
      if (error instanceof ApiError && error.errors.overrule !== undefined)
        setWarning(error.message)
      else setProblem(problemOf(error, t.failed[action]))
      setBusy(false)
    }
  }
  return (
    <FormDialog
      open={open}
      onClose={onClose}
      onSubmit={() => void submit()}
      title={t.schedule.title[action]}
      text={
        <>
          {t.schedule.with} <bdi className="font-medium text-ink">{entry.jobseeker_name}</bdi>
        </>
      }
      submitLabel={warning === null ? t.schedule.submit[action] : t.schedule.anyway}
      cancelLabel={t.cancel}
      closeLabel={t.close}
      busy={busy}
      disabled={date === '' || time === ''}
    >
      <div className="grid gap-4 sm:grid-cols-2">
        <TextField
          type="date"
          label={t.schedule.date}
          required
          min={today}
          max={last}
          value={date}
          error={problem.date}
          onChange={(event) => {
            setDate(event.target.value)
            setWarning(null)
          }}
        />
        <TextField
          type="time"
          label={t.schedule.time}
          note={t.dohaTime}
          required
          value={time}
          error={problem.time}
          onChange={(event) => {
            setTime(event.target.value)
            setWarning(null)
          }}
        />
      </div>
      {warning !== null && <Alert tone="warning">{warning}</Alert>}
      {problem.form !== undefined && <Alert tone="error">{problem.form}</Alert>}
    </FormDialog>
  )
}

function problemOf(error: unknown, failed: string): Problem {
  const { date, time } = error instanceof ApiError ? error.errors : {}
  return date || time ? { date: date?.[0], time: time?.[0] } : { form: failureText(error, failed) }
}
