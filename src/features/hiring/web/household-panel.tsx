import { type ReactNode, useEffect } from 'react'
import { CalendarClock } from 'lucide-react'
import { formatDate } from '../../../platform/shared/format.ts'
import { formatAppointment } from '../../../platform/shared/dashboard-dates.ts'
import { Queries } from '../../../platform/web/query.tsx'
import { LocalLink } from '../../../platform/web/local-link.tsx'
import { useLocale } from '../../../platform/web/texts.ts'
import { Button, ButtonLink } from '../../../ui/button.tsx'
import { ErrorState } from '../../../ui/error-state.tsx'
import { Icon } from '../../../ui/icon.tsx'
import { Skeleton } from '../../../ui/skeleton.tsx'
import { api } from '../../../platform/web/browser-api.ts'
import { AskButton, WhereSheStands } from '../../agreements/web/index.ts'
import { ContactPanel, HireContact, QuotePanel, useOrders } from '../../billing/web/index.ts'
import { getCandidate } from '../../profiles/contract.ts'
import type { ProfileOutletContext } from '../../profiles/web/index.ts'
import { MessageButton } from '../../conversations/web/index.ts'
import type { PipelineEntry } from '../contract.ts'
import { type PipelineAction, isInterviewPast, panelActions } from './actions.ts'
import { useMeetingTexts } from './list-texts.ts'
import { JoinLink } from './meetings/join-link.tsx'
import { MeetingFacts } from './meetings/meeting-facts.tsx'
import { useHouseholdInterviews } from './meetings/use-household-interviews.ts'
import { newEntryOf } from './new-entry.ts'
import { PanelFrame } from './panel-frame.tsx'
import { usePanelTexts } from './use-panel-texts.ts'
import { useTexts } from './texts.ts'
import { useActions } from './use-actions.tsx'
import { pipelineKey, usePipeline } from './use-pipeline.ts'
import { useProfileView } from './use-profile-view.ts'

type Candidate = ProfileOutletContext['candidate']

export interface HouseholdPanelProps {
  candidate: Candidate
  /** The household signed in in order to shortlist her. */
  isAsked: boolean
  onTaken: () => void
}

/** A household's steps with a candidate, by where she stands with it. */
export const HouseholdPanel = (props: HouseholdPanelProps) => (
  <Queries>
    <Steps {...props} />
  </Queries>
)

function Steps({ candidate, isAsked, onTaken }: HouseholdPanelProps) {
  const t = usePanelTexts()
  const pipeline = usePipeline()
  useProfileView(candidate.id)
  const { ask, dialog } = useActions({ toasts: false })
  const entry = pipeline.data?.find(({ jobseeker_id }) => jobseeker_id === candidate.id) ?? null
  const isKnown = pipeline.isSuccess && !pipeline.isStale

  useEffect(() => {
    if (!isAsked || !isKnown) return
    onTaken()
    if (entry === null && !candidate.hired) ask('shortlist', newEntryOf(candidate))
  }, [isAsked, isKnown, entry, candidate, ask, onTaken])

  if (pipeline.isPending) return <PanelFrame others={<Skeleton className="h-13 rounded-full" />} />
  if (pipeline.data === undefined)
    return (
      <ErrorState
        level={2}
        title={t.notLoaded}
        retryLabel={t.retry}
        onRetry={() => void pipeline.refetch()}
        busy={pipeline.isFetching}
      />
    )
  return (
    <>
      <EntryStatus
        candidate={candidate}
        entry={entry}
        ask={(action) => ask(action, entry ?? newEntryOf(candidate))}
      />
      {entry !== null && (
        <MessageButton
          candidateId={candidate.id}
          name={candidate.full_name}
          // Who is put on the list this very moment can be written to once she is on it.
          after={pipelineKey}
          variant="secondary"
        />
      )}
      {!isTaken(candidate, entry) && <QuotePanel candidateId={candidate.id} />}
      <Reach candidate={candidate} entry={entry} />
      {dialog}
    </>
  )
}

/** Of her own hire a household has the contact; of one whom another has hired there is none to open. */
function Reach({ candidate, entry }: { candidate: Candidate; entry: PipelineEntry | null }) {
  if (entry?.status === 'hired') return <HireContact candidateId={candidate.id} />
  if (isTaken(candidate, entry)) return null
  return <ContactPanel load={() => api(getCandidate, { id: candidate.id })} />
}

const isTaken = (candidate: Candidate, entry: PipelineEntry | null): boolean =>
  entry === null ? candidate.hired : !entry.available

function EntryStatus({
  candidate,
  entry,
  ask,
}: {
  candidate: Candidate
  entry: PipelineEntry | null
  ask: (action: PipelineAction) => void
}) {
  const t = useTexts()
  const { browse, intro } = usePanelTexts()
  const locale = useLocale()
  const meeting = useMeeting(entry?.interview_id ?? null)
  const room = meeting?.can_join === true ? meeting : undefined
  if (entry?.status === 'hired') {
    const { hire_date: day } = entry
    const text = day === null ? undefined : t.panel.hiredOn(formatDate(day, locale))
    return <PanelFrame title={t.panel.hired} text={text} />
  }
  if (isTaken(candidate, entry)) {
    const others = (
      <ButtonLink to="/candidates" variant="secondary">
        {browse}
      </ButtonLink>
    )
    return <PanelFrame title={t.unavailable} text={t.panel.unavailableText} others={others} />
  }
  if (entry?.status === 'selected') return <Selected candidate={candidate} />
  const { next, others } = panelActions(entry)
  const second = room === undefined || next === null ? others : [next, ...others]
  const toButton = (action: PipelineAction) => (
    <ActButton key={action} action={action} variant="secondary" onClick={() => ask(action)} />
  )
  return (
    <PanelFrame
      {...wordsOf(entry, t, intro)}
      next={
        room === undefined ? (
          next && <ActButton action={next} size="l" onClick={() => ask(next)} />
        ) : (
          <JoinLink meeting={room} with={candidate.full_name} size="l" />
        )
      }
      others={second.length > 0 ? second.map(toButton) : undefined}
    />
  )
}

function wordsOf(
  entry: PipelineEntry | null,
  { panel }: ReturnType<typeof useTexts>,
  intro: ReactNode,
): { title?: ReactNode; text?: ReactNode } {
  switch (entry?.status) {
    case 'shortlisted':
      return { title: panel.shortlisted, text: panel.shortlistedText }
    case 'interview_scheduled':
      return { title: panel.scheduled, text: <Interview entry={entry} /> }
    case 'interview_completed':
      return { title: panel.completed, text: panel.completedText }
    case 'rejected':
      return { title: panel.rejected, text: panel.rejectedText }
    default:
      return { text: intro }
  }
}

const useMeeting = (id: number | null) =>
  useHouseholdInterviews().data?.find((one) => one.id === id)

function Selected({ candidate }: { candidate: Candidate }) {
  const { panel: t } = useTexts()
  const toOrders = (
    <ButtonLink to="/dashboard/orders" size="l">
      {t.toDashboard}
    </ButtonLink>
  )
  return (
    <>
      <PanelFrame title={t.selected} text={t.selectedText} next={toOrders} />
      <HerAnswer candidate={candidate} />
    </>
  )
}

/** What she has said to the terms; asks her where nobody has. */
function HerAnswer({ candidate: { id, full_name } }: { candidate: Candidate }) {
  const order = useOrders().data?.find(
    ({ candidate, status }) => candidate.id === id && status === 'pending',
  )
  const { refetch } = useOrders()
  if (order === undefined) return null
  const { her_answer: answer } = order
  return (
    <div className="flex flex-col gap-3">
      <WhereSheStands answer={answer} />
      {(answer === 'not_asked' || answer === 'no') && (
        <AskButton
          candidateId={id}
          name={full_name}
          again={answer === 'no'}
          onDone={() => refetch()}
        />
      )}
    </div>
  )
}

/** How they meet and reach one another, once it is known. */
function Meeting({ id }: { id: number | null }) {
  const meeting = useMeeting(id)
  return meeting ? <MeetingFacts meeting={meeting} /> : null
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
        <LocalLink
          to={`/dashboard/interviews#interview-${entry.interview_id}`}
          className="hit link"
        >
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
  const label =
    action === 'schedule' || action === 'reschedule' ? t.schedule.title[action] : t.acts[action]
  return (
    <Button variant={variant} size={size} aria-haspopup="dialog" onClick={onClick}>
      {label}
    </Button>
  )
}
