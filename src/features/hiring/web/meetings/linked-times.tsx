import { useState } from 'react'
import { formatAppointment, formatZoneTime } from '../../../../platform/shared/dashboard-dates.ts'
import { qatarInstant } from '../../../../platform/shared/format.ts'
import { Queries } from '../../../../platform/web/query.tsx'
import { useLocale } from '../../../../platform/web/texts.ts'
import { Button } from '../../../../ui/button.tsx'
import type { MeetingByLink } from '../../meeting-contract.ts'
import { useMeetingTexts } from '../list-texts.ts'
import { type MeetingTime, toggled } from './times.ts'
import { TimesPicker } from './times-picker.tsx'

interface Props {
  meeting: MeetingByLink
  busy: boolean
  onAct: (act: 'take' | 'decline' | 'counter', times?: MeetingTime[]) => void
}

/** Each offered time with its one press; below it other times, or none. */
export function LinkedTimes({ meeting, busy, onAct }: Props) {
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
              className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 rounded-md border border-line px-4 py-3"
            >
              <span>
                <span className="block font-medium">{words}</span>
                {there !== null && (
                  <span className="block text-sm text-ink-soft">
                    {t.grid.there(there.time, there.city)}
                  </span>
                )}
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
        <Counter zone={zone} busy={busy} onSend={(chosen) => onAct('counter', chosen)} />
      )}
      <p className="text-sm text-ink-soft">{t.meet.oneAct}</p>
    </>
  )
}

function Counter({
  zone,
  busy,
  onSend,
}: {
  zone: string | null
  busy: boolean
  onSend: (times: MeetingTime[]) => void
}) {
  const { counter, grid } = useMeetingTexts()
  const [chosen, setChosen] = useState<MeetingTime[]>([])
  return (
    <Queries>
      <TimesPicker
        times={chosen}
        onToggle={(time) => setChosen(toggled(chosen, time))}
        of={['link']}
        zone={zone}
        hint={grid.counterHint}
      />
      <Button busy={busy} disabled={chosen.length === 0} onClick={() => onSend(chosen)}>
        {counter.send}
      </Button>
    </Queries>
  )
}
