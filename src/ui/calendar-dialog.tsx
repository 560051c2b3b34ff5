import { ChevronLeft, ChevronRight } from 'lucide-react'
import { type ComponentProps, type KeyboardEvent, useEffect, useRef, useState } from 'react'
import { formatWeekday, formatWeekdayColumns } from '../platform/shared/dashboard-dates.ts'
import { addDays, addMonths } from '../platform/shared/days.ts'
import { formatDate, monthName, qatarDate } from '../platform/shared/format.ts'
import { directionOf } from '../platform/shared/locale.ts'
import { useCalendarWords } from '../platform/web/calendar-words.ts'
import { useLocale } from '../platform/web/texts.ts'
import { dayByKey, weeksOf, withinDays } from './calendar-days.ts'
import { classNames } from './class-names.ts'
import { Dialog } from './dialog.tsx'
import { IconButton } from './icon-button.tsx'
import { Select } from './select.tsx'

export interface CalendarProps {
  value: string
  min?: string | undefined
  max?: string | undefined
  /** The day at which it opens while none is chosen; today if not given. */
  start?: string | undefined
  onChoose: (day: string) => void
}

/** A month of days beside a field; loaded when it is first asked for. */
export function CalendarDialog({
  title,
  open,
  onClose,
  ...calendar
}: CalendarProps & { title: string; open: boolean; onClose: () => void }) {
  const words = useCalendarWords()
  return (
    <Dialog open={open} onClose={onClose} title={title} closeLabel={words.close}>
      <Calendar {...calendar} />
    </Dialog>
  )
}

function Calendar({ value, min, max, start, onChoose }: CalendarProps) {
  const [today] = useState(() => qatarDate(new Date()))
  const [day, setDay] = useState(() => withinDays(value || start || today, min, max))
  const grid = useRef<HTMLTableElement>(null)
  const byKey = useRef(true)
  const direction = directionOf(useLocale())
  useEffect(() => {
    if (byKey.current) grid.current?.querySelector<HTMLElement>('[tabindex="0"]')?.focus()
    byKey.current = false
  }, [day])
  const go = (to: string) => setDay(withinDays(to, min, max))
  const press = (event: KeyboardEvent) => {
    const to = dayByKey(day, event, direction)
    if (to === null) return
    event.preventDefault()
    byKey.current = true
    go(to)
  }
  return (
    <div className="mx-auto max-w-77">
      <MonthChoice {...{ day, min, max, today, go }} />
      <table
        ref={grid}
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-to-interactive-role -- the APG's grid of a date picker
        role="grid"
        aria-label={useMonthLabel(day)}
        onKeyDown={press}
        className="mt-3 w-full table-fixed border-collapse"
      >
        <Weekdays />
        <tbody>
          {weeksOf(day.slice(0, 7)).map((week, row) => (
            <tr key={row}>
              {week.map((cell, column) => (
                <Day
                  key={column}
                  day={cell}
                  isCurrent={cell === day}
                  isChosen={cell !== null && cell === value}
                  isToday={cell === today}
                  isOut={cell !== null && withinDays(cell, min, max) !== cell}
                  onChoose={onChoose}
                />
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}

function useMonthLabel(day: string): string {
  const locale = useLocale()
  return `${monthName(Number(day.slice(5, 7)), locale)} ${day.slice(0, 4)}`
}

interface MonthProps {
  day: string
  min?: string | undefined
  max?: string | undefined
  today: string
  go: (day: string) => void
}

function MonthChoice({ day, go, ...range }: MonthProps) {
  const words = useCalendarWords()
  const locale = useLocale()
  const [year, month] = [Number(day.slice(0, 4)), Number(day.slice(5, 7))]
  const months = Array.from({ length: 12 }, (_, n) => ({
    value: String(n + 1),
    label: monthName(n + 1, locale),
  }))
  return (
    <div className="grid gap-2">
      <div className="grid grid-cols-2 gap-2">
        <Select
          label={words.month}
          options={months}
          value={String(month)}
          onChange={({ target }) => go(addMonths(day, Number(target.value) - month))}
        />
        <Select
          label={words.year}
          options={yearsOf(year, range).map((value) => ({ value, label: value }))}
          value={String(year)}
          onChange={({ target }) => go(addMonths(day, (Number(target.value) - year) * 12))}
        />
      </div>
      <div className="flex items-center justify-between">
        <MonthStep
          icon={ChevronLeft}
          label={words.previous}
          onClick={() => go(addMonths(day, -1))}
        />
        <p aria-live="polite" className="font-medium">
          {useMonthLabel(day)}
        </p>
        <MonthStep icon={ChevronRight} label={words.next} onClick={() => go(addMonths(day, 1))} />
      </div>
    </div>
  )
}

const MonthStep = (
  props: Pick<ComponentProps<typeof IconButton>, 'icon' | 'label' | 'onClick'>,
) => <IconButton directional {...props} />

/** The years to choose from, the latest first. */
function yearsOf(year: number, { min, max, today }: Pick<MonthProps, 'min' | 'max' | 'today'>) {
  const now = Number(today.slice(0, 4))
  const first = Math.min(year, Number(min?.slice(0, 4) || now - 100))
  const last = Math.max(year, Number(max?.slice(0, 4) || now + 20))
  return Array.from({ length: last - first + 1 }, (_, n) => String(last - n))
}

/** A Sunday and the six days after it. */
const week = Array.from({ length: 7 }, (_, n) => addDays('2026-03-01', n))

function Weekdays() {
  const locale = useLocale()
  return (
    <thead>
      <tr>
        {formatWeekdayColumns(week, locale).map((name, column) => (
          <th
            key={week[column]}
            scope="col"
            abbr={formatWeekday(week[column] ?? '', locale)}
            className="pb-1 text-xs font-medium whitespace-nowrap text-ink-soft"
          >
            {name}
          </th>
        ))}
      </tr>
    </thead>
  )
}

function Day({
  day,
  isCurrent,
  isChosen,
  isToday,
  isOut,
  onChoose,
}: {
  day: string | null
  isCurrent: boolean
  isChosen: boolean
  isToday: boolean
  isOut: boolean
  onChoose: (day: string) => void
}) {
  const locale = useLocale()
  // oxlint-disable-next-line jsx-a11y/control-has-associated-label -- a day of another month: nothing to choose
  if (day === null) return <td role="gridcell" />
  return (
    <td role="gridcell" aria-selected={isChosen} className="p-0 text-center">
      <button
        type="button"
        tabIndex={isCurrent ? 0 : -1}
        aria-label={formatDate(day, locale)}
        aria-current={isToday ? 'date' : undefined}
        disabled={isOut}
        onClick={() => onChoose(day)}
        className={classNames(
          'inline-grid size-11 place-items-center rounded-full disabled:text-ink-faint disabled:line-through',
          isChosen ? 'bg-accent text-on-accent' : 'hover:not-disabled:bg-sunken',
          isToday && 'border border-accent font-semibold',
        )}
      >
        {Number(day.slice(8))}
      </button>
    </td>
  )
}
