import { type ReactNode, Suspense } from 'react'
import type { MetaFunction } from 'react-router'
import { useLoaderData } from 'react-router'
import { formatAppointment, formatZoneTime } from '../../../../platform/shared/dashboard-dates.ts'
import { isolated, qatarInstant } from '../../../../platform/shared/format.ts'
import { localeOfPath } from '../../../../platform/shared/locale.ts'
import { useLocale } from '../../../../platform/web/texts.ts'
import { Alert } from '../../../../ui/alert.tsx'
import { ButtonLink } from '../../../../ui/button.tsx'
import { lazyPart } from '../../../../ui/lazy-part.ts'
import { LinkedPage } from '../../../../ui/linked-page.tsx'
import { loadSecretLink, publicApi, secretLinkHeaders } from '../../../accounts/web/index.ts'
import {
  answerByLink,
  getMeetingByLink,
  listTakenHoursByLink,
  type MeetingByLink,
} from '../../meeting-contract.ts'
import { meetingTexts, useMeetingTexts } from '../list-texts.ts'
import { LinkedTimes } from './linked-times.tsx'

export const loader = loadSecretLink
export const headers = secretLinkHeaders
export const meta: MetaFunction = ({ location }) => [
  { title: meetingTexts[localeOfPath(location.pathname)].meet.metaTitle },
  { name: 'robots', content: 'noindex' },
]

const Listen = lazyPart(() => import('../../../../ui/listen.tsx'), 'Listen', true)

const find = (token: string) => publicApi(getMeetingByLink, { token })

/** Where the link in a message about an interview leads: it shows what it is about, and a button acts. */
export default function MeetPage() {
  const { token } = useLoaderData<typeof loadSecretLink>()
  const { meet: t } = useMeetingTexts()
  return (
    <LinkedPage token={token} find={find} texts={t} onward={<SignIn />}>
      {(meeting, answer, busy) => (
        <Shown meeting={meeting}>
          {meeting.state === 'open' ? (
            <LinkedTimes
              meeting={meeting}
              load={(from, signal) => publicApi(listTakenHoursByLink, { token, from }, { signal })}
              busy={busy}
              onAct={(act, times = []) =>
                void answer(() => publicApi(answerByLink, { token, act, times }))
              }
            />
          ) : (
            <Done meeting={meeting} />
          )}
        </Shown>
      )}
    </LinkedPage>
  )
}

function Shown({ meeting, children }: { meeting: MeetingByLink; children: ReactNode }) {
  const { meet: t, minutes, ways } = useMeetingTexts()
  const { side, household, candidate, way, note, length_minutes } = meeting
  const names = [household, candidate].map((name) => isolated(name)) as [string, string]
  return (
    <div className="flex flex-col gap-4" data-aloud>
      <div className="flex flex-wrap items-start gap-x-2">
        <p className="min-w-0 grow basis-0 text-lg">
          {side === 'household'
            ? t.proposes(names[1])
            : side === 'agency'
              ? t.invites(...names)
              : t.invitesYou(names[0])}
        </p>
        {side === 'candidate' && (
          <Suspense fallback={<span className="size-11" />}>
            <Listen className="-my-2 -me-3" />
          </Suspense>
        )}
      </div>
      <p className="text-ink-soft">
        {[way && ways.shown[way], minutes(length_minutes), t.dohaTime].filter(Boolean).join(' · ')}
      </p>
      {note !== null && (
        <p className="rounded-md bg-sunken px-4 py-3 break-words whitespace-pre-line">
          <bdi>{note}</bdi>
        </p>
      )}
      {children}
    </div>
  )
}

function Done({
  meeting: { state, times, candidate_zone: zone, side },
}: {
  meeting: MeetingByLink
}) {
  const { meet: t } = useMeetingTexts()
  const locale = useLocale()
  const [time] = times
  const there =
    zone !== null && side !== 'household' && time !== undefined
      ? formatZoneTime(qatarInstant(time.date, time.time), zone, locale)
      : null
  return (
    <>
      {state !== 'open' && (
        <Alert tone={state === 'accepted' ? 'success' : 'info'}>
          {t.states[state]}
          {state === 'accepted' && time !== undefined && (
            <span className="mt-1 block font-medium">
              {formatAppointment(time.date, time.time, locale)}
              {there !== null && ` (${there})`}
            </span>
          )}
        </Alert>
      )}
      <p className="text-ink-soft">{t.thanks}</p>
      <SignIn />
    </>
  )
}

function SignIn() {
  const { meet: t } = useMeetingTexts()
  return (
    <ButtonLink to="/dashboard/interviews" wide>
      {t.signIn}
    </ButtonLink>
  )
}
