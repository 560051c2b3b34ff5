import { ChevronLeft, ChevronRight } from 'lucide-react'
import { useState } from 'react'
import { addDays } from '../../../../platform/shared/days.ts'
import {
  formatDayMonth,
  formatLongWeekday,
  formatWeekday,
} from '../../../../platform/shared/dashboard-dates.ts'
import { formatTime, qatarDate } from '../../../../platform/shared/format.ts'
import { useLocale } from '../../../../platform/web/texts.ts'
import { Button } from '../../../../ui/button.tsx'
import { type Tone, toneClass } from '../../../../ui/chip.tsx'
import { classNames } from '../../../../ui/class-names.ts'
import { IconButton } from '../../../../ui/icon-button.tsx'
import { RadioGroup } from '../../../../ui/radio-group.tsx'
import { useMeetingTexts } from '../list-texts.ts'
import { daysFrom, weekOf } from './times.ts'

export interface CalendarItem {
  id: number
  date: string
  time: string
  minutes: number
  name: string
  state: string
  tone: Tone
}

type View = 'day' | 'week'

/** Interviews of a day or of a week; each leads to its card below. */
export function CalendarView({ items }: { items: readonly CalendarItem[] }) {
  const { calendar: t } = useMeetingTexts()
  const [today] = useState(() => qatarDate(new Date()))
  const [view, setView] = useState<View>('week')
  const [day, setDay] = useState(today)
  const days = view === 'day' ? [day] : daysFrom(weekOf(day), 7)
  const step = view === 'day' ? 1 : 7
  return (
    <section aria-label={t.label} className="mb-8 rounded-lg border border-line bg-surface">
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 border-b border-line px-3 py-2 sm:px-4">
        <div className="flex items-center gap-1">
          <IconButton
            icon={ChevronLeft}
            directional
            label={t.previous[view]}
            onClick={() => setDay(addDays(day, -step))}
          />
          <Button variant="secondary" size="s" onClick={() => setDay(today)}>
            {t.today}
          </Button>
          <IconButton
            icon={ChevronRight}
            directional
            label={t.next[view]}
            onClick={() => setDay(addDays(day, step))}
          />
        </div>
        <ViewSwitch view={view} onView={setView} />
      </div>
      <ol
        className={classNames(
          'divide-y divide-line',
          view === 'week' && 'lg:grid lg:grid-cols-7 lg:divide-x lg:divide-y-0',
        )}
      >
        {days.map((one) => (
          <Day
            key={one}
            day={one}
            isToday={one === today}
            isWide={view === 'day'}
            items={items
              .filter(({ date }) => date === one)
              .toSorted((a, b) => a.time.localeCompare(b.time))}
          />
        ))}
      </ol>
    </section>
  )
}

function ViewSwitch({ view, onView }: { view: View; onView: (view: View) => void }) {
  const { calendar: t } = useMeetingTexts()
  return (
    <RadioGroup
      name="calendar-view"
      label={t.view}
      hideLabel
      variant="segments"
      className="min-w-40"
      options={[
        { value: 'day', label: t.day },
        { value: 'week', label: t.week },
      ]}
      value={view}
      onChange={({ target }) => onView(target.value === 'day' ? 'day' : 'week')}
    />
  )
}

function Day({
  day,
  isToday,
  isWide,
  items,
}: {
  day: string
  isToday: boolean
  isWide: boolean
  items: CalendarItem[]
}) {
  const t = useMeetingTexts()
  const locale = useLocale()
  return (
    <li className="min-w-0 px-4 py-3 lg:px-2.5">
      <h3
        className={classNames(
          'text-sm font-medium',
          isToday ? 'text-accent' : items.length > 0 ? 'text-ink' : 'text-ink-faint',
        )}
      >
        <span className={isWide ? undefined : 'lg:hidden'}>{formatLongWeekday(day, locale)}</span>
        {!isWide && (
          <span className="hidden lg:block">
            <span className="block text-xs">{formatWeekday(day, locale)}</span>
            {formatDayMonth(day, locale)}
          </span>
        )}
      </h3>
      {items.length === 0 ? (
        <p className={classNames('text-sm text-ink-faint', isWide ? 'py-6' : 'sr-only')}>
          {t.calendar.nothing}
        </p>
      ) : (
        <ul className="mt-2 space-y-2">
          {items.map(({ id, time, minutes, name, state, tone }) => (
            <li key={id}>
              <a
                href={`#interview-${id}`}
                className={classNames(
                  'block min-h-11 rounded-md px-3 py-2 text-sm hover:underline',
                  toneClass[tone],
                )}
              >
                <span className="block font-medium">{formatTime(time, locale)}</span>
                <bdi className="block truncate">{name}</bdi>
                <span className="block">
                  {state}
                  <span className="lg:hidden"> · </span>
                  <span className="lg:block">{t.minutes(minutes)}</span>
                </span>
              </a>
            </li>
          ))}
        </ul>
      )}
    </li>
  )
}
