import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { nothingSaid } from '../../../../test/fits.ts'
import { childcareBands, positions, skills, workTypes } from '../../profiles/contract.ts'
import type { Fit } from '../../search/server/index.ts'
import { usualLanguages } from '../../profiles/choices.ts'
import { type Needs, ruleKeys, wishes } from '../contract.ts'
import { asksAnything, matchOf, rules, wishesOf } from './rules.ts'

const today = '2026-03-10'
const days = ['2026-01-01', '2026-03-10', '2026-03-25', '2026-05-01', '2027-01-01']
const anyNeeds: fc.Arbitrary<Needs> = fc.record({
  position: fc.option(fc.constantFrom(...positions)),
  tasks: fc.subarray([...skills]),
  children: fc.subarray([...childcareBands]),
  languages: fc.subarray([...usualLanguages]),
  work_type: fc.option(fc.constantFrom(...workTypes)),
  budget: fc.option(fc.integer({ min: 1, max: 6000 })),
  start_date: fc.option(fc.constantFrom(...days)),
  musts: fc.subarray([...wishes]),
  priorities: fc.subarray([...wishes]),
})
const anyFit: fc.Arbitrary<Fit> = fc.record({
  position: fc.option(fc.constantFrom(...positions)),
  skills: fc.subarray([...skills]),
  childcare: fc.option(fc.subarray([...childcareBands])),
  languages: fc.subarray([...usualLanguages]),
  workType: fc.option(fc.constantFrom(...workTypes)),
  salary: fc.option(fc.integer({ min: 1, max: 6000 })),
  availableFrom: fc.option(fc.constantFrom('', ...days)),
  checks: fc.nat(4),
})

const needs: Needs = {
  position: 'Nanny',
  tasks: ['Babycare', 'Cooking'],
  children: ['newborn', 'toddler'],
  languages: ['English', 'Arabic'],
  work_type: 'live_in',
  budget: 2000,
  start_date: '2026-04-01',
  musts: ['position'],
  priorities: [],
}
const scoreOf = (...of: Parameters<typeof matchOf>) => matchOf(...of).score
const ideal: Fit = {
  position: 'Nanny',
  skills: ['Babycare', 'Cooking'],
  childcare: ['newborn', 'toddler'],
  languages: ['English', 'Arabic'],
  workType: 'live_in',
  salary: 1800,
  availableFrom: '',
  checks: 0,
}
const nobody: Needs = {
  position: null,
  tasks: [],
  children: [],
  languages: [],
  work_type: null,
  budget: null,
  start_date: null,
  musts: [],
  priorities: [],
}
test('every rule is in the table once and the weights make a whole', () => {
  expect(rules.map(({ key }) => key).toSorted()).toEqual([...ruleKeys].toSorted())
  expect(rules.reduce((sum, { weight }) => sum + weight, 0)).toBe(100)
})

test('whoever fits in all has 100, with a reason for each', () => {
  const match = matchOf(needs, ideal, today)
  expect(match).toMatchObject({ score: 100, against: [], unknown: [] })
  expect(match.for.map(({ rule }) => rule)).toEqual(rules.map(({ key }) => key))
  expect(match.for).toContainEqual({ rule: 'start', values: ['2026-03-10'] })
})

test('what speaks against her is said, in her own values', () => {
  const { score, against } = matchOf(
    needs,
    { ...ideal, position: 'Cook', skills: ['Cooking'], salary: 2250, availableFrom: '2026-05-01' },
    today,
  )
  // 100 less 25 for the position, half of 25 for the tasks, half of 10 for the pay, half of 5 for the start.
  expect(score).toBe(55)
  expect(against).toEqual([
    { rule: 'position', values: ['Cook'] },
    { rule: 'tasks', values: ['Babycare'] },
    { rule: 'budget', values: ['2250'] },
    { rule: 'start', values: ['2026-05-01'] },
  ])
})

test('what she has not said is unknown, neither for nor against', () => {
  const match = matchOf(needs, nothingSaid, today)
  expect([match.for, match.against]).toEqual([[], []])
  expect(match.unknown.map(({ rule }) => rule)).toEqual(rules.map(({ key }) => key))
  expect(match.score).toBeGreaterThan(0)
  expect(match.score).toBeLessThan(50)
})

test('in short she fits in what matters most to the household: musts, then priorities, then by weight', () => {
  const whyWith = (held: Partial<Needs>) =>
    matchOf({ ...needs, ...held }, ideal, today).why.map(({ rule }) => rule)
  expect(whyWith({})).toEqual(['position', 'tasks', 'children'])
  expect(whyWith({ musts: ['budget'], priorities: ['start_date', 'languages'] })).toEqual([
    'budget',
    'languages',
    'start',
  ])
  expect(matchOf(needs, { ...ideal, skills: ['Cooking'] }, today).why[1]).toEqual({
    rule: 'tasks',
    values: ['Cooking'],
  })
  expect(matchOf(needs, nothingSaid, today).why).toEqual([])
})

test('a budget is exceeded and a start is late in ten steps each', () => {
  const only = { ...nobody, budget: 2000, start_date: null }
  const paid = (salary: number) => scoreOf(only, { ...ideal, salary }, today)
  expect([2000, 2001, 2050, 2051, 2450, 2451, 2500].map(paid)).toEqual([100, 90, 90, 80, 10, 0, 0])
  const later = (availableFrom: string) =>
    scoreOf({ ...nobody, start_date: '2026-04-01' }, { ...ideal, availableFrom }, today)
  expect(['2026-04-01', '2026-04-02', '2026-04-07', '2026-04-08', '2026-05-31'].map(later)).toEqual(
    [100, 90, 90, 80, 0],
  )
})

test('the index is asked for musts first, then for what matters most, then by weight', () => {
  const asked = wishesOf({ ...needs, musts: ['languages'], priorities: ['start_date'] }, today)
  expect(asked.map(({ about, isMust }) => [about, isMust]).slice(0, 4)).toEqual([
    ['languages', true],
    ['available_by', false],
    ['position', false],
    ['skills', false],
  ])
})

test('what is not asked does not count', () => {
  const onlyTasks = {
    ...needs,
    position: null,
    children: [],
    languages: [],
    work_type: null,
    budget: null,
    start_date: null,
  }
  expect(scoreOf(onlyTasks, { ...nothingSaid, skills: ['Babycare', 'Cooking'] }, today)).toBe(100)
  const nothing = { ...onlyTasks, tasks: [] }
  expect([asksAnything(onlyTasks), asksAnything(nothing), scoreOf(nothing, ideal, today)]).toEqual([
    true,
    false,
    0,
  ])
})

describe('whatever is needed and offered', () => {
  test('a score is a whole number from 0 to 100, and every asked rule gives a reason', () => {
    fc.assert(
      fc.property(anyNeeds, anyFit, (needs, fit) => {
        const match = matchOf(needs, fit, today)
        expect(Number.isInteger(match.score) && match.score >= 0 && match.score <= 100).toBe(true)
        const said = new Set(
          [...match.for, ...match.against, ...match.unknown].map(({ rule }) => rule),
        )
        expect(said.size).toBe(rules.filter(({ asks }) => asks(needs, today) !== null).length)
        if (asksAnything(needs) && match.against.length === 0 && match.unknown.length === 0)
          expect(match.score).toBe(100)
      }),
    )
  })

  test('a better fit never scores lower', () => {
    const cheaper = (fit: Fit): Fit => ({
      ...fit,
      salary: fit.salary === null ? null : Math.max(1, fit.salary - 500),
    })
    const sooner = (fit: Fit): Fit => ({
      ...fit,
      availableFrom: fit.availableFrom === null ? null : '',
    })
    const betters: ((fit: Fit, needs: Needs) => Fit)[] = [
      cheaper,
      sooner,
      (fit, { position }) => ({ ...fit, position: position ?? fit.position }),
      (fit, { work_type }) => ({ ...fit, workType: work_type ?? fit.workType }),
      (fit, { budget }) => ({ ...fit, salary: budget ?? fit.salary }),
      // One asked value more each, also for someone who had said nothing.
      (fit, { tasks: [task] }) =>
        task === undefined ? fit : { ...fit, skills: [...new Set([...fit.skills, task])] },
      (fit, { languages: [language] }) =>
        language === undefined
          ? fit
          : { ...fit, languages: [...new Set([...fit.languages, language])] },
      (fit, { children: [band] }) =>
        band === undefined
          ? fit
          : { ...fit, childcare: [...new Set([...(fit.childcare ?? []), band])] },
    ]
    fc.assert(
      fc.property(anyNeeds, anyFit, fc.constantFrom(...betters), (needs, fit, better) => {
        expect(scoreOf(needs, better(fit, needs), today)).toBeGreaterThanOrEqual(
          scoreOf(needs, fit, today),
        )
      }),
      { numRuns: 2000 },
    )
  })
})
