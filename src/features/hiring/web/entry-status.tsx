import type { ReactNode } from 'react'
import { CalendarClock } from 'lucide-react'
import { formatDate } from '../../../platform/shared/format.ts'
import { formatAppointment } from '../../../platform/shared/dashboard-dates.ts'
import { LocalLink } from '../../../platform/web/local-link.tsx'
import { useLocale } from '../../../platform/web/texts.ts'
import { Button, ButtonLink } from '../../../ui/button.tsx'
import { Icon } from '../../../ui/icon.tsx'
import { useAgreementTexts, AnswerStatus } from '../../agreements/web/index.ts'
import type { ProfileOutletContext } from '../../profiles/web/index.ts'
import type { PipelineEntry } from '../contract.ts'
import { type PipelineAction, isInterviewPast, isTaken, panelActions } from './actions.ts'
import { BeforePaying, comesBeforePaying, useUnpaidOrder } from '../../billing/web/index.ts'
import { useMeetingTexts, useStepTexts } from './list-texts.ts'
import { JoinLink } from './meetings/join-link.tsx'
import { MeetingFacts } from './meetings/meeting-facts.tsx'
import { useHouseholdInterviews } from './meetings/use-household-interviews.ts'
import { PanelFrame, useOffer, usePanelTexts } from './panel-frame.tsx'
import { labelOf, useTexts } from './texts.ts'

interface Props {
  candidate: ProfileOutletContext['candidate']
  /** Null: she isn't in the household's list. */
  entry: PipelineEntry | null
  ask: (action: PipelineAction) => void
}

/** Where she stands with the household, and the one step that leads on. */
export function EntryStatus({ candidate, entry, ask }: Props) {
  if (entry?.status === 'hired') return <Hired entry={entry} />
  if (isTaken({ candidate, entry })) return <Taken />
  if (entry?.status === 'selected') return <Selected candidate={candidate} />
  if (entry?.status === 'interview_scheduled')
    return <Scheduled candidate={candidate} entry={entry} ask={ask} />
  return <Standing candidate={candidate} entry={entry} ask={ask} />
}

/** Whom it can meet or choose: free, on the list, met, or rejected. */
function Standing({ candidate, entry, ask }: Props) {
  const { panel: t, statuses } = useTexts()
  const { intro } = usePanelTexts()
  const offer = useOffer(candidate)
  const { next, others } = panelActions(entry)
  const words = {
    shortlisted: { title: t.shortlisted, text: t.shortlistedText },
    interview_completed: { title: t.completed, text: t.completedText },
    rejected: { title: t.rejected, text: t.rejectedText },
  }
  const standing = entry && words[entry.status as keyof typeof words]
  return (
    <PanelFrame
      {...(standing ?? { text: intro })}
      {...(entry === null ? offer : { state: statuses[entry.status], detail: offer.state })}
      next={next && <ActButton action={next} size="l" onClick={() => ask(next)} />}
      others={buttonsFor(others, ask)}
    />
  )
}

/** An interview: until it is over, to join it or to change it; afterwards to say how it went. */
function Scheduled({ candidate, entry, ask }: Props & { entry: PipelineEntry }) {
  const { panel: t } = useTexts()
  const { page, counter } = useMeetingTexts()
  const locale = useLocale()
  const meeting = useMeeting(entry.interview_id)
  const { interview_date: date, interview_time: time, interview_answer: answer } = entry
  const isPast = isInterviewPast(entry) && meeting?.is_now !== true
  const proposes = !isPast && (meeting?.counter_times.length ?? 0) > 0
  const { next, others } = panelActions(entry)
  const act = next && <ActButton action={next} size="l" onClick={() => ask(next)} />
  const leads = meeting?.can_join ? (
    <JoinLink meeting={meeting} with={candidate.full_name} size="l" />
  ) : proposes ? (
    <ButtonLink to={pathOf(entry)} size="l">
      {page.see}
    </ButtonLink>
  ) : null
  return (
    <PanelFrame
      title={t.scheduled}
      text={<Interview entry={entry} />}
      state={date && time && formatAppointment(date, time, locale)}
      detail={
        isPast
          ? page.states.scheduled
          : proposes
            ? counter.theirs
            : page.answers[answer ?? 'waiting']
      }
      next={leads ?? act}
      others={buttonsFor(leads === null || next === null ? others : [next, ...others], ask)}
    />
  )
}

const pathOf = (entry: PipelineEntry) => `/dashboard/interviews#interview-${entry.interview_id}`

function Hired({ entry: { jobseeker_id: id, hire_date: day } }: { entry: PipelineEntry }) {
  const { panel: t, statuses } = useTexts()
  const { toCase } = useStepTexts()
  const locale = useLocale()
  const since = day === null ? undefined : t.hiredOn(formatDate(day, locale))
  return (
    <PanelFrame
      title={t.hired}
      text={since}
      state={since ?? statuses.hired}
      next={
        <ButtonLink to={`/dashboard/recruitments/${id}`} size="l">
          {toCase}
        </ButtonLink>
      }
    />
  )
}

function Taken() {
  const t = useTexts()
  const { browse } = usePanelTexts()
  return (
    <PanelFrame
      title={t.unavailable}
      text={t.panel.unavailableText}
      next={
        <ButtonLink to="/candidates" size="l" variant="secondary">
          {browse}
        </ButtonLink>
      }
    />
  )
}

const buttonsFor = (actions: PipelineAction[], ask: Props['ask']): ReactNode =>
  actions.length === 0
    ? undefined
    : actions.map((action) => (
        <ActButton key={action} action={action} variant="secondary" onClick={() => ask(action)} />
      ))

const useMeeting = (id: number | null) =>
  useHouseholdInterviews().data?.find((one) => one.id === id)

/** How they meet and reach one another. Its place is kept until that is known: the buttons below must not move from under a finger. */
function Meeting({ id }: { id: number | null }) {
  const { isFetching } = useHouseholdInterviews()
  const meeting = useMeeting(id)
  if (!meeting && !isFetching) return null
  return <div className="min-h-14">{meeting && <MeetingFacts meeting={meeting} />}</div>
}

function Interview({ entry }: { entry: PipelineEntry }) {
  const t = useTexts()
  const { page } = useMeetingTexts()
  const locale = useLocale()
  const { interview_date: date, interview_time: time } = entry
  if (date === null || time === null) return null
  return (
    <>
      <p className="flex items-start gap-2 font-medium text-ink">
        <Icon of={CalendarClock} className="mt-[0.2em] text-gulf" />
        <span>
          {formatAppointment(date, time, locale)}{' '}
          <span className="block text-sm font-normal text-ink-soft">{t.dohaTime}</span>
        </span>
      </p>
      <p className="mt-2">
        {isInterviewPast(entry) && t.panel.past}{' '}
        <LocalLink to={pathOf(entry)} className="hit link">
          {page.see}
        </LocalLink>
      </p>
      <Meeting id={entry.interview_id} />
    </>
  )
}

function ActButton({
  action,
  variant,
  size,
  onClick,
}: {
  action: PipelineAction
  variant?: 'secondary'
  size?: 'l'
  onClick: () => void
}) {
  const t = useTexts()
  return (
    <Button variant={variant} size={size} aria-haspopup="dialog" onClick={onClick}>
      {labelOf(action, t)}
    </Button>
  )
}

/** Whom it has selected: asks her where nobody has, then leads to her answer or to the payment. */
function Selected({ candidate: { id } }: Pick<Props, 'candidate'>) {
  const { panel: t, statuses } = useTexts()
  const { standing } = useAgreementTexts()
  const order = useUnpaidOrder(id)
  const answer = order?.her_answer
  const toOrders = { to: '/dashboard/orders', children: t.toDashboard }
  const before = order !== undefined && comesBeforePaying(answer) && (
    <BeforePaying order={order} size="l" />
  )
  return (
    <PanelFrame
      title={t.selected}
      text={
        <>
          <p>{t.selectedText}</p>
          {answer !== undefined && (
            <div className="mt-3">
              <AnswerStatus answer={answer} />
            </div>
          )}
        </>
      }
      state={statuses.selected}
      detail={answer && standing[answer].title}
      next={before || <ButtonLink {...toOrders} size="l" />}
      others={before && <ButtonLink {...toOrders} variant="secondary" />}
    />
  )
}
