import { Component, lazy, type ReactNode, Suspense } from 'react'
import { formatNumber } from '../../../../platform/shared/format.ts'
import { useLocale } from '../../../../platform/web/texts.ts'
import { Alert } from '../../../../ui/alert.tsx'
import { Card } from '../../../../ui/card.tsx'
import { Skeleton } from '../../../../ui/skeleton.tsx'
import { analyticsStatuses, percentOf } from '../../analytics-choices.ts'
import type { Analytics } from '../../analytics-contract.ts'
import { partLabel } from './part-label.ts'
import { useAnalyticsTexts } from './texts.ts'

// The library that draws is as heavy as the rest of the page together.
const TimelineChart = lazy(() => import('./timeline-chart.tsx').then((module) => ({ default: module.TimelineChart })))
const FunnelChart = lazy(() => import('./timeline-chart.tsx').then((module) => ({ default: module.FunnelChart })))

const funnelStages = ['shortlisted', 'interview', 'selected', 'hired'] as const

/** The pipeline over time and from shortlist to hire: drawn, and as tables for whoever doesn't see the drawing. */
export function Charts({ figures }: { figures: Analytics }) {
  const t = useAnalyticsTexts()
  const locale = useLocale()
  const parts = figures.timeline.map((part) => ({ ...part, label: partLabel(part.from, figures.timelineUnit, locale) }))
  const stages = funnelStages.map((stage) => ({ stage, label: t.stages[stage], number: figures.funnel[stage] }))
  return (
    <>
      <Card title={t.timeline.title} className="lg:col-span-2">
        <Drawing className="h-72">
          <TimelineChart parts={parts} />
        </Drawing>
        <Figures
          caption={t.timeline.title}
          head={[t.timeline[figures.timelineUnit], ...analyticsStatuses.map((stage) => t.stages[stage])]}
          rows={parts.map((part) => [part.label, ...analyticsStatuses.map((stage) => formatNumber(part[stage]))])}
        />
      </Card>
      <Card title={t.funnel.title} className="lg:col-span-2">
        <Drawing className="h-52">
          <FunnelChart stages={stages} />
        </Drawing>
        <Figures
          caption={t.funnel.title}
          head={[t.funnel.stage, t.funnel.candidates, '%']}
          rows={stages.map(({ label, number }) => [label, formatNumber(number), t.funnel.percent(percentOf(number, figures.funnel.shortlisted))])}
        />
      </Card>
    </>
  )
}

const Drawing = ({ className, children }: { className: string; children: ReactNode }) => (
  <Unbroken fallback={<ChartFailed />}>
    <div aria-hidden className={className} dir="ltr">
      <Suspense fallback={<Skeleton className="size-full" />}>{children}</Suspense>
    </div>
  </Unbroken>
)

const ChartFailed = () => <Alert tone="warning">{useAnalyticsTexts().chartFailed}</Alert>

/** A drawing that can't be fetched leaves the page standing. */
class Unbroken extends Component<{ fallback: ReactNode; children: ReactNode }, { isBroken: boolean }> {
  override state = { isBroken: false }
  static getDerivedStateFromError = () => ({ isBroken: true })
  override render() {
    return this.state.isBroken ? this.props.fallback : this.props.children
  }
}

function Figures({ caption, head, rows }: { caption: string; head: string[]; rows: string[][] }) {
  const t = useAnalyticsTexts()
  return (
    <details className="mt-3">
      <summary className="link inline-flex min-h-11 items-center text-sm">{t.table}</summary>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls must be within reach of the keyboard */}
      <div className="overflow-x-auto" tabIndex={0} role="region" aria-label={caption}>
        <table className="w-full text-sm tabular-nums">
          <caption className="sr-only">{caption}</caption>
          <thead>
            <tr className="border-b border-line text-ink-soft">
              {head.map((name) => (
                <th key={name} scope="col" className="px-2 py-2 text-start font-medium first:ps-0">
                  {name}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map(([name, ...cells]) => (
              <tr key={name} className="border-b border-line last:border-0">
                <th scope="row" className="py-2 pe-2 text-start font-normal whitespace-nowrap">
                  {name}
                </th>
                {cells.map((cell, index) => (
                  <td key={index} className="px-2 py-2">
                    {cell}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </details>
  )
}
