import {
  Bar,
  BarChart,
  CartesianGrid,
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

const tick = { fill: 'var(--ink-soft)', fontSize: 12 }
const box = {
  background: 'var(--surface)',
  border: '1px solid var(--line-strong)',
  borderRadius: 8,
  color: 'var(--ink)',
}
const isStill = (): boolean => matchMedia('(prefers-reduced-motion: reduce)').matches

export interface Series {
  key: string
  name: string
  colour: 'accent' | 'gulf' | 'palm' | 'amber' | 'danger'
}
// Told apart without colours, too.
const dashes = ['0', '6 3', '2 3', '8 3 2 3']

/** A line for each series over the parts of the time, which runs as the language does. */
export function TimeChart({
  parts,
  series,
}: {
  parts: Record<string, number | string>[]
  series: Series[]
}) {
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
          minTickGap={16}
        />
        <YAxis
          width={44}
          allowDecimals={false}
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
        {series.map(({ key, name, colour }, index) => (
          <Line
            key={key}
            dataKey={key}
            name={name}
            type="linear"
            stroke={`var(--${colour})`}
            strokeDasharray={dashes[index]}
            strokeWidth={2}
            dot={{ r: 2 }}
            activeDot={{ r: 4 }}
            isAnimationActive={!isStill()}
          />
        ))}
      </LineChart>
    </ResponsiveContainer>
  )
}

/** A bar for each stage, beside a paler one for the time before. */
export function StageChart({
  stages,
  names,
}: {
  stages: { label: string; now: number; before: number }[]
  names: { now: string; before: string }
}) {
  const isRight = directionOf(useLocale()) === 'rtl'
  return (
    <ResponsiveContainer width="100%" height="100%">
      <BarChart
        data={stages}
        layout="vertical"
        margin={{ top: 4, right: isRight ? 4 : 44, left: isRight ? 44 : 4, bottom: 4 }}
        accessibilityLayer={false}
      >
        <XAxis type="number" hide reversed={isRight} allowDecimals={false} />
        <YAxis
          type="category"
          dataKey="label"
          width={120}
          orientation={isRight ? 'right' : 'left'}
          tick={tick}
          axisLine={false}
          tickLine={false}
        />
        <Legend wrapperStyle={{ fontSize: 13, direction: isRight ? 'rtl' : 'ltr' }} />
        <Bar
          dataKey="now"
          name={names.now}
          fill="var(--accent)"
          radius={6}
          barSize={18}
          isAnimationActive={!isStill()}
        >
          <LabelList dataKey="now" position="right" fill="var(--ink)" fontSize={13} />
        </Bar>
        <Bar
          dataKey="before"
          name={names.before}
          fill="var(--ink-faint)"
          radius={6}
          barSize={10}
          isAnimationActive={!isStill()}
        />
      </BarChart>
    </ResponsiveContainer>
  )
}
