import { addDays, daysBetween } from '../../../platform/shared/days.ts'
import type { StepKey } from '../choices.ts'
import type { StepRow } from './tables.ts'

/** How many days a step takes here, from its beginning. */
export interface UsualDays {
  from: number
  to: number
}
export type Usual = ReadonlyMap<StepKey, UsualDays>

/** What was measured, or, before there is enough of it, half of the days that the step is given to all of them. */
export const usualOf = ({ key, days }: Pick<StepRow, 'key' | 'days'>, usual: Usual): UsualDays =>
  usual.get(key) ?? { from: Math.ceil(days / 2), to: days }

type ForecastStep = Pick<StepRow, 'key' | 'state' | 'days' | 'dueOn' | 'waitsFor'>

/**
 * When she is likely to arrive: the days that the remaining steps usually take, one after the other where one waits for the other.
 * Null once she has arrived, and while a step on the way has a problem: nobody knows how long that lasts.
 */
export function forecastArrival(
  steps: readonly ForecastStep[],
  usual: Usual,
  today: string,
): { from: string; until: string } | null {
  const ends = new Map<StepKey, UsualDays | null>()
  for (const step of steps) ends.set(step.key, endOf(step, ends, usual, today))
  const arrival = steps.find(({ key }) => key === 'arrival')
  const end = ends.get('arrival')
  if (arrival === undefined || arrival.state === 'done' || !end) return null
  return { from: addDays(today, end.from), until: addDays(today, end.to) }
}

/** In how many days a step is likely to be done; steps come after all that they wait for. */
function endOf(
  step: ForecastStep,
  ends: ReadonlyMap<StepKey, UsualDays | null>,
  usual: Usual,
  today: string,
): UsualDays | null {
  if (step.state === 'done') return { from: 0, to: 0 }
  if (step.state === 'problem') return null
  const before = step.waitsFor.map((key) => ends.get(key) ?? null)
  if (before.some((end) => end === null)) return null
  const latest = (of: keyof UsualDays) => Math.max(0, ...before.map((end) => end?.[of] ?? 0))
  const { from, to } = leftOf(step, usualOf(step, usual), today)
  return { from: latest('from') + from, to: latest('to') + to }
}

/** What is left of a step that has begun; of a late one still a day. */
function leftOf({ dueOn, days }: ForecastStep, { from, to }: UsualDays, today: string): UsualDays {
  if (dueOn === null) return { from, to }
  const gone = daysBetween(addDays(dueOn, -days), today)
  return { from: Math.max(0, from - gone), to: Math.max(1, to - gone) }
}
