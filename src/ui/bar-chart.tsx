import { max } from 'd3-array'
import { formatNumber } from '../platform/shared/digits.ts'
import { ChartLegend } from './chart-legend.tsx'

export interface BarRow {
  label: string
  /** The first is written at its end; those after it are thinner, to compare with. */
  bars: { value: number; colour: string }[]
}

/** A row of bars for each name, from where the reader begins. Drawn for the eye alone: its figures belong beside it, in a FigureTable. */
export function BarChart({
  rows,
  legend,
}: {
  rows: BarRow[]
  legend?: { name: string; colour: string }[]
}) {
  const highest = max(rows, ({ bars }) => max(bars, ({ value }) => value)) ?? 0
  return (
    <div aria-hidden className="flex flex-col gap-4">
      <ul className="grid grid-cols-[minmax(5rem,auto)_1fr] items-center gap-x-3 gap-y-4 text-xs">
        {rows.map(({ label, bars }) => (
          <li key={label} className="contents">
            <span className="text-ink-soft">{label}</span>
            <span className="flex flex-col gap-1 pe-12">
              {bars.map(({ value, colour }, index) => (
                <span key={colour} className="flex items-center gap-2">
                  <span
                    className={index === 0 ? 'h-5 rounded-sm' : 'h-2.5 rounded-sm'}
                    style={{
                      background: colour,
                      width: `${highest === 0 ? 0 : (value / highest) * 100}%`,
                      minWidth: 2,
                    }}
                  />
                  {index === 0 && (
                    <span className="-me-12 text-sm tabular-nums">{formatNumber(value)}</span>
                  )}
                </span>
              ))}
            </span>
          </li>
        ))}
      </ul>
      {legend !== undefined && <ChartLegend entries={legend} />}
    </div>
  )
}
