import { LockKeyhole } from 'lucide-react'
import { formatAppointment, formatInstant } from '../../../platform/shared/dashboard-dates.ts'
import { useLocale } from '../../../platform/web/texts.ts'
import { Alert } from '../../../ui/alert.tsx'
import { BackLink } from '../../../ui/back-link.tsx'
import { Button } from '../../../ui/button.tsx'
import { Chip } from '../../../ui/chip.tsx'
import { Icon } from '../../../ui/icon.tsx'
import { useAction } from '../../../ui/use-action.ts'
import { enterRoom, type Room } from '../contract.ts'
import type { Entry } from './call/use-call.ts'
import { interviewsPathOf } from './interviews-path.ts'
import { Mirror } from './mirror.tsx'
import { useTexts } from './texts.ts'
import type { OwnMedia } from './use-own-media.ts'

/** Before the call: oneself in a mirror, whom one meets, and the one press to enter. */
export function Lobby({
  room,
  media,
  ended,
  onEnter,
}: {
  room: Room
  media: OwnMedia
  ended: string | null
  onEnter: (entry: Entry) => void
}) {
  const t = useTexts()
  const locale = useLocale()
  const { run, busy, error } = useAction(enterRoom, {
    failed: t.lobby.failed,
    onDone: onEnter,
    inPlace: true,
  })
  const { interview_id: id, date, time, others, reach } = room
  return (
    <>
      <BackLink to={interviewsPathOf(room)}>{t.toInterviews}</BackLink>
      <h1 className="mt-2 text-2xl">{t.title}</h1>
      <p className="mt-1 mb-6 text-ink-soft">
        {t.when(formatAppointment(date, time, locale), t.minutes(room.length_minutes))}
      </p>
      <div className="grid items-start gap-x-10 gap-y-6 lg:grid-cols-[minmax(0,3fr)_minmax(0,2fr)]">
        <Mirror media={media} />
        <section className="space-y-5">
          <Others others={others} />
          {ended !== null && <Alert>{ended}</Alert>}
          {error !== undefined && <Alert tone="error">{error}</Alert>}
          <Button
            size="l"
            wide
            // Whoever leaves the call finds herself at the door.
            autoFocus={ended !== null}
            busy={busy}
            disabled={media.isAsking || media.fault === 'unable'}
            onClick={() => void run({ id })}
          >
            {ended === null ? t.lobby.enter : t.lobby.enterAgain}
          </Button>
          {reach !== 'everywhere' && <Alert tone="warning">{t.reach[reach]}</Alert>}
          <Promises />
          {room.open_until !== null && (
            <p className="text-sm text-ink-soft">
              {t.openUntil(formatInstant(room.open_until, locale))}
            </p>
          )}
        </section>
      </div>
    </>
  )
}

/** Whom one meets, and who is there already. */
function Others({ others }: Pick<Room, 'others'>) {
  const t = useTexts()
  return (
    <ul className="space-y-3">
      {others.map((other) => (
        <li key={other.side} className="flex flex-wrap items-center gap-x-3 gap-y-1">
          <span className="min-w-0 text-lg font-medium break-words">
            <bdi>{other.name}</bdi>
          </span>
          <span className="text-sm text-ink-soft">{t.sides[other.side]}</span>
          <Chip tone={other.is_here ? 'palm' : 'neutral'}>
            {other.is_here ? t.isHere : t.isAway}
          </Chip>
        </li>
      ))}
    </ul>
  )
}

function Promises() {
  const { lobby: t } = useTexts()
  return (
    <ul className="space-y-2 text-sm text-ink-soft">
      {t.promises.map((promise) => (
        <li key={promise} className="flex items-start gap-2">
          <Icon of={LockKeyhole} size={16} className="mt-[0.2em] shrink-0 text-ink-faint" />
          <span>{promise}</span>
        </li>
      ))}
    </ul>
  )
}
