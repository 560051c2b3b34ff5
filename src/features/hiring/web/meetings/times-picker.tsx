import { useQuery } from '@tanstack/react-query'
import { ChevronLeft, ChevronRight } from 'lucide-react'
import { useState } from 'react'
import {
  formatAppointment,
  formatDayMonth,
  formatWeekday,
  formatZoneTime,
} from '../../../../platform/shared/dashboard-dates.ts'
import {
  formatTime,
  isolated,
  qatarDate,
  qatarInstant,
} from '../../../../platform/shared/format.ts'
import { useLocale } from '../../../../platform/web/texts.ts'
import { RemovableChip } from '../../../../ui/chip.tsx'
import { classNames } from '../../../../ui/class-names.ts'
import { FieldGroup } from '../../../../ui/field.tsx'
import { IconButton } from '../../../../ui/icon-button.tsx'
import type { TakenHours } from '../../meeting-contract.ts'
import { timesMax } from '../../meeting-rules.ts'
import { useMeetingTexts } from '../list-texts.ts'
import { addDays, daysFrom, halfHours, type MeetingTime, sameTime, takenAt } from './times.ts'

const daysShown = 7

export type LoadTaken = (from: string, signal: AbortSignal) => Promise<TakenHours>

interface Props {
  times: readonly MeetingTime[]
  onToggle: (time: MeetingTime) => void
  /** What is taken from a day on. */
  load: LoadTaken
  /** Whose hours they are, for the memory of what was loaded. */
  of: readonly (string | number)[]
  /** The clock of the candidate, where it is known without asking. */
  zone?: string | null
  hint: string
  error?: string | undefined
}

/** Half hours of a day to choose up to three from, with what either side has taken. */
export function TimesPicker({ times, onToggle, load, of, zone = null, hint, error }: Props) {
  const { grid: t } = useMeetingTexts()
  const [now] = useState(() => new Date())
  const today = qatarDate(now)
  const [first, setFirst] = useState(laterOf(times[0]?.date ?? addDays(today, 1), today))
  const [day, setDay] = useState(first)
  const taken = useQuery({
    queryKey: ['interviews', 'taken', ...of, first],
    queryFn: ({ signal }) => load(first, signal),
  })
  const show = (from: string) => {
    setFirst(laterOf(from, today))
    setDay(laterOf(from, today))
  }
  return (
    <FieldGroup label={t.title} hint={hint} error={error}>
      <Days first={first} day={day} today={today} onDay={setDay} onFirst={show} />
      {taken.isError && <p className="mt-2 text-sm text-ink-soft">{t.failed}</p>}
      <ul
        aria-busy={taken.isFetching && taken.data === undefined}
        className="mt-2 grid max-h-72 grid-cols-3 gap-2 overflow-y-auto p-0.5 sm:grid-cols-4"
      >
        {halfHours.map((time) => (
          <li key={time} className="flex">
            <Slot
              time={{ date: day, time }}
              taken={taken.data?.taken ?? []}
              zone={taken.data?.candidate_zone ?? zone}
              isChosen={times.some(sameTime({ date: day, time }))}
              isFull={times.length >= timesMax}
              now={now}
              onToggle={onToggle}
            />
          </li>
        ))}
      </ul>
      <Chosen times={times} onToggle={onToggle} />
    </FieldGroup>
  )
}

const laterOf = (a: string, b: string): string => (a < b ? b : a)

/** A week of days, and the way to the others. */
function Days({
  first,
  day,
  today,
  onDay,
  onFirst,
}: {
  first: string
  day: string
  today: string
  onDay: (day: string) => void
  onFirst: (day: string) => void
}) {
  const { grid: t } = useMeetingTexts()
  const locale = useLocale()
  return (
    <div className="flex items-center gap-1">
      <IconButton
        icon={ChevronLeft}
        directional
        label={t.earlier}
        disabled={first <= today}
        onClick={() => onFirst(addDays(first, -daysShown))}
      />
      <ul className="flex min-w-0 grow gap-1.5 overflow-x-auto py-1 [scrollbar-width:none]">
        {daysFrom(first, daysShown).map((one) => (
          <li key={one} className="flex min-w-18 grow">
            <button
              type="button"
              aria-pressed={one === day}
              onClick={() => onDay(one)}
              className={classNames(
                'flex min-h-14 grow flex-col items-center justify-center rounded-md border px-1 text-sm transition-colors',
                one === day
                  ? 'border-accent bg-accent-wash font-medium text-accent'
                  : 'border-line text-ink-soft hover:border-line-field hover:text-ink',
              )}
            >
              <span>{formatWeekday(one, locale)}</span>
              <span className="whitespace-nowrap">{formatDayMonth(one, locale)}</span>
            </button>
          </li>
        ))}
      </ul>
      <IconButton
        icon={ChevronRight}
        directional
        label={t.later}
        onClick={() => onFirst(addDays(first, daysShown))}
      />
    </div>
  )
}

function Chosen({ times, onToggle }: Pick<Props, 'times' | 'onToggle'>) {
  const { grid: t } = useMeetingTexts()
  const locale = useLocale()
  return (
    <div className="mt-3" aria-live="polite">
      {times.length === 0 ? (
        <p className="text-sm text-ink-soft">{t.none}</p>
      ) : (
        <ul aria-label={t.chosen} className="flex flex-wrap gap-2">
          {times.map((time) => (
            <li key={`${time.date} ${time.time}`}>
              <RemovableChip
                removeLabel={t.remove(formatAppointment(time.date, time.time, locale))}
                onRemove={() => onToggle(time)}
              >
                {formatAppointment(time.date, time.time, locale)}
              </RemovableChip>
            </li>
          ))}
        </ul>
      )}
    </div>
  )
}

interface SlotProps {
  time: MeetingTime
  taken: TakenHours['taken']
  zone: string | null
  isChosen: boolean
  isFull: boolean
  now: Date
  onToggle: (time: MeetingTime) => void
}

function Slot({ time, taken, zone, isChosen, isFull, now, onToggle }: SlotProps) {
  const { grid: t } = useMeetingTexts()
  const locale = useLocale()
  const at = qatarInstant(time.date, time.time)
  const hours = takenAt(taken, at)
  const theirs = hours.some(({ whose }) => whose === 'theirs')
  const own = hours.find(({ whose }) => whose === 'own')
  const said = theirs || own?.name === null ? t.taken : own && t.with(isolated(own.name))
  const there = zone === null ? null : formatZoneTime(at, zone, locale)
  return (
    <button
      type="button"
      aria-pressed={isChosen}
      disabled={!isChosen && (at <= now || theirs || isFull)}
      onClick={() => onToggle(time)}
      className={classNames(
        'flex min-h-11 min-w-0 grow flex-col items-center justify-center rounded-md border px-1 py-1.5 text-sm transition-colors disabled:text-ink-faint',
        isChosen
          ? 'border-accent bg-accent font-medium text-on-accent'
          : theirs
            ? 'border-line bg-sunken line-through'
            : own
              ? 'border-amber bg-amber-wash text-amber'
              : 'border-line hover:border-line-field disabled:bg-sunken',
      )}
    >
      <span className="whitespace-nowrap">{formatTime(time.time, locale)}</span>
      {said !== undefined && <span className="max-w-full truncate text-xs">{said}</span>}
      {there !== null && (
        <span className={classNames('text-xs', !isChosen && 'text-ink-faint')}>
          {t.there(there.time, there.city)}
        </span>
      )}
    </button>
  )
}
