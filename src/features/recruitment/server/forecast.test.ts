import { expect, test } from 'vitest'
import type { StepKey, StepState } from '../choices.ts'
import { forecastArrival, type Usual } from './forecast.ts'

const today = '2026-03-10'
const step = (
  key: StepKey,
  days: number,
  waitsFor: StepKey[],
  state: StepState = 'not_started',
  dueOn: string | null = null,
) => ({ key, days, waitsFor, state, dueOn })
const measured = (...usual: [StepKey, number, number][]): Usual =>
  new Map(usual.map(([key, from, to]) => [key, { from, to }]))
const none = measured()

const plan = () => [
  step('offer_letter', 3, [], 'done'),
  step('offer_answer', 4, ['offer_letter'], 'waiting', '2026-03-14'),
  step('medical', 10, ['offer_answer']),
  step('pcc', 20, ['offer_answer']),
  step('visa', 6, ['medical', 'pcc']),
  step('arrival', 2, ['visa']),
  step('residence', 30, ['arrival']),
]

test('what remains is added up along the longest way, without what comes after the arrival', () => {
  // 2–4, then the slower of 5–10 and 10–20, then 3–6, then 1–2.
  expect(forecastArrival(plan(), none, today)).toEqual({ from: '2026-03-26', until: '2026-04-11' })
})

test('what was measured here counts before the days that a step is given', () => {
  const usual = measured(['pcc', 30, 40], ['visa', 1, 1])
  // 2–4, 30–40, 1, 1–2.
  expect(forecastArrival(plan(), usual, today)).toEqual({ from: '2026-04-13', until: '2026-04-26' })
})

test('days that have gone by count, and a late step takes a day more at least', () => {
  const [letter, , ...rest] = plan()
  const since = (dueOn: string) =>
    forecastArrival(
      [letter!, step('offer_answer', 4, ['offer_letter'], 'waiting', dueOn), ...rest],
      none,
      today,
    )
  // Begun the day before yesterday, and a month ago.
  expect(since('2026-03-12')).toEqual({ from: '2026-03-24', until: '2026-04-09' })
  expect(since('2026-02-12')).toEqual({ from: '2026-03-24', until: '2026-04-08' })
})

test('nobody can say while a step on the way has a problem, or once she has arrived', () => {
  const with_ = (key: StepKey, state: StepState) =>
    forecastArrival(
      plan().map((one) => (one.key === key ? { ...one, state } : one)),
      none,
      today,
    )
  expect(with_('pcc', 'problem')).toBeNull()
  expect(with_('arrival', 'done')).toBeNull()
  expect(with_('residence', 'problem')).not.toBeNull()
})
