import { max } from 'd3-array'
import { type PointerEvent, useState } from 'react'
import { formatNumber } from '../platform/shared/digits.ts'
import { directionOf } from '../platform/shared/locale.ts'
import { useLocale } from '../platform/web/texts.ts'
import { axisFigures, labelStep } from './chart-scale.ts'
import { ChartLegend } from './chart-legend.tsx'
import { classNames } from './class-names.ts'
import { useSize } from './use-size.ts'

export interface TimeSeries {
  name: string
  /** A CSS colour, of the tokens. */
  colour: string
  /** As SVG writes it: lines are told apart without colours, too. */
  dash: string
  /** One for each part of the time. */
  values: number[]
}

interface Scale {
  x: (index: number) => number
  y: (value: number) => number
}

const margin = { top: 10, end: 14, bottom: 26 }
/** How wide a letter of a label is, nearly. */
const letter = 6.8

/**
 * A line for each series over the parts of the time, which runs as the language does; what a part holds is
 * shown where the pointer is. Drawn for the eye alone: its figures belong beside it, in a FigureTable.
 */
export function TimeChart({
  labels,
  series,
  format = formatNumber,
  className,
}: {
  labels: string[]
  series: TimeSeries[]
  format?: (value: number) => string
  className: string
}) {
  const isRight = directionOf(useLocale()) === 'rtl'
  const [box, size] = useSize<HTMLDivElement>()
  const [at, setAt] = useState<number>()
  const figures = axisFigures(max(series, ({ values }) => max(values)) ?? 0)
  const scale = scaleOf(size ?? { width: 0, height: 0 }, labels, figures, isRight)
  const { x, y } = scale
  const point = (event: PointerEvent<SVGSVGElement>) =>
    setAt(scale.partAt(event.clientX - event.currentTarget.getBoundingClientRect().left))
  return (
    <div aria-hidden className={classNames('flex flex-col gap-2', className)}>
      <div ref={box} className="relative min-h-0 grow">
        {size !== undefined && (
          <svg
            className="absolute inset-0 size-full touch-pan-y text-xs"
            onPointerMove={point}
            onPointerDown={point}
            onPointerLeave={() => setAt(undefined)}
          >
            <Axes step={scale.step} {...{ labels, figures, x, y, isRight }} />
            {at !== undefined && (
              <line
                x1={x(at)}
                x2={x(at)}
                y1={margin.top}
                y2={y(0)}
                style={{ stroke: 'var(--line-field)' }}
              />
            )}
            {series.map((one) => (
              <Line key={one.name} series={one} at={at} x={x} y={y} />
            ))}
          </svg>
        )}
        {at !== undefined && (
          <Part {...{ label: labels[at], at, series, format, x: scale.fromStart(at) }} />
        )}
      </div>
      <ChartLegend entries={series} />
    </div>
  )
}

/** Where parts and figures stand in a drawing of a size, and which part is under a place of it. */
function scaleOf(
  size: { width: number; height: number },
  labels: string[],
  figures: number[],
  isRight: boolean,
) {
  const labelWidth = letter * Math.max(0, ...labels.map((label) => label.length))
  const figureWidth = letter * Math.max(...figures.map((figure) => formatNumber(figure).length))
  const start = Math.max(figureWidth + 12, labelWidth / 2)
  const width = Math.max(1, size.width - start - Math.max(margin.end, labelWidth / 2))
  const height = Math.max(0, size.height - margin.top - margin.bottom)
  const last = labels.length - 1
  const fromStart = (index: number) => start + (width * index) / Math.max(1, last)
  const mirrored = (x: number) => (isRight ? size.width - x : x)
  return {
    fromStart,
    x: (index: number) => mirrored(fromStart(index)),
    y: (value: number) => margin.top + height * (1 - value / (figures.at(-1) ?? 1)),
    partAt: (x: number) =>
      Math.min(last, Math.max(0, Math.round(((mirrored(x) - start) / width) * last))),
    step: labelStep(labels.length, width, labelWidth + 16),
  }
}

function Axes({
  labels,
  step,
  figures,
  x,
  y,
  isRight,
}: Scale & { labels: string[]; step: number; figures: number[]; isRight: boolean }) {
  const last = x(Math.max(1, labels.length - 1))
  return (
    <>
      {figures.map((figure) => (
        <g key={figure}>
          <line
            x1={x(0)}
            x2={last}
            y1={y(figure)}
            y2={y(figure)}
            style={{ stroke: figure === 0 ? 'var(--line-strong)' : 'var(--line)' }}
          />
          <text
            x={x(0) + (isRight ? 8 : -8)}
            y={y(figure)}
            dy="0.35em"
            direction="ltr"
            textAnchor={isRight ? 'start' : 'end'}
            className="fill-ink-soft tabular-nums"
          >
            {formatNumber(figure)}
          </text>
        </g>
      ))}
      {labels.map(
        (label, index) =>
          index % step === 0 && (
            <text
              key={label}
              data-time-label
              x={x(index)}
              y={y(0) + 18}
              textAnchor="middle"
              className="fill-ink-soft"
            >
              {label}
            </text>
          ),
      )}
    </>
  )
}

function Line({
  series: { values, colour, dash },
  at,
  x,
  y,
}: Scale & { series: TimeSeries; at: number | undefined }) {
  const points = values.map((value, index) => `${x(index)},${y(value)}`).join(' ')
  const pointed = at === undefined ? undefined : values[at]
  return (
    <g style={{ stroke: colour, fill: colour }}>
      <polyline points={points} fill="none" strokeWidth={2} strokeDasharray={dash} />
      {at !== undefined && pointed !== undefined && (
        <circle cx={x(at)} cy={y(pointed)} r={4} stroke="none" />
      )}
    </g>
  )
}

/** What the part of the time under the pointer holds. */
function Part({
  label,
  at,
  series,
  format,
  x,
}: {
  label: string | undefined
  at: number
  series: TimeSeries[]
  format: (value: number) => string
  x: number
}) {
  return (
    <div
      className="pointer-events-none absolute top-0 z-10 min-w-32 rounded-md border border-line-strong bg-surface p-2 text-xs shadow-md"
      style={{ insetInlineStart: `clamp(0px, ${x}px + 12px, 100% - 11rem)` }}
    >
      <p className="font-medium">{label}</p>
      {series.map(({ name, colour, values }) => (
        <p key={name} className="flex items-center gap-2">
          <span className="size-2 rounded-full" style={{ background: colour }} />
          <span className="grow text-ink-soft">{name}</span>
          <span className="tabular-nums">{format(values[at] ?? 0)}</span>
        </p>
      ))}
    </div>
  )
}
