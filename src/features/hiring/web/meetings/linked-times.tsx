import { Suspense, useState } from 'react'
import {
  formatAppointment,
  formatLongWeekday,
  formatZoneTime,
} from '../../../../platform/shared/dashboard-dates.ts'
import { formatTime, qatarInstant } from '../../../../platform/shared/format.ts'
import { useLocale } from '../../../../platform/web/texts.ts'
import { Button } from '../../../../ui/button.tsx'
import { lazyPart } from '../../../../ui/lazy-part.ts'
import type { MeetingByLink } from '../../meeting-contract.ts'
import { useMeetingTexts } from '../list-texts.ts'
import type { LoadTaken } from './times-picker.tsx'
import type { MeetingTime } from './times.ts'

const LinkedCounter = lazyPart(() => import('./linked-counter.tsx'), 'LinkedCounter')

interface Props {
  meeting: MeetingByLink
  load: LoadTaken
  busy: boolean
  onAct: (act: 'take' | 'decline' | 'counter', times?: MeetingTime[]) => void
}

/** Each offered time with its one press; below it other times, or none. */
export function LinkedTimes({ meeting, load, busy, onAct }: Props) {
  const t = useMeetingTexts()
  const locale = useLocale()
  const [proposes, setProposes] = useState(false)
  const { times, candidate_zone: zone, side } = meeting
  return (
    <>
      <ul className="flex flex-col gap-3">
        {times.map((time) => {
          const words = formatAppointment(time.date, time.time, locale)
          const there =
            zone === null ? null : formatZoneTime(qatarInstant(time.date, time.time), zone, locale)
          return (
            <li
              key={words}
              className="flex items-center justify-between gap-4 rounded-md border border-line px-4 py-3"
            >
              <span>
                <span className="block font-medium">{formatLongWeekday(time.date, locale)}</span>
                <span className="block">{formatTime(time.time, locale)}</span>
                {there !== null && <span className="block text-sm text-ink-soft">{there}</span>}
              </span>
              <Button
                busy={busy}
                aria-label={t.takeOf(words)}
                onClick={() => onAct('take', [time])}
              >
                {t.meet.accept}
              </Button>
            </li>
          )
        })}
      </ul>
      {side !== 'household' && !proposes && (
        <div className="flex flex-wrap gap-2">
          <Button variant="secondary" onClick={() => setProposes(true)}>
            {t.counter.act}
          </Button>
          <Button variant="quiet" busy={busy} onClick={() => onAct('decline')}>
            {t.meet.decline}
          </Button>
        </div>
      )}
      {proposes && (
        <Suspense>
          <LinkedCounter
            offered={times}
            zone={zone}
            load={load}
            busy={busy}
            onSend={(chosen) => onAct('counter', chosen)}
          />
        </Suspense>
      )}
      <p className="text-sm text-ink-soft">{t.meet.oneAct}</p>
    </>
  )
}
