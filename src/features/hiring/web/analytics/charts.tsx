import { formatDayMonth, formatMonth } from '../../../../platform/shared/dashboard-dates.ts'
import { formatNumber } from '../../../../platform/shared/digits.ts'
import type { Locale } from '../../../../platform/shared/locales.ts'
import { useLocale } from '../../../../platform/web/texts.ts'
import { BarChart } from '../../../../ui/bar-chart.tsx'
import { Card } from '../../../../ui/card.tsx'
import { FigureTable } from '../../../../ui/figure-table.tsx'
import { TimeChart } from '../../../../ui/time-chart.tsx'
import { type AnalyticsStatus, analyticsStatuses, percentOf } from '../../analytics-choices.ts'
import type { Analytics } from '../../analytics-contract.ts'
import { useAnalyticsTexts } from './texts.ts'

// Told apart without colours, too.
const lines: Record<AnalyticsStatus, { colour: string; dash: string }> = {
  shortlisted: { colour: 'var(--accent)', dash: '0' },
  interview: { colour: 'var(--gulf)', dash: '6 3' },
  selected: { colour: 'var(--amber)', dash: '2 3' },
  hired: { colour: 'var(--palm)', dash: '0' },
  rejected: { colour: 'var(--ink-faint)', dash: '8 3 2 3' },
}
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
        <TimeChart
          className="h-72"
          labels={parts.map(({ label }) => label)}
          series={analyticsStatuses.map((stage) => ({
            name: t.stages[stage],
            ...lines[stage],
            values: parts.map((part) => part[stage]),
          }))}
        />
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
        <BarChart
          rows={stages.map(({ stage, label, number }) => ({
            label,
            bars: [{ value: number, colour: lines[stage].colour }],
          }))}
        />
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

/** The name of a part of the line: '10 Feb' for a week, 'Feb 2026' for a month, '2026' for a year. */
function partLabel(from: string, unit: 'week' | 'month' | 'year', locale: Locale): string {
  if (unit === 'year') return from.slice(0, 4)
  return unit === 'week' ? formatDayMonth(from, locale) : formatMonth(from, locale)
}
