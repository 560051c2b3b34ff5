import { Card } from '../../../ui/card.tsx'
import { useProfileTexts } from './profile-texts.ts'

export interface ChildcareRow {
  label: string
  /** The ages, in figures. */
  ages: string
  years: number
  words: string
}

/** From so many years on a bar is whole. */
const whole = 8

/** How long she has cared for children, by their ages: each with a bar. */
export function ChildcareCard({ rows }: { rows: ChildcareRow[] }) {
  const { profile: t } = useProfileTexts()
  if (rows.length === 0) return null
  return (
    <Card title={t.childcare}>
      <ul className="flex max-w-md flex-col gap-3">
        {rows.map(({ label, ages, years, words }) => (
          <li key={label} className="grid grid-cols-[1fr_auto] items-baseline gap-x-4">
            <span>
              {label}{' '}
              <bdi dir="ltr" className="text-sm text-ink-faint tabular-nums">
                {ages}
              </bdi>
            </span>
            <span className="font-medium">{words}</span>
            <svg
              aria-hidden
              className="col-span-2 mt-1.5 h-1.5 w-full rounded-full bg-sunken rtl:-scale-x-100"
            >
              <rect
                width={`${(Math.min(years, whole) / whole) * 100}%`}
                height="100%"
                rx="3"
                className="fill-palm"
              />
            </svg>
          </li>
        ))}
      </ul>
    </Card>
  )
}
