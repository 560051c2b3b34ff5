import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { qatarDate, qatarInstant } from '../../../platform/shared/format.ts'
import type { Locale } from '../../../platform/shared/locales.ts'
import { ApiError } from '../../../platform/web/api.ts'
import { api } from '../../../platform/web/browser-api.ts'
import { useLocale } from '../../../platform/web/texts.ts'
import { Alert } from '../../../ui/alert.tsx'
import { FormDialog } from '../../../ui/form-dialog.tsx'
import { FormError } from '../../../ui/form-error.tsx'
import { DateField } from '../../../ui/date-field.tsx'
import { TimeField } from '../../../ui/time-field.tsx'
import { useContractForm } from '../../../ui/use-contract-form.ts'
import { type PipelineEntry, scheduleInterview } from '../contract.ts'
import { lastInterviewDay } from '../interview-rules.ts'
import { type HouseholdInterview, listTakenHours } from '../meeting-contract.ts'
import { errorTexts } from '../error-texts.ts'
import { useMeetingTexts } from './list-texts.ts'
import { MeetingFields, type MeetingValues, startingValues } from './meetings/meeting-fields.tsx'
import { type MeetingTime, sameTime, toggled } from './meetings/times.ts'
import { TimesPicker } from './meetings/times-picker.tsx'
import { useHouseholdInterviews } from './meetings/use-household-interviews.ts'
import { useTexts } from './texts.ts'
import type { ScheduleAct } from './actions.ts'
import { refreshAfterMove, useShow } from './use-move.ts'

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
  const { open, action, entry, onClose } = props
  const t = useTexts()
  const { form, values, change, isWarned, fieldErrors: errors, error, ...sent } = useSchedule(props)
  const when = useWhen(values, change)
  return (
    <FormDialog
      open={open}
      onClose={onClose}
      onSubmit={(event) => void sent.submit(event)}
      formRef={form}
      title={t.schedule.title[action]}
      text={<With name={entry.jobseeker_name} />}
      submitLabel={isWarned ? t.schedule.anyway : t.schedule.submit[action]}
      cancelLabel={t.cancel}
      closeLabel={t.close}
      busy={sent.busy}
      size="l"
      disabled={values.date === '' || values.time === ''}
    >
      <DayAndTime
        values={values}
        errors={errors}
        onDate={when.askFor}
        onTime={(time) => change({ date: values.date, time })}
      />
      <OtherTimes entry={entry} when={when} error={errors.other_times} />
      <MeetingFields values={values} errors={errors} onChange={change} />
      {isWarned && error !== null ? (
        <Alert tone="warning" urgent>
          {error.text}
        </Alert>
      ) : (
        <FormError error={error} />
      )}
    </FormDialog>
  )
}

interface Typed extends MeetingValues {
  /** The first of the times; the others beside it. */
  date: string
  time: string
  other_times: MeetingTime[]
}

/** Gives the interview of a candidate its time. */
function useSchedule({
  action,
  entry,
  current,
  onClose,
  toasts,
}: Props & { current: HouseholdInterview | undefined }) {
  const t = useTexts()
  const errors = errorTexts[useLocale()]
  const queries = useQueryClient()
  const show = useShow()
  const { jobseeker_id: id, jobseeker_name: name } = entry
  // Sent once more, it wants what it was warned of.
  const [isWarned, setWarned] = useState(false)
  const send = (typed: Typed) =>
    api(scheduleInterview, { id, ...typed, overrule: isWarned }).catch((failure: unknown) => {
      setWarned(failure instanceof ApiError && 'overrule' in failure.errors)
      throw failure
    })
  const { set, ...form } = useContractForm(send, {
    defaults: {
      date: entry.interview_date ?? '',
      time: entry.interview_time ?? '',
      other_times: current?.other_times ?? [],
      ...startingValues(action, current),
    },
    check: ({ date, time }) => timeErrorsOf(date, time, errors),
    failed: t.failed[action],
    ...(toasts && { toast: { seconds: 2, text: t.done[action](name) } }),
    onDone: (saved) => {
      show.moved(id, saved)
      onClose()
      return refreshAfterMove(queries)
    },
  })
  // What is typed anew takes away what was said of the old.
  const change = (part: Partial<Typed>) => {
    setWarned(false)
    set(part)
  }
  return { ...form, change, isWarned }
}

function With({ name }: { name: string }) {
  const { schedule } = useTexts()
  return (
    <>
      {schedule.with} <bdi className="font-medium text-ink">{name}</bdi>
    </>
  )
}

/** The first of the times stands in the fields; the others beside it. */
function useWhen(
  { date, time, other_times: others }: Typed,
  change: (part: Partial<Typed>) => void,
) {
  const [asked, setAsked] = useState(date === '' ? undefined : date)
  // The grid goes along to a day that is typed, so that what is taken there is seen.
  const askFor = (day: string) => {
    change({ date: day, time })
    if (day !== '' && day <= lastInterviewDay(new Date())) setAsked(day)
  }
  const first = date === '' || time === '' ? null : { date, time }
  const toggle = (pressed: MeetingTime) => {
    const isPressed = sameTime(pressed)
    if (first === null) change(pressed)
    else if (isPressed(first)) {
      const [next = { date: '', time: '' }, ...rest] = others
      change({ ...next, other_times: rest })
    } else change({ other_times: toggled(others, pressed) })
  }
  return { asked, askFor, toggle, all: first ? [first, ...others] : others }
}

function OtherTimes({
  entry: { jobseeker_id: id },
  when,
  error,
}: {
  entry: PipelineEntry
  when: ReturnType<typeof useWhen>
  error: string | undefined
}) {
  const { grid } = useMeetingTexts()
  return (
    <TimesPicker
      key={when.asked}
      name="other_times"
      start={when.asked}
      times={when.all}
      onToggle={when.toggle}
      load={(from, signal) => api(listTakenHours, { id, from }, { signal })}
      of={['candidate', id]}
      hint={grid.hint}
      error={error}
    />
  )
}

function DayAndTime({
  values: { date, time },
  errors,
  onDate,
  onTime,
}: {
  values: MeetingTime
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
        name="date"
        required
        min={today}
        max={last}
        value={date}
        error={errors.date}
        onChange={({ target }) => onDate(target.value)}
      />
      <TimeField
        label={t.schedule.time}
        name="time"
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
