import { useQuery } from '@tanstack/react-query'
import { Check, ChevronLeft, ChevronRight } from 'lucide-react'
import { type KeyboardEvent, useState } from 'react'
import { addDays } from '../../../../platform/shared/days.ts'
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
import { joinList } from '../../../../platform/shared/join-list.ts'
import { useLocale } from '../../../../platform/web/texts.ts'
import { RemovableChip } from '../../../../ui/chip.tsx'
import { classNames } from '../../../../ui/class-names.ts'
import { FieldGroup } from '../../../../ui/field.tsx'
import { griddedIndex } from '../../../../ui/grid-keys.ts'
import { Icon } from '../../../../ui/icon.tsx'
import { IconButton } from '../../../../ui/icon-button.tsx'
import { isRightToLeft } from '../../../../ui/roving.ts'
import type { TakenHours } from '../../meeting-contract.ts'
import { timesMax } from '../../meeting-rules.ts'
import { useMeetingTexts } from '../list-texts.ts'
import { daysFrom, halfHours, type MeetingTime, sameTime, takenAt } from './times.ts'

const daysShown = 7

export type LoadTaken = (from: string, signal: AbortSignal) => Promise<TakenHours>

interface Props {
  /** By which a form knows it. */
  name?: string
  times: readonly MeetingTime[]
  onToggle: (time: MeetingTime) => void
  /** The day that is shown first; tomorrow where none is given. */
  start?: string
  /** What is taken from a day on. */
  load: LoadTaken
  /** Whose hours they are, for the memory of what was loaded. */
  of: readonly (string | number)[]
  /** The clock of the candidate, where it is known without asking. */
  zone?: string | null
  hint: string
  error?: string | undefined
}

/** Half hours to choose up to three from, with what either side has taken: a week where there is room, else day by day. */
export function TimesPicker({
  name,
  times,
  onToggle,
  start,
  load,
  of,
  zone = null,
  hint,
  error,
}: Props) {
  const { grid: t } = useMeetingTexts()
  const [now] = useState(() => new Date())
  const today = qatarDate(now)
  const [first, setFirst] = useState(laterOf(start ?? addDays(today, 1), today))
  const [day, setDay] = useState(first)
  const { data, isError, isFetching } = useQuery({
    queryKey: ['interviews', 'taken', ...of, first],
    queryFn: ({ signal }) => load(first, signal),
  })
  const show = (from: string) => {
    setFirst(laterOf(from, today))
    setDay(laterOf(from, today))
  }
  return (
    <FieldGroup label={t.title} hint={hint} error={error}>
      <div className="@container">
        <Days first={first} day={day} today={today} onDay={setDay} onFirst={show} />
        {isError && <p className="mt-2 text-sm text-ink-soft">{t.failed}</p>}
        <Hours
          days={daysFrom(first, daysShown)}
          taken={data?.taken ?? []}
          zone={data?.candidate_zone ?? zone}
          isLoading={isFetching && data === undefined}
          {...{ times, onToggle, now, day }}
          onDay={setDay}
        />
      </div>
      <Chosen times={times} onToggle={onToggle} />
      {name !== undefined && <input type="hidden" name={name} />}
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
      <p aria-hidden className="hidden grow text-center font-medium @2xl:block">
        {formatDayMonth(first, locale)} – {formatDayMonth(addDays(first, daysShown - 1), locale)}
      </p>
      <ul className="flex min-w-0 grow gap-1.5 overflow-x-auto py-1 [scrollbar-width:none] @2xl:hidden">
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

interface Shown {
  times: readonly MeetingTime[]
  taken: TakenHours['taken']
  zone: string | null
  now: Date
  /** Of the days, the one that is shown where there is room for one, and in which the keyboard stands. */
  day: string
  onDay: (day: string) => void
  onToggle: (time: MeetingTime) => void
}

/** The half hours by days; arrows lead through them, as through one control. */
function Hours({ days, isLoading, ...shown }: Shown & { days: string[]; isLoading: boolean }) {
  const [row, setRow] = useState(shown.times[0]?.time ?? halfHours[0])
  return (
    <div className="mt-2 max-h-72 scroll-pt-14 overflow-y-auto @2xl:max-h-96 @2xl:rounded-md @2xl:border @2xl:border-line">
      <div
        role="grid"
        aria-busy={isLoading}
        onKeyDown={goByKey}
        className="grid grid-cols-3 gap-2 p-0.5 @sm:grid-cols-4 @2xl:grid-cols-[8.5rem_repeat(7,minmax(0,1fr))] @2xl:gap-1 @2xl:p-1 @2xl:pt-0"
      >
        <Heads days={days} />
        {halfHours.map((time) => (
          <div key={time} role="row" className="contents">
            <Clock at={{ date: days[0] ?? shown.day, time }} zone={shown.zone} />
            {days.map((date) => (
              <Slot
                key={date}
                time={{ date, time }}
                isStop={date === shown.day && time === row}
                onStop={() => {
                  setRow(time)
                  shown.onDay(date)
                }}
                {...shown}
              />
            ))}
          </div>
        ))}
      </div>
    </div>
  )
}

function goByKey(event: KeyboardEvent<HTMLElement>): void {
  const grid = event.currentTarget
  const seen = [...grid.querySelectorAll('button')].filter((slot) => slot.offsetParent !== null)
  const place = {
    count: seen.length,
    columns: seen.length / halfHours.length,
    rightToLeft: isRightToLeft(grid),
  }
  const to = griddedIndex(
    seen.findIndex((slot) => slot === event.target),
    place,
    event.key,
  )
  if (to === null) return
  event.preventDefault()
  seen[to]?.focus()
}

function Heads({ days }: { days: readonly string[] }) {
  const locale = useLocale()
  const sticky = 'sticky top-0 z-1 bg-surface py-2 text-center text-sm'
  return (
    <div role="row" className="hidden @2xl:contents">
      {/* oxlint-disable-next-line jsx-a11y/control-has-associated-label -- the corner of the grid, which holds nothing */}
      <span role="gridcell" className={sticky} />
      {days.map((day) => (
        <span key={day} role="columnheader" className={sticky}>
          <span className="block text-xs text-ink-soft">{formatWeekday(day, locale)}</span>
          <span className="block font-medium whitespace-nowrap">{formatDayMonth(day, locale)}</span>
        </span>
      ))}
    </div>
  )
}

/** The time of a row on Doha's clock, and on hers where that is another. */
function Clock({ at, zone }: { at: MeetingTime; zone: string | null }) {
  const locale = useLocale()
  const there = useThere(at, zone)
  return (
    <span
      role="rowheader"
      className="hidden flex-col justify-center pe-2 text-end text-sm leading-tight @2xl:flex"
    >
      <span className="whitespace-nowrap">{formatTime(at.time, locale)}</span>
      {there && <span className="text-xs whitespace-nowrap text-ink-faint">{there}</span>}
    </span>
  )
}

function useThere({ date, time }: MeetingTime, zone: string | null) {
  const locale = useLocale()
  return zone === null ? null : formatZoneTime(qatarInstant(date, time), zone, locale)
}

interface SlotProps extends Shown {
  time: MeetingTime
  /** Where Tab leads into the grid. */
  isStop: boolean
  onStop: () => void
}

function Slot({ time, times, taken, zone, now, day, isStop, onStop, onToggle }: SlotProps) {
  const { grid: t } = useMeetingTexts()
  const locale = useLocale()
  const at = qatarInstant(time.date, time.time)
  const isChosen = times.some(sameTime(time))
  const { look, said, shown } = stateOf(takenAt(taken, at), t)
  const isOut = !isChosen && (at <= now || look === 'theirs' || times.length >= timesMax)
  const there = useThere(time, zone)
  const words = [formatAppointment(time.date, time.time, locale), there, said]
  return (
    <div role="gridcell" className={classNames('flex', time.date !== day && '@max-2xl:hidden')}>
      <button
        type="button"
        aria-pressed={isChosen}
        aria-disabled={isOut}
        tabIndex={isStop ? 0 : -1}
        title={said}
        onFocus={onStop}
        onClick={() => !isOut && onToggle(time)}
        className={classNames(
          'relative flex min-h-11 min-w-0 grow flex-col items-center justify-center rounded-md border px-1 py-1.5 text-sm transition-colors aria-disabled:cursor-default aria-disabled:text-ink-faint @2xl:min-h-9 @2xl:py-0.5',
          isChosen ? 'border-accent bg-accent font-medium text-on-accent' : looks[look],
          isOut && look === 'free' && 'bg-sunken',
        )}
      >
        <span className="sr-only">{joinList(words.filter(isText), locale)}</span>
        <span aria-hidden className="whitespace-nowrap @2xl:hidden">
          {formatTime(time.time, locale)}
        </span>
        {isChosen && <Icon of={Check} size={16} className="@max-2xl:hidden" />}
        {shown !== undefined && (
          <bdi aria-hidden className="max-w-full truncate text-xs">
            {shown}
          </bdi>
        )}
        {there !== null && (
          <span
            aria-hidden
            className={classNames('text-xs @2xl:hidden', !isChosen && 'text-ink-faint')}
          >
            {there}
          </span>
        )}
      </button>
    </div>
  )
}

const looks = {
  free: 'border-line not-aria-disabled:hover:border-accent not-aria-disabled:hover:bg-accent-wash',
  own: 'border-amber bg-amber-wash text-amber',
  theirs: 'border-line bg-sunken line-through',
}

/** How a half hour looks, what is said of it, and what of that there is room for. */
function stateOf(
  hours: TakenHours['taken'],
  t: ReturnType<typeof useMeetingTexts>['grid'],
): { look: keyof typeof looks; said?: string; shown?: string } {
  const own = hours.find(({ whose }) => whose === 'own')
  const isTheirs = hours.some(({ whose }) => whose === 'theirs')
  if (isTheirs) return { look: 'theirs', said: t.taken, shown: t.taken }
  if (own === undefined) return { look: 'free' }
  return own.name === null
    ? { look: 'own', said: t.taken, shown: t.taken }
    : { look: 'own', said: t.with(isolated(own.name)), shown: own.name }
}

const isText = (text: string | null | undefined): text is string => typeof text === 'string'
