import {
  Bar,
  BarChart,
  CartesianGrid,
  Cell,
  LabelList,
  Legend,
  Line,
  LineChart,
  ResponsiveContainer,
  Tooltip,
  XAxis,
  YAxis,
} from 'recharts'
import { directionOf } from '../../../../platform/shared/locale.ts'
import { useLocale } from '../../../../platform/web/texts.ts'
import { analyticsStatuses, type AnalyticsStatus } from '../../analytics-choices.ts'
import type { Analytics } from '../../analytics-contract.ts'
import { useAnalyticsTexts } from './texts.ts'

const colours: Record<AnalyticsStatus, string> = {
  shortlisted: 'var(--accent)',
  interview: 'var(--gulf)',
  selected: 'var(--amber)',
  hired: 'var(--palm)',
  rejected: 'var(--ink-faint)',
}
// Told apart without colours, too.
const dashes: Record<AnalyticsStatus, string> = {
  shortlisted: '0',
  interview: '6 3',
  selected: '2 3',
  hired: '0',
  rejected: '8 3 2 3',
}
const tick = { fill: 'var(--ink-soft)', fontSize: 12 }
const box = {
  background: 'var(--surface)',
  border: '1px solid var(--line-strong)',
  borderRadius: 8,
  color: 'var(--ink)',
}

const isStill = (): boolean => matchMedia('(prefers-reduced-motion: reduce)').matches

/** One line for each stage: how many candidates reached it in each part of the time. Time runs as the language does. */
export function TimelineChart({
  parts,
}: {
  parts: (Analytics['timeline'][number] & { label: string })[]
}) {
  const t = useAnalyticsTexts()
  const isRight = directionOf(useLocale()) === 'rtl'
  return (
    <ResponsiveContainer width="100%" height="100%">
      <LineChart
        data={parts}
        margin={{ top: 8, right: 12, left: 12, bottom: 0 }}
        accessibilityLayer={false}
      >
        <CartesianGrid stroke="var(--line)" vertical={false} />
        <XAxis
          dataKey="label"
          reversed={isRight}
          tick={tick}
          stroke="var(--line-strong)"
          interval="equidistantPreserveStart"
          minTickGap={12}
        />
        <YAxis
          allowDecimals={false}
          width={28}
          orientation={isRight ? 'right' : 'left'}
          tick={tick}
          axisLine={false}
          tickLine={false}
        />
        <Tooltip contentStyle={box} cursor={{ stroke: 'var(--line-field)' }} />
        <Legend
          iconType="plainline"
          wrapperStyle={{ fontSize: 13, direction: isRight ? 'rtl' : 'ltr' }}
        />
        {analyticsStatuses.map((stage) => (
          <Line
            key={stage}
            dataKey={stage}
            name={t.stages[stage]}
            type="linear"
            stroke={colours[stage]}
            strokeDasharray={dashes[stage]}
            strokeWidth={stage === 'hired' ? 3 : 2}
            dot={false}
            activeDot={{ r: 4 }}
            isAnimationActive={!isStill()}
          />
        ))}
      </LineChart>
    </ResponsiveContainer>
  )
}

/** A bar for each stage from shortlist to hire. */
export function FunnelChart({
  stages,
}: {
  stages: { stage: AnalyticsStatus; label: string; number: number }[]
}) {
  const isRight = directionOf(useLocale()) === 'rtl'
  return (
    <ResponsiveContainer width="100%" height="100%">
      <BarChart
        data={stages}
        layout="vertical"
        margin={{ top: 4, right: isRight ? 4 : 36, left: isRight ? 36 : 4, bottom: 4 }}
        accessibilityLayer={false}
      >
        <XAxis type="number" hide reversed={isRight} allowDecimals={false} />
        <YAxis
          type="category"
          dataKey="label"
          width={110}
          orientation={isRight ? 'right' : 'left'}
          tick={tick}
          axisLine={false}
          tickLine={false}
        />
        <Bar dataKey="number" radius={6} barSize={26} isAnimationActive={!isStill()}>
          {stages.map(({ stage }) => (
            <Cell key={stage} fill={colours[stage]} />
          ))}
          <LabelList dataKey="number" position="right" fill="var(--ink)" fontSize={13} />
        </Bar>
      </BarChart>
    </ResponsiveContainer>
  )
}
