import { eq } from 'drizzle-orm'
import { z } from 'zod'
import { chosenProvider } from '../../../../gateways/payments/index.ts'
import type { Context } from '../../../../platform/server/context.ts'
import {
  type OperatorSetting,
  operatorSetting,
  refusePast,
  reviveDated,
} from '../../../../platform/server/operator-settings.ts'
import { enforce } from '../../../../platform/shared/errors.ts'
import { qatarDate } from '../../../../platform/shared/format.ts'
import { defaultCurrency, toMinor } from '../../../../platform/shared/money.ts'
import {
  currencyInput,
  type GuaranteeInput,
  guaranteeInput,
  listsMax,
  type PriceListInput,
  priceListInput,
} from '../../price-contract.ts'
import { currencyRefusal } from '../policy.ts'
import { orders } from '../tables.ts'
import { type GuaranteeRule, guaranteeRule, referenceGuarantee } from './guarantee.ts'
import { type PriceList, priceList, referencePrices } from './price-list.ts'
import { presentPriceList } from './present-price-list.ts'
import { currencySetting, lockCurrency } from '../currency.ts'

const today = (ctx: Context): string => qatarDate(ctx.now)
const emptyIsNull = <T>(lists: T[]): T[] | null => (lists.length === 0 ? null : lists)

/** Price lists, each from its day on; a list that has begun is never rewritten. */
const prices = operatorSetting<PriceList[]>({
  key: 'prices',
  schema: z.array(priceList),
  input: z
    .array(priceListInput)
    .max(listsMax, 'tooMany')
    .transform((lists) => emptyIsNull(lists.map(keptPriceList))),
  standard: [referencePrices],
  present: (lists) => lists.map(presentPriceList),
  check: (ctx, change) => refusePast(today(ctx), change),
  revive: reviveDated(today),
})

/** The legal guarantee, by the same rules. */
const guarantees = operatorSetting<GuaranteeRule[]>({
  key: 'guarantees',
  schema: z.array(guaranteeRule),
  input: z
    .array(guaranteeInput)
    .max(listsMax, 'tooMany')
    .transform((rules) => emptyIsNull(rules.map(keptGuarantee))),
  standard: [referenceGuarantee],
  present: (rules) => rules.map(presentGuarantee),
  check: (ctx, change) => refusePast(today(ctx), change),
  revive: reviveDated(today),
})

/** The one currency. Amounts aren't converted, so that nobody may owe anything in the old one. */
const currency = operatorSetting<{ code: string }>({
  key: currencySetting.key,
  schema: currencySetting.schema,
  input: currencyInput.nullable(),
  standard: { code: defaultCurrency },
  present: (value) => value,
  check: async (ctx) => {
    await lockCurrency(ctx, 'change')
    const open = await ctx.db.$count(orders, eq(orders.status, 'pending'))
    enforce(currencyRefusal(open, chosenProvider(ctx).takesAnyCurrency))
  },
})

/** What the operator sets of the money. */
export const billingSettings: OperatorSetting[] = [prices, guarantees, currency]

function keptPriceList(list: PriceListInput): PriceList {
  return {
    effectiveFrom: list.effective_from,
    source: list.source,
    plansMinor: {
      basic: toMinor(list.plans.basic),
      standard: toMinor(list.plans.standard),
      premium: toMinor(list.plans.premium),
    },
    visaService: {
      amountMinor: toMinor(list.visa_service.amount),
      monthlyMinor: toMinor(list.visa_service.monthly),
      aimDays: list.visa_service.aim_days,
    },
    privateSponsorship: {
      amountMinor: toMinor(list.private_sponsorship.amount),
      days: list.private_sponsorship.days,
    },
    recruitmentCaps: {
      decision: list.recruitment_caps.decision,
      inForceSince: list.recruitment_caps.in_force_since,
      amountsMinor: list.recruitment_caps.amounts.map(({ country, amount }) => ({
        country,
        amountMinor: toMinor(amount),
      })),
    },
    elsewhere: list.elsewhere && {
      platformAccessMinor: toMinor(list.elsewhere.platform_access),
      nannyVisaMinor: toMinor(list.elsewhere.nanny_visa),
    },
    endOfService: { daysPerYear: list.end_of_service_days },
  }
}

function keptGuarantee(rule: GuaranteeInput): GuaranteeRule {
  return {
    effectiveFrom: rule.effective_from,
    decision: rule.decision,
    wholeMonths: rule.whole_months,
    reducedMonths: rule.reduced_months,
    percentPerMonth: rule.percent_per_month,
    partMonths: rule.part_months,
    baseIncludesGovernmentFees: rule.base_includes_government_fees,
    causes: rule.causes,
  }
}

/** A rule as the operator writes it. */
function presentGuarantee(rule: GuaranteeRule): GuaranteeInput {
  return {
    effective_from: rule.effectiveFrom,
    decision: rule.decision,
    whole_months: rule.wholeMonths,
    reduced_months: rule.reducedMonths,
    percent_per_month: rule.percentPerMonth,
    part_months: rule.partMonths,
    base_includes_government_fees: rule.baseIncludesGovernmentFees,
    causes: rule.causes,
  }
}
