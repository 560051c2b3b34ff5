import type { Context } from '../../../platform/server/context.ts'
import { qatarDate } from '../../../platform/shared/format.ts'
import type { OrderLineKind } from '../choices.ts'
import { quote, type QuoteCandidate } from '../quote.ts'
import { type AgencyFees, type CandidateFacts, describeCandidates } from './ports.ts'
import { countryOf, getPriceList } from './prices/price-list.ts'

/** A candidate as a quote takes her; her agency asks what it asks for her country. */
export function quotedCandidate(
  facts: Pick<CandidateFacts, 'salaryMinor' | 'nationality' | 'place' | 'agency'> | undefined,
  fees: AgencyFees = new Map(),
): QuoteCandidate {
  const country = facts?.nationality == null ? null : (countryOf(facts.nationality) ?? null)
  const agency = facts?.agency ?? null
  const fee = fees.get(country ?? '')?.find(({ agencyId }) => agencyId === agency?.id)
  return {
    salaryMinor: facts?.salaryMinor ?? null,
    country,
    place: facts?.place ?? 'unknown',
    agency: agency && { name: agency.name, feeMinor: fee?.feeMinor ?? null },
  }
}

/** The lines that selecting a candidate opens an order with: those of her quote that are due with it. */
export async function linesToOrder(
  ctx: Context,
  candidateId: number,
): Promise<{ kind: OrderLineKind; amountMinor: number }[]> {
  const facts = (await describeCandidates(ctx, [candidateId])).get(candidateId)
  return quote({
    candidate: quotedCandidate(facts),
    situation: { plan: null, visa: 'service', agency: null, ordered: null },
    prices: await getPriceList(ctx),
    guarantee: null,
    day: qatarDate(ctx.now),
  })
    .lines.filter(({ isInOrder }) => isInOrder)
    .map(({ kind, amountMinor }) => ({
      kind: kind as OrderLineKind,
      amountMinor: amountMinor ?? 0,
    }))
}
