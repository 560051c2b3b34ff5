import { formatAppointment } from '../../../../platform/shared/dashboard-dates.ts'
import { formatShortDate, formatTime, isolated } from '../../../../platform/shared/format.ts'
import { LocalLink } from '../../../../platform/web/local-link.tsx'
import { useLocale } from '../../../../platform/web/texts.ts'
import { Card } from '../../../../ui/card.tsx'
import { Chip } from '../../../../ui/chip.tsx'
import type { ComingMeeting, Today } from '../../today-contract.ts'
import { useWaysTexts } from '../frame-texts.ts'
import { JoinLink } from '../meetings/join-link.tsx'
import { useTodayTexts } from './texts.ts'

/** Today's and the next interviews, each with its hour and way. */
export function ComingMeetings({ meetings }: { meetings: ComingMeeting[] }) {
  const t = useTodayTexts()
  return (
    <Card title={t.coming} bare>
      {meetings.length === 0 ? (
        <p className="px-5 pt-2 pb-5 text-ink-soft sm:px-6">{t.noMeetings}</p>
      ) : (
        <>
          <ul className="px-5 pt-1 sm:px-6">
            {meetings.map((meeting) => (
              <li key={meeting.id} className="border-b border-line py-3 last:border-0">
                <Meeting meeting={meeting} />
              </li>
            ))}
          </ul>
          <p className="px-5 pb-3 sm:px-6">
            <LocalLink
              to="/dashboard/interviews"
              className="link inline-flex min-h-11 items-center"
            >
              {t.allMeetings}
            </LocalLink>
          </p>
        </>
      )}
    </Card>
  )
}

function Meeting({ meeting }: { meeting: ComingMeeting }) {
  const t = useTodayTexts()
  const { ways } = useWaysTexts()
  const locale = useLocale()
  const { household, date, time, way, answer, is_today } = meeting
  return (
    <div className="flex flex-wrap items-center gap-3">
      <div className="min-w-0 grow basis-40">
        <p className="font-medium">
          {is_today ? (
            <b className="text-accent">
              {t.today}, {formatTime(time, locale)}
            </b>
          ) : (
            formatAppointment(date, time, locale)
          )}
        </p>
        <p className="text-sm text-ink-soft">
          <bdi>{household}</bdi>
          {way !== null && ` · ${ways.shown[way]}`}
        </p>
      </div>
      {meeting.can_join ? (
        <JoinLink meeting={meeting} with={household} leads={false} />
      ) : (
        <Chip tone={answer === 'accepted' ? 'palm' : answer === 'declined' ? 'danger' : 'neutral'}>
          {answer === null ? t.waits : t.answered[answer]}
        </Chip>
      )}
    </div>
  )
}

/** The steps of the way to her new household in which something is to be done. */
export function Arrival({
  arrival: { household, steps },
}: {
  arrival: NonNullable<Today['arrival']>
}) {
  const t = useTodayTexts()
  const locale = useLocale()
  if (steps.length === 0) return null
  return (
    <Card title={t.arrival(isolated(household))} bare>
      <ul className="px-5 pt-1 pb-2 sm:px-6">
        {steps.map(({ label, due_on, is_yours }) => (
          <li
            key={label}
            className="flex flex-wrap items-center gap-3 border-b border-line py-3 last:border-0"
          >
            <span className="min-w-0 grow basis-40">
              <span className="block font-medium">{label}</span>
              {due_on !== null && (
                <span className="text-sm text-ink-soft">
                  {t.due(formatShortDate(due_on, locale))}
                </span>
              )}
            </span>
            {is_yours && <Chip tone="amber">{t.yours}</Chip>}
          </li>
        ))}
      </ul>
    </Card>
  )
}
