import { useQuery, useQueryClient } from '@tanstack/react-query'
import { CalendarPlus, CalendarX } from 'lucide-react'
import { Suspense, useState } from 'react'
import type { MetaFunction } from 'react-router'
import { formatAppointment } from '../../../platform/shared/dashboard-dates.ts'
import { localeOfPath } from '../../../platform/shared/locale.ts'
import { api, apiToTheEnd } from '../../../platform/web/browser-api.ts'
import { useSession } from '../../../platform/web/session.ts'
import { useLocale } from '../../../platform/web/texts.ts'
import { ActRow } from '../../../ui/act-row.tsx'
import { Button } from '../../../ui/button.tsx'
import { Chip } from '../../../ui/chip.tsx'
import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx'
import { SkeletonRows } from '../../../ui/skeleton.tsx'
import { Listen } from '../../../ui/listen.tsx'
import { lazyPart } from '../../../ui/lazy-part.ts'
import { useAction } from '../../../ui/use-action.ts'
import { ReportButton, useReportTexts } from '../../enquiries/web/index.ts'
import { WhatsAppOffer } from '../../notifications/web/index.ts'
import { answerInterview, type Interview, listInterviews } from '../contract.ts'
import { OwnHouseholds } from './leave/own-households.tsx'
import { listTexts, useListTexts, useMeetingTexts } from './list-texts.ts'
import { ContactHolders } from './meetings/contact-holders.tsx'
import { isNext } from '../meeting-rules.ts'
import { answerTones } from './meetings/interview-calendar.tsx'
import { InterviewList } from './meetings/interview-list.tsx'
import { JoinLink } from './meetings/join-link.tsx'
import { CounterButton } from './meetings/counter-button.tsx'
import { Marks } from './meetings/marks.tsx'
import { MeetingFacts } from './meetings/meeting-facts.tsx'
import { useOfferedTimes } from './meetings/offered-times.tsx'
import { texts, useTexts } from './texts.ts'
import { useCalendar } from './use-calendar.ts'
import { rulesOf } from '../../accounts/role-rules.ts'

export const meta: MetaFunction = ({ location }) => {
  const locale = localeOfPath(location.pathname)
  return [
    { title: texts[locale].dashboard.metaTitle(listTexts[locale].seeker.title) },
    { name: 'robots', content: 'noindex' },
  ]
}

const HouseholdInterviews = lazyPart(
  () => import('./meetings/household-interviews.tsx'),
  'HouseholdInterviews',
)

const interviewsKey = ['interviews'] as const

/** The job seeker's interviews: what is to come, to accept or decline, and what was. */
export default function InterviewsPage() {
  const { retry } = useTexts()
  const { seeker: t } = useListTexts()
  const isHousehold = rulesOf(useSession()?.user.role).hires
  const interviews = useQuery({
    queryKey: interviewsKey,
    queryFn: ({ signal }) => api(listInterviews, {}, { signal }),
    staleTime: 30_000,
    enabled: !isHousehold,
  })
  if (isHousehold)
    return (
      <Suspense fallback={<SkeletonRows label={t.loading} />}>
        <HouseholdInterviews />
      </Suspense>
    )
  return (
    <>
      <InterviewList
        query={interviews}
        words={t}
        intro={t.intro}
        retry={retry}
        nameOf={({ household }) => household}
        before={
          <>
            <WhatsAppOffer />
            <OwnHouseholds />
          </>
        }
      >
        {(interview) => <Appointment interview={interview} />}
      </InterviewList>
      {interviews.data !== undefined && <ContactHolders />}
    </>
  )
}

function Appointment({ interview }: { interview: Interview }) {
  const { calendar, calendarCancelled } = useListTexts()
  const { report } = useReportTexts()
  const save = useCalendar()
  const isOpen = isNext(interview)
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3">
      <Said interview={interview} />
      <ActRow
        quiet={
          <>
            {interview.can_answer && <CounterButton interview={interview} by="candidate" />}
            {(isOpen || interview.status === 'cancelled') && (
              <Button
                variant="quiet"
                icon={isOpen ? CalendarPlus : CalendarX}
                onClick={() => save(interview.id)}
              >
                {isOpen ? calendar : calendarCancelled}
              </Button>
            )}
            <Marks meeting={interview} />
            <Suspense>
              <ReportButton metIn="interview" id={interview.id}>
                {report}
              </ReportButton>
            </Suspense>
          </>
        }
      >
        <JoinLink meeting={interview} with={interview.household} leads={isOpen} />
        {interview.can_answer && <Answer interview={interview} />}
      </ActRow>
    </div>
  )
}

/** When, with whom and how, and what became of it: to read and to hear. */
function Said({ interview }: { interview: Interview }) {
  const { seeker: t } = useListTexts()
  const { counter } = useMeetingTexts()
  const when = formatAppointment(interview.date, interview.time, useLocale())
  const isOpen = isNext(interview)
  return (
    <div className="min-w-0" data-aloud>
      <div className="flex flex-wrap items-start gap-x-2">
        <p className="min-w-0 grow basis-0 font-medium">{when}</p>
        <Listen of={when} className="-my-2.5" />
      </div>
      <p className="text-ink-soft">
        {t.with} <bdi>{interview.household}</bdi>
      </p>
      <p className="mt-2">
        {isOpen ? (
          <Chip tone={answerTones[interview.answer ?? 'waiting']}>
            {t[interview.answer ?? 'waiting']}
          </Chip>
        ) : (
          <Chip tone={interview.status === 'cancelled' ? 'danger' : 'neutral'}>
            {t.states[interview.status]}
          </Chip>
        )}
      </p>
      <MeetingFacts meeting={interview} />
      {isOpen && interview.counter_times.length > 0 && (
        <p className="mt-2 text-sm text-ink-soft">{counter.waiting}</p>
      )}
    </div>
  )
}

type Choice = NonNullable<Interview['answer']>

/** Accept at once, decline after a question; shown at once, and taken back with its reason when the server refuses. */
function Answer({ interview }: { interview: Interview }) {
  const { seeker: t } = useListTexts()
  const [asks, setAsks] = useState(false)
  const { household } = interview
  const { chosen, choice } = useOfferedTimes(interview)
  const run = useAnswer(interview, chosen)
  return (
    <>
      {choice}
      {interview.answer !== 'accepted' && (
        <Button
          aria-label={t.acceptOf(household)}
          disabled={chosen === undefined}
          onClick={() => void run('accepted')}
        >
          {t.accept}
        </Button>
      )}
      {interview.answer !== 'declined' && (
        <Button
          variant="secondary"
          aria-haspopup="dialog"
          aria-label={t.declineOf(household)}
          onClick={() => setAsks(true)}
        >
          {t.decline}
        </Button>
      )}
      <Declining
        open={asks}
        onClose={() => setAsks(false)}
        onConfirm={() => {
          setAsks(false)
          void run('declined')
        }}
      />
    </>
  )
}

function useAnswer(
  { id, version, answer: before }: Interview,
  time: { date: string; time: string } | undefined,
) {
  const { seeker: t } = useListTexts()
  const queries = useQueryClient()
  const show = (answer: Interview['answer']) =>
    queries.setQueryData<Interview[]>(interviewsKey, (list) =>
      list?.map((other) => (other.id === id ? { ...other, answer } : other)),
    )
  const { run } = useAction(
    (answer: Choice) =>
      apiToTheEnd(answerInterview, { id, answer, version, ...(answer === 'accepted' && { time }) }),
    {
      failed: t.failedAnswer,
      refresh: interviewsKey,
      toast: (_, answer) => ({ text: t[answer], seconds: 2 }),
      foresee: {
        key: interviewsKey,
        show: (answer) => {
          show(answer)
          return () => show(before)
        },
      },
    },
  )
  return run
}

function Declining(props: { open: boolean; onClose: () => void; onConfirm: () => void }) {
  const { cancel, close } = useTexts()
  const { seeker: t } = useListTexts()
  return (
    <ConfirmDialog
      {...props}
      title={t.decline}
      text={t.confirmDecline}
      confirmLabel={t.decline}
      cancelLabel={cancel}
      closeLabel={close}
      danger
    />
  )
}
