import { isolated } from '../../../../platform/shared/format.ts'
import { useQuery } from '@tanstack/react-query'
import { CalendarPlus } from 'lucide-react'
import { useState } from 'react'
import type { MetaFunction } from 'react-router'
import { formatAppointment } from '../../../../platform/shared/dashboard-dates.ts'
import { localeOfPath } from '../../../../platform/shared/locale.ts'
import { api } from '../../../../platform/web/browser-api.ts'
import { LocalLink } from '../../../../platform/web/local-link.tsx'
import { useLocale } from '../../../../platform/web/texts.ts'
import { Button } from '../../../../ui/button.tsx'
import { Chip, type Tone } from '../../../../ui/chip.tsx'
import { ConfirmDialog } from '../../../../ui/confirm-dialog.tsx'
import { useAction } from '../../../../ui/use-action.ts'
import { useAgency } from '../../../agencies/web/index.ts'
import { NameBeside } from '../../../profiles/web/index.ts'
import {
  type AgencyInterview,
  answerForCandidate,
  listAgencyInterviews,
} from '../../agency-contract.ts'
import { useListTexts } from '../list-texts.ts'
import { CounterButton } from '../meetings/counter-button.tsx'
import { isNext } from '../../meeting-rules.ts'
import { answerTones } from '../meetings/interview-calendar.tsx'
import { InterviewList } from '../meetings/interview-list.tsx'
import { JoinLink } from '../meetings/join-link.tsx'
import { Marks } from '../meetings/marks.tsx'
import { MeetingFacts } from '../meetings/meeting-facts.tsx'
import { useOfferedTimes } from '../meetings/offered-times.tsx'
import { useCalendar } from '../use-calendar.ts'
import { agencyTexts, useAgencyTexts } from './texts.ts'

export const meta: MetaFunction = ({ location }) => {
  const t = agencyTexts[localeOfPath(location.pathname)]
  return [{ title: t.metaTitle(t.interviews.title) }, { name: 'robots', content: 'noindex' }]
}

const topic = 'interviews'

/** The interviews of the agency's candidates, to answer for those without an account. */
export default function AgencyInterviewsPage() {
  const { interviews: t, retry } = useAgencyTexts()
  const query = useQuery({
    queryKey: [topic, 'agency'],
    queryFn: ({ signal }) => api(listAgencyInterviews, {}, { signal }),
    staleTime: 30_000,
  })
  return (
    <div className="max-w-200">
      <InterviewList
        query={query}
        words={t}
        intro={t.lead}
        retry={retry}
        nameOf={({ candidate_name: name }) => name}
      >
        {(interview) => <Appointment interview={interview} />}
      </InterviewList>
    </div>
  )
}

const tones: Record<keyof typeof answerTones | 'hers', Tone> = { ...answerTones, hers: 'neutral' }

function Appointment({ interview }: { interview: AgencyInterview }) {
  const { interviews: t } = useAgencyTexts()
  const { calendar } = useListTexts()
  const { mayEdit } = useAgency()
  const locale = useLocale()
  const save = useCalendar()
  const isOpen = isNext(interview)
  const state = interview.answer ?? (interview.may_answer ? 'waiting' : 'hers')
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3">
      <div className="min-w-0">
        <p className="font-medium">{formatAppointment(interview.date, interview.time, locale)}</p>
        <p className="text-ink-soft">
          <LocalLink to={`/agency/candidates/${interview.candidate_id}`} className="link">
            {t.of(isolated(interview.candidate_name), isolated(interview.household))}
          </LocalLink>
          <NameBeside name={interview.candidate_name} className="block text-sm" />
        </p>
        <p className="mt-2">
          {isOpen ? (
            <Chip tone={tones[state]}>{t.answers[state]}</Chip>
          ) : (
            <Chip tone={interview.status === 'cancelled' ? 'danger' : 'neutral'}>
              {t.states[interview.status]}
            </Chip>
          )}
        </p>
        <MeetingFacts meeting={interview} />
      </div>
      <div className="flex flex-wrap gap-2 empty:hidden">
        {mayEdit && <JoinLink meeting={interview} with={interview.household} leads={isOpen} />}
        {interview.can_answer && interview.may_answer && mayEdit && (
          <Answer interview={interview} />
        )}
        {isOpen && (
          <Button variant="quiet" icon={CalendarPlus} onClick={() => save(interview.id)}>
            {calendar}
          </Button>
        )}
        {interview.may_answer && mayEdit && <Marks meeting={interview} />}
      </div>
    </div>
  )
}

/** Accept at once, decline after a question. */
function Answer({ interview }: { interview: AgencyInterview }) {
  const { id, version, answer, candidate_name: name } = interview
  const { chosen, choice } = useOfferedTimes(interview)
  const { interviews: t, cancel, close } = useAgencyTexts()
  const [asks, setAsks] = useState(false)
  const { run, busy } = useAction(answerForCandidate, {
    failed: t.failedAnswer,
    refresh: [topic],
    toast: (_, { answer: chosen }) => t.done[chosen],
  })
  return (
    <>
      {choice}
      {answer !== 'accepted' && (
        <Button
          aria-label={t.acceptOf(name)}
          busy={busy}
          disabled={chosen === undefined}
          onClick={() => void run({ id, answer: 'accepted', version, time: chosen })}
        >
          {t.accept}
        </Button>
      )}
      {answer !== 'declined' && (
        <Button
          variant="secondary"
          aria-haspopup="dialog"
          aria-label={t.declineOf(name)}
          onClick={() => setAsks(true)}
        >
          {t.decline}
        </Button>
      )}
      <CounterButton interview={interview} by="agency" />
      <ConfirmDialog
        open={asks}
        onClose={() => setAsks(false)}
        onConfirm={() => {
          setAsks(false)
          void run({ id, answer: 'declined', version })
        }}
        title={t.decline}
        text={t.confirmDecline}
        confirmLabel={t.decline}
        cancelLabel={cancel}
        closeLabel={close}
        danger
      />
    </>
  )
}
