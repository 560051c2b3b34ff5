import { formatNumber } from '../../../../platform/shared/digits.ts'
import { formatDayMonth, formatMonth } from '../../../../platform/shared/dashboard-dates.ts'
import { formatAmount } from '../../../../platform/shared/money.ts'
import { useLocale } from '../../../../platform/web/texts.ts'
import { BarChart } from '../../../../ui/bar-chart.tsx'
import { Card } from '../../../../ui/card.tsx'
import { FigureTable } from '../../../../ui/figure-table.tsx'
import { TimeChart } from '../../../../ui/time-chart.tsx'
import { useFiguresTexts } from './texts.ts'
import type { FigureKey, Figures } from './use-figures.ts'

// Told apart without colours, too.
const dashes = ['0', '6 3', '2 3', '8 3 2 3']

const groups: {
  title: 'signUps' | 'pipeline' | 'money'
  lines: { key: FigureKey; colour: 'accent' | 'gulf' | 'palm' | 'amber' | 'danger' }[]
}[] = [
  {
    title: 'signUps',
    lines: [
      { key: 'households', colour: 'accent' },
      { key: 'workers', colour: 'palm' },
      { key: 'published', colour: 'gulf' },
      { key: 'agencies', colour: 'amber' },
    ],
  },
  {
    title: 'pipeline',
    lines: [
      { key: 'interviews', colour: 'gulf' },
      { key: 'selections', colour: 'amber' },
      { key: 'hires', colour: 'palm' },
    ],
  },
  {
    title: 'money',
    lines: [
      { key: 'income', colour: 'palm' },
      { key: 'refunds', colour: 'danger' },
    ],
  },
]
const stages = ['shortlisted', 'interviews', 'selections', 'hires'] as const
const isMoney = (key: FigureKey): boolean => key === 'income' || key === 'refunds'

/** The figures over time and through the pipeline: drawn, and as tables for whoever doesn't see the drawing. */
export function FigureCharts({ figures }: { figures: Figures }) {
  const t = useFiguresTexts()
  const locale = useLocale()
  const partLabel = (from: string) =>
    figures.unit === 'month' ? formatMonth(from, locale) : formatDayMonth(from, locale)
  const parts = figures.timeline.map((part) => ({ ...part, label: partLabel(part.from) }))
  const money = (amount: number) => formatAmount(amount, figures.currency, locale)
  const value = (key: FigureKey, number: number) =>
    isMoney(key) ? money(number) : formatNumber(number)
  return (
    <div className="grid grid-cols-1 items-start gap-5 lg:grid-cols-2">
      {groups.map(({ title, lines }) => (
        <Card
          key={title}
          title={t.charts[title]}
          className={title === 'signUps' ? 'lg:col-span-2' : undefined}
        >
          <TimeChart
            className="h-72"
            labels={parts.map(({ label }) => label)}
            series={lines.map(({ key, colour }, index) => ({
              name: t.keys[key],
              colour: `var(--${colour})`,
              dash: dashes[index] ?? '0',
              values: parts.map((part) => part[key]),
            }))}
            format={title === 'money' ? money : formatNumber}
          />
          <FigureTable
            label={t.table}
            caption={t.charts[title]}
            head={[t.charts.from[figures.unit], ...lines.map(({ key }) => t.keys[key])]}
            rows={parts.map((part) => [
              part.label,
              ...lines.map(({ key }) => value(key, part[key])),
            ])}
          />
        </Card>
      ))}
      <Conversion figures={figures} />
    </div>
  )
}

function Conversion({ figures }: { figures: Figures }) {
  const t = useFiguresTexts()
  const rows = stages.map((key, index) => {
    const above = index === 0 ? undefined : figures.now[stages[index - 1] ?? key]
    return {
      key,
      label: t.keys[key],
      now: figures.now[key],
      before: figures.before[key],
      share: above ? Math.round((figures.now[key] / above) * 100) : null,
    }
  })
  return (
    <Card title={t.charts.conversion} className="lg:col-span-2">
      <BarChart
        rows={rows.map(({ label, now, before }) => ({
          label,
          bars: [
            { value: now, colour: 'var(--accent)' },
            { value: before, colour: 'var(--ink-faint)' },
          ],
        }))}
        legend={[
          { name: t.ranges[figures.range], colour: 'var(--accent)' },
          { name: t.charts.before, colour: 'var(--ink-faint)' },
        ]}
      />
      <FigureTable
        label={t.table}
        caption={t.charts.conversion}
        head={[t.charts.stage, t.charts.number, t.charts.share, t.charts.before]}
        rows={rows.map(({ label, now, share, before }) => [
          label,
          formatNumber(now),
          share === null ? '—' : `${share}%`,
          formatNumber(before),
        ])}
      />
    </Card>
  )
}
