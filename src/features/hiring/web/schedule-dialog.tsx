import { useState } from 'react'
import { qatarDate, qatarInstant } from '../../../platform/shared/format.ts'
import type { Locale } from '../../../platform/shared/locales.ts'
import { api } from '../../../platform/web/browser-api.ts'
import { useLocale } from '../../../platform/web/texts.ts'
import { Alert } from '../../../ui/alert.tsx'
import { FormDialog } from '../../../ui/form-dialog.tsx'
import { DateField } from '../../../ui/date-field.tsx'
import { TimeField } from '../../../ui/time-field.tsx'
import type { PipelineEntry } from '../contract.ts'
import { lastInterviewDay } from '../interview-rules.ts'
import { type HouseholdInterview, listTakenHours } from '../meeting-contract.ts'
import { errorTexts } from '../error-texts.ts'
import { useMeetingTexts } from './list-texts.ts'
import { MeetingFields, startingValues } from './meetings/meeting-fields.tsx'
import { type MeetingTime, sameTime } from './meetings/times.ts'
import { TimesPicker } from './meetings/times-picker.tsx'
import { useHouseholdInterviews } from './meetings/use-household-interviews.ts'
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

/** When, how long, by which way and where a household meets someone; on the clock of Doha. */
export function ScheduleDialog(props: Props) {
  const { entry, action } = props
  const interviews = useHouseholdInterviews(props.open && action === 'reschedule').data
  const current = interviews?.find(({ id }) => id === entry.interview_id)
  return <ScheduleForm key={current?.version} {...props} current={current} />
}

function ScheduleForm(props: Props & { current: HouseholdInterview | undefined }) {
  const { open, action, entry, current, onClose, toasts } = props
  const [t, locale] = [useTexts(), useLocale()]
  const when = useWhen(entry, current)
  const { date, time, others } = when
  const [values, setValues] = useState(() => startingValues(action, current))
  const [found, setFound] = useState<TimeErrors>({})
  const { run, busy, error, fieldErrors, reset } = useSchedule(entry, action, {
    toasts,
    onDone: onClose,
  })
  // What the household was warned of, for the time it was warned about.
  const warning = fieldErrors.overrule === undefined ? undefined : error

  const submit = () => {
    if (date === '' || time === '') return
    const found = timeErrorsOf(date, time, errorTexts[locale])
    setFound(found ?? {})
    if (found === null)
      void run({
        id: entry.jobseeker_id,
        date,
        time,
        other_times: others,
        ...values,
        overrule: warning !== undefined,
      })
  }
  const changing = changingWith(() => {
    reset()
    setFound({})
  })
  const errors = { ...fieldErrors, ...found }
  return (
    <FormDialog
      open={open}
      onClose={onClose}
      onSubmit={submit}
      title={t.schedule.title[action]}
      text={<With name={entry.jobseeker_name} />}
      submitLabel={warning === undefined ? t.schedule.submit[action] : t.schedule.anyway}
      cancelLabel={t.cancel}
      closeLabel={t.close}
      busy={busy}
      size="l"
      disabled={date === '' || time === ''}
    >
      <DayAndTime
        date={date}
        time={time}
        errors={errors}
        onDate={changing(when.askFor)}
        onTime={changing(when.setTime)}
      />
      <OtherTimes entry={entry} when={when} errors={errors} onToggle={changing(when.toggle)} />
      <MeetingFields values={values} errors={errors} onChange={changing(setValues)} />
      <Wrong warning={warning} error={Object.keys(fieldErrors).length > 0 ? undefined : error} />
    </FormDialog>
  )
}

/** What is typed anew takes away what was said of the old. */
const changingWith =
  (reset: () => void) =>
  <V,>(set: (value: V) => void) =>
  (value: V) => {
    set(value)
    reset()
  }

function With({ name }: { name: string }) {
  const { schedule } = useTexts()
  return (
    <>
      {schedule.with} <bdi className="font-medium text-ink">{name}</bdi>
    </>
  )
}

const Wrong = ({ warning, error }: Record<'warning' | 'error', string | undefined>) => (
  <>
    {warning !== undefined && (
      <Alert tone="warning" urgent>
        {warning}
      </Alert>
    )}
    {error !== undefined && <Alert tone="error">{error}</Alert>}
  </>
)

/** The first of the times stands in the fields; the others beside it. */
function useWhen(entry: PipelineEntry, current: HouseholdInterview | undefined) {
  const [date, setDate] = useState(entry.interview_date ?? '')
  const [time, setTime] = useState(entry.interview_time ?? '')
  const [others, setOthers] = useState<MeetingTime[]>(current?.other_times ?? [])
  const [asked, setAsked] = useState(date === '' ? undefined : date)
  // The grid goes along to a day that is typed, so that what is taken there is seen.
  const askFor = (day: string) => {
    setDate(day)
    if (day !== '' && day <= lastInterviewDay(new Date())) setAsked(day)
  }
  const first = date === '' || time === '' ? null : { date, time }
  const setFirst = (next: MeetingTime | undefined) => {
    setDate(next?.date ?? '')
    setTime(next?.time ?? '')
  }
  const toggle = (pressed: MeetingTime) => {
    const isPressed = sameTime(pressed)
    if (first === null) setFirst(pressed)
    else if (isPressed(first)) {
      setFirst(others[0])
      setOthers(others.slice(1))
    } else if (others.some(isPressed)) setOthers(others.filter((one) => !isPressed(one)))
    else setOthers([...others, pressed])
  }
  const all = first ? [first, ...others] : others
  return { date, time, others, all, asked, askFor, setTime, toggle }
}

function OtherTimes({
  entry: { jobseeker_id: id },
  when,
  errors,
  onToggle,
}: {
  entry: PipelineEntry
  when: ReturnType<typeof useWhen>
  errors: Partial<Record<string, string>>
  onToggle: (time: MeetingTime) => void
}) {
  const { grid } = useMeetingTexts()
  const [, error] = Object.entries(errors).find(([name]) => name.startsWith('other_times')) ?? []
  return (
    <TimesPicker
      key={when.asked}
      start={when.asked}
      times={when.all}
      onToggle={onToggle}
      load={(from, signal) => api(listTakenHours, { id, from }, { signal })}
      of={['candidate', id]}
      hint={grid.hint}
      error={error}
    />
  )
}

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
  onDate: (date: string) => void
  onTime: (time: string) => void
}) {
  const t = useTexts()
  const [today] = useState(() => qatarDate(new Date()))
  const [last] = useState(() => lastInterviewDay(new Date()))
  return (
    <div className="grid gap-4 sm:grid-cols-2">
      <DateField
        label={t.schedule.date}
        required
        min={today}
        max={last}
        value={date}
        error={errors.date}
        onChange={({ target }) => onDate(target.value)}
      />
      <TimeField
        label={t.schedule.time}
        note={t.dohaTime}
        required
        value={time}
        error={errors.time}
        onChange={({ target }) => onTime(target.value)}
      />
    </div>
  )
}

type TimeErrors = { date?: string; time?: string }

function timeErrorsOf(
  date: string,
  time: string,
  errors: (typeof errorTexts)[Locale],
): TimeErrors | null {
  const now = new Date()
  if (date < qatarDate(now)) return { date: errors.interviewDatePast }
  if (date > lastInterviewDay(now)) return { date: errors.interviewDateFar }
  return qatarInstant(date, time) < now ? { time: errors.interviewTimePast } : null
}
