import type { Context } from '../../../platform/server/context.ts'
import { qatarDate } from '../../../platform/shared/format.ts'
import type { OrderLineKind, VisaWay } from '../choices.ts'
import { type Quote, quote, type QuoteAgency } from '../quote.ts'
import { type AgencyFees, agencyFees, type CandidateFacts } from './ports.ts'
import { guaranteeOn, type GuaranteeRule, listGuarantees } from './prices/guarantee.ts'
import { quotedCandidate } from './lines-to-order.ts'
import { getPriceList, type PriceList } from './prices/price-list.ts'

/** What quotes of a moment are made of, read once for many. */
export interface QuoteSources {
  prices: PriceList
  rules: readonly GuaranteeRule[]
  fees: AgencyFees
  today: string
}

export async function quoteSources(ctx: Context): Promise<QuoteSources> {
  const [prices, rules, fees] = await Promise.all([
    getPriceList(ctx),
    listGuarantees(ctx),
    agencyFees(ctx),
  ])
  return { prices, rules, fees, today: qatarDate(ctx.now) }
}

/** What agencies ask for bringing somebody from a country. */
export const offeredIn = (fees: AgencyFees, country: string | null): number[] =>
  (fees.get(country ?? '') ?? []).map(({ feeMinor }) => feeMinor)

/** The order of a quote: its lines bind, and its payment is what the days count from. */
export interface QuotedOrder {
  paidAt: Date | null
  lines: readonly { kind: OrderLineKind; amountMinor: number }[]
  /** The licensed agency that the household chose. */
  agency: QuoteAgency | null
}

/** What a household pays for a candidate: by its order, or an estimate before there is one. */
export function quoteFor(
  { prices, rules, fees, today }: QuoteSources,
  facts: Pick<CandidateFacts, 'salaryMinor' | 'nationality' | 'place' | 'agency'> | undefined,
  order: QuotedOrder | null,
  visa: VisaWay = 'service',
): Quote {
  const day = order?.paidAt ? qatarDate(order.paidAt) : today
  const candidate = quotedCandidate(facts, fees)
  return quote({
    candidate,
    situation: {
      plan: null,
      visa,
      agency: order?.agency ?? null,
      offeredMinor: offeredIn(fees, candidate.country),
      ordered: order?.lines ?? null,
    },
    prices,
    guarantee: guaranteeOn(rules, day),
    day,
  })
}
