import { z } from 'zod'
import type { Context } from '../../../../platform/server/context.ts'
import { readSetting } from '../../../../platform/server/settings.ts'
import { guaranteeCauses as causes } from '../../choices.ts'
import { addMonths, daysBetween } from '../../../../platform/shared/days.ts'
import type { Quote, QuoteLine } from '../../quote.ts'

/** The legal guarantee of a hire, as the settings' row `guarantees` holds it. */
export const guaranteeRule = z.object({
  /** The decision that it comes from. */
  decision: z.string(),
  /** For contracts from this day on. */
  effectiveFrom: z.iso.date(),
  /** Months in which everything comes back. */
  wholeMonths: z.int().nonnegative(),
  /** Months after them in which a part comes back. */
  reducedMonths: z.int().nonnegative(),
  /** What a month worked in that time takes off, in percent of the base. */
  percentPerMonth: z.number().min(0).max(100),
  /** Whether a month that has begun counts whole or by its days. */
  partMonths: z.enum(['full', 'pro_rata']),
  /** Whether government fees are in the base of the percentage. */
  baseIncludesGovernmentFees: z.boolean(),
  /** In the reduced time only these give money back. */
  causes: z.array(z.enum(causes)),
})
export type GuaranteeRule = z.output<typeof guaranteeRule>

/** Decision 21/2021, for contracts signed after 8 January 2022. */
export const referenceGuarantee: GuaranteeRule = {
  decision: '21/2021',
  effectiveFrom: '2022-01-09',
  wholeMonths: 3,
  reducedMonths: 6,
  percentPerMonth: 15,
  partMonths: 'full',
  baseIncludesGovernmentFees: true,
  causes: [...causes],
}

/** The rule for a contract of a day; null before the first one. */
export function guaranteeOn(rules: readonly GuaranteeRule[], day: string): GuaranteeRule | null {
  const begun = rules.filter(({ effectiveFrom }) => effectiveFrom <= day)
  return begun.reduce<GuaranteeRule | null>(
    (newest, rule) =>
      newest === null || rule.effectiveFrom > newest.effectiveFrom ? rule : newest,
    null,
  )
}

/** What the operator has set, beside the reference. */
export const listGuarantees = async (ctx: Context): Promise<GuaranteeRule[]> => [
  referenceGuarantee,
  ...(await readSetting(ctx, 'guarantees', z.array(guaranteeRule), [])),
]

interface Ending {
  paidMinor: number
  governmentFeesMinor: number
  /** The first day of the contract, and the day on which it ends (YYYY-MM-DD). */
  startsOn: string
  endsOn: string
  /** Why it ends; absent: one of the causes that count. */
  cause?: (typeof causes)[number] | 'other'
  /** The household assaulted the worker or broke the contract: the right is lost. */
  isForfeited?: boolean
}

export interface GuaranteeResult {
  phase: 'whole' | 'reduced' | 'over'
  wholeUntil: string
  lastDay: string
  /** Months that take something off. */
  monthsCounted: number
  amountMinor: number
}

/** What comes back when a hire ends on a day: all at first, then less with each month worked, then nothing. */
export function guaranteeRefund(rule: GuaranteeRule, ending: Ending): GuaranteeResult {
  const { paidMinor, governmentFeesMinor, startsOn, endsOn } = ending
  const wholeUntil = addMonths(startsOn, rule.wholeMonths)
  const lastDay = addMonths(startsOn, rule.wholeMonths + rule.reducedMonths)
  const phase = endsOn <= wholeUntil ? 'whole' : endsOn <= lastDay ? 'reduced' : 'over'
  const monthsCounted =
    phase === 'whole'
      ? 0
      : Math.min(
          rule.reducedMonths,
          monthsBetween(startsOn, rule.wholeMonths, endsOn, rule.partMonths),
        )
  const base = rule.baseIncludesGovernmentFees ? paidMinor : paidMinor - governmentFeesMinor
  const reduced =
    paidMinor -
    Math.round((base * rule.percentPerMonth * monthsCounted) / 100) -
    governmentFeesMinor
  const counts = ending.cause === undefined || rule.causes.some((cause) => cause === ending.cause)
  const due = { whole: paidMinor, reduced: counts ? Math.max(0, reduced) : 0, over: 0 }
  return {
    phase,
    wholeUntil,
    lastDay,
    monthsCounted,
    amountMinor: ending.isForfeited === true ? 0 : due[phase],
  }
}

/** What comes back of a quote's order when the hire ends on a day: of the lines that say that something does, from their day on; null when none does. */
export function refundOfQuote(
  { lines }: Pick<Quote, 'lines'>,
  rule: GuaranteeRule | null,
  ending: Pick<Ending, 'endsOn' | 'cause'>,
): GuaranteeResult | null {
  const returning = lines.filter(({ isInOrder, back }) => isInOrder && back !== null)
  const startsOn = returning[0]?.dueOn ?? null
  if (rule === null || startsOn === null) return null
  const sum = (of: readonly QuoteLine[]) =>
    of.reduce((total, { amountMinor }) => total + (amountMinor ?? 0), 0)
  return guaranteeRefund(rule, {
    paidMinor: sum(returning),
    governmentFeesMinor: sum(returning.filter(({ receiver }) => receiver === 'authority')),
    startsOn,
    ...ending,
  })
}

/** Months worked after the first `skipped`, the last one whole or by its days. */
function monthsBetween(
  startsOn: string,
  skipped: number,
  endsOn: string,
  partMonths: GuaranteeRule['partMonths'],
): number {
  let whole = 0
  while (addMonths(startsOn, skipped + whole + 1) <= endsOn) whole++
  const from = addMonths(startsOn, skipped + whole)
  if (from === endsOn) return whole
  return (
    whole +
    (partMonths === 'full'
      ? 1
      : daysBetween(from, endsOn) / daysBetween(from, addMonths(startsOn, skipped + whole + 1)))
  )
}
