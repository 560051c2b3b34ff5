import { CalendarPlus, ClipboardList } from 'lucide-react'
import { Suspense, useEffect, useState } from 'react'
import { formatAppointment } from '../../../../platform/shared/dashboard-dates.ts'
import { LocalLink } from '../../../../platform/web/local-link.tsx'
import { useLocale } from '../../../../platform/web/texts.ts'
import { ActRow } from '../../../../ui/act-row.tsx'
import { Alert } from '../../../../ui/alert.tsx'
import { Button, ButtonLink } from '../../../../ui/button.tsx'
import { Chip } from '../../../../ui/chip.tsx'
import { lazyPart } from '../../../../ui/lazy-part.ts'
import { Avatar } from '../../../../ui/portrait.tsx'
import { useAction } from '../../../../ui/use-action.ts'
import { NameBeside } from '../../../profiles/web/index.ts'
import type { PipelineEntry } from '../../contract.ts'
import { type HouseholdInterview, takeProposedTime } from '../../meeting-contract.ts'
import { useListTexts, useMeetingTexts } from '../list-texts.ts'
import { useTexts } from '../texts.ts'
import { useActions } from '../use-actions.tsx'
import { useCalendar } from '../use-calendar.ts'
import { usePipeline } from '../use-pipeline.ts'
import type { PipelineAction } from '../actions.ts'
import { isNext } from '../../meeting-rules.ts'
import { answerTones } from './interview-calendar.tsx'
import { InterviewList } from './interview-list.tsx'
import { JoinLink } from './join-link.tsx'
import { Marks } from './marks.tsx'
import { MeetingFacts } from './meeting-facts.tsx'
import type { MeetingTime } from './times.ts'
import { useHouseholdInterviews } from './use-household-interviews.ts'

const ScoreDialog = lazyPart(() => import('./score-dialog.tsx'), 'ScoreDialog')

/** The household's interviews: a calendar, and below it what each is about and what to do. */
export function HouseholdInterviews() {
  const { page: t } = useMeetingTexts()
  const { retry } = useTexts()
  const query = useHouseholdInterviews()
  const { ask, dialog } = useActions({ toasts: true })
  useShownFromAddress(query.data !== undefined)
  return (
    <>
      <InterviewList
        query={query}
        words={t}
        intro={t.intro}
        retry={retry}
        nameOf={({ candidate_name: name }) => name}
        emptyAction={<ButtonLink to="/dashboard/candidates">{t.toCandidates}</ButtonLink>}
      >
        {(interview) => <Meeting interview={interview} ask={ask} />}
      </InterviewList>
      {dialog}
    </>
  )
}

/** A notice or a panel leads to one interview: it is there once the list is. */
function useShownFromAddress(isThere: boolean): void {
  useEffect(() => {
    if (!isThere || !location.hash.startsWith('#interview-')) return
    const card = document.getElementById(location.hash.slice(1))
    card?.scrollIntoView({ block: 'center' })
    card?.focus({ preventScroll: true })
  }, [isThere])
}

type Ask = (action: PipelineAction, entry: PipelineEntry) => void

function Meeting({ interview, ask }: { interview: HouseholdInterview; ask: Ask }) {
  const t = useMeetingTexts()
  const locale = useLocale()
  const { candidate_id: id, candidate_name: name, status, answer } = interview
  const isAhead = isNext(interview)
  const state = answer ?? 'waiting'
  return (
    <div className="flex flex-col gap-3">
      <div className="flex min-w-0 gap-3.5">
        <Avatar name={name} src={interview.candidate_image} size="m" shape="square" />
        <div className="min-w-0">
          <p className="font-medium">{formatAppointment(interview.date, interview.time, locale)}</p>
          <LocalLink to={`/candidates/${id}`} className="hit text-ink-soft hover:underline">
            <bdi>{name}</bdi>
          </LocalLink>
          <NameBeside name={name} className="block text-sm text-ink-soft" />
          <p className="mt-2 flex flex-wrap gap-2">
            {isAhead ? (
              <Chip tone={answerTones[state]}>{t.page.answers[state]}</Chip>
            ) : (
              <Chip tone={status === 'cancelled' ? 'danger' : 'neutral'}>
                {t.page.states[status]}
              </Chip>
            )}
            {isAhead && interview.other_times.length > 0 && (
              <Chip>{t.offered(interview.other_times.length + 1)}</Chip>
            )}
          </p>
          <MeetingFacts meeting={interview} />
          {isAhead && interview.counter_times.length > 0 && <Proposed interview={interview} />}
        </div>
      </div>
      <Acts interview={interview} isAhead={isAhead} ask={ask} />
    </div>
  )
}

function Acts({
  interview,
  isAhead,
  ask,
}: {
  interview: HouseholdInterview
  isAhead: boolean
  ask: Ask
}) {
  const { page: t } = useMeetingTexts()
  const { acts } = useTexts()
  const { calendar } = useListTexts()
  const save = useCalendar()
  const { candidate_id: id, candidate_name: name, status } = interview
  const entry = usePipeline().data?.find(({ jobseeker_id }) => jobseeker_id === id)
  const standing = entry?.interview_id === interview.id ? entry : undefined
  const change = standing?.can.includes('schedule') && (
    <Button
      variant={isAhead ? 'secondary' : 'quiet'}
      aria-haspopup="dialog"
      aria-label={`${t.change}: ${name}`}
      onClick={() => ask('reschedule', standing)}
    >
      {t.change}
    </Button>
  )
  const finish = standing?.can.includes('finish') && (
    <Button
      variant={isAhead ? 'quiet' : 'secondary'}
      aria-haspopup="dialog"
      aria-label={`${acts.finish}: ${name}`}
      onClick={() => ask('finish', standing)}
    >
      {acts.finish}
    </Button>
  )
  return (
    <ActRow
      className="border-t border-line pt-3"
      quiet={
        <>
          {isAhead ? finish : change}
          <Marks meeting={interview} />
          {isAhead && (
            <Button variant="quiet" icon={CalendarPlus} onClick={() => save(interview.id)}>
              {calendar}
            </Button>
          )}
          {status !== 'cancelled' && entry !== undefined && <Points candidateId={id} name={name} />}
        </>
      }
    >
      <JoinLink meeting={interview} with={name} leads={isAhead} />
      {isAhead ? change : finish}
    </ActRow>
  )
}

function Points(props: { candidateId: number; name: string }) {
  const { page: t } = useMeetingTexts()
  const [asks, setAsks] = useState(false)
  return (
    <>
      <Button
        variant="quiet"
        icon={ClipboardList}
        aria-haspopup="dialog"
        aria-label={`${t.score}: ${props.name}`}
        onClick={() => setAsks(true)}
      >
        {t.score}
      </Button>
      {asks && (
        <Suspense>
          <ScoreDialog {...props} onClose={() => setAsks(false)} />
        </Suspense>
      )}
    </>
  )
}

/** Her counter-proposal: each time with its one press; a clash is warned of, and may be overruled. */
function Proposed({ interview }: { interview: HouseholdInterview }) {
  const { counter: t } = useMeetingTexts()
  const locale = useLocale()
  const { candidate_id: id, version, counter_times: times } = interview
  const [warned, setWarned] = useState<MeetingTime | null>(null)
  const { run, busy, error, fieldErrors } = useAction(takeProposedTime, {
    failed: t.failed,
    refresh: ['interviews', 'pipeline'],
    toast: t.taken,
    inPlace: true,
  })
  const isWarning = fieldErrors.overrule !== undefined
  const words = ({ date, time }: MeetingTime) => formatAppointment(date, time, locale)
  const take = (time: MeetingTime, overrule: boolean) => {
    setWarned(time)
    void run({ id, version, time, overrule })
  }
  return (
    <div className="mt-3">
      <p className="font-medium">{t.theirs}</p>
      <ul className="mt-2 flex flex-wrap gap-2">
        {times.map((time) => (
          <li key={words(time)}>
            <Button size="s" busy={busy} onClick={() => take(time, false)}>
              <span className="sr-only">{t.takeThis}: </span>
              {words(time)}
            </Button>
          </li>
        ))}
      </ul>
      {error !== undefined && (
        <Alert
          tone={isWarning ? 'warning' : 'error'}
          urgent
          className="mt-3"
          action={
            isWarning &&
            warned !== null && (
              <Button size="s" variant="secondary" onClick={() => take(warned, true)}>
                {t.takeAnyway}
              </Button>
            )
          }
        >
          {error}
        </Alert>
      )}
    </div>
  )
}
