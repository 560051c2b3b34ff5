import {
  dayNumber,
  type Fit,
  offers,
  type Wish,
  type WishedField,
} from '../../search/server/index.ts'
import type { NeedsMet } from '../../hiring/server/ports.ts'
import type { Match, Needs, Reason, RuleKey, WishName } from '../contract.ts'

type Asked = Wish['asked']

interface Rule {
  key: RuleKey
  /** What of the household's needs it is about, and what of a candidate. */
  wish: WishName
  about: WishedField
  /** Its part of a score when everything is asked. */
  weight: number
  /** What is asked; null when the household doesn't. */
  asks(needs: Needs, today: string): Asked | null
  /** What she offers, where that is said instead of what is asked. */
  says?(fit: Fit, today: string): string
}

/** In so many equal steps a fit goes from whole to nothing. */
const steps = 10
/** At a quarter above the budget nothing of the fit is left; likewise so many days after the start. */
const overBudgetMax = 4
const lateDaysMax = 60

/**
 * The one table of what makes a match. Each rule reads only what a household needs and a candidate offers: `Fit` holds nothing of
 * nationality, religion, marital status, age or looks. A better fit never lowers a score (rules.test.ts proves it).
 */
export const rules: readonly Rule[] = [
  {
    key: 'position',
    wish: 'position',
    about: 'position',
    weight: 25,
    asks: ({ position }) => one(position),
    says: ({ position }) => position ?? '',
  },
  {
    key: 'tasks',
    wish: 'tasks',
    about: 'skills',
    weight: 25,
    asks: ({ tasks }) => several(tasks),
  },
  {
    key: 'children',
    wish: 'children',
    about: 'children',
    weight: 15,
    asks: ({ children }) => several(children),
  },
  {
    key: 'workType',
    wish: 'work_type',
    about: 'work_type',
    weight: 10,
    asks: ({ work_type }) => one(work_type),
    says: ({ workType }) => workType ?? '',
  },
  {
    key: 'budget',
    wish: 'budget',
    about: 'salary',
    weight: 10,
    asks: ({ budget }) =>
      budget === null
        ? null
        : stepwise((step) =>
            Math.floor((budget * (overBudgetMax * steps + step)) / (overBudgetMax * steps)),
          ),
    says: ({ salary }) => String(salary),
  },
  {
    key: 'languages',
    wish: 'languages',
    about: 'languages',
    weight: 10,
    asks: ({ languages }) => several(languages),
  },
  {
    key: 'start',
    wish: 'start_date',
    about: 'available_by',
    weight: 5,
    asks: ({ start_date }, today) => {
      if (start_date === null) return null
      const wanted = dayNumber(start_date < today ? today : start_date)
      return stepwise((step) => wanted + (lateDaysMax / steps) * step)
    },
    says: ({ availableFrom }, today) =>
      availableFrom === null || availableFrom < today ? today : availableFrom,
  },
]

const one = (value: string | null): Asked | null => (value === null ? null : several([value]))

const several = (values: readonly string[]): Asked | null =>
  values.length === 0 ? null : { values }

const stepwise = (limit: (step: number) => number): Asked => ({
  limits: Array.from({ length: steps }, (_, step) => limit(step)),
})

type Judgement = Record<'for' | 'against' | 'unknown', string[] | null> & {
  /** 0 to 1. */
  fit: number
}
const silent = { for: null, against: null, unknown: null }

/** How well she fits what is asked, and what is to be said of it; null when the household doesn't ask. */
function judge(rule: Rule, needs: Needs, fit: Fit, today: string): Judgement | null {
  const asked = rule.asks(needs, today)
  if (asked === null) return null
  const offered = offers[rule.about](fit)
  const own = rule.says && (() => [rule.says!(fit, today)])
  if ('limits' in asked) {
    // What isn't known counts half of what fits: less than a yes, more than a no.
    if (offered === null) return { ...silent, fit: 0.5, unknown: [] }
    const reached = asked.limits.filter((limit) => (offered as number) <= limit).length
    const isWhole = reached === asked.limits.length
    return { ...silent, fit: reached / asked.limits.length, [isWhole ? 'for' : 'against']: own!() }
  }
  const { values } = asked
  // Each value asked for counts alike. Where nothing is known, less than one of them counts: the first that is known is a gain.
  if (offered === null) return { ...silent, fit: 0.5 / values.length, unknown: [...values] }
  const has = (value: string) => (offered as readonly string[]).includes(value)
  const [found, missing] = [values.filter(has), values.filter((value) => !has(value))]
  return {
    fit: found.length / values.length,
    for: found.length > 0 ? found : null,
    against: missing.length > 0 ? (own?.() ?? missing) : null,
    unknown: null,
  }
}

/** The rules in the order of what matters to the household: its musts, what it said matters most, the rest; by weight among each. */
const inOrder = ({ musts, priorities }: Needs): Rule[] => {
  const place = ({ wish }: Rule) => (musts.includes(wish) ? 0 : priorities.includes(wish) ? 1 : 2)
  return rules.toSorted((a, b) => place(a) - place(b))
}

/** What the household asks, as the index is asked for it: what matters more first. */
export const wishesOf = (needs: Needs, today: string): Wish[] =>
  inOrder(needs).flatMap((rule) => {
    const asked = rule.asks(needs, today)
    const { about, weight, wish } = rule
    return asked === null ? [] : [{ about, weight, isMust: needs.musts.includes(wish), asked }]
  })

/** So many reasons say in short why she fits. */
const mostWhys = 3

/**
 * How well she fits, in whole percent of what is asked, rounded down (0 when nothing is); what speaks for her, against her, and what she
 * hasn't said; and in short why she fits, what matters most first.
 */
export function matchOf(needs: Needs, fit: Fit, today: string): Match {
  const judged = rules.flatMap((rule) => {
    const judgement = judge(rule, needs, fit, today)
    return judgement === null ? [] : [{ rule, judgement }]
  })
  const reached = judged.reduce((sum, { rule, judgement }) => sum + rule.weight * judgement.fit, 0)
  const asked = judged.reduce((sum, { rule }) => sum + rule.weight, 0)
  const reasons = (kind: 'for' | 'against' | 'unknown'): Reason[] =>
    judged.flatMap(({ rule: { key }, judgement: { [kind]: values } }) =>
      values === null ? [] : [{ rule: key, values }],
    )
  const speaking = reasons('for')
  return {
    // Sums of fractions end a hair below the whole number that they are.
    score: asked === 0 ? 0 : Math.floor((reached * 100) / asked + 1e-9),
    why: inOrder(needs)
      .flatMap(({ key }) => speaking.filter(({ rule }) => rule === key))
      .slice(0, mostWhys),
    for: speaking,
    against: reasons('against'),
    unknown: reasons('unknown'),
  }
}

type Answers = NonNullable<ReturnType<NeedsMet['of']['get']>>['answers']

/** How each thing that is asked is met, what matters most to the household first. */
export function answersOf(needs: Needs, fit: Fit, today: string): Answers {
  return inOrder(needs).flatMap((rule) => {
    const judgement = judge(rule, needs, fit, today)
    if (judgement === null) return []
    const { for: has, against: lacks, unknown } = judgement
    const verdict =
      unknown !== null ? 'unknown' : lacks === null ? 'met' : has === null ? 'missed' : 'partly'
    // What is said of a single thing is on her profile.
    const several = rule.says === undefined
    return {
      wish: rule.wish,
      verdict,
      has: several ? (has ?? []) : [],
      lacks: several ? (lacks ?? unknown ?? []) : [],
    }
  })
}

/** What the household asks for, what matters most to it first. */
export const askedOf = (needs: Needs): { wish: WishName; isMust: boolean }[] =>
  inOrder(needs).flatMap(({ wish, asks }) =>
    asks(needs, '') === null ? [] : { wish, isMust: needs.musts.includes(wish) },
  )

/** Whether the household asks for anything. */
export const asksAnything = (needs: Needs): boolean =>
  rules.some(({ asks }) => asks(needs, '') !== null)
