import { formatWeekday } from '../../../platform/shared/dashboard-dates.ts'
import { useLocale } from '../../../platform/web/texts.ts'
import { classNames } from '../../../ui/class-names.ts'
import type { DayKind } from '../week-rules.ts'

/** Of a week that begins on a Sunday, for the names of its days. */
const dayOf = (day: number) => `2026-11-${22 + day}`

/** Her week, drawn: the days that she works, those that are hers. The facts beside it say it in words. */
export function WeekStrip({ week }: { week: DayKind[] }) {
  const locale = useLocale()
  return (
    <div aria-hidden className="mb-4 flex max-w-md gap-1 text-center text-xs">
      {week.map((kind, day) => (
        <span
          key={day}
          className={classNames(
            'grow basis-0 rounded-sm border py-2 leading-tight whitespace-nowrap max-sm:basis-auto',
            kind === 'work'
              ? 'border-transparent bg-gulf-wash font-medium text-gulf'
              : kind === 'rest'
                ? 'border-dashed border-line-strong text-ink-faint'
                : 'border-line text-ink-soft',
          )}
        >
          {formatWeekday(dayOf(day), locale)}
        </span>
      ))}
    </div>
  )
}
