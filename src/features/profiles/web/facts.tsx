import type { ReactNode } from 'react'
import { Card } from '../../../ui/card.tsx'
import { classNames } from '../../../ui/class-names.ts'
import { useWordTexts } from './word-texts.ts'

export type FactRow = [label: string, value: ReactNode]

/** Facts of a profile, each with its name; what is empty is left out. */
export function Facts({ rows, inPairs = false }: { rows: FactRow[]; inPairs?: boolean }) {
  return (
    <dl className={classNames('grid grid-cols-2 gap-x-6 gap-y-4', !inPairs && 'xl:grid-cols-3')}>
      {useSaid(rows).map(([label, value]) => (
        <div key={label} className="min-w-0">
          <dt className="text-sm text-ink-faint">{label}</dt>
          <dd className="mt-0.5 font-medium break-words">{value}</dd>
        </div>
      ))}
    </dl>
  )
}

/** A card of facts; none where all are empty. */
export const FactsCard = ({
  title,
  rows,
  drawn,
}: {
  title: string
  rows: FactRow[]
  /** Some of them in a drawing. */
  drawn?: ReactNode
}) =>
  useSaid(rows).length > 0 && (
    <Card title={title}>
      {drawn}
      <Facts rows={rows} />
    </Card>
  )

function useSaid(rows: FactRow[]): FactRow[] {
  const { notSpecified } = useWordTexts()
  return rows.filter(([, value]) => value !== null && value !== notSpecified)
}
