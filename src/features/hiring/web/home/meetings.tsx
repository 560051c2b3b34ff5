import { formatAppointment, formatInstant } from '../../../../platform/shared/dashboard-dates.ts'
import { formatTime } from '../../../../platform/shared/format.ts'
import { LocalLink } from '../../../../platform/web/local-link.tsx'
import { useLocale } from '../../../../platform/web/texts.ts'
import { Card } from '../../../../ui/card.tsx'
import { Chip } from '../../../../ui/chip.tsx'
import { Avatar } from '../../../../ui/portrait.tsx'
import { NameBeside } from '../../../profiles/web/index.ts'
import type { Home, HomeMeeting } from '../../home-contract.ts'
import { JoinLink } from '../meetings/join-link.tsx'
import { useHomeTexts, useMeetingTexts } from '../list-texts.ts'

/** Today's and the next interviews. */
export function Meetings({ meetings }: { meetings: HomeMeeting[] }) {
  const t = useHomeTexts()
  return (
    <Card title={t.meetings} bare>
      {meetings.length === 0 ? (
        <p className="px-5 pt-2 pb-5 text-ink-soft sm:px-6">{t.noMeetings}</p>
      ) : (
        <ul className="px-5 pt-1 sm:px-6">
          {meetings.map((meeting) => (
            <li key={meeting.id} className="border-b border-line py-3 last:border-0">
              <Meeting meeting={meeting} />
            </li>
          ))}
        </ul>
      )}
      {meetings.length > 0 && (
        <p className="px-5 pb-3 sm:px-6">
          <LocalLink to="/dashboard/interviews" className="link inline-flex min-h-11 items-center">
            {t.allMeetings}
          </LocalLink>
        </p>
      )}
    </Card>
  )
}

function Meeting({ meeting }: { meeting: HomeMeeting }) {
  const t = useHomeTexts()
  const { ways } = useMeetingTexts()
  const locale = useLocale()
  const { person, date, time, way, answer, is_today } = meeting
  return (
    <div className="flex flex-wrap items-center gap-3">
      <Avatar name={person.name} src={person.image} shape="square" loading="lazy" />
      <div className="min-w-0 grow basis-40">
        <LocalLink to={`/candidates/${person.id}`} className="hit font-medium hover:underline">
          <bdi>{person.name}</bdi>
        </LocalLink>
        <NameBeside name={person.name} className="block text-sm text-ink-soft" />
        <p className="text-sm text-ink-soft">
          {is_today ? (
            <b className="text-accent">
              {t.today}, {formatTime(time, locale)}
            </b>
          ) : (
            formatAppointment(date, time, locale)
          )}
          {way !== null && ` · ${ways[way]}`}
        </p>
      </div>
      {meeting.can_join ? (
        <JoinLink meeting={meeting} with={person.name} />
      ) : (
        <Chip
          className="max-sm:ms-13"
          tone={answer === 'accepted' ? 'palm' : answer === 'declined' ? 'danger' : 'neutral'}
        >
          {answer === null ? t.waits : t.answered[answer]}
        </Chip>
      )}
    </div>
  )
}

/** Who has said yes or no to an interview within two weeks. */
export function Answers({ answers }: Pick<Home, 'answers'>) {
  const t = useHomeTexts()
  const locale = useLocale()
  if (answers.length === 0) return null
  return (
    <Card title={t.answers} bare>
      <ul className="px-5 pt-1 pb-2 sm:px-6">
        {answers.map(({ person, answer, at }) => (
          <li
            key={person.id}
            className="flex items-center gap-3 border-b border-line py-3 last:border-0"
          >
            <Avatar name={person.name} src={person.image} shape="square" loading="lazy" />
            <span className="min-w-0">
              <LocalLink
                to={`/candidates/${person.id}`}
                className="hit font-medium hover:underline"
              >
                <bdi>{person.name}</bdi>
              </LocalLink>
              <NameBeside name={person.name} className="block text-sm text-ink-soft" />
              <span className="block text-sm text-ink-soft">
                {t.answered[answer]} · {formatInstant(at, locale)}
              </span>
            </span>
          </li>
        ))}
      </ul>
    </Card>
  )
}
