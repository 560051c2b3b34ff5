import { formatNumber } from '../../../../platform/shared/digits.ts'
import { useLocale } from '../../../../platform/web/texts.ts'
import { Alert } from '../../../../ui/alert.tsx'
import { Card } from '../../../../ui/card.tsx'
import { Drawing, FigureTable } from '../../../../ui/drawing.tsx'
import { lazyPart } from '../../../../ui/lazy-part.ts'
import { analyticsStatuses, percentOf } from '../../analytics-choices.ts'
import type { Analytics } from '../../analytics-contract.ts'
import { partLabel } from './part-label.ts'
import { useAnalyticsTexts } from './texts.ts'

// The library that draws is as heavy as the rest of the page together.
const TimelineChart = lazyPart(() => import('./timeline-chart.tsx'), 'TimelineChart')
const FunnelChart = lazyPart(() => import('./timeline-chart.tsx'), 'FunnelChart')

const funnelStages = ['shortlisted', 'interview', 'selected', 'hired'] as const

/** The pipeline over time and from shortlist to hire: drawn, and as tables for whoever doesn't see the drawing. */
export function Charts({ figures }: { figures: Analytics }) {
  const t = useAnalyticsTexts()
  const locale = useLocale()
  const parts = figures.timeline.map((part) => ({
    ...part,
    label: partLabel(part.from, figures.timelineUnit, locale),
  }))
  const stages = funnelStages.map((stage) => ({
    stage,
    label: t.stages[stage],
    number: figures.funnel[stage],
  }))
  return (
    <>
      <Card title={t.timeline.title} className="lg:col-span-2">
        <Drawing className="h-72" failed={<ChartFailed />}>
          <TimelineChart parts={parts} />
        </Drawing>
        <FigureTable
          label={t.table}
          caption={t.timeline.title}
          head={[
            t.timeline[figures.timelineUnit],
            ...analyticsStatuses.map((stage) => t.stages[stage]),
          ]}
          rows={parts.map((part) => [
            part.label,
            ...analyticsStatuses.map((stage) => formatNumber(part[stage])),
          ])}
        />
      </Card>
      <Card title={t.funnel.title} className="lg:col-span-2">
        <Drawing className="h-52" failed={<ChartFailed />}>
          <FunnelChart stages={stages} />
        </Drawing>
        <FigureTable
          label={t.table}
          caption={t.funnel.title}
          head={[t.funnel.stage, t.funnel.candidates, '%']}
          rows={stages.map(({ label, number }) => [
            label,
            formatNumber(number),
            t.funnel.percent(percentOf(number, figures.funnel.shortlisted)),
          ])}
        />
      </Card>
    </>
  )
}

const ChartFailed = () => <Alert tone="warning">{useAnalyticsTexts().chartFailed}</Alert>
