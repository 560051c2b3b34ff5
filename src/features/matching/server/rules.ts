import type { Fit } from '../../search/server/index.ts'
import type { Match, Needs, Reason, RuleKey } from '../contract.ts'

interface Judgement {
  /** 0 to 1. */
  fit: number
  for?: string[]
  against?: string[]
  unknown?: string[]
}

interface Rule {
  key: RuleKey
  /** Its part of a score when everything is asked. */
  weight: number
  /** Whoever is known to miss it altogether doesn't fit at all, whatever else she offers. */
  isMust?: true
  /** How well she fits what is asked; null when the household doesn't ask. */
  judge(needs: Needs, fit: Fit, today: string): Judgement | null
}

/** What isn't known counts half of what fits: less than a yes, more than a no. */
const unknownFit = 0.5
/** So much above the budget, as a part of it, nothing of the fit is left; likewise so many days after the start. */
const overBudgetMax = 0.25
const lateDaysMax = 60
const dayMs = 86_400_000

/**
 * The one table of what makes a match. Each rule reads only what a household needs and a candidate offers: `Fit` holds nothing of
 * nationality, religion, marital status, age or looks. A better fit never lowers a score (rules.test.ts proves it).
 */
export const rules: readonly Rule[] = [
  {
    key: 'position',
    weight: 25,
    isMust: true,
    judge: ({ position }, fit) => one(position, fit.position),
  },
  {
    key: 'tasks',
    weight: 25,
    judge: ({ tasks }, { skills }) => several(tasks, skills.length === 0 ? null : skills),
  },
  {
    key: 'children',
    weight: 15,
    judge: ({ children }, { childcare }) => several(children, childcare),
  },
  { key: 'workType', weight: 10, judge: ({ work_type }, { workType }) => one(work_type, workType) },
  { key: 'budget', weight: 10, judge: ({ budget }, { salary }) => within(budget, salary) },
  {
    key: 'languages',
    weight: 10,
    judge: (needs, { languages }) =>
      several(needs.languages, languages.length === 0 ? null : languages),
  },
  {
    key: 'start',
    weight: 5,
    judge: ({ start_date }, { availableFrom }, today) => inTime(start_date, availableFrom, today),
  },
]

function one(asked: string | null, offered: string | null): Judgement | null {
  if (asked === null) return null
  if (offered === null) return { fit: unknownFit, unknown: [asked] }
  return offered === asked ? { fit: 1, for: [offered] } : { fit: 0, against: [offered] }
}

/** Each value asked for counts alike. Where nothing is known, less than one of them counts: the first that is known is a gain. */
function several(asked: readonly string[], offered: readonly string[] | null): Judgement | null {
  if (asked.length === 0) return null
  if (offered === null) return { fit: unknownFit / asked.length, unknown: [...asked] }
  const found = asked.filter((value) => offered.includes(value))
  return {
    fit: found.length / asked.length,
    for: found,
    against: asked.filter((value) => !offered.includes(value)),
  }
}

function within(budget: number | null, salary: number | null): Judgement | null {
  if (budget === null) return null
  if (salary === null) return { fit: unknownFit, unknown: [] }
  if (salary <= budget) return { fit: 1, for: [String(salary)] }
  return {
    fit: Math.max(0, 1 - (salary - budget) / (budget * overBudgetMax)),
    against: [String(salary)],
  }
}

function inTime(
  start: string | null,
  availableFrom: string | null,
  today: string,
): Judgement | null {
  if (start === null) return null
  if (availableFrom === null) return { fit: unknownFit, unknown: [] }
  const from = availableFrom < today ? today : availableFrom
  const wanted = start < today ? today : start
  const lateDays = (Date.parse(from) - Date.parse(wanted)) / dayMs
  return lateDays <= 0
    ? { fit: 1, for: [from] }
    : { fit: Math.max(0, 1 - lateDays / lateDaysMax), against: [from] }
}

/** Whether she is known to miss what must be. */
export const missesMust = (needs: Needs, fit: Fit, today: string): boolean =>
  rules.some(({ isMust, judge }) => isMust && judge(needs, fit, today)?.fit === 0)

/** Steps in which two who have the same score are compared by one rule. */
const steps = 10
const mostChecks = 9
const mostDays = 999

/**
 * Tells those with the same score apart, the greatest first: by what the household asks, what weighs more before what weighs less, then by
 * the checks that were made, then by how soon she is free.
 */
export function rankOf(needs: Needs, fit: Fit, today: string): number {
  const asked = rules.reduce(
    (rank, { judge }) =>
      rank * (steps + 1) + Math.round((judge(needs, fit, today)?.fit ?? 0) * steps),
    0,
  )
  const { availableFrom, checks } = fit
  const days =
    availableFrom === null
      ? mostDays
      : Math.max(0, (Date.parse(availableFrom || today) - Date.parse(today)) / dayMs)
  const checked = asked * (mostChecks + 1) + Math.min(checks, mostChecks)
  return checked * (mostDays + 1) + mostDays - Math.min(days, mostDays)
}

/** How well a candidate fits, in whole percent of what is asked, rounded down; 0 when nothing is. */
export function scoreOf(needs: Needs, fit: Fit, today: string): number {
  let [reached, asked] = [0, 0]
  for (const { weight, judge } of rules) {
    const judgement = judge(needs, fit, today)
    if (judgement === null) continue
    reached += weight * judgement.fit
    asked += weight
  }
  // Sums of fractions end a hair below the whole number that they are.
  return asked === 0 ? 0 : Math.floor((reached * 100) / asked + 1e-9)
}

/** The score with what speaks for her, against her, and what she hasn't said. */
export function matchOf(needs: Needs, fit: Fit, today: string): Match {
  const match: Match = { score: scoreOf(needs, fit, today), for: [], against: [], unknown: [] }
  const add = (list: Reason[], rule: RuleKey, values: string[] | undefined, isSaid: boolean) => {
    if (values !== undefined && (values.length > 0 || isSaid)) list.push({ rule, values })
  }
  for (const { key, judge } of rules) {
    const judgement = judge(needs, fit, today)
    if (judgement === null) continue
    add(match.for, key, judgement.for, false)
    add(match.against, key, judgement.against, false)
    add(match.unknown, key, judgement.unknown, true)
  }
  return match
}

/** Whether the household asks for anything. */
export const asksAnything = ({
  position,
  tasks,
  children,
  languages,
  work_type,
  budget,
  start_date,
}: Needs): boolean =>
  [position, work_type, budget, start_date].some((value) => value !== null) ||
  [tasks, children, languages].some((list) => list.length > 0)
