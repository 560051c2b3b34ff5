import type { Context } from '../../../../platform/server/context.ts'
import { type Reading, readMeasures } from '../../../../platform/server/measures.ts'
import { figureNames, type Health } from '../../health-contract.ts'
import { alarms } from './alarms.ts'

/** What the measures say now, judged by the same list as the alert rules. */
export async function getHealth(ctx: Context): Promise<Health> {
  const found = await readMeasures(ctx)
  return {
    at: ctx.now.toISOString(),
    alarms: alarms.map((alarm) => judge(alarm, found.get(alarm.measure) ?? [], ctx.now)),
    figures: figureNames.flatMap((name) => {
      const readings = found.get(name) ?? []
      const value = readings.reduce((sum, reading) => sum + reading.value, 0)
      return readings.length === 0 ? [] : [{ name, value, unit: unitOf(name) }]
    }),
  }
}

const unitOf = (name: string) => (name.endsWith('_bytes') ? 'bytes' : 'count')

function judge(
  { key, severity, where = {}, is, unit, path }: (typeof alarms)[number],
  readings: readonly Reading[],
  now: Date,
): Health['alarms'][number] {
  const meant = readings
    .filter(({ labels = {} }) =>
      Object.entries(where).every(([name, value]) => labels[name] === value),
    )
    .map(({ labels = {}, value }) => ({
      value: 'olderThanSeconds' in is ? now.getTime() / 1000 - value : value,
      // What it was chosen by says nothing new.
      of: Object.entries(labels).find(([name]) => !(name in where))?.[1] ?? null,
    }))
  const worst = meant.toSorted((a, b) => ('below' in is ? a.value - b.value : b.value - a.value))[0]
  const isOn = (value: number) =>
    'below' in is ? value < is.below : value > ('above' in is ? is.above : is.olderThanSeconds)
  return {
    key,
    is_on: worst ? isOn(worst.value) : null,
    is_urgent: severity === 'page',
    value: worst?.value ?? null,
    unit,
    of: worst?.of ?? null,
    path: path ?? null,
  }
}
